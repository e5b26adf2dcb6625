"""A card as people write it and read it."""

from __future__ import annotations

import pytest

from croupier.table.cards import Card, name_card, plural, read_card, show_card, show_cards


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("Ah", "Ah"),
        ("ah", "Ah"),
        ("AH", "Ah"),
        ("A♥", "Ah"),
        ("a♡", "Ah"),
        ("A♥\ufe0f", "Ah"),
        (" 9♣ ", "9c"),
        ("10h", "Th"),
        ("10♦", "Td"),
        ("Ts", "Ts"),
        ("t♤", "Ts"),
    ],
)
def test_a_card_is_read_however_people_write_it(written: str, card: str) -> None:
    assert read_card(written) == card


@pytest.mark.parametrize("written", ["", "A", "h", "1h", "11h", "100h", "hA", "Ahh", "AAh", "A h", "Ax", "x", "0h"])
def test_what_only_looks_like_a_card_is_refused_with_an_example(written: str) -> None:
    with pytest.raises(ValueError, match=r"is no card; cards look like Ah, Td or 2c$"):
        read_card(written)


@pytest.mark.parametrize(
    ("card", "shown", "spoken"),
    [
        ("Th", "10♥", "ten of hearts"),
        ("Kd", "K♦", "king of diamonds"),
        ("2c", "2♣", "deuce of clubs"),
        ("As", "A♠", "ace of spades"),
    ],
)
def test_a_card_is_shown_with_its_suit_and_a_ten_with_two_digits(card: str, shown: str, spoken: str) -> None:
    assert show_card(Card(card)) == shown
    assert name_card(Card(card)) == spoken


def test_cards_are_shown_in_a_row_and_several_of_a_rank_are_spoken_in_the_plural() -> None:
    assert show_cards((Card("9s"), Card("Td"))) == "9♠ 10♦"
    assert [plural(rank) for rank in "26TK"] == ["deuces", "sixes", "tens", "kings"]
