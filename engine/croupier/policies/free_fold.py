"""Free fold: whether a player may give up a hand that could stay in for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.table.scene import DEEDS, scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Event, Record


def _with_nothing_to_call(record: Record) -> Iterator[Event]:
    return (event for scene, event in scenes(record) if event.what in DEEDS and scene.bets[event.seat] == scene.price)


def _allowed(record: Record) -> Iterator[Finding]:
    """What is allowed need not happen."""
    return ("" for event in _with_nothing_to_call(record) if event.what == "fold")


def _barred(record: Record) -> Iterator[Finding]:
    for event in _with_nothing_to_call(record):
        yield kept(event.what != "fold", f"seat {event.seat} folded with nothing to call")


POLICY = Policy(
    word="free_fold",
    asks="May a player fold who could check?",
    says={
        "allowed": "A player may fold even where a check would cost nothing.",
        "barred": "A player with nothing to call may not fold.",
    },
    checks={"allowed": _allowed, "barred": _barred},
    modality={"allowed": "may", "barred": "must"},
    refuses=("barred",),
    topic="betting",
)
