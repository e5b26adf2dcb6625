"""Who wins how much in whole hands, against an algebra that knows no side pots."""

from __future__ import annotations

import pytest

from croupier.evaluators import evaluator
from croupier.proof.playouts import random_hand
from tests.play.hands import BOUNCE_BACK
from tests.properties.decks import dice, last, tied_hands
from tests.table.algebra import paid_and_won, payout

HIGH = evaluator("high")


@pytest.mark.parametrize("tied", [False, True], ids=["any deck", "hands that tie"])
def test_the_payout_is_that_of_counting_chip_by_chip(*, tied: bool) -> None:
    several, odd = 0, 0
    for seed in range(300):
        hand = last(tied_hands(BOUNCE_BACK, dice(seed))) if tied else random_hand(BOUNCE_BACK, dice(seed))
        record = hand.record
        paid, won = paid_and_won(record.events, record.seats)
        live = set(range(record.seats)) - {event.seat for event in record.of("fold")}
        strengths = {seat: HIGH.rank(hand.view(seat).hands[seat]) for seat in live if hand.view(seat).hands[seat]}
        mucked = {event.seat: HIGH.rank(event.cards) for event in record.of("muck")}
        expected = payout(paid, strengths | mucked, record.clockwise(record.button + 1))
        assert won == [expected[seat] for seat in range(record.seats)], hand.history
        several += len({event.place for event in record.of("win")}) > 1
        odd += len({event.chips for event in record.of("win")}) > 1
    assert several > 30
    assert odd > 10
