"""The state of one hand. Phases change a fresh copy of it inside `Hand.act`; nobody ever sees it change."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import repeat
from typing import TYPE_CHECKING, NamedTuple, Protocol

from croupier.table.events import Event
from croupier.table.pots import unmatched

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from croupier.table.cards import Card
    from croupier.table.events import Seen
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


class Table:
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

    def copy(self) -> Table:
        """A table that can change without this one changing."""
        new: Table = object.__new__(Table)
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

    # Seats

    @property
    def seats(self) -> int:
        """How many seats were dealt in."""
        return len(self.stacks)

    @property
    def live(self) -> tuple[int, ...]:
        """The seats still in the hand, in seat order."""
        return tuple([seat for seat, out in enumerate(self.folded) if not out])

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats in turn, beginning with the given one."""
        return self.rings[seat % len(self.rings)]

    def live_from(self, seat: int) -> tuple[int, ...]:
        """The seats still in the hand, in turn, beginning with the given one."""
        folded = self.folded
        return tuple([each for each in self.clockwise(seat) if not folded[each]])

    # Chips

    def pay(self, seat: int, chips: int, verb: str) -> None:
        """Move chips from a stack into the betting round (a `post` is dead money and opens no bet)."""
        self.stacks[seat] -= chips
        self.paid[seat] += chips
        if not self.stacks[seat]:
            self.able -= 1
        if verb != "post":
            self.bets[seat] += chips
        self.news.append(_event(Event, (verb, self.at, seat, chips, self.bets[seat], (), "", "all")))

    def return_uncalled(self) -> None:
        """Give back what nobody matched of the highest bet, and end the betting round."""
        seat, chips = unmatched(self.bets)
        if chips:
            self.able += not self.stacks[seat] and not self.folded[seat]
            self.stacks[seat] += chips
            self.paid[seat] -= chips
            self.tell("return", seat, chips=chips)
        self.bets = [0] * len(self.bets)

    def win(self, seat: int, chips: int, pot: int) -> None:
        """Push chips of one pot (0: the main pot) to a winner."""
        self.stacks[seat] += chips
        self.tell("win", seat, chips=chips, place=f"side pot {pot}" if pot else "main pot")

    # Cards

    def deal_around(self, seats: tuple[int, ...], rounds: int) -> None:
        """Give each seat in turn the next card of the stub, face down, so many times. The stub must hold them."""
        around, dealt = len(seats), self.stub[: len(seats) * rounds]
        always = (repeat(what) for what in ("deal", self.at, 0, 0, "hand", "owner"))
        verb, at, chips, to, where, seen = always
        told = zip(verb, at, seats * rounds, chips, to, zip(dealt), where, seen)  # noqa: B905 - the repeats never end
        self.news += map(_event, repeat(Event), told)
        for place, seat in enumerate(seats):
            self.hold(seat, self.hands[seat] + dealt[place::around])
        self.stub = self.stub[len(dealt) :]

    def serve(self, seat: int, count: int) -> None:
        """Give a seat the next cards of the stub as replacements, face down. The stub must hold them."""
        cards, self.stub = self.stub[:count], self.stub[count:]
        self.hold(seat, self.hands[seat] + cards)
        self.served = {**self.served, (self.at, seat): (*self.served.get((self.at, seat), ()), *cards)}
        self.tell("draw", seat, 0, 0, cards, "hand", "owner")

    def burn(self) -> None:
        """Lay the top card of the stub aside unseen."""
        card, self.stub = self.stub[0], self.stub[1:]
        self.dead += (Dead((card,), -1, "burn", self.at),)
        self.tell("burn", cards=(card,), place="muck", seen="nobody")

    def hold(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Put other cards into a hand."""
        self.hands = (*self.hands[:seat], cards, *self.hands[seat + 1 :])

    def drop(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Take cards out of a hand; the others keep their order."""
        self.hold(seat, tuple([card for card in self.hands[seat] if card not in cards]))

    def kill(self, seat: int, cards: tuple[Card, ...], how: str) -> None:
        """Put cards onto the muck."""
        self.dead += (Dead(cards, seat, how, self.at),)

    def fold(self, seat: int) -> None:
        """The seat is out; hand and piles go to the muck unseen."""
        cards = self.hands[seat]
        for step, whose in tuple(self.piles):
            if whose == seat:
                cards += self.take_pile(step, seat)
        self.hold(seat, ())
        self.folded = (*self.folded[:seat], True, *self.folded[seat + 1 :])
        self.left -= 1
        self.able -= self.stacks[seat] > 0
        self.kill(seat, cards, "fold")
        self.tell("fold", seat, 0, 0, cards, "muck", "owner")

    def lay_pile(self, step: str, seat: int, cards: tuple[Card, ...]) -> None:
        """Lay cards before a player, apart from the hand and the muck."""
        self.piles = {**self.piles, (step, seat): cards}

    def take_pile(self, step: str, seat: int) -> tuple[Card, ...]:
        """Take a pile away; nothing if there is none."""
        cards = self.piles.get((step, seat), ())
        self.piles = {key: pile for key, pile in self.piles.items() if key != (step, seat)}
        return cards

    def show(self, seat: int) -> None:
        """Turn a hand up for all to see."""
        self.shown = {**self.shown, seat: self.hands[seat]}
        self.tell("show", seat, cards=self.hands[seat])

    # Record

    def tell(  # noqa: PLR0917 - in the order of an event's fields, since keywords cost on every event
        self,
        what: str,
        seat: int = -1,
        chips: int = 0,
        to: int = 0,
        cards: tuple[Card, ...] = (),
        place: str = "",
        seen: Seen = "all",
    ) -> None:
        """Add an event of the present step."""
        self.news.append(_event(Event, (what, self.at, seat, chips, to, cards, place, seen)))


_event = tuple.__new__
"""Builds a named tuple without its argument parsing: a hand tells some seventy events."""


@cache
def _rings(seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple((*range(seat, seats), *range(seat)) for seat in range(seats))
