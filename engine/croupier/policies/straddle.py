"""Straddle: whether a further blind is posted, twice as high as the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record

NONE, LIVE = "none", "one live, twice the big blind"
TWO = 2


def _none(record: Record) -> Iterator[Finding]:
    for event in record.of("blind"):
        yield kept(event.place != "straddle", f"seat {event.seat} straddled")


def _live(record: Record) -> Iterator[Finding]:
    """Left of the last blind, if three or more play and that seat has so many chips left."""
    for step, stakes in record.forced.items():
        begun = next((scene for scene, event in scenes(record) if (event.what, event.step) == ("step", step)), None)
        if begun is None or not list(record.during(step, "blind")):
            continue
        usual = record.clockwise(record.button + 1 + len(stakes))[0]
        seat = (record.posts[-1].seat + 1) % record.seats if record.posts else usual
        chips = 2 * record.stakes.amount(stakes[-1])
        free = all(seat != post.seat or not post.live for post in record.posts)
        due = [(seat, chips)] if TWO < record.seats > len(stakes) and begun.stacks[seat] >= chips and free else []
        told = [(event.seat, event.chips) for event in record.during(step, "blind") if event.place == "straddle"]
        if told or due:
            yield kept(told == due, f"{told} straddled, not {due}")


POLICY = Policy(
    word="straddle",
    asks="Is there a straddle?",
    says={
        NONE: "Nobody straddles: no bet is made before the deal but the blinds.",
        LIVE: "With three players or more, the player on the left of the last blind straddles, who has the chips for "
        "it: posts a further blind, twice the last one, which then is the last.",
    },
    checks={NONE: _none, LIVE: _live},
    modality=dict.fromkeys((NONE, LIVE), "must"),
    topic="the blinds",
)
