"""Ante: a stake goes into the pot before the deal, from every player or from one for all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from croupier.phases._ante_clauses import from_everyone, from_one
from croupier.phases._phase import Clause, Phase, Step
from croupier.policies import Policy, policy

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.table import Table

EVERYONE = "everyone"
TWO = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Ante(Phase):
    """Dead money: it belongs to the pot and opens no bet."""

    word: ClassVar = "ante"
    noun: ClassVar = "the ante"
    stands: ClassVar = "before the cards"
    consults: ClassVar[tuple[Policy, ...]] = (policy("short_ante"), policy("heads_up"))

    amount: Literal["ante"] = "ante"
    """The stake that is paid."""
    by: Literal["everyone", "big blind", "dealer"] = "everyone"
    """Who pays it: every player, or one of them for all; `big blind` is whoever posts that blind."""

    def begin(self, table: Table) -> None:
        """Everyone pays, the player on the dealer's left first; or one does, and nothing of that comes back."""
        due = table.stakes.amount(self.amount)
        table.actor = None
        if self.by != EVERYONE:
            seat = self._payer(table)
            table.give(seat, min(due, table.stacks[seat]))
            return
        for seat in table.clockwise(table.button + 1):
            chips = min(due, table.stacks[seat])
            if chips:
                table.pay(seat, chips, "post")
        table.return_unmatched(table.paid)

    def asks(self, earlier: tuple[Step, ...] = ()) -> tuple[Policy, ...]:
        """What a short stack does where everyone pays; who the big blind is when two play, where that one does."""
        every, heads_up = self.consults
        return {EVERYONE: (every,), "big blind": (heads_up,)}.get(self.by, ())

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """See `_ante_clauses`."""
        yield from from_everyone(step, self.amount) if self.by == EVERYONE else from_one(step, self.amount, self.by)

    def exactly(self) -> Iterator[str]:
        """Nobody is asked."""
        if self.by == EVERYONE:
            yield "Antes are posted without an action, clockwise from the dealer's left."
            yield "They are no bets: when the first betting round begins, nobody has put anything into it."
        else:
            yield "The ante is posted without an action, before any blind. It is no bet, and in no side pot."

    def stakes(self) -> Mapping[str, str]:
        """The ante."""
        return {self.amount: "amount"}

    def brief(self) -> str:
        """`everyone antes`."""
        return "everyone antes" if self.by == EVERYONE else f"the {self.by} antes for everyone"

    def _payer(self, table: Table) -> int:
        """The seat that antes for everybody."""
        if self.by == "dealer":
            return table.button
        heads_up = table.seats == TWO and str(table.policies["heads_up"]).startswith("button posts")
        return (table.button + (1 if heads_up else TWO)) % table.seats
