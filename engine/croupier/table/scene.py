"""A second reading of a hand: what can be said at each event from the events alone.

Checks of clauses read a hand through this module and never through the engine, so that the two can disagree.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from croupier.table.events import FOR_ALL

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.table.cards import Card
    from croupier.table.events import Event, Record

T = TypeVar("T")

CHIPS_IN = frozenset({"post", "blind", "bring_in", "bet", "call", "raise"})
BRING_IN = "bring-in"
DEEDS = frozenset({"check", "bet", "call", "raise", "fold"})


class Gone(NamedTuple):
    """How a card came to the muck."""

    how: str
    """The event that put it there; `discard` also for one that its owner might have taken back and left."""
    seat: int
    step: str


class Scene:
    """What a careful onlooker who sees every card has written down so far. Changes as the events go by.

    Its lists and mappings are replaced and never changed, so that a scene is kept at little cost.
    """

    def __init__(self, record: Record) -> None:
        seats = record.seats
        self.stacks = list(record.stacks)
        self.live = set(range(seats))
        self.hands: list[tuple[Card, ...]] = [()] * seats
        self.thrown: dict[tuple[str, int], tuple[Card, ...]] = {}
        """Discards by (step, seat), as thrown."""
        self.served: dict[tuple[str, int], tuple[Card, ...]] = {}
        """Replacements by (step, seat), as received."""
        self.piles: dict[tuple[str, int], tuple[Card, ...]] = {}
        """Discards that lie before a player now, by (step in which they were thrown, seat)."""
        self.board: dict[str, tuple[Card, ...]] = {}
        """The cards on the table that are nobody's, by place."""
        self.up: frozenset[Card] = frozenset()
        """The cards of the players that were dealt face up."""
        self.dead: dict[Card, Gone] = {}
        """The cards in the muck."""
        self.paid = [0] * seats
        self.given = 0
        """What somebody put in for everybody."""
        self.step = ""
        self.began = self.live
        """The seats that were in the hand when the step began."""
        self.bets = [0] * seats
        """What each seat has put into the betting round that goes on or comes next; forced bets are in it."""
        self.asked = 0
        """What the forced bets ask of everybody, even where a short stack could not post all of it."""
        self.opening = 0
        """The bet to match with which the step began."""
        self.brought = -1
        """Who brought it in, until the next betting round is over."""
        self.deeds: list[Event] = []
        """What was done in this step so far: checks, bets, calls, raises, folds."""
        self._returns = record.returns
        self._record = record

    @property
    def price(self) -> int:
        """The bet to match: the highest one, or a forced one that was posted short, as long as two could match it."""
        highest = max(self.bets)
        return self.asked if self.asked > highest and len(self.able()) > 1 else highest

    def able(self) -> set[int]:
        """The seats still in the hand that have chips left."""
        return {seat for seat in self.live if self.stacks[seat]}

    def kept(self) -> Scene:
        """The scene as it is now: this one changes, that one does not."""
        kept = object.__new__(Scene)
        kept.__dict__ |= self.__dict__
        return kept

    def enter(self, step: str) -> None:
        """Begin a step. Discards that could be taken back in the one before and were not are dead from now on."""
        if step == self.step:
            return
        draw = self._returns.get(self.step)
        left = {key: pile for key, pile in self.piles.items() if key[0] == draw}
        if left:
            self.piles = {key: pile for key, pile in self.piles.items() if key not in left}
        for (_, seat), pile in left.items():
            self._bury(pile, "discard", seat)
        if self.step in self._record.sizes:
            self.bets, self.asked, self.brought = [0] * len(self.bets), 0, -1
        self.step, self.deeds, self.began = step, [], self.live
        stakes = self._record.forced.get(step, ())[: len(self.bets)]
        if stakes and BRING_IN not in stakes:
            self.asked = max(map(self._record.stakes.amount, stakes))
        self.opening = max(*self.bets, self.asked)

    def follow(self, event: Event) -> None:
        """Write down one more event."""
        self.enter(event.step)
        if event.what in DEEDS:
            self.deeds = [*self.deeds, event]
        if event.what in CHIPS_IN:
            self.stacks = _with(self.stacks, event.seat, self.stacks[event.seat] - event.chips)
            if event.place == FOR_ALL or (event.what == "post" and event.step in self._record.forced):
                self.given += event.chips
            else:
                self.paid = _with(self.paid, event.seat, self.paid[event.seat] + event.chips)
            if event.what != "post":
                self._force(event)
                self.bets = _with(self.bets, event.seat, self.bets[event.seat] + event.chips)
        elif event.what in {"return", "win"}:
            self.stacks = _with(self.stacks, event.seat, self.stacks[event.seat] + event.chips)
            if event.what == "return":
                self.paid = _with(self.paid, event.seat, self.paid[event.seat] - event.chips)
        elif event.what in {"deal", "draw", "take_back"}:
            self._receive(event)
        else:
            self._part_with(event)

    def _force(self, event: Event) -> None:
        """Note what a forced bet asks of the others."""
        if event.step in self._record.forced and event.what != "blind":
            self.brought = event.seat
        if event.what == "bring_in":
            self.asked = self._record.stakes.amount(BRING_IN)

    def _receive(self, event: Event) -> None:
        seat, key = event.seat, (event.step, event.seat)
        if seat < 0:
            self.board = {**self.board, event.place: (*self.board.get(event.place, ()), *event.cards)}
            return
        if event.seen == "all" and event.what != "take_back":
            self.up |= frozenset(event.cards)
        self.hands = _with(self.hands, seat, self.hands[seat] + event.cards)
        if event.what == "draw":
            self.served = {**self.served, key: (*self.served.get(key, ()), *event.cards)}
        elif event.what == "take_back":
            self.piles = {
                (draw, whose): tuple([card for card in pile if whose != seat or card not in event.cards])
                for (draw, whose), pile in self.piles.items()
            }

    def _part_with(self, event: Event) -> None:
        what, seat, cards = event.what, event.seat, event.cards
        if what == "fold":
            self.live = self.live - {seat}
            self.hands = _with(self.hands, seat, ())
            self.piles = {key: pile for key, pile in self.piles.items() if key[1] != seat}
        elif what in {"discard", "give_up"}:
            self.hands = _with(self.hands, seat, tuple([card for card in self.hands[seat] if card not in cards]))
        elif what == "shuffle":
            self.dead = {card: gone for card, gone in self.dead.items() if card not in cards}
        if what == "discard":
            self.thrown = {**self.thrown, (event.step, seat): cards}
        if what == "discard" and event.place == "own pile":
            self.piles = {**self.piles, (event.step, seat): cards}
        elif what in {"burn", "fold", "discard", "give_up"}:
            self._bury(cards, what, seat)

    def _bury(self, cards: Iterable[Card], how: str, seat: int) -> None:
        self.dead = {**self.dead, **dict.fromkeys(cards, Gone(how, seat, self.step))}


