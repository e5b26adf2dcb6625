"""Check-raise: whether a player who has checked may raise later in the same round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _raises(record: Record) -> Iterator[tuple[bool, int]]:
    for scene, event in scenes(record):
        if event.what == "raise":
            yield any(deed.what == "check" and deed.seat == event.seat for deed in scene.deeds), event.seat


def _allowed(record: Record) -> Iterator[Finding]:
    for after_check, _ in _raises(record):
        if after_check:
            yield ""


def _barred(record: Record) -> Iterator[Finding]:
    for after_check, seat in _raises(record):
        yield kept(not after_check, f"seat {seat} raised after checking")


POLICY = Policy(
    word="check_raise",
    asks="May a player who has checked raise later in the same round?",
    says={
        "allowed": "A player who has checked may raise later in the same round.",
        "barred": "A player who has checked may only call or fold later in the same round.",
    },
    checks={"allowed": _allowed, "barred": _barred},
    modality={"allowed": "may", "barred": "must"},
    refuses=("barred",),
    topic="betting",
)
