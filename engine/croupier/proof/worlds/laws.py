"""The laws of a state: nothing is made or lost, what is offered can be done, and what is refused changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.play import IllegalAction
from croupier.table import Action

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Iterator

    from croupier.play import Hand
    from croupier.proof.worlds.world import Opening
    from croupier.table import Event, Offer


def conserved(hand: Hand, opening: Opening) -> Iterator[str]:
    """Chips and cards are neither made nor lost."""
    if sum(hand.stacks) + hand.pot != sum(opening.stacks) or min(hand.stacks) < 0:
        yield f"of {sum(opening.stacks)} chips there are {hand.stacks} in the stacks and {hand.pot} in the pot"
    if sorted(hand.cards) != sorted(opening.deck):
        yield "a card is in two places, or nowhere"


def no_dead_end(hand: Hand, followed: Collection[Action]) -> Iterator[str]:
    """A hand that goes on offers something, and what is offered can be done; what is followed is tried elsewhere."""
    if bool(hand.legal) == hand.over:
        yield (
            "the hand is over and something is offered" if hand.over else "the hand is not over and nothing is offered"
        )
    for offer in hand.legal:
        for action in _ends(hand, offer):
            if action not in followed:
                try:
                    hand.act(action)
                except Exception as stumble:  # noqa: BLE001 - whatever the engine raises is what is looked for
                    yield f"{offer} is offered, and cannot be carried out: {stumble!r}"


def refusals_change_nothing(hand: Hand, state: Hashable) -> Iterator[str]:
    """What no offer admits is refused, and afterwards everything is as it was."""
    for action in _illegal(hand):
        try:
            hand.act(action)
        except IllegalAction:
            continue
        except Exception as stumble:  # noqa: BLE001 - as above
            yield f"{action} is not refused, the engine stumbles: {stumble!r}"
        else:
            yield f"{action} was carried out, and no offer admits it"
    if hand.state != state:
        yield "something was refused, and something has changed"


def public(hand: Hand, seat: int | None = None) -> Hashable:
    """What everybody knows of the actions of a hand; of its own, a seat knows the cards as well."""
    return tuple(
        action if action.seat == seat else (action.seat, action.verb, action.chips, len(action.cards))
        for action in hand.history.actions
    )


class Veil:
    """What each seat sees, by all that it may know: its own cards, those that lie face up, and what everybody did.

    Whether a card may lie face up is not asked here: the checks of the clauses on deals and draws do that.
    """

    def __init__(self) -> None:
        self._seen: dict[Hashable, Hashable] = {}

    def leaks(self, hand: Hand) -> Iterator[str]:
        """Whether a seat sees something else than it saw where it knew the same. Nothing after the first show.

        Of the events only the latest are compared: those before were, where they were the latest.
        """
        events = hand.events
        if hand.over or any(event.what == "show" for event in events):
            return
        for seat in range(len(hand.stacks)):
            own = tuple(
                event.cards
                for event in events
                if (event.seat == seat and event.what in {"deal", "draw"}) or is_open(event)
            )
            view = hand.view(seat, past=False)
            sees = (view, tuple(event.veiled(seat) for event in hand.news))
            if self._seen.setdefault((seat, own, public(hand, seat)), sees) != sees:
                yield f"what seat {seat} sees depends on cards that it may not see"


def is_open(event: Event) -> bool:
    """Whether cards came to lie face up."""
    return bool(event.cards) and event.seen == "all"


def _ends(hand: Hand, offer: Offer) -> Iterator[Action]:
    """The least and the most of an offer."""
    assert hand.actor is not None, "something is offered"
    for count in (offer.least, offer.most)[: 1 + (offer.most > offer.least)]:
        if offer.among:
            yield Action(hand.actor, offer.verb, cards=offer.among[:count], takes=offer.takes[:count])
        else:
            yield Action(hand.actor, offer.verb, count)


def _illegal(hand: Hand) -> Iterator[Action]:
    """Somebody else's turn; for each offer one too few, one too many, a card twice; if the hand is over, anything."""
    seats, actor = len(hand.stacks), hand.actor or 0
    verb = hand.legal[0].verb if hand.legal else "check"
    tried = [Action((actor + 1) % seats if hand.legal else actor, verb)]
    for offer in hand.legal:
        if offer.among:
            least = offer.among[: max(offer.least, 1)]
            tried.append(Action(actor, offer.verb, cards=(*least, least[0]), takes=offer.takes[: len(least) + 1]))
        else:
            tried += [Action(actor, offer.verb, chips) for chips in (offer.least - 1, offer.most + 1) if chips > 0]
    return (action for action in tried if action.seat != actor or not any(each.admits(action) for each in hand.legal))
