"""Who wins: the rules of the standard ranking that people dispute."""

from __future__ import annotations

import pytest

from croupier.evaluators._five_cards import tables
from croupier.evaluators.high import High
from tests.evaluators.hands import LOOKS, example, hand

HIGH = High()


def beats(better: str, worse: str) -> bool:
    return HIGH.rank(hand(better)) > HIGH.rank(hand(worse))


def tie(one: str, other: str) -> bool:
    return HIGH.rank(hand(one)) == HIGH.rank(hand(other))


def test_ace_to_five_is_a_straight() -> None:
    assert HIGH.category(hand("Ah 2c 3d 4s 5h")) == "straight"
    assert beats("Ah 2c 3d 4s 5h", "Ac Ad As Kh Qd")


def test_ace_to_five_is_the_lowest_straight() -> None:
    assert beats("2c 3d 4s 5h 6h", "Ah 2c 3d 4s 5h")
    assert beats("Th Jc Qd Ks Ah", "9h Tc Jd Qs Kh")


def test_ace_to_five_in_one_suit_is_the_lowest_straight_flush() -> None:
    assert beats("2h 3h 4h 5h 6h", "Ah 2h 3h 4h 5h")
    assert beats("Ah 2h 3h 4h 5h", "Ac Ad Ah As Kd")


@pytest.mark.parametrize("around", ["Kh Ac 2d 3s 4h", "Qs Kh Ac 2d 3s", "Jd Qs Kh Ac 2d"])
def test_a_straight_does_not_go_round_the_ace(around: str) -> None:
    assert HIGH.category(hand(around)) == "high card"
    assert beats("2c 2s 3d 4h 5h", around)


def test_five_cards_with_a_gap_are_no_straight() -> None:
    assert beats("2c 2d 3h 4s 5c", "4c 5d 6h 7s 9c")
    assert beats("2c 2d 3h 4s 5c", "7c 8s 9s Ts Qh")


def test_four_cards_of_a_suit_are_worth_nothing() -> None:
    assert tie("Ah Kh 9h 5h 3c", "Ad Ks 9c 5s 3h")


def test_three_of_a_kind_with_two_odd_cards_is_no_full_house() -> None:
    assert HIGH.category(hand("Jh Jd Js 8h 4c")) == "three of a kind"


def test_a_flush_beats_a_straight_and_a_full_house_beats_both() -> None:
    assert beats("2h 3h 4h 5h 7h", "Th Jc Qd Ks Ah")
    assert beats("2c 2d 2h 3s 3c", "Ah Kh Qh Jh 9h")


def test_a_straight_flush_beats_four_of_a_kind() -> None:
    assert beats("9h 8h 7h 6h 5h", "As Ah Ad Ac Kd")


def test_the_highest_card_of_a_flush_comes_first() -> None:
    assert beats("As 7s 4s 3s 2s", "Kd Qd Jd Td 8d")


def test_flushes_are_compared_to_the_fifth_card() -> None:
    assert beats("Kd Qd Jd 9d 7d", "Kc Qc Jc 9c 6c")


def test_high_cards_are_compared_to_the_fifth_card() -> None:
    assert beats("Kd Qs Jd 9d 7d", "Kc Qh Jc 9c 6c")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("As Ks Qs Js Ts", "Ac Kc Qc Jc Tc"),
        ("Ks Qs Js 9s 7s", "Kc Qc Jc 9c 7c"),
        ("9s 8s 7s 6s 5d", "9c 8c 7c 6c 5h"),
        ("Ah As Kh Ks Qs", "Ac Ad Kc Kd Qd"),
        ("As Ks 9s 5s 3d", "Ac Kc 9c 5c 3h"),
    ],
)
def test_suits_never_break_ties(one: str, other: str) -> None:
    assert tie(one, other)


