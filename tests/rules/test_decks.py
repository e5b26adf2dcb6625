"""The deck of a game: a standard one, or a part of it."""

from __future__ import annotations

import pytest

from croupier.table import DECK
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, rulebook, variant
from tests.shipped import LIBRARY


def of(lowest: str, players: str = "2 to 5") -> str:
    text = variant(ANTE, DEAL, "bet: {opens: dealer}", SHOWDOWN, players=players)
    return text.replace("play:", f"deck: {{lowest: {lowest}}}\nplay:")


def test_a_deck_of_sixes_and_better_has_36_cards_and_says_which_are_missing() -> None:
    rules = rulebook(of("six"))
    assert set(rules.deck) == {card for card in DECK if card[0] not in "2345"}
    said = "36 cards: a standard deck without the deuces, threes, fours and fives, without jokers; no card is wild."
    assert rules.clause("deck.cards").text == f"The game uses {said}"


def test_a_deck_from_the_deuces_up_is_the_standard_one() -> None:
    assert rulebook(of("deuce")).deck == DECK


def test_no_more_can_play_than_the_smaller_deck_has_cards_for() -> None:
    with pytest.raises(Exception, match="9 players need 45 cards, and the deck has 36"):
        rulebook(of("six", players="2 to 9"))


@pytest.mark.parametrize("slug", LIBRARY.variants)
def test_whoever_may_play_can_be_dealt_to_in_every_house_and_under_every_house_rule(slug: str) -> None:
    entry = LIBRARY.variants[slug]
    for house in LIBRARY.houses:
        for names in entry.profiles:
            rules = entry.under(names, house)
            assert rules.least_deck(rules.players[1]) <= len(rules.deck), (house, names)
