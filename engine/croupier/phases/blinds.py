"""Blinds: the players on the dealer's left post live bets before the deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from croupier.phases._phase import Clause, Phase, Step, kept
from croupier.policies import Policy, policy
from croupier.spec.bounds import longest, shortest
from croupier.spec.values import OptionError, in_words
from croupier.table.events import BIG_BLIND
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.phases._phase import Check, Finding
    from croupier.table import Table
    from croupier.table.events import Record

Blind = Literal["small blind", "big blind", "third blind"]
TWO = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Blinds(Phase):
    """Live bets that nobody chooses to make: they are what the next betting round begins with."""

    word: ClassVar = "blinds"
    noun: ClassVar = "the blinds"
    stands: ClassVar = "before the cards"
    consults: ClassVar[tuple[Policy, ...]] = (
        policy("heads_up"),
        policy("straddle"),
        policy("button_moves"),
        policy("missed_blinds"),
    )

    post: Annotated[tuple[Blind, ...], shortest(1), longest(3)] = ("small blind", "big blind")
    """The stakes that are posted, in order."""
    first: Literal["left of dealer", "dealer"] = "left of dealer"
    """Who posts the first of them; the others follow to the left."""

    def __post_init__(self) -> None:
        """Each blind once. Raises OptionError."""
        if len({*self.post}) < len(self.post):
            raise OptionError("post", "each blind is posted once")

    def begin(self, table: Table) -> None:
        """Everyone due posts, in turn; what a short stack lacks, the others owe all the same."""
        stakes = self.post[: table.seats]
        for seat, stake, live in table.rules.posts or self._usual(table, stakes):
            due, left = table.stakes.amount(stake), table.stacks[seat]
            if not live:
                table.give(seat, min(due, left), stake)
                continue
            if left:
                table.pay(seat, min(due, left), "blind", stake)
            table.forced, table.asked = seat, max(table.asked, due)
        if BIG_BLIND in stakes and not table.stakes.limited:
            table.unit = table.stakes.amount(BIG_BLIND)
        if table.policies.get("straddle") == STRADDLE and len(stakes) < table.seats > TWO:
            assert table.forced is not None, "a blind has been due"
            self._straddle(table, (table.forced + 1) % table.seats)
        table.actor = None

    def _usual(self, table: Table, stakes: tuple[Blind, ...]) -> Iterator[tuple[int, str, bool]]:
        """Who posts what where nobody has left or comes back."""
        button_posts = self.first == DEALER or (
            table.seats == TWO == len(stakes) and table.policies["heads_up"] == BUTTON
        )
        order = table.clockwise(table.button + (not button_posts))
        return ((seat, stake, True) for seat, stake in zip(order, stakes, strict=False))

    def _straddle(self, table: Table, seat: int) -> None:
        chips = 2 * table.stakes.amount(self.post[-1])
        if table.stacks[seat] >= chips and not table.bets[seat]:
            table.pay(seat, chips, "blind", "straddle")
            table.forced, table.asked = seat, max(table.asked, chips)

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """Who posts what, and what it counts for."""
        yield step.clause("post", "must", self._who(), _posted(step.slug, self.post, self.first), reads=self._read())
        text = (
            "Blinds are live: the first betting round begins with them as bets on the table, and whoever posted one "
            "need only add what is lacking."
        )
        yield step.clause("live", "defines", text, _live(step.slug))
        text = (
            "A player with too few chips for a blind posts all of them and is all-in. The others owe the whole blind "
            "all the same."
        )
        yield step.clause("short", "must", text, _short(step.slug))

    def _read(self) -> tuple[str, ...]:
        return ("post", "first") if self.first == DEALER else ("post",)

    def _who(self) -> str:
        many, stakes = len(self.post), [f"the {stake}" for stake in self.post]
        if self.first == DEALER:
            more = f", and the next on the left {' and '.join(stakes[1:])}" if many > 1 else ""
            return f"Before the deal the dealer posts {stakes[0]}{more}."
        if many == 1:
            return f"Before the deal the player on the dealer's left posts {stakes[0]}."
        listed = f"{', '.join(stakes[:-1])} and {stakes[-1]}"
        fewer = " With fewer players the last of these are not posted." if many > TWO else ""
        return f"Before the deal the {in_words(many)} players on the dealer's left post {listed}, in that order.{fewer}"

    def exactly(self) -> Iterator[str]:
        """Nobody is asked."""
        yield "Blinds are posted without an action. A player without chips posts nothing, and nobody else does instead."
        yield "Whoever comes back and posts a blind out of turn does so before the others, and does not straddle."
        yield "What a blind puts in counts into the first betting round; nobody has acted by posting."

    def stakes(self) -> Mapping[str, str]:
        """Those posted."""
        return dict.fromkeys(self.post, "post")

    def forces(self) -> tuple[str, ...]:
        """Those posted."""
        return self.post

    def more_values(self, option: str, hand: int) -> Iterator[object]:
        """The same blinds the other way round, and one blind less."""
        if option == "post" and len(self.post) > 1:
            yield self.post[::-1]
            yield self.post[1:]
            yield self.post[:-1]

    def asks(self, earlier: tuple[Step, ...] = ()) -> tuple[Policy, ...]:
        """Who posts which when two play, and what befalls those who miss one; nothing where the dealer is the first."""
        if self.first == DEALER:
            return ()
        heads_up, straddle, *between = self.consults
        several = (heads_up, straddle) if len(self.post) > 1 else (straddle,)
        return (*several, *between) if self.post == USUAL else several

    def brief(self) -> str:
        """What the table of rounds says."""
        return f"{in_words(len(self.post))} blind{'s are' if len(self.post) > 1 else ' is'} posted"


USUAL = ("small blind", BIG_BLIND)
DEALER = "dealer"
BUTTON = "button posts small blind and acts first before the board"
STRADDLE = "one live, twice the big blind"


def _posted(slug: str, post: tuple[str, ...], first: str) -> Check:
    """At a table of more than two, or where the dealer is the first; otherwise who posts what heads-up is a policy."""

    def check(record: Record) -> Iterator[Finding]:
        posted = [(each.place, each.seat) for each in record.during(slug, "blind") if each.place in post]
        had = _stacks_before(record, slug)
        order = record.clockwise(record.button + (first != DEALER))
        if record.posts:
            due = [(each.stake, each.seat) for each in record.posts if each.live and had[each.seat]]
            yield kept(posted == due, f"{posted} were posted, not {due}, as somebody had left or come back")
        elif record.seats > TWO or len(post) < TWO or first == DEALER:
            due = [(stake, seat) for stake, seat in zip(post, order, strict=False) if had[seat]]
            yield kept(posted == due, f"{posted} were posted, not {due}")
        for event in record.during(slug, "blind"):
            if event.place in post and had[event.seat] >= (due_chips := record.stakes.amount(event.place)):
                yield kept(event.chips == due_chips, f"seat {event.seat} posted {event.chips}, not {due_chips}")

    return check


def _live(slug: str) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        for event in record.during(slug, "blind"):
            yield kept(event.to == event.chips, f"the blind of seat {event.seat} counts as a bet of {event.to}")

    return check


def _short(slug: str) -> Check:
    """What it says of the others, the rules about calls and raises are held to."""

    def check(record: Record) -> Iterator[Finding]:
        had = _stacks_before(record, slug)
        for event in record.during(slug, "blind"):
            if event.place in record.stakes.amounts and had[event.seat] < record.stakes.amount(event.place):
                yield kept(event.chips == had[event.seat], f"seat {event.seat} posted only {event.chips}")

    return check


def _stacks_before(record: Record, slug: str) -> list[int]:
    """The chips of each seat when the step began."""
    began = (scene.stacks for scene, event in scenes(record) if (event.what, event.step) == ("step", slug))
    return list(next(began, record.stacks))
