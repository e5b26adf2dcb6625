"""Showing ties: who begins where equal cards lie face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.policies._showing import BY_CARDS, begins_by_cards
from croupier.table.scene import DEEDS, scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record

LEFT, SUIT = "first left of dealer", "suit"


def _first(record: Record) -> Iterator[Finding]:
    """Whoever leads and could act has begun."""
    for scene, event in scenes(record):
        number = record.number(event.step, "opens")
        if event.what in DEEDS and not scene.deeds and number in BY_CARDS:
            first = begins_by_cards(record, scene, number, scene.live)
            if first in scene.able():
                yield kept(event.seat == first, f"seat {event.seat} began the round, not seat {first}")


POLICY = Policy(
    word="showing_ties",
    asks="Who begins if two players show equal cards?",
    says={
        LEFT: "Where two players show equal cards, the first of them to the dealer's left begins the round.",
        SUIT: "Where two players show equal cards, the player with the highest of these by suit begins the round: "
        "spades, hearts, diamonds, clubs.",
    },
    checks={LEFT: _first, SUIT: _first},
    modality=dict.fromkeys((LEFT, SUIT), "must"),
    topic="betting",
)
