"""How much may be bet: the four betting structures, full and short raises, and what reopens the betting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.table import Stakes, Table


@dataclass(slots=True, kw_only=True)  # not frozen: made for every bet, at a third of the cost
class Level:
    """Where a betting round stands. A bet or a raise makes another one."""

    high: int
    """The bet to match."""
    full: int
    """The latest level that counts as a full bet or raise; short all-ins may stand above it."""
    size: int
    """What the latest full raise must have added for the betting to be open again."""
    least: int
    """The least that the next full raise adds."""
    raises: int
    """Full bets and raises so far."""
    cap: int
    """How many bets and raises the round allows in all."""
    forced: int = 0
    """A forced bet that is none in full: whoever has called it alone has faced no bet."""
    barred: frozenset[int] = frozenset()
    """Who has checked, where that forbids raising later."""


Round: TypeAlias = tuple[Level, tuple[int, ...]]
"""What a betting round remembers: its level, and the seats that have not spoken yet, in turn.

While there are any, the first of them is to act: a raise asks them before it comes back to those who have spoken.
"""


def begun(table: Table, size: int) -> Level:
    """The level with which a round begins: with nothing, or with the forced bets that lie on the table.

    What they ask for counts as the first bet if it is as much as one, at a fixed limit as several if as much as these.
    """
    rules, highest = table.rules, max(table.bets)
    stakes, high = rules.stakes, max(highest, table.asked)
    size = size if stakes.limited else table.unit or size
    fulls = high // size if stakes.betting == "fixed limit" else int(high >= size)
    if not fulls and stakes.limited and highest > table.asked and 2 * high >= size:  # completed with the last chips
        fulls = int(rules.policies["short_all_in"] == HALF)
    free = stakes.betting != "fixed limit" and rules.policies["min_raise"] != SMALLEST_BET
    least = max(size, high) if free else size
    most = cap(stakes, rules.policies, len(table.live))
    return Level(
        high=high,
        full=high if fulls else 0,
        size=least,
        least=least,
        raises=fulls,
        cap=most,
        forced=0 if fulls else high,
    )


def span(table: Table, state: Round, seat: int) -> tuple[int, int] | None:
    """The least and the most the seat to act may make its bet, all-ins included; None: it may not bet or raise."""
    level, unspoken = state
    top = table.bets[seat] + table.stacks[seat]
    if top <= level.high or table.able == 1:
        return None
    if (seat not in unspoken or seat == table.brought or level.raises >= level.cap) and barred(table, state, seat):
        return None
    full = full_span(table, level, seat)
    return full if full[1] <= top else (min(full[0], top), top)


def full_span(table: Table, level: Level, seat: int) -> tuple[int, int]:
    """The least and the most by the betting structure, for a player with chips enough."""
    betting = table.rules.stakes.betting
    if betting == "fixed limit":
        full = level.full + level.size
        return full, full
    high = level.high
    least = _least(table, level, seat)
    if betting == "pot limit":
        most = high + sum(table.paid) + high - table.bets[seat]
    elif betting == "spread limit":
        most = high + table.stakes.amount("max bet")
    else:
        most = table.bets[seat] + table.stacks[seat]
    return least, max(least, most)


def _least(table: Table, level: Level, seat: int) -> int:
    """How high a full raise goes at least; perhaps no higher than the others can still call."""
    least = _below(level) + level.least
    if level.high and table.rules.policies["min_raise"] == OTHERS_LAST_CHIPS:
        others = [table.bets[each] + table.stacks[each] for each in table.live if each != seat and table.stacks[each]]
        if (most := max(others, default=0)) > level.high:
            return min(least, most)
    return least


def _below(level: Level) -> int:
    """What the next bet or raise is measured from: to complete a forced bet that is none in full is the first bet."""
    return 0 if level.high == level.forced else level.high


def due(table: Table, high: int) -> int:
    """The bet to match; of a forced one that was posted short only what lies there, where nobody else could match it.

    Whoever has more chips than that and no rival who could call keeps them.
    """
    return max(table.bets) if table.able == 1 and high == table.asked else high


def rivals(table: Table, seat: int) -> bool:
    """Whether somebody else could still answer a bet."""
    return table.able > (table.stacks[seat] > 0)


def barred(table: Table, state: Round, seat: int) -> str:
    """The policy that keeps the seat to act from betting or raising now, or nothing."""
    level, unspoken = state
    if seat in level.barred:
        return "policy.check-raise"
    if level.raises >= level.cap:
        return "policy.raises"
    fresh = seat in unspoken and seat != table.brought  # to bring it in is to act
    return "" if fresh or _open_to(table, level, seat) else "policy.short-all-in"


def cap(stakes: Stakes, policies: Mapping[str, object], players: int) -> int:
    """How many bets and raises a round allows that so many players begin."""
    heads_up = players == 2 and policies["raises_heads_up"] == "no limit"  # noqa: PLR2004 - two are heads-up
    raises = str(policies["raises"])
    return UNCAPPED if not stakes.limited or heads_up or raises == "no limit" else 1 + int(raises)


UNCAPPED = 1 << 30


def checked(table: Table, level: Level, seat: int) -> Level:
    """The level after a check."""
    if table.rules.policies["check_raise"] == "barred":
        return _moved(level, level.high, level.full, level.size, level.least, level.raises, level.barred | {seat})
    return level


def raised(table: Table, level: Level, to: int) -> Level:
    """The level after a bet or raise to so many chips."""
    added, size, least = to - _below(level), level.size, level.least
    fixed = table.rules.stakes.betting == "fixed limit"
    answer = table.rules.policies["min_raise"]
    if not fixed and answer == LAST_RAISE:
        size = least = added
    elif not fixed and answer != SMALLEST_BET:
        size = least = max(size, added)
    if not _counts_as_full(table, level, to):
        return _moved(level, to, level.full, level.size, least, level.raises, level.barred)
    return _moved(level, to, to, size, least, level.raises + 1, level.barred)


def _moved(  # noqa: PLR0917 - in the order of the fields; `replace` takes six times as long
    level: Level, high: int, full: int, size: int, least: int, raises: int, barred: frozenset[int]
) -> Level:
    """The level of the same round with other numbers."""
    return Level(
        high=high,
        full=full,
        size=size,
        least=least,
        raises=raises,
        cap=level.cap,
        forced=level.forced,
        barred=barred,
    )


def _counts_as_full(table: Table, level: Level, to: int) -> bool:
    """Whether a bet of that height stands as a full one: in a limit game perhaps from half a bet on."""
    rules = table.rules
    if to - level.high >= level.least:
        return True
    if not rules.stakes.limited:
        return to - level.high >= level.size
    added = to - level.full
    return added >= level.size or (2 * added >= level.size and rules.policies["short_all_in"] == HALF)


def _open_to(table: Table, level: Level, seat: int) -> bool:
    """Whether the betting is open to a seat that has spoken: it faces enough of a raise since.

    What it has put in is what it faced then, since whoever has put in less is all-in and never asked again.
    """
    faced = table.bets[seat] if table.bets[seat] > level.forced else 0
    policy = table.rules.policies["short_all_in"]
    if policy == NEVER:
        return level.full > faced
    halves = 2 if table.rules.stakes.limited and policy == HALF else 1
    return (level.high - faced) * halves >= level.size


HALF = "reopens from half a bet, or a full raise in big-bet games"
NEVER = "never reopens"
LAST_RAISE = "last raise"
SMALLEST_BET = "smallest bet"
OTHERS_LAST_CHIPS = "last full raise, or the others' last chips"
