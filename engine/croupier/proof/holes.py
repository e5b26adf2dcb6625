"""How many can play before the deck runs dry: nobody folds, and everybody draws as many cards as the rules allow."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING

from croupier.phases import the
from croupier.play import Hand, start
from croupier.spec import Fault
from croupier.spec.values import in_words
from croupier.table import Action

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.phases import Step
    from croupier.rules import Entry, Rulebook
    from croupier.table import Offer

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SHORT = "policy.reshuffle"
"""The clause by which nobody may discard what cannot be replaced."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shortage:
    """A hand in which somebody cannot draw as many cards as the limit of the draw allows."""

    seats: int
    step: str
    seat: int
    could: int
    """How many cards that player can still be given."""
    hand: Hand
    """The hand as it stands then."""

    def __str__(self) -> str:
        """The hand in a sentence or two: `with eight players, A dealing, … H could draw none`."""
        hand = self.hand
        most = hand.rules.cards_dealt
        dealt = self.seats * most
        left = len(hand.rules.deck) - dealt
        told = [f"{self.seats} players, A dealing, are dealt {dealt} cards, and {left} are left"]
        for step in hand.rules.steps:
            draws = [(len(event.cards), LETTERS[event.seat]) for event in hand.record.during(step.slug, "discard")]
            if draws:
                told.append(f"in {the(step.name)} {_drawing(draws)}")
        could = in_words(self.could) if self.could else "none"
        return f"{'; '.join(told)}; then {LETTERS[self.seat]} can be given {could}"


def _drawing(draws: list[tuple[int, str]]) -> str:
    """`B to G throw two each`."""
    parts = []
    for count, group in groupby(draws, key=lambda draw: draw[0]):
        names = [name for _, name in group]
        who = f"{names[0]} to {names[-1]}" if len(names) > 2 else " and ".join(names)  # noqa: PLR2004 - a span is three
        parts.append(f"{who} throw{'s' * (len(names) == 1)} {in_words(count)}{' each' * (len(names) > 1)}")
    return ", ".join(parts)


def shortage(rules: Rulebook, seats: int) -> Shortage | None:
    """The hand in which the deck does not suffice for so many players, if there is one."""
    drawn = _drawn_out(rules, seats)
    return drawn if isinstance(drawn, Shortage) else None


def _drawn_out(rules: Rulebook, seats: int) -> Shortage | Hand:
    """The hand in which everybody draws the most, up to the first shortage or to its end."""
    wide = replace(rules, players=(min(rules.players[0], seats), seats))
    hand = start(wide, stacks=(100,) * seats, deck=wide.deck)
    while hand.actor is not None:
        if (short := _short(hand, seats)) is not None:
            return short
        hand = hand.act(_most(hand))
    return hand


def most_players(rules: Rulebook) -> int:
    """The greatest number of players up to which the deck always suffices; 1 if even two are too many."""
    fits = max(seats for seats in range(1, len(rules.deck)) if rules.least_deck(seats) <= len(rules.deck))
    short = _first_shortage(rules, fits)
    return short.seats - 1 if short else fits


def _first_shortage(rules: Rulebook, most: int) -> Shortage | None:
    """Of all numbers of players up to the most, the fewest for whom the deck does not suffice.

    More players may fare better than fewer, since what one throws another may get; but where nothing had to be
    shuffled, fewer need no shuffle either.
    """
    first = None
    for seats in range(most, 1, -1):
        hand = _drawn_out(rules, seats)
        if isinstance(hand, Shortage):
            first = hand
        elif not any(hand.record.of("shuffle")):
            break
    return first


def cards_left(rules: Rulebook) -> int:
    """How many cards at least stay in the deck, however many play and whatever they do; 0 where it can run out.

    Where a limit depends on a card that is kept, nobody knows how many will hold one: then it is taken to run out.
    """
    if any("usually" in step.phase.numbers() for step in rules.steps):
        return 0
    return min(_left(rules, _drawn_out(rules, seats)) for seats in range(rules.players[0], rules.players[1] + 1))


def _left(rules: Rulebook, hand: Shortage | Hand) -> int:
    if isinstance(hand, Shortage) or any(hand.record.of("shuffle")):
        return 0
    return len(rules.deck) - sum(len(event.cards) for event in hand.record.of("deal", "burn", "draw"))


def fewer_elsewhere(entry: Entry, houses: Iterable[str]) -> dict[str, int]:
    """For each of these houses in which the deck can run dry at the number of players stated, up to how many it lasts.

    The variant as it is played where no house rule is agreed on. A house is named by its slug.
    """
    found = {}
    for house in houses:
        rules = entry.under((), house)
        if rules.house != entry.rules.house and any(clause.id == SHORT for clause in rules.clauses):
            short = _first_shortage(rules, rules.players[1])
            if short is not None:
                found[house] = short.seats - 1
    return found


def check_holes(entry: Entry) -> Iterator[Fault]:
    """A warning where the deck can run dry at the number of players stated, and under which house rule."""
    for names in ((), *((name,) for name in entry.document.house_rules)):
        rules = entry.under(names)
        if any(clause.id == SHORT for clause in rules.clauses):
            short = _first_shortage(rules, rules.players[1])
            if short is not None:
                yield _warning(entry, names, short)
                if not names:
                    return


def _warning(entry: Entry, names: tuple[str, ...], short: Shortage) -> Fault:
    source = entry.written.source
    place = source.key_place(("house_rules", *names)) if names else source.place(("players",))
    if not names and entry.document.players is None:
        place = source.place(("extends",))
    under = f"with `{names[0]}`, " if names else ""
    fewer = f"up to {in_words(short.seats - 1)}"
    message = f"{under}the deck can fall short with {in_words(short.seats)} players; it always suffices for {fewer}"
    return Fault("R06", message, place, help=str(short), level="warning")


def _exchanges(hand: Hand) -> list[Offer]:
    """The offers by which cards are exchanged for others of the deck, whatever the phase calls it."""
    return [offer for offer in hand.legal if offer.among and not offer.takes]


def _most(hand: Hand) -> Action:
    """The offer by which the actor exchanges most; or what players do who are not spoken of."""
    actor = hand.actor
    assert actor is not None, "somebody is asked"
    if offers := _exchanges(hand):
        offer = max(offers, key=lambda each: each.most)
        return Action(actor, offer.verb, cards=offer.among[: offer.most])
    verbs = [offer.verb for offer in hand.legal]
    quiet = _step(hand).phase.quiet
    return Action(actor, quiet if quiet in verbs else verbs[0])


def _step(hand: Hand) -> Step:
    return next(step for step in hand.rules.steps if step.slug == hand.step)


def _short(hand: Hand, seats: int) -> Shortage | None:
    """Whether the actor may exchange fewer cards than the step allows, because they could not be replaced."""
    actor = hand.actor
    offers = [offer for offer in _exchanges(hand) if offer.least < len(offer.among)]  # else it is the dealer's shuffle
    if actor is None or not offers:
        return None
    offer = max(offers, key=lambda each: each.most)
    more = Action(actor, offer.verb, cards=hand.holding(actor)[: offer.most + 1])
    refusal = hand.refusal(more)
    if refusal is None or refusal.clause != hand.rules.public(SHORT):
        return None
    return Shortage(seats=seats, step=_step(hand).name, seat=actor, could=offer.most, hand=hand)
