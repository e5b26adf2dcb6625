"""What is tried, and the tables at which it is tried: rulebooks under a house's answers, hands dealt to order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import chain

from croupier.play import Hand, start
from croupier.rules import Library, Rulebook
from croupier.rules.compiling import House, Subject, compiled
from croupier.spec import Fault, SpecError
from croupier.table import DECK, Action, Card, Offer, Record, Stakes
from croupier.table.cards import RANKS, SUITS, read_card
from tests.public.judging import OURS, Judge
from tests.public.reading import HERE, Answers, positions

LIBRARY = Library(HERE / "spec")


@dataclass(frozen=True, slots=True, kw_only=True)
class Implementation:
    """Ours, or a miniature: one that is wrong in one way."""

    rules: Callable[[Rulebook], Rulebook] = lambda rules: rules
    """The rulebook it plays by when it is given one."""
    record: Callable[[Record], Record] = lambda record: record
    """What it writes down of a hand."""
    judge: Judge = OURS
    card: Callable[[str], Card] = read_card


@dataclass(frozen=True, slots=True, kw_only=True)
class Seating:
    """Everything that a hand begins with but the cards."""

    rules: Rulebook
    stakes: Stakes
    stacks: tuple[int, ...]
    button: int
    hands: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    """The cards of those seats whose cards matter."""

    def begun(self, hands: Mapping[int, tuple[Card, ...]] | None = None) -> Hand:
        """The hand with these cards, or with its own."""
        cards = dealt(self.hands if hands is None else hands, len(self.stacks), self.button)
        return start(self.rules, stacks=self.stacks, deck=cards, button=self.button, stakes=self.stakes)


def rulebook(slug: str, answers: Answers) -> Rulebook:
    """A variant of this folder in a house that answers like ours, but for the usual answers and for these."""
    told = {**positions().usual, **answers}
    return _rulebook(slug, tuple(sorted(told.items())))


@cache
def _rulebook(slug: str, answers: tuple[tuple[str, str | tuple[str, ...]], ...]) -> Rulebook:
    entry, ours = LIBRARY.variant(slug), LIBRARY.houses["home"]
    unknown = {word for word, _ in answers} - ours.policies.keys()
    assert not unknown, f"no house is asked about {unknown}"
    house = House(slug="home", document=replace(ours, policies={**ours.policies, **dict(answers)}))
    faults: list[Fault] = []
    rules = compiled(Subject(slug=slug, document=entry.document, house=house), entry.plan, faults)
    if rules is None:
        raise SpecError(faults)
    return rules


def dealt(hands: Mapping[int, Sequence[Card]], seats: int, button: int) -> tuple[Card, ...]:
    """A deck that deals these hands, and others to the other seats. Five cards each, clockwise from the dealer."""
    told = set(chain.from_iterable(hands.values()))
    spare = iter([card for card in _mixed() if card not in told])
    whole = {seat: hands[seat] if seat in hands else [next(spare) for _ in range(5)] for seat in range(seats)}
    order = [(button + 1 + place) % seats for place in range(seats)]
    return (*(whole[seat][row] for row in range(5) for seat in order), *spare)


def _mixed() -> Iterator[Card]:
    """A deck in which neighbours have little in common."""
    return (DECK[place * 19 % len(DECK)] for place in range(len(DECK)))


BEST: tuple[Card, ...] = tuple(Card(f"{rank}s") for rank in "AKQJT")
"""A hand that nothing beats."""


def standing_for(worth: Mapping[int, object]) -> dict[int, tuple[Card, ...]]:
    """For each seat a hand of five, so that they beat and tie one another as the given hands do.

    What a hand is worth may be anything that can be compared. Four seats at most: each gets cards of suits of its own,
    and of hands that tie the one given later has the higher suit.
    """
    steps = sorted(set(worth.values()))  # type: ignore[type-var]  # anything that can be compared
    assert len(worth) <= len(SUITS), "there are no more hands to stand in"
    found: dict[int, tuple[Card, ...]] = {}
    turns = set(range(len(SUITS)))
    for top, step in enumerate(steps, len(RANKS) - len(steps)):
        tied = [seat for seat, each in worth.items() if each == step]
        by_suit = [turn for suit in range(len(SUITS)) for turn in turns if (top + turn) % len(SUITS) == suit]
        found |= {seat: _straight(top, turn) for seat, turn in zip(tied, by_suit, strict=False)}
        turns -= {*by_suit[: len(tied)]}
    return found


def _straight(top: int, turn: int) -> tuple[Card, ...]:
    """The straight up to a rank; another turn has other cards."""
    return tuple(Card(RANKS[rank] + SUITS[(rank + turn) % len(SUITS)]) for rank in range(top, top - 5, -1))


def to_the_end(hand: Hand, *, beaten: str = "show") -> Hand:
    """The hand after everybody has done as little as possible: checked or called, stood pat, shown or mucked."""
    for _ in range(200):
        if hand.actor is None:
            return hand
        hand = hand.act(least(hand, beaten=beaten))
    return hand


def least(hand: Hand, *, beaten: str = "show") -> Action:
    """The least that the player to act can do."""
    assert hand.actor is not None, "somebody is to act"
    offers = {offer.verb: offer for offer in hand.legal}
    if "shuffle" in offers:
        return shuffle(hand, offers["shuffle"])
    verb = next(verb for verb in ("check", "call", "discard", "keep", beaten) if verb in offers)
    return Action(hand.actor, verb)


def shuffle(hand: Hand, offer: Offer) -> Action:
    """A dealer's shuffle to try the rules: the first cards are those that the next player served threw away."""
    record = hand.record
    owed = {event.seat: len(event.cards) for event in record.during(hand.step, "discard")}
    for event in record.during(hand.step, "draw"):
        owed[event.seat] -= len(event.cards)
    waiting = next((seat for seat, cards in owed.items() if cards), -1)
    own = {card for event in record.of("discard") if event.seat == waiting for card in event.cards}
    return Action(hand.button_seat, "shuffle", cards=tuple(sorted(offer.among, key=lambda card: card not in own)))
