"""What all clauses of betting share: how they are made, and how their checks find the deeds of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from croupier.phases._phase import Clause
from croupier.policies import begins_by_cards
from croupier.table.scene import DEEDS, Scene, scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Check, Modality
    from croupier.table.events import Event, Record

TOPIC = "betting"
Opens = Literal[
    "dealer",
    "left of dealer",
    "opener",
    "left of big blind",
    "left of bring-in",
    "best showing",
    "lowest showing",
    "lowest showing with aces high",
]
"""Who begins a round. The opener is who made the first bet of the hand; showing are cards that lie face up."""
BY_CARDS = frozenset({"best showing", "lowest showing", "lowest showing with aces high"})


def clause(
    aspect: str,
    text: str,
    check: Check,
    modality: Modality = "must",
    *,
    idle: bool = False,
    reads: tuple[str, ...] = (),
) -> Clause:
    """A clause of all betting; `idle` ones never refuse anything."""
    return Clause(
        id=f"betting.{aspect}", text=text, modality=modality, check=check, reads=reads, refuses=not idle, topic=TOPIC
    )


def deeds(record: Record, step: str = "") -> Iterator[tuple[Scene, Event]]:
    """What was done in one betting round or in all, each with the scene just before it."""
    return (
        (scene, event)
        for scene, event in scenes(record)
        if event.what in DEEDS and event.step in record.sizes and (not step or event.step == step)
    )


def opener(record: Record, scene: Scene, opens: Opens) -> int:
    """The seat that should begin the round of a scene: of the opener, if there was a bet before it."""
    if opens in BY_CARDS:
        return begins_by_cards(record, scene, record.number(scene.step, "opens"), scene.live)
    step, steps = scene.step, [event.step for event in record.of("step")]
    if opens in {"left of big blind", "left of bring-in"}:
        forced = [event.seat for event in record.events if event.step in record.forced and event.chips]
        return (forced[-1] + 1 if forced else record.button + 1) % record.seats
    first = next(record.of("bet"), None)
    if opens == "opener" and first and first.step in steps[: steps.index(step)]:
        return first.seat
    return (record.button + (opens != "dealer")) % record.seats
