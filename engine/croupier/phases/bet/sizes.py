"""How much may be bet: the four betting structures, full and short raises, and what reopens the betting."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.table import Stakes, Table


class Round(NamedTuple):
    """What a betting round remembers."""

    high: int = 0
    """The bet to match."""
    full: int = 0
    """The latest level that counts as a full bet or raise; short all-ins may stand above it."""
    size: int = 0
    """The least a full raise adds."""
    raises: int = 0
    """Full bets and raises so far."""
    acted: tuple[tuple[int, int] | None, ...] = ()
    """For each seat the bet it faced after its latest action, and how many full raises there had been."""
    checked: frozenset[int] = frozenset()
    cap: int = 0
    """How many bets and raises the round allows in all."""


def new_round(*values: object) -> Round:
    """A round from all its values, without the argument parsing of a named tuple: there is one for every action."""
    return tuple.__new__(Round, values)


def span(table: Table, state: Round, seat: int) -> tuple[int, int] | None:
    """The least and the most a seat may make its bet, all-ins included; None: it may not bet or raise."""
    top = table.bets[seat] + table.stacks[seat]
    if top <= state.high or table.able == 1:
        return None
    if (state.acted[seat] is not None or state.raises >= state.cap) and barred(table, state, seat):
        return None
    least, most = full_span(table, state, seat)
    return (least, most) if most <= top else (min(least, top), top)


def full_span(table: Table, state: Round, seat: int) -> tuple[int, int]:
    """The least and the most by the betting structure, for a player with chips enough."""
    betting = table.rules.stakes.betting
    if betting == "fixed limit":
        level = state.full + state.size
        return level, level
    high = state.high
    least = high + state.size
    if betting == "pot limit":
        most = high + sum(table.paid) + high - table.bets[seat]
    elif betting == "spread limit":
        most = high + table.stakes.amount("max bet")
    else:
        most = table.bets[seat] + table.stacks[seat]
    return least, max(least, most)


def rivals(table: Table, seat: int) -> bool:
    """Whether somebody else could still answer a bet."""
    return table.able > (table.stacks[seat] > 0)


def barred(table: Table, state: Round, seat: int) -> str:
    """The policy that keeps a seat from betting or raising now, or nothing."""
    if seat in state.checked and table.policies["check_raise"] == "barred":
        return "policy.check-raise"
    if state.raises >= state.cap:
        return "policy.raises"
    return "" if _open_to(table, state, seat) else "policy.short-all-in"


def cap(stakes: Stakes, policies: Mapping[str, object], players: int) -> int:
    """How many bets and raises a round allows that so many players begin."""
    heads_up = players == 2 and policies["raises_heads_up"] == "no limit"  # noqa: PLR2004 - two are heads-up
    raises = str(policies["raises"])
    return UNCAPPED if not stakes.limited or heads_up or raises == "no limit" else 1 + int(raises)


UNCAPPED = 1 << 30


def raised(table: Table, state: Round, to: int) -> Round:
    """The round after a bet or raise to so many chips."""
    stakes, added = table.stakes, to - state.high
    counts = _counts_as_full(table, state, to) if stakes.limited else added >= state.size
    if not counts:
        return state._replace(high=to)
    size = state.size if stakes.betting == "fixed limit" else max(state.size, added)
    return new_round(to, to, size, state.raises + 1, state.acted, state.checked, state.cap)


def _counts_as_full(table: Table, state: Round, level: int) -> bool:
    """Whether a bet of that level stands as a full one in a limit game: from half a bet on, or only when full."""
    halves = 2 if table.policies["short_all_in"] == HALF else 1
    return (level - state.full) * halves >= state.size


def _open_to(table: Table, state: Round, seat: int) -> bool:
    """Whether the betting is open to a seat: it has not acted, or faces enough of a raise since."""
    acted = state.acted[seat]
    if acted is None:
        return True
    faced, raises = acted
    policy = table.policies["short_all_in"]
    if policy == NEVER:
        return state.raises > raises
    halves = 2 if table.stakes.limited and policy == HALF else 1
    return (state.high - faced) * halves >= state.size


HALF = "reopens from half a bet, or a full raise in big-bet games"
NEVER = "never reopens"
