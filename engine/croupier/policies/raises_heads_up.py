"""Raises heads-up: whether raises are counted when only two players begin a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _free(record: Record) -> Iterator[Finding]:
    """Idle unless two players began the round and raised more often than any cap allows."""
    for scene, event in scenes(record):
        if event.what == "raise" and len(scene.live) == 2:  # noqa: PLR2004 - heads-up
            yield ""


POLICY = Policy(
    word="raises_heads_up",
    asks="Is the number of raises limited when only two players are left?",
    says={
        "no limit": "The number of raises is not limited in a round that only two players begin.",
        "same": "The same holds when only two players begin the round.",
    },
    checks={"no limit": _free, "same": _free},
    modality={"no limit": "may", "same": "must"},
    topic="betting",
)