def _with(values: list[T], place: int, value: T) -> list[T]:
    """The list with another value in one place."""
    changed = [*values]
    changed[place] = value
    return changed


def scenes(record: Record) -> Iterator[tuple[Scene, Event]]:
    """Every event, with the scene as it was just before it. Others read it too, so nobody changes it."""
    return iter(_read(record)[0])


def aftermath(record: Record) -> Scene:
    """The scene after the last event."""
    return _read(record)[1]


@lru_cache(maxsize=1)
def _read(record: Record) -> tuple[tuple[tuple[Scene, Event], ...], Scene]:
    """Both. All clauses look at one hand before any looks at the next, so it is read once for them all."""
    scene = Scene(record)
    met: list[tuple[Scene, Event]] = []
    for event in record.events:
        scene.enter(event.step)
        met.append((scene.kept(), event))
        scene.follow(event)
    return tuple(met), scene


class Layer(NamedTuple):
    """One pot as the payments make it."""

    name: str
    """`main pot`, `side pot 1` …"""
    chips: int
    seats: frozenset[int]
    """Those who play for it."""


def layers(record: Record) -> Iterator[Layer]:
    """The pots, main pot first: each goes up to what one more of the players left has put in.

    What folded players put in beyond all of these belongs to the last. Without chips there is an empty main pot.
    """
    end = aftermath(record)
    heights = sorted({end.paid[seat] for seat in end.live} - {0}) or [0]
    if end.given and heights[0] and not all(end.paid[seat] for seat in end.live):
        heights = [0, *heights]
    below = 0
    for index, height in enumerate(heights):
        top = height if height < heights[-1] else max(end.paid)
        chips = sum(min(top, paid) - min(below, paid) for paid in end.paid)
        seats = frozenset(seat for seat in end.live if end.paid[seat] >= height)
        yield Layer(f"side pot {index}" if index else "main pot", chips + (0 if index else end.given), seats)
        below = height
