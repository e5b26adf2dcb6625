"""Betting rounds: who begins, what may be done, and how much."""

from __future__ import annotations

import pytest

from tests.play.hands import BOUNCE_BACK, ONE_ROUND, TWO_ROUNDS, begun, by, played, price, span, stakes, told
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, changed, rulebook, variant

LIMIT, FREE = stakes(bet=4), stakes("no limit", bet=4)


def test_the_dealer_begins_where_the_variant_says_so() -> None:
    assert begun([20, 20, 20], rules=BOUNCE_BACK, button=1).actor == 1


def test_elsewhere_the_player_left_of_the_dealer_does() -> None:
    assert begun([20, 20, 20], rules=ONE_ROUND, button=1).actor == 2


def test_whoever_is_next_in_turn_begins_for_an_opener_who_has_folded_or_is_all_in() -> None:
    hand = played(begun([4, 20, 20], LIMIT, TWO_ROUNDS, button=2), "0 bet 4; 1 call; 2 call")
    assert (hand.step, hand.actor) == ("two", 1)
    hand = played(begun([20, 20, 20], LIMIT, TWO_ROUNDS, button=2), "0 fold; 1 check; 2 check")
    assert (hand.step, hand.actor) == ("two", 1)


def test_a_raise_adds_at_least_the_largest_bet_or_raise_of_the_round() -> None:
    hand = played(begun([200] * 3, FREE, ONE_ROUND, button=2), "0 bet 10; 1 raise 30; 2 raise 55")
    assert span(hand) == (80, 200)
    assert by(hand, "0 raise 79") == "policy.min-raise"


def test_an_all_in_for_less_does_not_lower_the_least_raise() -> None:
    hand = played(begun([200, 33, 200], FREE, ONE_ROUND, button=2), "0 bet 20; 1 raise 33")
    assert span(hand) == (53, 200)


def test_two_short_all_ins_that_add_up_to_a_full_raise_reopen_the_betting() -> None:
    hand = played(begun([200, 26, 30, 200], FREE, ONE_ROUND, button=3), "0 bet 20; 1 raise 26; 2 raise 30; 3 call")
    assert span(hand) is None
    assert by(hand, "0 raise 50") == "policy.short-all-in"
    hand = played(begun([200, 26, 40, 200], FREE, ONE_ROUND, button=3), "0 bet 20; 1 raise 26; 2 raise 40; 3 call")
    assert span(hand) == (60, 200)


def test_half_a_bet_reopens_a_limit_round_and_less_does_not() -> None:
    half = played(begun([40, 6, 40], LIMIT, ONE_ROUND, button=2), "0 bet 4; 1 raise 6; 2 call")
    assert span(half) == (10, 10)
    less = played(begun([40, 5, 40], LIMIT, ONE_ROUND, button=2), "0 bet 4; 1 raise 5; 2 call")
    assert (price(less), span(less)) == (1, None)
    assert by(less, "0 raise 8") == "policy.short-all-in"


@pytest.mark.parametrize(
    ("answer", "sizes"),
    [
        ("reopens from half a bet, or a full raise in big-bet games", (10, 10)),
        ("reopens only when full", None),
        ("never reopens", None),
    ],
)
def test_each_answer_about_short_all_ins_is_played(answer: str, sizes: tuple[int, int] | None) -> None:
    rules = changed(("first round, opens: dealer", "first round, opens: left of dealer"), short_all_in=f'"{answer}"')
    hand = played(begun([40, 6, 40], LIMIT, rules, button=2), "0 bet 4; 1 raise 6; 2 call")
    assert span(hand) == sizes


def test_three_raises_follow_the_bet_and_no_more() -> None:
    hand = played(begun([90] * 3, LIMIT, ONE_ROUND, button=2), "0 bet 4; 1 raise 8; 2 raise 12; 0 raise 16")
    assert span(hand) is None
    assert by(hand, "1 raise 20") == "policy.raises"


def test_a_round_that_two_begin_knows_no_cap() -> None:
    deeds = "0 bet 4; 1 raise 8; 0 raise 12; 1 raise 16; 0 raise 20"
    assert span(played(begun([90, 90], LIMIT, ONE_ROUND, button=1), deeds)) == (24, 24)


def test_the_cap_stays_where_a_round_comes_down_to_two() -> None:
    hand = played(begun([90] * 3, LIMIT, ONE_ROUND, button=2), "0 bet 4; 1 raise 8; 2 fold; 0 raise 12; 1 raise 16")
    assert by(hand, "0 raise 20") == "policy.raises"


