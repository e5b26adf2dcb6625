"""Answers that no house of ours gives yet: their checks must hold for hands that the engine plays by them."""

from __future__ import annotations

from croupier.proof import consult
from tests.play.hands import begun, deck, played, stakes
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, changed, rulebook, variant

LEFT = ("first round, opens: dealer", "first round, opens: left of dealer")
BET_OF_4 = stakes(bet=4)


def test_a_short_all_in_that_does_not_count_leaves_a_raise_more() -> None:
    rules = changed(LEFT, short_all_in="reopens only when full")
    hand = begun([90, 6, 90, 90], BET_OF_4, rules, button=3)
    hand = played(hand, "0 bet 4; 1 raise 6; 2 raise 8; 3 raise 12; 0 raise 16")
    assert not consult(rules, hand.record, {"policy.raises"})[0]


def test_completing_a_short_all_in_reopens_the_betting_even_where_the_all_in_does_not() -> None:
    rules = changed(LEFT, short_all_in="never reopens")
    hand = begun([90, 90, 6, 90], BET_OF_4, rules, button=3)
    hand = played(hand, "0 bet 4; 1 call; 2 raise 6; 3 raise 8; 0 raise 12")
    assert not consult(rules, hand.record, {"policy.short-all-in"})[0]


def test_nobody_is_dealt_a_card_that_they_have_thrown_away_before() -> None:
    draws = ("draw: {first: dealer}", "bet: {opens: dealer}", "draw: {name: two, first: dealer}")
    rules = rulebook(variant(ANTE, DEAL, *draws, SHOWDOWN, reshuffle_spares='"own discards"'))
    dealt = deck("As Ks Qs Js 9s", "Ah Kh Qh Jh 9h", "Ad Kd Qd Jd 9d", then="2c 3c")[:17]
    hand = begun([20] * 3, rules=rules, dealt=dealt)
    hand = played(hand, "0 discard; 1 discard 9h; 2 discard; 0 check; 1 check; 2 fold; 0 discard Js 9s; 1 discard Jh")
    assert "9h" not in hand.legal[0].among, "for seat 1 is waiting too"
