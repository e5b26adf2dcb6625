"""Pot order: whether those who play for a side pot show before the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.policies._show_groups import SIDE_POTS_FIRST, pots_played_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record

TOGETHER = "all pots together"


def _together(record: Record) -> Iterator[Finding]:
    """The hands are shown in one go round the table."""
    shown = [event.seat for event in record.of("show", "muck")]
    if len(set(pots_played_for(record).values())) > 1 and shown:
        order = [seat for seat in record.clockwise(shown[0]) if seat in shown]
        yield kept(shown == order, f"the hands were shown in the order {shown}, not in one go round the table")


def _side_pots_first(record: Record) -> Iterator[Finding]:
    """Nobody shows after somebody who plays for fewer pots."""
    depths = pots_played_for(record)
    if len(set(depths.values())) > 1:
        shown = [depths[event.seat] for event in record.of("show", "muck") if event.seat in depths]
        yield kept(shown == sorted(shown, reverse=True), f"hands were shown by players for {shown} pots, in this order")


POLICY = Policy(
    word="pot_order",
    asks="Which pot is shown down first when there are side pots?",
    says={
        TOGETHER: "All players left show in one go round the table, whichever pots they play for.",
        SIDE_POTS_FIRST: "Where there are side pots, those who play for the last of them show first, then those who "
        "play for the one before it as well, and those who play for the main pot alone come last; among players for "
        "the same pots the usual order holds.",
    },
    checks={TOGETHER: _together, SIDE_POTS_FIRST: _side_pots_first},
    modality={TOGETHER: "must", SIDE_POTS_FIRST: "must"},
    topic="the showdown",
)
