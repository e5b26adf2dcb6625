"""The bring-in, and rounds that begin with the cards showing."""

from __future__ import annotations

import pytest

from croupier.table import DECK, Card
from croupier.table.stakes import Betting
from tests.play.hands import begun, by, played, price, span, stakes, told
from tests.properties.rulebooks import RAZZ, STUD
from tests.rules.writing import ANTE, SHOWDOWN, faults_of, rulebook, variant

LIMIT = stakes("fixed limit", bring_in=1, small_bet=4, big_bet=8)
STUD_RULES, RAZZ_RULES = rulebook(variant(*STUD)), rulebook(variant(*RAZZ))


def up(*streets: str) -> tuple[Card, ...]:
    """A deck that deals these cards face up, from seat 1 on, and others in the hole."""
    shown = [[Card(card) for card in street.split()] for street in streets]
    rest = [card for card in DECK if not any(card in street for street in shown)]
    hole = rest[-2 * len(shown[0]) :]
    return (*hole, *(card for street in shown for card in street), *rest[: -2 * len(shown[0])])


def test_the_lowest_card_brings_it_in_and_of_two_deuces_the_club() -> None:  # PB-175
    hand = begun([100] * 4, LIMIT, STUD_RULES, dealt=up("2d 9h 2c Ah"))
    assert (hand.actor, [offer.verb for offer in hand.legal]) == (3, ["bring_in", "bet"])
    assert by(hand, "3 check") == "the-bring-in.by"
    assert by(hand, "3 fold") == "the-bring-in.by"
    assert by(hand, "3 bet 3") == "the-bring-in.complete"


def test_in_razz_the_highest_card_does_an_ace_being_low_and_of_two_kings_the_spade() -> None:  # PB-174
    assert begun([100] * 4, LIMIT, RAZZ_RULES, dealt=up("Kh Ad Ks Kc")).actor == 3


def test_a_house_may_go_by_seats_and_not_by_suits() -> None:
    rules = rulebook(variant(*STUD, suit_order="first left of dealer"))
    assert begun([100] * 4, LIMIT, rules, dealt=up("2d 9h 2c Ah")).actor == 1


def test_whoever_brought_it_in_is_not_asked_again_where_everybody_calls() -> None:
    hand = played(begun([100] * 3, LIMIT, STUD_RULES, dealt=up("2d 9h Ah")), "1 bring_in; 2 call; 0 call")
    assert (hand.step, hand.stacks) == ("fourth-street", (99, 99, 99))


def test_a_completion_is_the_first_bet_and_no_raise() -> None:  # PB-179
    table = stakes("fixed limit", bring_in=5, small_bet=15, big_bet=30)
    hand = begun([200] * 4, table, STUD_RULES, dealt=up("2d 9h Ah Kh"))
    hand = played(hand, "1 bring_in; 2 raise 15; 3 raise 30; 0 raise 45; 1 fold; 2 raise 60")
    assert (hand.actor, span(hand)) == (3, None)
    assert by(hand, "3 raise 75") == "policy.raises"


def test_whoever_brought_it_in_may_raise_once_it_was_completed() -> None:
    hand = begun([100] * 3, LIMIT, STUD_RULES, dealt=up("2d 9h Ah"))
    hand = played(hand, "1 bring_in; 2 raise 4; 0 call")
    assert (hand.actor, span(hand)) == (1, (8, 8))


def test_who_called_the_bring_in_alone_may_raise_the_completion() -> None:
    rules = rulebook(variant(*STUD, short_all_in="reopens only when full"))
    hand = begun([100] * 3, LIMIT, rules, dealt=up("2d 9h Ah"))
    hand = played(hand, "1 bring_in; 2 call; 0 raise 4; 1 call")
    assert (hand.actor, span(hand)) == (2, (8, 8))


def test_it_can_be_brought_in_with_a_bet_in_full_which_the_others_then_raise() -> None:
    hand = played(begun([100] * 3, LIMIT, STUD_RULES, dealt=up("2d 9h Ah")), "1 bet 4")
    assert (hand.actor, price(hand), span(hand)) == (2, 4, (8, 8))
    assert played(hand, "2 call; 0 call").step == "fourth-street"


@pytest.mark.parametrize("betting", ["pot limit", "no limit", "spread limit"])
def test_the_smallest_bet_completes_it_at_tables_of_free_bets_too(betting: Betting) -> None:
    """PokerKit has it so, and had us found out; see the page about other engines."""
    table = stakes(betting, bring_in=1, small_bet=4, big_bet=8, max_bet=9)
    hand = played(begun([100] * 3, table, STUD_RULES, dealt=up("2d 9h Ah")), "1 bring_in")
    assert (hand.actor, price(hand), (span(hand) or (0, 0))[0]) == (2, 1, 4)
    assert by(hand, "2 raise 3") == "policy.min-raise"


