"""Pots once more, chip by chip: no levels, no side pots, only who matched which chip.

Take a seat's chips as a column that is counted from the bottom. The chips at one height make a small pot of their
own; whoever is still in and reaches that height plays for it. Chips that nobody who is still in reaches belong to
those who reach highest.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from croupier.table import Event


def layers(paid: Sequence[int], live: Sequence[int]) -> Counter[tuple[int, ...]]:
    """For each group of players, how many chips exactly those play for."""
    found: Counter[tuple[int, ...]] = Counter()
    group: tuple[int, ...] = ()
    for height in range(1, max(paid) + 1):
        group = tuple(seat for seat in live if paid[seat] >= height) or group
        found[group] += sum(chips >= height for chips in paid)
    return found


def payout(paid: Sequence[int], strengths: Mapping[int, int], order: Sequence[int]) -> Counter[int]:
    """What each seat wins; odd chips of a pot one each, in the order given. `strengths` of those still in."""
    won: Counter[int] = Counter()
    for group, chips in layers(paid, tuple(sorted(strengths))).items():
        best = max(strengths[seat] for seat in group)
        winners = [seat for seat in order if seat in group and strengths[seat] == best]
        for chip in range(chips):
            won[winners[chip % len(winners)]] += 1
    return won


def paid_and_won(events: Iterable[Event], seats: int) -> tuple[list[int], list[int]]:
    """What each seat put in and did not get back, and what it won."""
    paid, won = [0] * seats, [0] * seats
    for event in events:
        if event.what in {"post", "bet", "call", "raise"}:
            paid[event.seat] += event.chips
        elif event.what == "return":
            paid[event.seat] -= event.chips
        elif event.what == "win":
            won[event.seat] += event.chips
    return paid, won
