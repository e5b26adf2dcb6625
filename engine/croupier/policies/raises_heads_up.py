"""Raises heads-up: whether raises are counted when only two players begin a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._full_bets import TWO, raises_before
from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _free(record: Record) -> Iterator[Finding]:
    """What is allowed need not happen."""
    for scene, event in scenes(record):
        if event.what == "raise" and len(scene.began) == TWO:
            yield ""


def _same(record: Record) -> Iterator[Finding]:
    """As many raises as another policy allows in a round that more players begin."""
    most = record.policies["raises"]
    for scene, event in scenes(record):
        if event.what == "raise" and len(scene.began) == TWO and record.stakes.limited:
            before = raises_before(record, scene)
            within = most == "no limit" or before < int(str(most))
            yield kept(within, f"seat {event.seat} raised after {before} of at most {most}, heads-up")


POLICY = Policy(
    word="raises_heads_up",
    asks="Is the number of raises limited in a round that begins with only two players left?",
    says={
        "no limit": "The number of raises is not limited in a round that begins with only two players left in the "
        "hand.",
        "same": "The number of raises is limited in the same way in a round that begins with only two players left in "
        "the hand.",
    },
    checks={"no limit": _free, "same": _same},
    modality={"no limit": "may", "same": "must"},
    topic="betting",
)
