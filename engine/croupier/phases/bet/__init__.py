"""Bet: a betting round. In turn players check, bet, call, raise or fold until all bets are equal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from croupier.phases._phase import Phase, Refusal, Seat, Step, seat_of, whose
from croupier.phases.bet import clauses, refusals
from croupier.phases.bet.sizes import Round, cap, new_round, raised, rivals, span
from croupier.policies import Policy, policy
from croupier.table import Action, Offer, Table
from croupier.table.actions import offer_of

if TYPE_CHECKING:
    from collections.abc import Iterator

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
        seat, state = table.actor, table.round
        assert seat is not None, "somebody is to act"
        assert isinstance(state, Round), "the betting round was begun"
        owed = state.high - table.bets[seat]
        first = offer_of("call", price=min(owed, table.stacks[seat])) if owed else CHECK
        sizes = span(table, state, seat)
        if sizes is None:
            return first, FOLD
        return first, offer_of("raise" if state.high else "bet", *sizes), FOLD

    def apply(self, table: Table, action: Action) -> None:
        """Move the chips and pass the turn on; what nobody matched comes back when the round ends."""
        seat, state = self._turn(table)
        verb, checked = action.verb, state.checked
        if verb == "fold":
            table.fold(seat)
        elif verb == "check":
            table.tell("check", seat)
            checked |= {seat}
        elif verb == "call":
            table.pay(seat, min(state.high - table.bets[seat], table.stacks[seat]), "call")
        else:
            state = raised(table, state, action.chips)
            table.pay(seat, action.chips - table.bets[seat], verb)
            table.aggressor = seat
        high, full, size, raises, acted, _, most = state
        acted = (*acted[:seat], (high, raises), *acted[seat + 1 :])
        table.round = new_round(high, full, size, raises, acted, checked, most)
        table.actor = self._next(table, seat + 1)
        if table.actor is None:
            table.return_uncalled()

    def why_not(self, table: Table, action: Action) -> Refusal:
        """See `refusals`."""
        return refusals.why_not(table, action, self._turn(table)[1])

    def turn(self, table: Table) -> str:
        """The opening clause before anybody has acted, afterwards the clause of turns."""
        if any(self._turn(table)[1].acted):
            return "betting.turn"
        return f"{table.at}.opens" if table.actor == seat_of(table, self.opens) else "betting.absent-opener"

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """Who opens this round; then what holds for all betting."""
        openers = {each.slug: each.phase.opens for each in steps if isinstance(each.phase, Bet)}
        yield clauses.opens(step, self.opens, alike=len(set(openers.values())) == 1)
        yield clauses.absent_opener(openers)
        yield from clauses.betting(self.size)

    def stakes(self) -> tuple[str, ...]:
        """The stake that sizes the bets."""
        return (self.size,)

    def brief(self) -> str:
        """`betting, the dealer first`."""
        return f"betting round, {whose(self.opens)} first"

    def _turn(self, table: Table) -> tuple[int, Round]:
        state = table.round
        assert isinstance(state, Round), "the betting round was begun"
        return (-1 if table.actor is None else table.actor), state

    def _next(self, table: Table, seat: int) -> int | None:
        """The next seat in turn that owes chips or has not spoken and could be answered."""
        state = table.round
        assert isinstance(state, Round), "the betting round was begun"
        if table.left == 1:
            return None
        high, acted, bets, stacks, folded = state.high, state.acted, table.bets, table.stacks, table.folded
        seats = len(stacks)
        for each in range(seat, seat + seats):
            each %= seats  # noqa: PLW2901 - a seat
            if (
                not folded[each]
                and stacks[each]
                and (bets[each] < high or (acted[each] is None and rivals(table, each)))
            ):
                return each
        return None
