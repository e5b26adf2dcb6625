"""What counts as a full bet or raise, for the policies that count them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.table.events import Event, Record
    from croupier.table.scene import Scene

HALF = "reopens from half a bet, or a full raise in big-bet games"
"""The answer about short all-ins by which half a bet counts as a full one in limit games."""
TWO = 2
"""Players that make a round heads-up."""


def full_levels(record: Record, step: str, deeds: Iterable[Event], answer: object) -> list[int]:
    """What the bets of a round came to with each full bet or raise, from 0 on, by an answer about short all-ins.

    In limit games a bet is measured from the last full one, since a short all-in may be completed.
    """
    stakes, size = record.stakes, record.size(step)
    parts = 2 if stakes.limited and answer == HALF else 1
    levels, high = [0], 0
    for deed in raises(deeds):
        if (deed.to - (levels[-1] if stakes.limited else high)) * parts >= size:
            levels.append(deed.to)
            size = size if stakes.betting == "fixed limit" else max(size, deed.to - high)
        high = deed.to
    return levels


def largest(record: Record, step: str, deeds: Iterable[Event]) -> int:
    """The most that a bet or raise of these has added, and no less than the bet that the table has set."""
    most, high = record.size(step), 0
    for deed in raises(deeds):
        most, high = max(most, deed.to - high), deed.to
    return most


def raises(deeds: Iterable[Event]) -> Iterator[Event]:
    """Those of the deeds that are bets or raises."""
    return (deed for deed in deeds if deed.what in {"bet", "raise"})


def raises_before(record: Record, scene: Scene) -> int:
    """How many raises have followed the bet in the round so far.

    What counts as one is for another policy to answer, and for its check to guard; so the answer played is asked.
    """
    return len(full_levels(record, scene.step, scene.deeds, record.policies["short_all_in"])) - 2
