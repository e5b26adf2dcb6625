"""Odd chip: who gets what cannot be divided when hands tie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _left_of_dealer(record: Record) -> Iterator[Finding]:
    """Within a pot, a winner further from the dealer's left never gets more than one nearer, and nobody two more."""
    pots: dict[str, dict[int, int]] = {}
    for event in record.of("win"):
        shares = pots.setdefault(event.place, {})
        shares[event.seat] = shares.get(event.seat, 0) + event.chips
    for place, shares in pots.items():
        if len(shares) > 1:
            turn = [shares[seat] for seat in record.clockwise(record.button + 1) if seat in shares]
            yield kept(turn == sorted(turn, reverse=True) and turn[0] - turn[-1] <= 1, f"the {place} was split {turn}")


POLICY = Policy(
    word="odd_chip",
    asks="Who gets the odd chip when a pot does not divide evenly?",
    says={
        "first winner left of dealer": "When a pot does not divide evenly among tied hands, the odd chips go one each "
        "to the winners, in order from the dealer's left."
    },
    checks={"first winner left of dealer": _left_of_dealer},
    modality={"first winner left of dealer": "must"},
    topic="the showdown",
)
