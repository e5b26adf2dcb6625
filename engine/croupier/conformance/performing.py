"""A hand played as a request asks for it: by our engine, for what is expected, and by whatever stands in for it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier import play
from croupier.conformance.messages import OfferSeen, Ran, StepSeen
from croupier.conformance.vector import action_of
from croupier.play import CannotStart, IllegalAction
from croupier.table import Stakes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.conformance.messages import Run, Words
    from croupier.gherkin.implementation import Implementation
    from croupier.play import Hand, View
    from croupier.rules import Rulebook
    from croupier.table import Offer


@dataclass(frozen=True, slots=True, kw_only=True)
class Performance:
    """What came of a hand."""

    reply: Ran
    hands: tuple[Hand, ...]
    """The hand before each action and after the last one; none if it could not begin."""
    clause: str = ""
    """The full id of the clause by which something was refused."""
    why: str = ""


def perform(rules: Rulebook, run: Run, implementation: Implementation = play) -> Performance:
    """Play a hand to its end, or to the first action that is refused."""
    stakes = Stakes(betting=run.betting, amounts=MappingProxyType(dict(run.stakes)))
    try:
        hand = implementation.start(rules, stacks=run.stacks, deck=run.deck, button=run.button, stakes=stakes)
    except CannotStart as barred:
        return Performance(reply=Ran(seq=run.seq, refused="start"), hands=(), clause=barred.clause, why=barred.why)
    hands = [hand]
    for place, deed in enumerate(run.actions):
        try:
            hands.append(hands[-1].act(action_of(deed)))
        except IllegalAction as refused:
            reply = Ran(seq=run.seq, refused=place, steps=steps_seen(hands, run.level))
            return Performance(reply=reply, hands=tuple(hands), clause=refused.clause, why=refused.why)
    reply = Ran(seq=run.seq, stacks=hands[-1].stacks, steps=steps_seen(hands, run.level))
    return Performance(reply=reply, hands=tuple(hands))


def steps_seen(hands: list[Hand], level: str) -> tuple[StepSeen, ...] | None:
    """The hands as that level tells them; nothing at a level that does not."""
    if level == "legal":
        return tuple(StepSeen(seat=hand.actor, offers=tuple(map(_offer, hand.legal))) for hand in hands)
    if level == "full":
        befores, events = (0, *(len(hand.events) for hand in hands)), hands[-1].events
        return tuple(
            StepSeen(
                seat=hand.actor,
                offers=tuple(map(_offer, hand.legal)),
                step=hand.step,
                views=tuple(view_seen(hand.view(seat, past=False)) for seat in range(len(hand.stacks))),
                events=tuple(event.plain() for event in events[before:after]),
            )
            for hand, (before, after) in zip(hands, pairwise(befores), strict=True)
        )
    return None


def _offer(offer: Offer) -> OfferSeen:
    told = dict(_offer_keys(offer))
    return OfferSeen(verb=offer.verb, **told)  # type: ignore[arg-type]  # the keys are those of the class


def _offer_keys(offer: Offer) -> Iterator[tuple[str, object]]:
    if offer.among:
        yield from (("choose", (offer.least, offer.most)), ("from_", offer.among))
    elif offer.most:
        yield from (("min", offer.least), ("max", offer.most))
    if offer.takes:
        yield "takes", offer.takes
    if offer.price:
        yield "price", offer.price


def view_seen(view: View) -> Words:
    """What a seat may know, as the protocol tells it: a hidden card is `x`, a folded hand has none."""
    return {
        "stacks": list(view.stacks),
        "bets": list(view.bets),
        "pot": view.pot,
        "folded": list(view.folded),
        "hands": [list(cards) for cards in view.hands],
        "piles": [list(cards) for cards in view.piles],
        "stub": view.stub,
        **({"board": {place: list(cards) for place, cards in view.board.items()}} if view.board else {}),
    }
