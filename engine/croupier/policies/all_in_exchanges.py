"""All-in exchanges: whether players who are all-in draw and take back like the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


EXCHANGES = frozenset({"discard", "take_back", "keep"})


def _take_part(record: Record) -> Iterator[Finding]:
    """Whoever is all-in when a draw is over has been asked in it."""
    asked: dict[str, set[int]] = {}
    able: dict[str, set[int]] = {}
    for scene, event in scenes(record):
        if event.what == "discard":
            asked.setdefault(event.step, set()).add(event.seat)
            able[event.step] = scene.live - scene.able()
    for step, seats in able.items():
        for seat in seats:
            yield kept(seat in asked[step], f"seat {seat}, all-in, was left out of {step}")


def _sit_out(record: Record) -> Iterator[Finding]:
    for scene, event in scenes(record):
        if event.what in EXCHANGES:
            yield kept(event.seat in scene.able(), f"seat {event.seat}, all-in, exchanged cards")


POLICY = Policy(
    word="all_in_exchanges",
    asks="Do players who are all-in still exchange cards?",
    says={
        "take part, face down": "A player who is all-in exchanges cards like everybody else, and nobody turns a hand "
        "up before the showdown.",
        "do not take part": "A player who is all-in keeps the hand as it is and exchanges no more cards.",
    },
    checks={"take part, face down": _take_part, "do not take part": _sit_out},
    modality={"take part, face down": "may", "do not take part": "must"},
    topic="exchanges",
)
