"""Who plays for how many pots, for the policies that say in which order hands are shown."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from croupier.table.scene import layers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.table.events import Record

SIDE_POTS_FIRST = "last side pot first"
"""The answer by which players for more pots show before the others."""


def pots_played_for(record: Record) -> dict[int, int]:
    """How many pots each seat left plays for. Whoever plays for a side pot plays for all before it."""
    depths: dict[int, int] = {}
    for pot in layers(record):
        for seat in pot.seats:
            depths[seat] = depths.get(seat, 0) + 1
    return depths


def shown_in_groups(record: Record) -> Iterator[list[int]]:
    """The seats in the order in which they showed or mucked, parted where the house lets players for a pot go first.

    Whether it does is another policy, and its check guards it; so the answer played is asked.
    """
    shown = [event.seat for event in record.of("show", "muck")]
    if record.policies["pot_order"] != SIDE_POTS_FIRST:
        return iter([shown] if shown else [])
    depths = pots_played_for(record)
    return (list(group) for _, group in groupby(shown, key=lambda seat: depths.get(seat, 0)))
