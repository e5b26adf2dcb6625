"""The sentences on how much may be bet, each with its check. The checks read events and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases._phase import Clause, kept
from croupier.phases.bet.common import clause, deeds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Check, Finding
    from croupier.table.events import Record
    from croupier.table.scene import Scene


def amounts(size: str) -> Iterator[Clause]:
    """How much may be bet and raised at a table of each structure."""
    yield clause(
        "minimum",
        "The first bet of a round is at least the smallest bet that the table has set.",
        _minimum(size),
        reads=("size",),
    )
    sized = ("size",)
    yield clause(
        "fixed-limit",
        "At a fixed-limit table every bet and every raise is of one size, the bet that the table has set.",
        _span("fixed limit", size),
        reads=sized,
    )
    yield clause(
        "spread-limit",
        "At a spread-limit table a bet or a raise adds at most the highest bet that the table has set.",
        _span("spread limit", size),
        reads=sized,
    )
    yield clause(
        "pot-limit",
        "At a pot-limit table nobody may bet more than the pot holds, though the smallest bet is always allowed; a "
        "raise adds at most what the pot holds once the raiser has called.",
        _span("pot limit", size),
        reads=sized,
    )
    yield clause(
        "no-limit",
        "At a no-limit table a bet or a raise may be as high as the player's chips allow.",
        _span("no limit", size),
        "may",
        idle=True,
    )


def _minimum(size: str) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        for scene, event in deeds(record):
            if event.what == "bet" and event.chips < scene.stacks[event.seat]:
                yield kept(event.chips >= record.stakes.amount(size), f"seat {event.seat} bet only {event.chips}")

    return check


def _span(betting: str, size: str) -> Check:
    """A full bet or raise lies within the structure's bounds."""

    def check(record: Record) -> Iterator[Finding]:
        if record.stakes.betting != betting:
            return
        for scene, event in deeds(record):
            if event.what not in {"bet", "raise"}:
                continue
            added, all_in = event.to - scene.price, event.chips == scene.stacks[event.seat]
            call = scene.price - scene.bets[event.seat]
            unit = record.stakes.amount(size)
            match betting:
                case "fixed limit":
                    good = added == unit or (added < unit and (all_in or _after_short(scene, unit)))
                case "spread limit":
                    good = added <= record.stakes.amount("max bet") or _least(scene, unit) == added
                case "pot limit":
                    good = added <= max(sum(scene.paid) + call, _least(scene, unit))
                case _:
                    good = event.chips <= scene.stacks[event.seat]
            yield kept(good, f"seat {event.seat} added {added} in a {betting} round")

    return check


def _least(scene: Scene, unit: int) -> int:
    """The greatest amount that a bet or raise of the round has added so far, at least the minimum bet."""
    level, most = 0, unit
    for deed in scene.deeds:
        if deed.what in {"bet", "raise"}:
            level, most = deed.to, max(most, deed.to - level)
    return most


def _after_short(scene: Scene, unit: int) -> bool:
    """Whether a short all-in stands, so that a raise may complete the bet instead of adding a whole one."""
    level = 0
    for deed in scene.deeds:
        if deed.what in {"bet", "raise"}:
            short = deed.to - level < unit
            level = deed.to
            if short:
                return True
    return False
