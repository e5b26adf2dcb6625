"""Whether everybody was asked who should have been, and in which order. For the checks of phases that ask in turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from croupier.phases._phase import kept
from croupier.table.events import Record
from croupier.table.scene import Scene, scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Finding, Seat

Due: TypeAlias = Callable[[Record, Scene], set[int]]
"""The seats that a step should ask, read in the scene in which it begins."""


def in_turn(record: Record, slug: str, first: Seat, verbs: tuple[str, ...], due: Due) -> Iterator[Finding]:
    """Everyone due was asked once, clockwise from the given seat; a step still going on may lack the last of them."""
    done = [event.seat for event in record.during(slug, *verbs)]
    for wanted in _due(record, slug, due):
        begins = record.button + (first == "left of dealer")
        order = [seat for seat in record.clockwise(begins) if seat in wanted]
        if done or order:
            asked = order if record.through(slug) else order[: len(done)]
            yield kept(done == asked, f"seats acted in the order {done}, not {asked}")


def left_out(record: Record, slug: str, verbs: tuple[str, ...], due: Due) -> Iterator[Finding]:
    """Everyone due was asked at all."""
    done = {event.seat for event in record.during(slug, *verbs)}
    for wanted in _due(record, slug, due):
        if record.through(slug):
            yield from (kept(seat in done, f"seat {seat} was not asked") for seat in sorted(wanted))


def _due(record: Record, slug: str, due: Due) -> Iterator[set[int]]:
    """The seats due, if the step has begun."""
    return (due(record, scene) for scene, event in scenes(record) if (event.what, event.step) == ("step", slug))


def off_the_top(record: Record, slug: str) -> Iterator[Finding]:
    """Every card dealt is the next one of the deck, or of the latest shuffle; what stayed out of that lies below it."""
    pack = list(record.deck)
    for event in record.of("deal", "draw", "burn", "shuffle"):
        if event.what == "shuffle":
            pack = [*event.cards, *(card for card in pack if card not in event.cards)]
            continue
        top, pack = pack[: len(event.cards)], pack[len(event.cards) :]
        if event.step == slug:
            yield kept(top == list(event.cards), f"{event.cards} came from elsewhere than the top of the deck")
