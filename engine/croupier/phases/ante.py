"""Ante: every player puts a stake into the pot before the deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from croupier.phases._phase import Clause, Phase, Step, kept
from croupier.policies import Policy, policy

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.phases._phase import Finding
    from croupier.table import Table
    from croupier.table.events import Record


@dataclass(frozen=True, slots=True, kw_only=True)
class Ante(Phase):
    """Dead money: it belongs to the pot and opens no bet."""

    word: ClassVar = "ante"
    noun: ClassVar = "the ante"
    stands: ClassVar = "before the cards"
    consults: ClassVar[tuple[Policy, ...]] = (policy("short_ante"),)

    amount: Literal["ante"] = "ante"
    """The stake each player pays."""

    def begin(self, table: Table) -> None:
        """Everyone pays, the player on the dealer's left first."""
        due = table.stakes.amount(self.amount)
        for seat in table.clockwise(table.button + 1):
            chips = min(due, table.stacks[seat])
            if chips:
                table.pay(seat, chips, "post")
        table.return_unmatched(table.paid)
        table.actor = None

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """What everyone pays, and what comes back."""

        def check(record: Record) -> Iterator[Finding]:
            paid = dict.fromkeys(range(record.seats), 0)
            for event in record.during(step.slug, "post"):
                paid[event.seat] += event.chips
            due = record.stakes.amount(self.amount)
            for seat, chips in paid.items():
                if record.stacks[seat] >= due:
                    yield kept(chips == due, f"seat {seat} posted {chips}, the {self.amount} is {due}")

        text = "Before the deal every player puts the ante, a stake set by the table, into the pot."
        yield step.clause("amount", "must", text, check, reads=("amount",))

        def returned(record: Record) -> Iterator[Finding]:
            posted = {event.seat: event.chips for event in record.during(step.slug, "post")}
            back = {event.seat: event.chips for event in record.during(step.slug, "return")}
            excess = {seat: chips - _covered(posted, seat) for seat, chips in posted.items()}
            due = {seat: chips for seat, chips in excess.items() if chips > 0}
            if due or back:
                yield kept(back == due, f"{back} came back of the antes {posted}, by seat")

        text = "What one player has put in beyond what any other could put in goes back to that player."
        yield step.clause("unmatched", "must", text, returned)

    def exactly(self) -> Iterator[str]:
        """Nobody is asked."""
        yield "Antes are posted without an action, clockwise from the dealer's left."
        yield "They are no bets: when the first betting round begins, nobody has put anything into it."

    def stakes(self) -> Mapping[str, str]:
        """The ante."""
        return {self.amount: "amount"}

    def brief(self) -> str:
        """`everyone antes`."""
        return "everyone antes"


def _covered(posted: Mapping[int, int], seat: int) -> int:
    """The most that anybody else has posted."""
    return max((chips for other, chips in posted.items() if other != seat), default=0)
