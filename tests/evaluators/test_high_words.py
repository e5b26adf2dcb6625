"""What a hand is called, and which words are true of it."""

from __future__ import annotations

from itertools import pairwise
from math import comb

import pytest

from croupier.evaluators.high import High
from tests.evaluators.hands import BEST_FIRST, LOOKS, example, hand

HIGH = High()
NINES_AND_SIXES = hand("9s 9d 6c 6h Kd")


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("As Ks Qs Js Ts", "royal flush"),
        ("6d 5d 4d 3d 2d", "straight flush, six high"),
        ("5h 4h 3h 2h Ah", "straight flush, five high"),
        ("Tc Td Th Ts Ac", "four of a kind, tens, ace kicker"),
        ("6c 6d 6h 6s 2c", "four of a kind, sixes, deuce kicker"),
        ("Ac Ad As 7h 7c", "full house, aces over sevens"),
        ("Ad Jd 8d 4d 2d", "flush, ace, jack, eight, four and deuce"),
        ("5c 4d 3s 2h Ac", "straight, five high"),
        ("9c 9d 9s Kh 4d", "three of a kind, nines, king and four"),
        ("9s 9d 6c 6h Kd", "two pair, nines and sixes, king kicker"),
        ("Kc Kd Qs 9h 4c", "pair of kings, queen, nine and four"),
        ("Ac Jd 8h 4s 2c", "high card, ace, jack, eight, four and deuce"),
    ],
)
def test_a_dealer_names_all_that_decides(cards: str, words: str) -> None:
    assert HIGH.describe(hand(cards)) == words
    assert HIGH.describe(hand(cards)[::-1]) == words


def test_every_class_of_hands_has_words_of_its_own() -> None:
    assert len({HIGH.describe(example(looks)) for looks in LOOKS}) == len(LOOKS) == 7462


def test_hands_that_tie_have_the_same_words() -> None:
    for looks in LOOKS:
        assert len({HIGH.describe(example(looks, turn)) for turn in range(4)}) == 1


def test_full_words_are_false_of_the_next_hand_up_and_down() -> None:
    upwards = sorted((example(looks) for looks in LOOKS), key=HIGH.rank)
    for lower, higher in pairwise(upwards):
        assert HIGH.says(lower, HIGH.describe(lower))
        assert not HIGH.says(lower, HIGH.describe(higher))
        assert not HIGH.says(higher, HIGH.describe(lower))


def test_the_name_of_a_category_is_true_of_its_hands_alone() -> None:
    for looks in LOOKS:
        cards = example(looks)
        assert [name for name in BEST_FIRST if HIGH.says(cards, name)] == [HIGH.category(cards)]


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("9s 9d 6c 6h Kd", "two pair"),
        ("9s 9d 6c 6h Kd", "two pair, nines and sixes"),
        ("9c 9d 9s Kh 4d", "three of a kind, nines"),
        ("Kc Kd Qs 9h 4c", "pair of kings"),
        ("Kc Kd Qs 9h 4c", "pair of kings, queen"),
        ("Ad Jd 8d 4d 2d", "flush, ace high"),
        ("Ad Jd 8d 4d 2d", "flush, ace, jack"),
        ("Ac Jd 8h 4s 2c", "ace high"),
        ("Ac Jd 8h 4s 2c", "high card, ace"),
        ("As Ks Qs Js Ts", "straight flush, ace high"),
    ],
)
def test_words_may_stop_at_a_comma(cards: str, words: str) -> None:
    assert HIGH.says(hand(cards), words)


@pytest.mark.parametrize(
    "words",
    ["pair", "pair of nines", "two pair, tens and sixes", "two pair, nines and sixes, queen kicker", "king high"],
)
def test_words_that_fit_another_hand_are_false(words: str) -> None:
    assert not HIGH.says(NINES_AND_SIXES, words)


def test_only_the_best_straight_flush_is_royal() -> None:
    assert HIGH.says(hand("Ah Kh Qh Jh Th"), "royal flush")
    assert not HIGH.says(hand("Kh Qh Jh Th 9h"), "royal flush")


def test_an_ace_high_flush_is_not_called_ace_high() -> None:
    assert not HIGH.says(hand("Ad Jd 8d 4d 2d"), "ace high")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("Two Pair", "two pair"),
        ("two pair, sixes and nines", "two pair, nines and sixes"),
        ("two pair, nines and sixs, king kicker", "two pair, nines and sixes, king kicker"),
        ("two pair, nines and sixes,", "two pair, nines and sixes"),
        ("one pair, kings", "pair of kings"),
        ("pair, kings", "pair of kings"),
        ("no pair", "high card"),
        ("pair of 9s", "pair"),
        ("trips", "three of a kind"),
        ("boat, aces full of sevens", "full house, aces over sevens"),
        ("quads, tens", "four of a kind, tens"),
        ("wheel", "straight, five high"),
        ("ace-high flush", "flush, ace high"),
        ("flush, ace, jack, eight, four, deuce", "flush, ace, jack, eight, four and deuce"),
        ("royal", "royal flush"),
    ],
)
def test_words_that_no_hand_could_have_are_refused_with_what_was_meant(words: str, meant: str) -> None:
    with pytest.raises(ValueError, match=f"no hand is '{words}'; did you mean '{meant}'\\?"):
        HIGH.says(NINES_AND_SIXES, words)


@pytest.mark.parametrize("words", ["", "banana", "flush " * 1000])
def test_where_nobody_can_guess_the_hands_are_listed(words: str) -> None:
    with pytest.raises(ValueError, match=r"the hands are straight flush, four of a kind, .*, high card$") as refusal:
        HIGH.says(NINES_AND_SIXES, words)
    assert len(str(refusal.value)) < 250


def test_the_drawn_rankings_show_every_category_best_first() -> None:
    assert tuple(category.name for category in HIGH.categories) == BEST_FIRST
    assert sum(category.count for category in HIGH.categories) == comb(52, 5)


def test_a_royal_flush_is_a_label_in_the_drawn_rankings_and_no_category() -> None:
    assert [category.name for category in HIGH.categories if "royal flush" in category.meaning] == ["straight flush"]
