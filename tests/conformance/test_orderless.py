"""What may be told in more than one way at level `full`."""

from __future__ import annotations

import pytest

from croupier.conformance.messages import StepSeen, Words
from croupier.conformance.orderless import orderless


def draw(seat: int, *cards: str) -> Words:
    return {"event": "draw", "step": "the-draw", "seat": seat, "place": "hand", "cards": list(cards), "seen": "owner"}


def deal(seat: int, *cards: str) -> Words:
    return {**draw(seat, *cards), "event": "deal"}


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ([draw(2, "6s", "5h")], [draw(2, "6s"), draw(2, "5h")], True),
        ([draw(2, "6s", "5h")], [draw(2, "5h", "6s")], True),
        ([draw(2, "6s", "5h")], [draw(2, "6s")], False),
        ([draw(2, "6s", "5h")], [draw(2, "6s"), draw(3, "5h")], False),
        ([draw(2, "6s", "5h"), draw(3, "2c")], [draw(2, "6s"), draw(3, "2c"), draw(2, "5h")], False),
        ([deal(2, "6s", "5h")], [deal(2, "6s"), deal(2, "5h")], False),
    ],
)
def test_replacements_that_come_to_a_seat_without_a_break_are_one_draw(
    one: list[Words], other: list[Words], *, same: bool
) -> None:
    told = [orderless(StepSeen(seat=0, events=tuple(events))) for events in (one, other)]
    assert (told[0] == told[1]) is same
