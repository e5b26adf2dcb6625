"""What lies on the table during a hand: everything that a step may read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Protocol, Self

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from croupier.table.cards import Card
    from croupier.table.events import Event
    from croupier.table.stakes import Stakes


class Ranking(Protocol):
    """What the table needs of an evaluator: a bigger strength wins, equal ones tie."""

    def rank(self, cards: Sequence[Card]) -> int:
        """The strength of a holding."""


class Dead(NamedTuple):
    """Cards out of play: whose they were (-1: nobody's), how they died, and in which step."""

    cards: tuple[Card, ...]
    seat: int
    how: str
    """`burn`, `discard`, `fold`, `given up` or `muck`."""
    step: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules:
    """What a table knows of the game and never changes during a hand."""

    button: int
    stakes: Stakes
    policies: Mapping[str, object]
    shares: tuple[Ranking, ...]
    recoverable: frozenset[str]


class State:
    """Seats, chips, zones and the public record. Lists change in place; whatever else changes is replaced."""

    __slots__ = (
        "able",
        "actor",
        "aggressor",
        "at",
        "bets",
        "dead",
        "due",
        "folded",
        "hands",
        "index",
        "left",
        "news",
        "opener",
        "over",
        "paid",
        "piles",
        "queue",
        "recoverable",
        "rings",
        "round",
        "rules",
        "served",
        "shown",
        "stacks",
        "stub",
    )

    actor: int | None
    """Whose turn it is; None: the step asks nobody (any more)."""
    aggressor: int | None
    """Who bet or raised last in the latest betting round."""
    opener: int
    """Where the latest betting round began."""
    at: str
    """The step being played, hyphenated; every event carries it."""
    index: int
    left: int
    """How many seats are still in the hand."""
    able: int
    """How many of these have chips left to bet."""
    bets: list[int]
    """Chips put into the present betting round by each seat."""
    paid: list[int]
    """Chips put into the pot during the whole hand by each seat, those of the present round included."""
    stacks: list[int]
    folded: tuple[bool, ...]
    hands: tuple[tuple[Card, ...], ...]
    piles: Mapping[tuple[str, int], tuple[Card, ...]]
    """Cards that lie before a player and are neither hand nor muck, by (step that put them there, seat)."""
    served: Mapping[tuple[str, int], tuple[Card, ...]]
    """Cards received as replacements, by (step, seat)."""
    recoverable: frozenset[str]
    """The steps whose piles can still be taken back; such a pile is never shuffled."""
    stub: tuple[Card, ...]
    dead: tuple[Dead, ...]
    queue: tuple[int, ...]
    """Seats that are still to be asked in the present step, in order."""
    due: tuple[tuple[int, int], ...]
    """Cards still owed: (seat, how many), in order of service."""
    round: tuple[object, ...]
    """What the present step remembers of itself; the step alone reads it."""
    shown: Mapping[int, tuple[Card, ...]]
    rings: tuple[tuple[int, ...], ...]
    """For each seat, all seats in turn, beginning with it."""
    news: list[Event]
    """Events of the action being carried out."""

    def __init__(self, *, rules: TableRules, stacks: Iterable[int], stub: tuple[Card, ...]) -> None:
        self.rules, self.stub = rules, stub
        self.stacks = list(stacks)
        seats = len(self.stacks)
        self.actor = self.aggressor = None
        self.opener, self.at, self.index, self.over, self.left, self.able = rules.button, "", 0, False, seats, seats
        self.bets, self.paid, self.folded = [0] * seats, [0] * seats, (False,) * seats
        self.hands = ((),) * seats
        self.piles, self.served, self.shown, self.dead, self.recoverable = {}, {}, {}, (), rules.recoverable
        self.queue, self.due, self.round, self.news = (), (), (), []
        self.rings = _rings(seats)

    def copy(self) -> Self:
        """A table that can change without this one changing."""
        new = object.__new__(type(self))
        new.actor = self.actor
        new.aggressor = self.aggressor
        new.able = self.able
        new.at = self.at
        new.dead = self.dead
        new.due = self.due
        new.folded = self.folded
        new.hands = self.hands
        new.index = self.index
        new.left = self.left
        new.opener = self.opener
        new.over = self.over
        new.piles = self.piles
        new.queue = self.queue
        new.recoverable = self.recoverable
        new.rings = self.rings
        new.round = self.round
        new.rules = self.rules
        new.served = self.served
        new.shown = self.shown
        new.stub = self.stub
        new.bets = self.bets[:]
        new.paid = self.paid[:]
        new.stacks = self.stacks[:]
        new.news = []
        return new

    # What does not change

    @property
    def button(self) -> int:
        """The dealer's seat."""
        return self.rules.button

    @property
    def stakes(self) -> Stakes:
        """What is played for."""
        return self.rules.stakes

    @property
    def policies(self) -> Mapping[str, object]:
        """The answers of the variant and its house."""
        return self.rules.policies

    @property
    def shares(self) -> tuple[Ranking, ...]:
        """Who wins what: one ranking for each share of the pot, in order."""
        return self.rules.shares


@cache
def _rings(seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple((*range(seat, seats), *range(seat)) for seat in range(seats))
