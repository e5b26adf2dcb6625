"""Laws of the standard ranking that hold for every hand."""

from __future__ import annotations

from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.evaluators.high import High
from croupier.table.cards import SUITS, Card
from tests.evaluators.hands import Hand, any_hand

HIGH = High()


@given(any_hand, st.permutations(range(5)), st.permutations(SUITS))
def test_neither_the_order_of_the_cards_nor_a_change_of_suits_matters(
    cards: Hand, order: list[int], suits: list[str]
) -> None:
    other = [Card(cards[place][0] + suits[SUITS.index(cards[place][1])]) for place in order]
    assert HIGH.rank(other) == HIGH.strength(other) == HIGH.rank(cards)
    assert HIGH.describe(other) == HIGH.describe(cards)


@given(any_hand, any_hand)
def test_words_are_true_of_the_hands_whose_own_words_go_on_from_there(one: Hand, other: Hand) -> None:
    for words in accumulate(HIGH.describe(one).split(", "), "{}, {}".format):
        assert HIGH.says(one, words)
        assert HIGH.says(other, words) == f"{HIGH.describe(other)}, ".startswith(f"{words}, ")


@given(any_hand, st.permutations(range(5)))
def test_no_hand_holds_a_card_twice(cards: Hand, places: list[int]) -> None:
    there, here = places[:2]
    cheat = [cards[there] if place == here else card for place, card in enumerate(cards)]
    with pytest.raises(ValueError, match=f"{cards[there]} is there twice"):
        HIGH.rank(cheat)
