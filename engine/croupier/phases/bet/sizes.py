"""How much may be bet: the four betting structures, full and short raises, and what reopens the betting."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
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
    uncapped: bool = False


def span(table: Table, state: Round, seat: int) -> tuple[int, int] | None:
    """The least and the most a seat may make its bet, all-ins included; None: it may not bet or raise."""
    top = table.bets[seat] + table.stacks[seat]
    if top <= state.high or not rivals(table, seat) or barred(table, state, seat):
        return None
    least, most = full_span(table, state, seat)
    return min(least, top), min(most, top)


def full_span(table: Table, state: Round, seat: int) -> tuple[int, int]:
    """The least and the most by the betting structure, for a player with chips enough."""
    stakes, high = table.stakes, state.high
    least = high + state.size
    match stakes.betting:
        case "fixed limit":
            return state.full + state.size, state.full + state.size
        case "pot limit":
            call = high - table.bets[seat]
            return least, max(least, high + sum(table.paid) + call)
        case "spread limit":
            return least, max(least, high + stakes.amount("max bet"))
        case _:
            return least, max(least, table.bets[seat] + table.stacks[seat])


def rivals(table: Table, seat: int) -> bool:
    """Whether somebody else could still answer a bet."""
    return any(stack and seat != other and not table.folded[other] for other, stack in enumerate(table.stacks))


def barred(table: Table, state: Round, seat: int) -> str:
    """The policy that keeps a seat from betting or raising now, or nothing."""
    policies = table.policies
    if seat in state.checked and policies["check_raise"] == "barred":
        return "policy.check-raise"
    if not state.uncapped and state.raises and state.raises > int(str(policies["raises"])):
        return "policy.raises"
    return "" if _open_to(table, state, seat) else "policy.short-all-in"


def capless(stakes: Stakes, policies: object, players: int) -> bool:
    """Whether raises are not counted in a round that so many players begin."""
    words: dict[str, object] = policies  # type: ignore[assignment]  # a mapping, as Table.policies says
    if not stakes.limited or words["raises"] == "no limit":
        return True
    return players == 2 and words["raises_heads_up"] == "no limit"  # noqa: PLR2004 - heads-up


def raised(table: Table, state: Round, to: int) -> Round:
    """The round after a bet or raise to so many chips."""
    stakes, added = table.stakes, to - state.high
    counts = _counts_as_full(table, state, to) if stakes.limited else added >= state.size
    if not counts:
        return state._replace(high=to)
    size = state.size if stakes.betting == "fixed limit" else max(state.size, added)
    return state._replace(high=to, full=to, size=size, raises=state.raises + 1)


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
