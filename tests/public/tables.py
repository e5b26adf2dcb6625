"""What is tried, and the tables at which it is tried: rulebooks under a house's answers, hands dealt to order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import chain, repeat

from croupier.phases.deal import Deal
from croupier.play import Hand, start
from croupier.rules import Library, Rulebook
from croupier.rules.compiling import House, Subject, compiled
from croupier.rules.rulebook import Share
from croupier.spec import Fault, SpecError
from croupier.table import Action, Card, Offer, Record, Stakes
from croupier.table.cards import RANKS, SUITS, read_card
from tests.public.judging import Judge, Ours
from tests.public.reading import HERE, Answers, positions

LIBRARY = Library(HERE / "spec")


@dataclass(frozen=True, slots=True, kw_only=True)
class Implementation:
    """Ours, or a miniature: one that is wrong in one way."""

    rules: Callable[[Rulebook], Rulebook] = lambda rules: rules
    """The rulebook it plays by when it is given one."""
    record: Callable[[Record], Record] = lambda record: record
    """What it writes down of a hand."""
    judge: Callable[[Share], Judge] = Ours
    """Who says what hands are worth in a share of a pot."""
    card: Callable[[str], Card] = read_card


@dataclass(frozen=True, slots=True, kw_only=True)
class Seating:
    """Everything that a hand begins with but the cards."""

    rules: Rulebook
    stakes: Stakes
    stacks: tuple[int, ...]
    button: int
    hands: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    """The cards of those seats whose cards matter, in the order dealt."""
    board: tuple[Card, ...] = ()
    """The cards on the table, as far as they matter."""

    def begun(self) -> Hand:
        """The hand with these cards."""
        deck = dealt(self)
        return start(self.rules, stacks=self.stacks, deck=deck, button=self.button, stakes=self.stakes)


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


def dealt(seating: Seating) -> tuple[Card, ...]:
    """A deck that deals the hands and the board of a table, and other cards where they do not matter.

    Nobody must fold, draw or have a card burned before the last of them.
    """
    told = {*chain.from_iterable(seating.hands.values()), *seating.board}
    spare = iter([card for card in _mixed(seating.rules.deck) if card not in told])
    seats = len(seating.stacks)
    order = [(seating.button + 1 + place) % seats for place in range(seats)]
    hands = [chain(seating.hands.get(seat, ()), spare) for seat in order]
    board = chain(seating.board, spare)
    deals = [step.phase for step in seating.rules.steps if isinstance(step.phase, Deal)]
    takes = chain.from_iterable(_takes(deal, hands, board) for deal in deals)
    return (*filter(None, [next(cards, None) for cards in takes]), *spare)


def _takes(deal: Deal, hands: Sequence[Iterator[Card]], board: Iterator[Card]) -> Iterator[Iterator[Card]]:
    """For each card of a deal from where it comes."""
    count = deal.down + deal.up
    return repeat(board, count) if deal.lays() else chain.from_iterable(repeat(hands, count))


def _mixed(deck: Sequence[Card]) -> Iterator[Card]:
    """A deck in which neighbours have little in common."""
    return (deck[place * 19 % len(deck)] for place in range(len(deck)))


BEST_BOARD = tuple(map(Card, ("Qs", "Js", "Ts", "9d", "8c")))
"""A board on which nothing beats the best hand, and nobody has a low one."""
BEST = tuple(map(Card, ("As", "Ks", "6h", "6d")))
"""That hand; where exactly two are dealt, the first two of it."""


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
    verb = next(verb for verb in ("check", "call", "discard", "keep", "bring_in", beaten) if verb in offers)
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
