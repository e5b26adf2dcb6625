"""Losers: whether a beaten hand must be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record

MUCK, ALL_IN, SHOW = "may muck", "may muck unless somebody is all-in", "show"


def _may_muck(record: Record) -> Iterator[Finding]:
    """Nobody mucks who is not beaten: whoever mucks wins nothing, and somebody has shown before."""
    winners = {event.seat for event in record.of("win")}
    shown = 0
    for event in record.of("show", "muck"):
        shown += event.what == "show"
        if event.what == "muck":
            yield kept(shown and event.seat not in winners, f"seat {event.seat} mucked")
            unseen = event.seen != "all" and event.place == "muck"
            yield kept(unseen, f"seat {event.seat}'s hand went to the {event.place}, seen by {event.seen}")


def _unless_all_in(record: Record) -> Iterator[Finding]:
    yield from _may_muck(record)
    for scene, event in scenes(record):
        if event.what in {"show", "muck"} and scene.live - scene.able():
            yield kept(event.what == "show", f"seat {event.seat} mucked, although a player left was all-in")


def _show(record: Record) -> Iterator[Finding]:
    for event in record.of("show", "muck"):
        yield kept(event.what == "show", f"seat {event.seat} mucked")


_BEATEN = "A player who can no longer win any part of any pot against the hands already shown may muck unseen"
POLICY = Policy(
    word="losers",
    asks="Must a beaten hand be shown?",
    says={
        MUCK: f"{_BEATEN}.",
        ALL_IN: f"{_BEATEN}. But if anybody still in the hand is all-in, every hand is shown.",
        SHOW: "Every player still in the hand shows, beaten or not.",
    },
    checks={MUCK: _may_muck, ALL_IN: _unless_all_in, SHOW: _show},
    modality={MUCK: "may", ALL_IN: "may", SHOW: "must"},
    topic="the showdown",
)
