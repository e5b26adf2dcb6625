"""Kept card: whether a card that allows a bigger draw is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _shown(record: Record) -> Iterator[Finding]:
    """Whoever throws more than is usual shows, just before it, a card that is kept."""
    before: tuple[int, tuple[str, ...]] = (-1, ())
    for scene, event in scenes(record):
        usual = record.number(event.step, "usually")
        if event.what == "discard" and usual:
            over = len(event.cards) > usual
            if over or before[0] == event.seat:
                seat, shown = before
                held = set(shown) <= set(scene.hands[event.seat]) - set(event.cards)
                yield kept(over and seat == event.seat and held, f"seat {event.seat} showed {shown or 'nothing'}")
        before = (event.seat, event.cards) if event.what == "show_card" and event.seen == "all" else (-1, ())


def _not_shown(record: Record) -> Iterator[Finding]:
    for event in record.of("discard"):
        usual = record.number(event.step, "usually")
        if usual and len(event.cards) > usual:
            yield kept(not any(record.during(event.step, "show_card")), "a card that was kept was shown")


POLICY = Policy(
    word="kept_card",
    asks="Must a card that allows a bigger draw be shown?",
    says={
        "shown": "A player whose kept card allows a bigger draw shows that card to everybody before drawing.",
        "not shown": "A kept card that allows a bigger draw need not be shown.",
    },
    checks={"shown": _shown, "not shown": _not_shown},
    modality={"shown": "must", "not shown": "may"},
    topic="exchanges",
)
