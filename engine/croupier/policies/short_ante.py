"""Short ante: what happens to a player who cannot cover the ante."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _posts(record: Record) -> Iterator[Finding]:
    """Before the first card, whoever had less than the ante has posted all of it."""
    posted = {event.seat: event.chips for event in record.of("post")}
    due = record.stakes.amounts.get("ante", 0)
    for seat, stack in enumerate(record.stacks):
        if stack < due:
            yield kept(posted.get(seat, 0) == stack, f"seat {seat} posted {posted.get(seat, 0)} of its {stack} chips")


POLICY = Policy(
    word="short_ante",
    asks="What if a player cannot cover the ante?",
    says={"posts what is left": "A player with fewer chips than the ante posts all of them and is all-in."},
    checks={"posts what is left": _posts},
    modality={"posts what is left": "must"},
    topic="the table",
)
