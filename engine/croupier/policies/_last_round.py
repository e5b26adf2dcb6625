"""What was done in the last betting round of a hand, for the policies that look back at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.table.scene import DEEDS

if TYPE_CHECKING:
    from croupier.table.events import Record


def last_round(record: Record) -> str | None:
    """The last betting round that was reached; None where there is none."""
    rounds = [event.step for event in record.of("step") if event.step in record.sizes]
    return rounds[-1] if rounds else None


def last_deeds(record: Record) -> list[tuple[str, int]]:
    """What was done in it, and by whom; nothing if nobody could bet in it."""
    step = last_round(record)
    return [(event.what, event.seat) for event in record.during(step, *DEEDS)] if step else []


def last_raiser(record: Record) -> int | None:
    """Who made the last bet or raise in it."""
    raisers = [seat for what, seat in last_deeds(record) if what in {"bet", "raise"}]
    return raisers[-1] if raisers else None