def test_free_games_know_no_cap() -> None:
    deeds = "0 bet 4; 1 raise 8; 2 raise 12; 0 raise 16; 1 raise 20"
    assert span(played(begun([90] * 3, FREE, ONE_ROUND, button=2), deeds)) == (24, 90)


def test_what_nobody_matched_comes_back_and_is_not_won() -> None:
    hand = played(begun([90, 30], FREE, ONE_ROUND, button=1), "0 bet 70; 1 call")
    assert told(hand, "return") == [("return", 0, 40)]
    hand = played(begun([90, 30], FREE, ONE_ROUND, button=1), "0 bet 20; 1 fold")
    assert (told(hand, "return", "win"), hand.stacks) == ([("return", 0, 20)], (90, 30))


def test_nobody_bets_when_nobody_could_answer() -> None:
    hand = played(begun([90, 4, 90], LIMIT, ONE_ROUND, button=2), "0 check; 1 bet 4; 2 fold")
    assert [offer.verb for offer in hand.legal] == ["call", "fold"]
    assert by(hand, "0 raise 8") == "betting.all-in"


def test_a_check_raise_is_allowed_unless_the_house_bars_it() -> None:
    deeds = "0 check; 1 bet 4"
    assert span(played(begun([40, 40], LIMIT, BOUNCE_BACK), deeds)) == (8, 8)
    barred = played(begun([40, 40], LIMIT, changed(check_raise="barred")), deeds)
    assert [offer.verb for offer in barred.legal] == ["call", "fold"]
    assert by(barred, "0 raise 8") == "policy.check-raise"


@pytest.mark.parametrize(
    ("deed", "clause"),
    [
        ("0 call", "betting.options"),
        ("0 raise 8", "betting.options"),
        ("0 discard 2c", "betting.options"),
        ("0 bet 3", "betting.fixed-limit"),
        ("0 bet 8", "betting.fixed-limit"),
        ("0 bet 41", "betting.table-stakes"),
        ("1 check", "first-round.opens"),
    ],
)
def test_a_refusal_names_the_clause_that_forbids_it(deed: str, clause: str) -> None:
    assert by(begun([40, 40], LIMIT, BOUNCE_BACK), deed) == clause


def test_a_refusal_out_of_turn_names_the_turn() -> None:
    hand = played(begun([40, 40, 40], LIMIT, BOUNCE_BACK), "0 check")
    assert by(hand, "2 check") == "betting.turn"


@pytest.mark.parametrize(
    ("betting", "deed", "clause"),
    [
        ("pot limit", "0 bet 7", "betting.pot-limit"),
        ("pot limit", "0 bet 3", "betting.minimum"),
        ("spread limit", "0 bet 11", "betting.spread-limit"),
        ("spread limit", "0 bet 3", "betting.minimum"),
        ("no limit", "0 bet 3", "betting.minimum"),
    ],
)
def test_each_structure_refuses_by_its_own_clause(betting: str, deed: str, clause: str) -> None:
    played_for = stakes(betting, 3, 4, max_bet=10)  # type: ignore[arg-type]  # a parameter is a str
    assert by(begun([40, 40], played_for, BOUNCE_BACK), deed) == clause


def test_bets_of_two_sizes_are_each_checked_by_their_own() -> None:
    rounds = (f"bet: {{name: {size}, opens: dealer, size: {size}}}" for size in ("small bet", "big bet"))
    rules = rulebook(variant(ANTE, DEAL, *rounds, SHOWDOWN))
    played_for = stakes(small_bet=2, big_bet=4)
    hand = played(begun([40, 40], played_for, rules), "0 bet 2; 1 call; 0 bet 4; 1 call")
    assert span(played(begun([40, 40], played_for, rules), "0 check; 1 check")) == (4, 4)
    assert told(hand, "bet") == [("bet", 0, 2), ("bet", 0, 4)]


def test_a_big_bet_keeps_the_clauses_of_betting() -> None:
    rounds = (f"bet: {{name: {size}, opens: dealer, size: {size}}}" for size in ("small bet", "big bet"))
    rules = rulebook(variant(ANTE, DEAL, *rounds, SHOWDOWN))
    hand = played(begun([40, 40], stakes(small_bet=2, big_bet=4), rules), "0 check; 1 check; 0 bet 4; 1 call")
    assert not [finding for finding in rules.clause("betting.fixed-limit").check(hand.record) if finding]
