"""Minimum raise: the least that a raise may add where its size is free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._full_bets import largest
from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _last_full_raise(record: Record) -> Iterator[Finding]:
    if record.stakes.betting == "fixed limit":
        return
    for scene, event in scenes(record):
        if event.what == "raise" and event.chips < scene.stacks[event.seat]:
            added, least = event.to - scene.price, largest(record, event.step, scene.deeds)
            yield kept(added >= least, f"seat {event.seat} raised by {added}, less than {least}")


POLICY = Policy(
    word="min_raise",
    asks="How little may a raise add?",
    says={
        "last full raise": "In spread-limit, pot-limit and no-limit games a raise adds at least as much as the "
        "largest bet or raise of the round so far, and never less than the smallest bet."
    },
    checks={"last full raise": _last_full_raise},
    modality={"last full raise": "must"},
    refuses=("last full raise",),
    topic="betting",
)
