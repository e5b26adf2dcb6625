"""All-in exchanges: whether players who are all-in draw and take back like the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._exchanges import SIT_OUT
from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record
    from croupier.table.scene import Scene


EXCHANGES = frozenset({"discard", "take_back", "keep"})


def _take_part(record: Record) -> Iterator[Finding]:
    """Whoever is all-in when an exchange begins is asked in it, and whatever is shown is shown in the last step."""
    for scene, event in scenes(record):
        if event.what == "step" and record.through(event.step):
            asked = {each.seat for each in record.during(event.step, *EXCHANGES)}
            for seat in sorted(_concerned(record, scene) - scene.able()):
                yield kept(seat in asked, f"seat {seat}, all-in, was left out of {event.step}")
        elif event.what == "show" and record.through(event.step):
            last = [each.step for each in record.of("step")][-1]
            yield kept(event.step == last, f"seat {event.seat} showed before the showdown")


def _concerned(record: Record, scene: Scene) -> set[int]:
    """The seats that an exchange concerns: in a draw all, later those whose discards lie before them."""
    if draw := record.returns.get(scene.step):
        return {seat for seat in scene.live if scene.piles.get((draw, seat))}
    return set(scene.live) if any(record.during(scene.step, "discard")) else set()


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
        SIT_OUT: "A player who is all-in keeps the hand as it is and exchanges no more cards.",
    },
    checks={"take part, face down": _take_part, SIT_OUT: _sit_out},
    modality={"take part, face down": "may", SIT_OUT: "must"},
    topic="exchanges",
)
