"""Deal moves: who deals the next hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.table.events import read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table import Table
    from croupier.table.events import Record


def next_dealer(table: Table) -> int:
    """Who deals the next hand. To be asked once the pots have been won, by the action being carried out."""
    left = table.clockwise(table.button + 1)
    if table.policies["deal_moves"] == "clockwise":
        return left[0]
    won = dict.fromkeys(left, 0)
    for event in read(table.news):
        if event.what == "win" and event.pot == "main pot":
            won[event.seat] += event.chips
    return max(left, key=won.__getitem__)


def _clockwise(record: Record) -> Iterator[Finding]:
    if record.over:
        turn = (record.button + 1) % record.seats
        passed = [event.seat for event in record.of("pass_deal")]
        yield kept(passed == [turn], f"the deal passed to seats {passed}, not to seat {turn}")


def _winner(record: Record) -> Iterator[Finding]:
    """Nobody won more of the main pot than the next dealer; of several, it is the first from the left."""
    if record.over:
        won = dict.fromkeys(range(record.seats), 0)
        for event in record.of("win"):
            won[event.seat] += event.chips if event.pot == "main pot" else 0
        best = [seat for seat in record.clockwise(record.button + 1) if won[seat] == max(won.values())]
        passed = [event.seat for event in record.of("pass_deal")]
        yield kept(passed == best[:1], f"the deal passed to seats {passed}, not to the winner, seat {best[0]}")


POLICY = Policy(
    word="deal_moves",
    asks="Who deals the next hand?",
    says={
        "clockwise": "After each hand the deal passes to the next player on the left.",
        "to the winner": "Whoever wins most of the main pot deals the next hand; among equals, the first on the "
        "dealer's left.",
    },
    checks={"clockwise": _clockwise, "to the winner": _winner},
    modality={"clockwise": "must", "to the winner": "must"},
    topic="the end",
)
