"""Deal moves: who deals the next hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _clockwise(record: Record) -> Iterator[Finding]:
    if record.over:
        turn = (record.button + 1) % record.seats
        passed = [event.seat for event in record.of("pass_deal")]
        yield kept(passed == [turn], f"the deal passed to seats {passed}, not to seat {turn}")


POLICY = Policy(
    word="deal_moves",
    asks="Who deals the next hand?",
    says={"clockwise": "After each hand the deal passes to the next player on the left."},
    checks={"clockwise": _clockwise},
    modality={"clockwise": "must"},
    topic="the end",
)
