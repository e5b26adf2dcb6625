"""Raises: how many raises a limit round allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._full_bets import TWO, raises_before
from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Check, Finding
    from croupier.table.events import Record


def _at_most(raises: int) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        if not record.stakes.limited:
            return
        for scene, event in scenes(record):
            if event.what == "raise" and len(scene.began) > TWO:  # heads-up is another policy
                before = raises_before(record, scene)
                yield kept(before < raises, f"seat {event.seat} raised after {before} of at most {raises}")

    return check


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
