"""Absent opener: who begins a round if the player with the right cards showing is all-in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.policies._showing import BY_CARDS, begins_by_cards
from croupier.table.scene import DEEDS, scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record
    from croupier.table.scene import Scene

LEFT, NEXT_BEST = "next to the left", "next best showing"


def _absent(record: Record) -> Iterator[tuple[Scene, int, int, int]]:
    """Rounds that another player began: the scene, whose cards said so, who began, and by what kind of cards."""
    for scene, event in scenes(record):
        number = record.number(event.step, "opens")
        if event.what in DEEDS and not scene.deeds and number in BY_CARDS:
            should = begins_by_cards(record, scene, number, scene.live)
            if should not in scene.able():
                yield scene, should, event.seat, number


def _left(record: Record) -> Iterator[Finding]:
    for scene, should, began, _ in _absent(record):
        first = next(seat for seat in record.clockwise(should) if seat in scene.able())
        yield kept(began == first, f"seat {began} began the round, not seat {first}")


def _next_best(record: Record) -> Iterator[Finding]:
    for scene, _, began, number in _absent(record):
        first = begins_by_cards(record, scene, number, scene.able())
        yield kept(began == first, f"seat {began} began the round, not seat {first}")


POLICY = Policy(
    word="absent_opener",
    asks="Who begins a round if the player whose cards say so is all-in?",
    says={
        LEFT: "If the player whose cards say who begins is all-in, the next player to the left who can act begins.",
        NEXT_BEST: "If the player whose cards say who begins is all-in, these cards are compared among those who can "
        "act.",
    },
    checks={LEFT: _left, NEXT_BEST: _next_best},
    modality=dict.fromkeys((LEFT, NEXT_BEST), "must"),
    refuses=(LEFT, NEXT_BEST),
    topic="betting",
)
