"""What happened: the events of a hand, and the record that a finished hand leaves."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from croupier.table.cards import Card
    from croupier.table.stakes import Posting, Stakes

Makes: TypeAlias = "Callable[[tuple[Card, ...], Mapping[str, tuple[Card, ...]], str], bool]"
"""Whether a player's cards, and those on the table by place, make a hand of those words or a better one."""
Seen = Literal["all", "owner", "nobody"]


FOR_ALL = "for all"
"""The place of a `post` that one player makes for everybody."""
BIG_BLIND = "big blind"
"""The stake that is the least bet of every round where the sizes of bets are free."""


class Event(NamedTuple):
    """One thing that happened. The whole truth: `veiled` is what one seat may know of it."""

    what: str
    """The verb of an action, or what follows from it: `step`, `post`, `blind`, `deal`, `burn`, `draw`, `return` (an
    uncalled bet), `win`, `pass_deal` (seat: the next dealer)."""
    step: str
    """The hyphenated name of the step it happened in."""
    seat: int = -1
    """Whose deed or whose gain; -1 where it is nobody's, as with a burn."""
    chips: int = 0
    """Chips moved, in the smallest unit."""
    to: int = 0
    """For a bet, raise or call: what the seat has now put into the betting round."""
    cards: tuple[Card, ...] = ()
    place: str = ""
    """Where cards went (`hand`, `own pile`, `muck`, `stub`, a place on the table), which blind was posted, or which pot
    was won (`main pot`, `side pot 1`) and, where it has several shares, which of them (`main pot, low`)."""
    seen: Seen = "all"
    """Who may see the cards."""

    @property
    def pot(self) -> str:
        """The pot that was won, whichever share of it."""
        return self.place.partition(", ")[0]

    @property
    def share(self) -> str:
        """The share that was won; nothing where a pot has one, or nobody could win any."""
        return self.place.partition(", ")[2]

    def veiled(self, seat: int | None) -> Event:
        """The event as that seat knows it (None: an onlooker); a hidden card is `x`."""
        if self.seen == "all" or (self.seen == "owner" and seat == self.seat):
            return self
        return self._replace(cards=tuple(HIDDEN for _ in self.cards))

    def plain(self) -> dict[str, object]:
        """The event as JSON, without the fields that say nothing."""
        told: dict[str, object] = {"event": self.what, "step": self.step}
        if self.seat >= 0:
            told["seat"] = self.seat
        for key in ("chips", "to", "place"):
            if value := getattr(self, key):
                told[key] = value
        if self.cards:
            told |= {"cards": list(self.cards), "seen": self.seen}
        return told


class Dealt(NamedTuple):
    """Cards dealt one at a time around the table: an event for each, noted as one."""

    step: str
    seats: tuple[int, ...]
    cards: tuple[Card, ...]
    seen: Seen = "owner"


Note: TypeAlias = "tuple[str, str, int, int, int, tuple[Card, ...], str, Seen] | Dealt"
"""What the table writes down while it plays: the fields of an event, or a whole deal. `read` makes events of it."""


def read(notes: Iterable[Note]) -> Iterator[Event]:
    """The events that were noted."""
    for note in notes:
        if type(note) is Dealt:
            for seat, card in zip(cycle(note.seats), note.cards, strict=False):
                yield _event(("deal", note.step, seat, 0, 0, (card,), "hand", note.seen))
        else:
            yield _event(note)


_event = partial(tuple.__new__, Event)
"""As `Event._make`, in half the time."""


HIDDEN: Card = "x"  # type: ignore[assignment]  # the one text that stands for a card nobody names


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A hand as a reader of its events finds it: how it began, everything that happened, how it ended."""

    seats: int
    button: int
    stakes: Stakes
    policies: Mapping[str, object]
    stacks: tuple[int, ...]
    """Chips of each seat before the ante."""
    deck: tuple[Card, ...]
    """The deck as it was given, first card to be dealt first."""
    events: tuple[Event, ...]
    over: bool = True
    sizes: Mapping[str, str] = field(default_factory=dict)
    """The betting rounds, each with the stake that sizes its bets."""
    returns: Mapping[str, str] = field(default_factory=dict)
    """The steps in which discards may come back, each with the draw in which they were thrown."""
    forced: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The steps of forced bets that open the betting, each with their stakes in order."""
    numbers: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """For each step the numbers in its options that policies speak of; see `number`."""
    posts: tuple[Posting, ...] = ()
    """Who had to post which blinds, in order, where somebody had left or come back; otherwise nothing."""

    wild: frozenset[Card] = frozenset()
    """The cards that stand for any card."""
    bugs: frozenset[Card] = frozenset()
    """The cards that stand for an ace, or complete a straight or a flush."""

    makes: Makes | None = field(default=None, compare=False)
    """Whether cards make a hand that is called so, or a better one, in the first share of the pot."""

    def __hash__(self) -> int:
        return hash((self.deck, self.stacks, len(self.events)))

    def size(self, step: str) -> int:
        """The chips that size the bets of a betting round. Raises KeyError for a step that is none."""
        return self.least(self.sizes[step])

    def least(self, size: str) -> int:
        """The chips of a stake that sizes bets, where blinds may stand for it."""
        blinds = not self.stakes.limited and any(BIG_BLIND in stakes for stakes in self.forced.values())
        return self.stakes.amount(BIG_BLIND if blinds else size)

    def number(self, step: str, what: str) -> int:
        """Such a number, 0 if there is none.

        `spared`: 1 where one card may be dealt for all; `usually`: the cards of a draw whose limit has exceptions;
        `in a row`; `for nothing`: 1 where cards are thrown and none come for them; `opens`: the places left of
        the dealer where a round begins, or 2 where it begins with who made the first bet of the hand, 3 on the left of
        the last blind, 4 on the left of the bring-in, 5 with the best cards showing, 6 with the lowest.
        """
        return self.numbers.get(step, {}).get(what, 0)

    def through(self, step: str) -> bool:
        """Whether the step has begun and is behind us."""
        begun = [each.step for each in self.of("step")]
        return step in begun and (self.over or step != begun[-1])

    def during(self, step: str, *what: str) -> Iterator[Event]:
        """The events of one step, or only those of the given kinds."""
        return (each for each in self.events if each.step == step and (not what or each.what in what))

    def of(self, *what: str) -> Iterator[Event]:
        """The events of the given kinds, in order."""
        return (each for each in self.events if each.what in what)

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats in turn, beginning with the given one."""
        return tuple((seat + step) % self.seats for step in range(self.seats))
