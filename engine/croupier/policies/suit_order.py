"""Suit order: who brings it in where two players show cards of the same rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.policies._showing import cards_showing
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Check, Finding
    from croupier.table.events import Record

SUITS, LEFT = "spades, hearts, diamonds, clubs", "first left of dealer"
LOW, HIGH = "lowest up card", "highest up card"


def _check(*, by_suit: bool) -> Check:
    """Of those whose card is of the same rank as that of whoever brought it in, the right one did."""

    def check(record: Record) -> Iterator[Finding]:
        for scene, event in scenes(record):
            if event.step not in record.forced or event.what not in {"bring_in", "bet"}:
                continue
            kind = record.number(event.step, "by")
            high, low_ace = kind in {2, 4}, kind in {3, 4}
            order = [seat for seat in record.clockwise(record.button + 1) if seat in scene.live]
            worst = {
                seat: (max if high else min)(
                    ("A23456789TJQK" if low_ace else "23456789TJQKA").index(card[0]) * 4 + "cdhs".index(card[1])
                    for card in cards_showing(scene, seat)
                )
                for seat in order
            }
            rank = (max if high else min)(worst.values()) // 4
            tied = [seat for seat in order if worst[seat] // 4 == rank]
            due = (max if high else min)(tied, key=worst.__getitem__) if by_suit else tied[0]
            if len(tied) > 1 and due in scene.able():
                yield kept(event.seat == due, f"seat {event.seat} brought it in, not seat {due}")

    return check


POLICY = Policy(
    word="suit_order",
    asks="Who brings it in if two players show cards of the same rank?",
    says={
        SUITS: "Where two such cards are of the same rank, suits decide: spades are the highest, then hearts, "
        "diamonds, clubs.",
        LEFT: "Where two such cards are of the same rank, the first of their owners to the dealer's left brings it in.",
    },
    checks={SUITS: _check(by_suit=True), LEFT: _check(by_suit=False)},
    modality=dict.fromkeys((SUITS, LEFT), "must"),
    topic="the bring-in",
)
