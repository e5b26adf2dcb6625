"""Lone winner: whether a player whom everybody else left the pot to shows the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _need_not(record: Record) -> Iterator[Finding]:
    live = record.seats - sum(1 for _ in record.of("fold"))
    if live == 1:
        yield kept(not any(record.of("show")), "a hand was shown although everybody else had folded")


POLICY = Policy(
    word="lone_winner",
    asks="Must a player show when everybody else has folded?",
    says={
        "need not show": "A player who wins because everybody else has folded need not show any cards.",
        "does not show": "A player who wins because everybody else has folded does not show any cards.",
    },
    checks={"need not show": _need_not, "does not show": _need_not},
    modality={"need not show": "may", "does not show": "should"},
    topic="the showdown",
)
