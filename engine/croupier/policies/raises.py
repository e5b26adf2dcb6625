"""Raises: how many raises a limit round allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Check, Finding
    from croupier.table.events import Event, Record


def _at_most(raises: int) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        if not record.stakes.limited:
            return
        for scene, event in scenes(record):
            if event.what == "raise" and _players(record, event.step) > 2:  # noqa: PLR2004 - heads-up is another policy
                before = _full_bets(scene.deeds, record)
                yield kept(before <= raises, f"seat {event.seat} made raise {before} of at most {raises}")

    return check


def _full_bets(deeds: list[Event], record: Record) -> int:
    """Bets and raises of at least half the size; a short all-in does not count."""
    count, level = 0, 0
    size = min(chips for stake, chips in record.stakes.amounts.items() if stake.endswith("bet"))
    for deed in deeds:
        if deed.what in {"bet", "raise"} and (deed.to - level) * 2 >= size:
            if record.stakes.betting == "spread limit":
                size = max(size, deed.to - level)
            count, level = count + 1, deed.to
    return count


def _players(record: Record, step: str) -> int:
    """How many players a step began with."""
    folded = 0
    for event in record.events:
        if event.step == step:
            break
        folded += event.what == "fold"
    return record.seats - folded


POLICY = Policy(
    word="raises",
    asks="How many raises may there be in a round?",
    says={
        "3": "In a fixed-limit or spread-limit round at most three raises may follow the bet.",
        "4": "In a fixed-limit or spread-limit round at most four raises may follow the bet.",
        "no limit": "There may be any number of raises in a round.",
    },
    checks={"3": _at_most(3), "4": _at_most(4), "no limit": _at_most(1_000_000)},
    modality={"3": "must", "4": "must", "no limit": "may"},
    refuses=("3", "4"),
    topic="betting",
)
