"""Bet: a betting round. In turn players check, bet, call, raise or fold until all bets are equal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal

from croupier.phases._phase import Phase, Refusal, Seat, Step, seat_of, whose
from croupier.phases.bet import clauses, refusals
from croupier.phases.bet.sizes import Round, cap, new_round, raised, span
from croupier.policies import Policy, policy
from croupier.table import Action, Offer, Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.phases._phase import Clause

CHECK, FOLD = Offer("check"), Offer("fold")


@dataclass(frozen=True, slots=True, kw_only=True)
class Bet(Phase):
    """A betting round, played for the stakes of the table."""

    word: ClassVar = "bet"
    noun: ClassVar = "the betting"
    quiet: ClassVar = "check"
    deeds: ClassVar = {
        "check": ("{seat} checks",),
        "bet": ("{seat} bets {chips}",),
        "raise": ("{seat} raises to {chips}",),
        "call": ("{seat} calls",),
        "fold": ("{seat} folds",),
    }
    consults: ClassVar[tuple[Policy, ...]] = tuple(
        map(policy, ("check_raise", "min_raise", "raises", "raises_heads_up", "short_all_in"))
    )

    opens: Seat
    """Who begins the round."""
    size: Literal["bet", "small bet", "big bet"] = "bet"
    """The stake that sets the size of bets: exactly that in fixed limit, at least that otherwise."""

    def begin(self, table: Table) -> None:
        """Find who speaks first. Nobody does where at most one player could bet."""
        able = [seat for seat in table.live if table.stacks[seat]]
        high = max(table.bets)
        table.opener = seat_of(table, self.opens)
        table.aggressor = None
        table.round = Round(
            high,
            high,
            table.stakes.amount(self.size),
            int(high > 0),
            (None,) * table.seats,
            frozenset(),
            cap(table.stakes, table.policies, table.left),
        )
        table.actor = None
        if len(able) > 1 or any(table.bets[seat] < high for seat in able):
            table.actor = self._next(table, table.opener)
        if table.actor is not None:
            table.opener = table.actor

    def offers(self, table: Table) -> tuple[Offer, ...]:
        """Check or call, bet or raise, fold."""
        seat, state = table.actor, _state(table)
        assert seat is not None, "somebody is to act"
        high = state.high
        return _menu(min(high - table.bets[seat], table.stacks[seat]), high > 0, span(table, state, seat))

    def apply(self, table: Table, action: Action) -> None:
        """Move the chips and pass the turn on; what nobody matched comes back when the round ends."""
        seat, verb = action.seat, action.verb
        state = _state(table)
        if verb == "bet" or verb == "raise":  # noqa: PLR1714 - a set would be built for every action
            state = raised(table, state, action.chips)
            table.pay(seat, action.chips - table.bets[seat], verb)
            table.aggressor = seat
        high, full, size, raises, acted, checked, most = state
        if verb == "call":
            table.pay(seat, min(high - table.bets[seat], table.stacks[seat]), "call")
        elif verb == "check":
            table.tell("check", seat)
            checked |= {seat}
        elif verb == "fold":
            table.fold(seat)
        acted = (*acted[:seat], (high, raises), *acted[seat + 1 :])
        table.round = new_round(high, full, size, raises, acted, checked, most)
        table.actor = self._next(table, seat + 1)
        if table.actor is None:
            table.return_uncalled()

    def why_not(self, table: Table, action: Action) -> Refusal:
        """See `refusals`."""
        return refusals.why_not(table, action, _state(table))

    def turn(self, table: Table) -> str:
        """The opening clause before anybody has acted, afterwards the clause of turns."""
        if any(_state(table).acted):
            return "betting.turn"
        return f"{table.at}.opens" if table.actor == seat_of(table, self.opens) else "betting.absent-opener"

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """Who opens this round; then what holds for all betting."""
        openers = {each.slug: each.phase.opens for each in steps if isinstance(each.phase, Bet)}
        yield clauses.opens(step, self.opens, alike=len(set(openers.values())) == 1)
        yield clauses.absent_opener(openers)
        yield from clauses.betting({each.slug: size for each in steps if (size := each.phase.bet_size())})

    def stakes(self) -> Mapping[str, str]:
        """The stake that sizes the bets."""
        return {self.size: "betting.minimum"}

    def bet_size(self) -> str:
        """The stake that the option names."""
        return self.size

    def brief(self) -> str:
        """`betting, the dealer first`."""
        return f"betting round, {whose(self.opens)} first"

    def _next(self, table: Table, seat: int) -> int | None:
        """The next seat in turn that owes chips or has not spoken and could be answered."""
        if table.left == 1:
            return None
        state = _state(table)
        high, acted = state.high, state.acted
        bets, stacks, folded = table.bets, table.stacks, table.folded
        for each in table.clockwise(seat):
            if folded[each] or not stacks[each]:
                continue
            if bets[each] < high or (acted[each] is None and table.able > 1):
                return each
        return None


@lru_cache(maxsize=4096)
def _menu(price: int, faced: bool, sizes: tuple[int, int] | None) -> tuple[Offer, ...]:  # noqa: FBT001 - a key of the cache
    """The offers of a turn; the same few come up in hand after hand."""
    first = Offer("call", price=price) if price else CHECK
    if sizes is None:
        return first, FOLD
    return first, Offer("raise" if faced else "bet", *sizes), FOLD


def _state(table: Table) -> Round:
    return table.round  # type: ignore[return-value]  # in a betting round it is one; a check would cost on every action
