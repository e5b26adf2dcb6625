"""Blinds: who posts what, what the others owe, and who has the last word."""

from __future__ import annotations

import pytest

from tests.play.hands import begun, by, offered, played, price, span, stakes, told
from tests.properties.rulebooks import BLINDS, STRADDLED
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, faults_of, rulebook, variant

RULES = rulebook(variant(*BLINDS))
LIMIT = stakes("fixed limit", small_blind=1, big_blind=2, small_bet=2, big_bet=4)
FREE = stakes("no limit", small_blind=5, big_blind=10, small_bet=1, big_bet=40)


def test_the_two_seats_left_of_the_dealer_post_and_the_next_one_begins() -> None:
    hand = begun([100] * 4, LIMIT, RULES, button=1)
    assert told(hand, "blind") == [("blind", 2, 1), ("blind", 3, 2)]
    assert (hand.actor, price(hand), span(hand)) == (0, 2, (4, 4))


def test_heads_up_the_dealer_posts_the_small_blind_and_acts_first_but_last_in_later_rounds() -> None:
    hand = begun([100, 100], LIMIT, RULES, button=0)
    assert told(hand, "blind") == [("blind", 0, 1), ("blind", 1, 2)]
    assert hand.actor == 0
    assert played(hand, "0 call; 1 check").actor == 1


def test_a_house_may_have_the_dealer_post_the_big_blind_heads_up() -> None:
    hand = begun([100, 100], LIMIT, rulebook(variant(*BLINDS, heads_up="as with more players")), button=0)
    assert told(hand, "blind") == [("blind", 1, 1), ("blind", 0, 2)]
    assert hand.actor == 1


def test_the_big_blind_may_raise_where_everybody_called() -> None:
    hand = played(begun([100] * 3, LIMIT, RULES), "0 call; 1 call")
    assert (hand.actor, price(hand), span(hand)) == (2, 0, (4, 4))
    assert by(hand, "2 bet 4") == "betting.options"
    assert played(hand, "2 check").step == "second-round"


def test_the_blind_is_the_first_bet_so_that_three_raises_may_follow_it() -> None:
    hand = played(begun([100] * 3, LIMIT, RULES), "0 raise 4; 1 raise 6; 2 raise 8")
    assert span(hand) is None
    assert by(hand, "0 raise 10") == "policy.raises"


def test_a_short_big_blind_does_not_lower_the_price() -> None:  # TDA; PB-112
    hand = begun(
        [1000, 1000, 30, 1000], stakes("no limit", small_blind=50, big_blind=100, small_bet=1, big_bet=1), RULES
    )
    assert (hand.actor, price(hand)) == (3, 100)
    assert span(hand) == (200, 1000)


def test_a_short_big_blind_is_all_in_and_the_pots_are_right() -> None:  # PB-114
    hand = played(begun([100, 100, 6], FREE, RULES), "0 call; 1 call")
    assert (hand.step, hand.stacks, hand.pot, hand.actor) == ("second-round", (90, 90, 0), 26, 1)


def test_nobody_pays_for_chips_that_a_short_blind_cannot_match() -> None:
    hand = begun([100, 1], LIMIT, RULES, button=0)
    assert hand.step == "the-showdown"
    assert sum(chips for _, _, chips in told(hand, "blind")) == 2
    assert not told(hand, "call", "return")


@pytest.mark.parametrize("betting", ["no limit", "pot limit"])
def test_where_sizes_are_free_the_big_blind_is_the_least_bet_of_every_round(betting: str) -> None:
    table = stakes(betting, small_blind=5, big_blind=10, small_bet=1, big_bet=40)  # type: ignore[arg-type]
    hand = begun([200] * 3, table, RULES)
    assert (span(hand) or (0,))[0] == 20
    hand = played(hand, "0 call; 1 call; 2 check; 1 check; 2 check; 0 check")
    assert hand.step == "third-round"
    assert (span(hand) or (0,))[0] == 10
    assert by(hand, "1 bet 9") == "betting.minimum"


def test_a_straddle_is_one_bet_more_and_its_player_acts_last() -> None:
    rules = rulebook(variant(*BLINDS, straddle=STRADDLED))
    hand = begun([100] * 4, LIMIT, rules)
    assert told(hand, "blind") == [("blind", 1, 1), ("blind", 2, 2), ("blind", 3, 4)]
    assert (hand.actor, price(hand), span(hand)) == (0, 4, (6, 6))
    assert offered(played(hand, "0 call; 1 call; 2 call"), "check")
    assert by(played(hand, "0 raise 6; 1 raise 8"), "2 raise 10") == "policy.raises"
    assert len(told(begun([100] * 2, LIMIT, rules), "blind")) == 2


def test_antes_lie_dead_beside_the_blinds() -> None:
    table = stakes("pot limit", ante=1, small_blind=1, big_blind=2, small_bet=2, big_bet=4)
    hand = begun([100] * 3, table, rulebook(variant(ANTE, *BLINDS)))
    assert (hand.pot, price(hand), span(hand)) == (6, 2, (4, 10))


def test_one_whom_the_ante_has_put_all_in_posts_nothing_and_the_others_owe_the_blind_all_the_same() -> None:
    table = stakes("fixed limit", ante=1, small_blind=1, big_blind=2, small_bet=2, big_bet=4)
    hand = begun([100, 100, 1, 100], table, rulebook(variant(ANTE, *BLINDS)))
    assert told(hand, "blind") == [("blind", 1, 1)]
    assert (hand.actor, price(hand)) == (3, 2)


@pytest.mark.parametrize(
    ("play", "why"),
    [
        ((DEAL, "bet: {opens: left of big blind}", SHOWDOWN), "the betting needs a step `blinds` before it"),
        (("blinds", ANTE, *BLINDS[1:]), "the ante comes before the blinds"),
        ((DEAL, "blinds", *BLINDS[2:]), "the blinds comes before the deal"),
        (("blinds: {post: [big blind, big blind]}", *BLINDS[1:]), "each blind is posted once"),
        ((ANTE, DEAL, "bet: {opens: best showing}", SHOWDOWN), "the betting speaks of cards that lie face up"),
    ],
)
def test_what_a_game_with_blinds_cannot_be(play: tuple[str, ...], why: str) -> None:
    assert any(why in fault.message for fault in faults_of(variant(*play)))


def test_only_stakes_that_the_steps_read_are_told() -> None:
    assert "big blind" not in str(rulebook(variant()).stakes)
    assert "small blind 1, big blind 2" in str(rulebook(variant(*BLINDS)).stakes)
