"""The state of one hand. Phases change a fresh copy of it inside `Hand.act`; nobody ever sees it change."""

from __future__ import annotations

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
    """A card out of play: whose it was (-1: nobody's), how it died, and in which step."""

    card: Card
    seat: int
    how: str
    """`burn`, `discard`, `fold`, `given up` or `muck`."""
    step: str


class Table:
    """Seats, chips, zones and the public record. Slotted and copied by hand, since a copy is made for every action."""

    __slots__ = (
        "actor",
        "aggressor",
        "at",
        "bets",
        "button",
        "dead",
        "due",
        "folded",
        "hands",
        "index",
        "news",
        "opener",
        "over",
        "paid",
        "piles",
        "policies",
        "queue",
        "recoverable",
        "round",
        "shares",
        "shown",
        "stacks",
        "stakes",
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
    bets: list[int]
    """Chips put into the present betting round by each seat."""
    paid: list[int]
    """Chips put into the pot during the whole hand by each seat, those of the present round included."""
    stacks: list[int]
    folded: list[bool]
    hands: list[tuple[Card, ...]]
    piles: dict[tuple[str, int], tuple[Card, ...]]
    """Cards that lie before a player and are neither hand nor muck, by (step that put them there, seat)."""
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
    shares: tuple[Ranking, ...]
    """Who wins what: one ranking for each share of the pot, in order."""
    shown: dict[int, tuple[Card, ...]]
    news: list[Event]
    """Events of the action being carried out."""

    def __init__(
        self, *, stacks: Iterable[int], button: int, stub: tuple[Card, ...], stakes: Stakes,
        policies: Mapping[str, object], shares: tuple[Ranking, ...] = (), recoverable: frozenset[str] = frozenset(),
    ) -> None:  # fmt: skip
        self.stacks = list(stacks)
        seats = len(self.stacks)
        self.button, self.stub, self.stakes, self.policies = button, stub, stakes, policies
        self.shares = shares
        self.actor = self.aggressor = None
        self.opener, self.at, self.index, self.over = button, "", 0, False
        self.bets, self.paid, self.folded = [0] * seats, [0] * seats, [False] * seats
        self.hands: list[tuple[Card, ...]] = [()] * seats
        self.piles, self.shown, self.dead, self.recoverable = {}, {}, (), recoverable
        self.queue, self.due, self.round, self.news = (), (), (), []

    def copy(self) -> Table:
        """A table that can change without this one changing."""
        new: Table = object.__new__(Table)
        new.actor, new.aggressor, new.opener, new.at, new.index = (
            self.actor, self.aggressor, self.opener, self.at, self.index)  # fmt: skip
        new.button, new.stub, new.stakes, new.policies, new.shares, new.over = (
            self.button, self.stub, self.stakes, self.policies, self.shares, self.over)  # fmt: skip
        new.bets, new.paid, new.stacks = self.bets[:], self.paid[:], self.stacks[:]
        new.folded, new.hands = self.folded[:], self.hands[:]
        new.piles, new.shown, new.dead, new.recoverable = (
            self.piles.copy(), self.shown.copy(), self.dead, self.recoverable)  # fmt: skip
        new.queue, new.due, new.round, new.news = self.queue, self.due, self.round, []
        return new

    # Seats -----------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats were dealt in."""
        return len(self.stacks)

    @property
    def live(self) -> tuple[int, ...]:
        """The seats still in the hand, in seat order."""
        return tuple(seat for seat, out in enumerate(self.folded) if not out)

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats in turn, beginning with the given one."""
        seats = len(self.stacks)
        seat %= seats
        return (*range(seat, seats), *range(seat))

    def live_from(self, seat: int) -> tuple[int, ...]:
        """The seats still in the hand, in turn, beginning with the given one."""
        folded = self.folded
        return tuple(each for each in self.clockwise(seat) if not folded[each])

    # Chips -----------------------------------------------------------------------------------------------------------

    def pay(self, seat: int, chips: int, verb: str) -> None:
        """Move chips from a stack into the betting round (a `post` is dead money and opens no bet)."""
        self.stacks[seat] -= chips
        self.paid[seat] += chips
        if verb != "post":
            self.bets[seat] += chips
        self.tell(verb, seat, chips=chips, to=self.bets[seat])

    def return_uncalled(self) -> None:
        """Give back what nobody matched of the highest bet, and end the betting round."""
        seat, chips = unmatched(self.bets)
        if chips:
            self.stacks[seat] += chips
            self.paid[seat] -= chips
            self.tell("return", seat, chips=chips)
        self.bets = [0] * len(self.bets)

    def win(self, seat: int, chips: int, pot: int) -> None:
        """Push chips of one pot (0: the main pot) to a winner."""
        self.stacks[seat] += chips
        self.tell("win", seat, chips=chips, place=f"side pot {pot}" if pot else "main pot")

    # Cards -----------------------------------------------------------------------------------------------------------

    def deal(self, seat: int, count: int, what: str) -> None:
        """Give a seat the next cards of the stub, face down. The stub must hold them."""
        cards, self.stub = self.stub[:count], self.stub[count:]
        self.hands[seat] += cards
        self.tell(what, seat, cards=cards, place="hand", seen="owner")

    def burn(self) -> None:
        """Lay the top card of the stub aside unseen."""
        card, self.stub = self.stub[0], self.stub[1:]
        self.dead += (Dead(card, -1, "burn", self.at),)
        self.tell("burn", cards=(card,), place="muck", seen="nobody")

    def drop(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Take cards out of a hand; the others keep their order."""
        self.hands[seat] = tuple(card for card in self.hands[seat] if card not in cards)

    def kill(self, seat: int, cards: tuple[Card, ...], how: str) -> None:
        """Put cards onto the muck."""
        self.dead += tuple(Dead(card, seat, how, self.at) for card in cards)

    def fold(self, seat: int) -> None:
        """The seat is out; hand and piles go to the muck unseen."""
        cards = self.hands[seat]
        for key in [key for key in self.piles if key[1] == seat]:
            cards += self.piles.pop(key)
        self.hands[seat] = ()
        self.folded[seat] = True
        self.kill(seat, cards, "fold")
        self.tell("fold", seat, cards=cards, place="muck", seen="owner")

    # Record ----------------------------------------------------------------------------------------------------------

    def tell(
        self, what: str, seat: int = -1, *, chips: int = 0, to: int = 0, cards: tuple[Card, ...] = (),
        place: str = "", seen: Seen = "all",
    ) -> None:  # fmt: skip
        """Add an event of the present step."""
        self.news.append(Event(what, self.at, seat, chips, to, cards, place, seen))
