"""What lies on the table during a hand: everything that a step may read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from operator import sub
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.table.cards import Card
    from croupier.table.events import Makes, Note
    from croupier.table.stakes import Posting, Stakes


class Share(Protocol):
    """What the table needs of a share of the pot: a bigger strength wins, equal ones tie."""

    @property
    def name(self) -> str:
        """What it is called."""

    def strength(self, hand: tuple[Card, ...], board: Mapping[str, tuple[Card, ...]]) -> int | None:
        """The strength of the best hand that the cards make; None where it cannot win the share."""

    def best(self, hand: tuple[Card, ...], board: Mapping[str, tuple[Card, ...]]) -> tuple[Card, ...] | None:
        """The cards of that hand; None where they make none."""


class Dead(NamedTuple):
    """Cards out of play: whose they were (-1: nobody's), how they died, and in which step."""

    cards: tuple[Card, ...]
    seat: int
    how: str
    """`burn`, `discard`, `fold`, `given up` or `muck`."""
    step: str


@dataclass(slots=True, kw_only=True)  # not frozen: made for every hand, at a third of the cost
class TableRules:
    """How a hand began, and what a table knows of the game: all that never changes during a hand."""

    button: int
    stacks: tuple[int, ...]
    """Chips of each seat before the ante."""
    deck: tuple[Card, ...]
    """The deck as it was given, first card to be dealt first."""
    stakes: Stakes
    policies: Mapping[str, object]
    shares: tuple[Share, ...]
    wild: frozenset[Card] = frozenset()
    """The cards that stand for any card."""
    bugs: frozenset[Card] = frozenset()
    """The cards that stand for an ace, or complete a straight or a flush."""
    makes: Makes | None = None
    """Whether cards make a hand of some words or a better one, for the first share."""
    posts: tuple[Posting, ...] = ()
    """Who posts which blinds, in order, the big blind last; nothing where everybody posts as usual."""


class State:
    """Seats, chips, zones and the public record. Stacks and bets change in place; whatever else changes is replaced."""

    __slots__ = (
        "able",
        "actor",
        "aggressor",
        "asked",
        "at",
        "bets",
        "board",
        "bottom",
        "brought",
        "dead",
        "due",
        "forced",
        "given",
        "hands",
        "known",
        "live",
        "news",
        "opened",
        "opener",
        "piles",
        "queue",
        "round",
        "rounds",
        "rules",
        "served",
        "shown",
        "stacks",
        "street",
        "stub",
        "unit",
        "up",
    )

    rules: TableRules
    actor: int | None
    """Whose turn it is; None: the step asks nobody (any more)."""
    aggressor: int | None
    """Who bet or raised last in the latest betting round."""
    opener: int
    """Where the latest betting round began."""
    opened: int | None
    """Who made the first bet of the hand."""
    forced: int | None
    """Who made the last forced bet of the hand: the big blind, or the bring-in."""
    given: tuple[tuple[int, int], ...]
    """Chips that somebody put in for everybody, by seat: they belong to the main pot, whoever paid them."""
    asked: int
    """What the forced bets on the table ask of everybody, even if a short stack could not post all of it."""
    brought: int | None
    """Who brought it in: in the betting round that goes on from there, this seat is asked only to answer a bet."""
    unit: int
    """The least bet at a table where blinds set it; 0 elsewhere."""
    at: str
    """The step being played, hyphenated; every event carries it."""
    live: tuple[int, ...]
    """The seats still in the hand, in seat order."""
    able: int
    """How many of these have chips left to bet."""
    bets: list[int]
    """Chips put into the present betting round by each seat."""
    stacks: list[int]
    hands: tuple[tuple[Card, ...], ...]
    piles: Mapping[tuple[str, int], tuple[Card, ...]]
    """Cards that lie before a player and are neither hand nor muck, by (step that put them there, seat)."""
    served: tuple[tuple[str, int, tuple[Card, ...]], ...]
    """Cards received as replacements: in which step, by whom, and which."""
    board: Mapping[str, tuple[Card, ...]]
    """The cards on the table that belong to nobody, all face up, by the place where they lie."""
    stub: tuple[Card, ...]
    bottom: Card | None
    """The bottom card of the deck, as long as it has not been shuffled."""
    up: frozenset[Card]
    """The cards of the players' hands that lie face up."""
    known: frozenset[Card]
    """Cards that everybody has seen, though they lie in somebody's hand."""
    dead: tuple[Dead, ...]
    queue: tuple[int, ...]
    """Seats that are still to be asked in the present step, in order."""
    due: tuple[tuple[int, int], ...]
    """Cards still owed: (seat, how many), in order of service."""
    rounds: int
    """How many betting rounds have begun."""
    street: int
    """How many of these had begun when cards were last dealt."""
    round: Any
    """What the present step remembers of itself; the step alone reads it."""
    shown: Mapping[int, tuple[Card, ...]]
    news: tuple[Note, ...]
    """Events of the action being carried out."""

    @classmethod
    def laid(cls, rules: TableRules) -> Self:
        """The table before the first step."""
        new, seats = cls(), len(rules.stacks)
        new.rules, new.stub, new.stacks, new.bets = rules, rules.deck, list(rules.stacks), [0] * seats
        new.actor, new.aggressor, new.opened, new.opener, new.at = None, None, None, rules.button, ""
        new.forced, new.board, new.up, new.rounds, new.street = None, {}, frozenset(), 0, 0
        new.asked, new.brought, new.unit = 0, None, 0
        new.given = ()
        new.live, new.able, new.hands = tuple(range(seats)), seats, ((),) * seats
        new.piles, new.shown, new.served = {}, {}, ()
        new.bottom, new.known = rules.deck[-1], frozenset()
        new.dead, new.queue, new.due, new.round, new.news = (), (), (), (), ()
        return new

    def copy(self) -> Self:
        """A table that can change without this one changing, and has no news yet."""
        new = type(self)()
        new.able = self.able
        new.actor = self.actor
        new.aggressor = self.aggressor
        new.asked = self.asked
        new.at = self.at
        new.bets = self.bets.copy()
        new.board = self.board
        new.bottom = self.bottom
        new.brought = self.brought
        new.dead = self.dead
        new.due = self.due
        new.forced = self.forced
        new.given = self.given
        new.hands = self.hands
        new.known = self.known
        new.live = self.live
        new.news = ()
        new.opened = self.opened
        new.opener = self.opener
        new.piles = self.piles
        new.queue = self.queue
        new.round = self.round
        new.rounds = self.rounds
        new.street = self.street
        new.rules = self.rules
        new.served = self.served
        new.shown = self.shown
        new.stacks = self.stacks.copy()
        new.stub = self.stub
        new.unit = self.unit
        new.up = self.up
        return new

    # What does not change

    @property
    def seats(self) -> int:
        """How many seats were dealt in."""
        return len(self.rules.stacks)

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
    def shares(self) -> tuple[Share, ...]:
        """Who wins what: the shares of the pot, in order."""
        return self.rules.shares

    @property
    def paid(self) -> list[int]:
        """Chips put into the pot during the whole hand by each seat, those of the present round included.

        It is what the stacks lack, so it can be told only until a pot is won.
        """
        return list(map(sub, self.rules.stacks, self.stacks))


@cache
def rings(seats: int) -> tuple[tuple[int, ...], ...]:
    """For each seat, all seats in turn, beginning with it."""
    return tuple((*range(seat, seats), *range(seat)) for seat in range(seats))
