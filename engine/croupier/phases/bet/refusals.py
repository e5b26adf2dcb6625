"""Why a betting action is refused: the clause, and the reason in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases._phase import Refusal
from croupier.phases.bet.sizes import Round, barred, due, full_span, rivals

if TYPE_CHECKING:
    from croupier.table import Action, Table


def why_not(table: Table, action: Action, state: Round) -> Refusal:
    """The clause by which the acting seat may not do that."""
    (level, _), seat = state, action.seat
    owed = due(table, level.high) - table.bets[action.seat]
    match action.verb:
        case "check" if owed:
            return Refusal("betting.options", f"there is a bet of {level.high} to answer: call, raise or fold")
        case "call" if not owed:
            return Refusal("betting.options", "there is no bet to call")
        case "fold" if not owed and table.policies["free_fold"] == "barred":
            return Refusal("policy.free-fold", "there is nothing to call: check or bet")
        case "check" | "call" | "fold":
            return Refusal("betting.options", f"a {action.verb} names no cards and no chips")
        case "bet" if level.high:
            return Refusal("betting.options", "somebody has bet: call, raise or fold")
        case "raise" if not level.high:
            return Refusal("betting.options", "nobody has bet: check or bet")
        case "bet" | "raise":
            return _wrong_amount(table, action, state, seat)
        case _:
            return Refusal("betting.options", f"nobody can {action.verb.replace('_', ' ')} in a betting round")


def _wrong_amount(table: Table, action: Action, state: Round, seat: int) -> Refusal:
    (level, _), top = state, table.bets[seat] + table.stacks[seat]
    if action.cards or action.takes:
        return Refusal("betting.options", f"a {action.verb} names no cards")
    if action.chips > top:
        return Refusal("betting.table-stakes", f"{action.chips} is more than the {top} the player can put in")
    if policy := barred(table, state, seat):
        return Refusal(policy, _BARRED[policy])
    if not rivals(table, seat):
        return Refusal("betting.all-in", "every other player is all-in, so that nobody could answer")
    if top <= level.high:
        return Refusal("betting.options", "the player has chips for a call at most")
    least, most = full_span(table, level, seat)
    structure = f"betting.{table.stakes.betting.replace(' ', '-')}"
    what = "raise is to" if level.high else "bet is"
    over = action.chips > most
    chips = min(most if over else least, top)
    if table.stakes.betting == "fixed limit":
        return Refusal(structure, f"the {what} {chips}")
    if over:
        return Refusal(structure, f"the largest {what} {chips}")
    return Refusal("policy.min-raise" if level.high else "betting.minimum", f"the smallest {what} {chips}")


_BARRED = {
    "policy.check-raise": "a player who has checked may not raise in the same round",
    "policy.raises": "the last raise of the round has been made",
    "policy.short-all-in": "a player who has acted may not raise again: the all-in was too short to reopen the betting",
}