def test_a_royal_flush_is_only_the_best_straight_flush() -> None:
    assert HIGH.category(hand("Ts Js Qs Ks As")) == "straight flush"
    assert HIGH.rank(hand("Ts Js Qs Ks As")) == HIGH.rank(hand("9s Ts Js Qs Ks")) + 1 == 7462


def test_the_three_of_a_full_house_counts_before_its_pair() -> None:
    assert beats("3c 3d 3h 2s 2c", "2d 2h 2s Ac Ad")


def test_the_pair_of_a_full_house_breaks_a_tie() -> None:
    assert beats("Tc Td Th 3s 3c", "Tc Td Th 2s 2c")


def test_two_pair_is_compared_by_the_higher_pair_then_the_lower_then_the_kicker() -> None:
    assert beats("Ac Ad 2h 2s 3c", "Kc Kd Qh Qs Ad")
    assert beats("9c 9d 7h 7s 2c", "9h 9s 6h 6s Ad")
    assert beats("9s 9d 6c 6h Kd", "9c 9h 6d 6s Qc")


def test_the_third_kicker_decides_between_pairs() -> None:
    assert beats("Kc Kd Qs 9h 4c", "Kh Ks Qd 9c 3c")
    assert beats("Kc Kd Qs 9h 2c", "Kh Ks Qd 8c 7c")


def test_the_second_kicker_decides_between_threes() -> None:
    assert beats("9c 9d 9s Kh 4d", "9c 9d 9s Kd 3d")
    assert beats("9c 9d 9s Kh 2d", "9c 9d 9s Qd Jd")


def test_the_kicker_decides_between_fours() -> None:
    assert beats("Tc Td Th Ts Ac", "Tc Td Th Ts Kc")


def test_any_pair_beats_any_kickers() -> None:
    assert beats("Qh Qd 4h 3c 2c", "9c 9d Ah Kc Jc")


@pytest.mark.parametrize(
    ("cards", "fault"),
    [
        ("", "five cards, not 0"),
        ("Ah Kh Qh Jh", "five cards, not 4"),
        ("Ah Kh Qh Jh Th 9h", "five cards, not 6"),
        ("Ah Kh Qh Jh 1h", "'1h' is no card"),
        ("Ah Kh Qh Jh th", "'th' is no card"),
    ],
)
def test_what_is_no_hand_has_no_rank(cards: str, fault: str) -> None:
    for ask in (HIGH.rank, HIGH.strength, HIGH.category, HIGH.describe):
        with pytest.raises(ValueError, match=fault):
            ask(hand(cards))


@pytest.mark.parametrize(
    "cards",
    [
        "Ah Ah Kd 7c 3s",
        "Ah Kd Ah 7c 3s",
        "Ah Kd 7c Ah 3s",
        "Ah Kd 7c 3s Ah",
        "Kd Ah Ah 7c 3s",
        "Kd Ah 7c Ah 3s",
        "Kd Ah 7c 3s Ah",
        "Kd 7c Ah Ah 3s",
        "Kd 7c Ah 3s Ah",
        "Kd 7c 3s Ah Ah",
        "Ah Ah Kh 7h 3h",
        "Ah Ah Ah Ah Ah",
    ],
)
def test_a_hand_that_holds_a_card_twice_has_no_rank(cards: str) -> None:
    for ask in (HIGH.rank, HIGH.category, HIGH.describe):
        with pytest.raises(ValueError, match="Ah is there twice"):
            ask(hand(cards))


def test_who_vouches_for_the_cards_gets_the_same_strength() -> None:
    for looks in LOOKS:
        cards = example(looks)
        assert HIGH.strength(cards) == HIGH.rank(cards)


@pytest.mark.parametrize("way", ["rank", "strength"])
def test_the_first_hand_may_be_ranked_either_way(way: str) -> None:
    tables.cache_clear()
    high = High()
    with pytest.raises(ValueError, match="'1h' is no card"):
        getattr(high, way)(hand("Ah Kh Qh Jh 1h"))
    assert getattr(high, way)(hand("Ah Kh Qh Jh Th")) == 7462