@pytest.mark.parametrize("betting", ["no limit", "spread limit"])
def test_a_bet_over_the_bring_in_is_measured_from_nothing(betting: Betting) -> None:
    table = stakes(betting, bring_in=1, small_bet=4, big_bet=8, max_bet=9)
    hand = played(begun([100] * 3, table, STUD_RULES, dealt=up("2d 9h Ah")), "1 bring_in; 2 raise 6")
    assert (span(hand) or (0, 0))[0] == 12, "six is the first bet, and a raise adds as much"


def test_whoever_brought_it_in_with_a_bet_has_acted() -> None:
    """An all-in by 12 over a bet of 20 does not let the bettor raise again; PokerKit had us found out here, too."""
    table = stakes("no limit", bring_in=1, small_bet=4, big_bet=8)
    hand = begun([100, 100, 32], table, STUD_RULES, dealt=up("2d 9h Ah"))
    hand = played(hand, "1 bet 20; 2 raise 32; 0 call")
    assert (hand.actor, price(hand), span(hand)) == (1, 12, None)
    assert by(hand, "1 raise 60") == "policy.short-all-in"


def test_a_short_stack_brings_in_what_it_has_and_the_others_owe_all_of_it() -> None:
    table = stakes("fixed limit", bring_in=2, small_bet=4, big_bet=8)
    hand = begun([100, 1, 100], table, STUD_RULES, dealt=up("2d 9h Ah"))
    assert [offer.verb for offer in hand.legal] == ["bring_in"]
    hand = played(hand, "1 bring_in")
    assert (told(hand, "bring_in"), price(hand)) == ([("bring_in", 1, 1)], 2)


def test_where_the_ante_has_put_the_low_card_all_in_the_next_to_the_left_brings_it_in() -> None:
    table = stakes("fixed limit", ante=1, bring_in=1, small_bet=4, big_bet=8)
    hand = begun([100, 1, 100], table, STUD_RULES, dealt=up("2d 9h Ah"))
    assert hand.actor == 2
    assert by(hand, "0 bring_in") == "the-bring-in.absent"


@pytest.mark.parametrize(
    ("third", "fourth", "best"),
    [
        ("2d 9h Ah", "2h Kc Kd", 1),  # a pair before an ace
        ("2d 9h Ah", "3h Kc 4d", 0),
        ("2d Ah Ac", "3h 9c 9d", 2),  # equal: the first left of the dealer
    ],
)
def test_the_best_cards_showing_begin_a_later_round(third: str, fourth: str, best: int) -> None:
    hand = played(begun([100] * 3, LIMIT, STUD_RULES, dealt=up(third, fourth)), "1 bring_in; 2 call; 0 call")
    assert hand.actor == best


def test_equal_cards_may_be_parted_by_suit() -> None:
    rules = rulebook(variant(*STUD, showing_ties="suit"))
    dealt = up("2d Ac Ah", "3h 9c 9d")
    assert played(begun([100] * 3, LIMIT, rules, dealt=dealt), "1 bring_in; 2 call; 0 call").actor == 0


@pytest.mark.parametrize(
    ("fourth", "lowest"),
    [("2h 3d Qc", 2), ("2s 6d 5c", 0)],
)
def test_in_razz_the_lowest_cards_showing_begin_and_a_pair_is_high(fourth: str, lowest: int) -> None:
    hand = begun([100] * 3, LIMIT, RAZZ_RULES, dealt=up("2d Ad Kc" if lowest == 2 else "Kd 4d Ac", fourth))
    bringer = hand.actor
    deeds = "; ".join([f"{bringer} bring_in", *(f"{(bringer + step) % 3} call" for step in (1, 2))])  # type: ignore[operator]
    assert played(hand, deeds).actor == lowest


@pytest.mark.parametrize(("answer", "first"), [("next to the left", 1), ("next best showing", 2)])
def test_who_begins_where_the_best_cards_are_all_in_the_house_says(answer: str, first: int) -> None:
    rules = rulebook(variant(*STUD, absent_opener=answer))
    hand = begun([1, 100, 100, 100], LIMIT, rules, dealt=up("2d 9h 8h Ah", "3h Kc 4d Ks"))
    hand = played(hand, "1 bring_in; 2 call; 3 call; 0 call")
    assert (hand.step, hand.actor) == ("fourth-street", first)
    assert by(hand, "3 check") == "policy.absent-opener"


def test_where_sizes_are_free_it_can_be_completed_to_more() -> None:
    table = stakes("no limit", bring_in=1, small_bet=4, big_bet=8)
    hand = begun([100] * 3, table, STUD_RULES, dealt=up("2d 9h Ah"))
    assert span(hand) == (4, 100)
    hand = played(hand, "1 bet 20")
    assert span(hand) == (40, 100)


def test_the_round_after_a_bring_in_begins_on_the_left_of_it() -> None:
    wrong = variant(
        ANTE, STUD[1], STUD[2], "bet: {opens: left of dealer, size: small bet}", "deal: {name: b, up: 2}", SHOWDOWN
    )
    assert any("begins on the left of it" in fault.message for fault in faults_of(wrong))
