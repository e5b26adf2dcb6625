"""Losers: whether a beaten hand must be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


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


def _show(record: Record) -> Iterator[Finding]:
    for event in record.of("show", "muck"):
        yield kept(event.what == "show", f"seat {event.seat} mucked")


POLICY = Policy(
    word="losers",
    asks="Must a beaten hand be shown?",
    says={
        "may muck": "A player who can no longer win any part of any pot against the hands already shown may muck "
        "unseen.",
        "show": "Every player still in the hand shows, beaten or not.",
    },
    checks={"may muck": _may_muck, "show": _show},
    modality={"may muck": "may", "show": "must"},
    topic="the showdown",
)
