"""Every house rule, and every pair of them, makes a game that can be played, and in which every clause holds."""

from __future__ import annotations

import pytest

from croupier.proof import consult
from croupier.proof.playouts import random_hand
from tests.properties.decks import dice
from tests.sampling import patience
from tests.shipped import LIBRARY

HANDS = patience(3, 8)
PROFILES = [
    (slug, names, house)
    for slug, entry in LIBRARY.variants.items()
    for names in entry.profiles
    for house in LIBRARY.houses
]


@pytest.mark.parametrize(("slug", "names", "house"), PROFILES, ids=str)
def test_a_profile_is_played_to_its_end_and_every_clause_holds(slug: str, names: tuple[str, ...], house: str) -> None:
    rules = LIBRARY.variants[slug].under(names, house)
    for seed in range(HANDS):
        hand = random_hand(rules, dice(seed))
        assert hand.over
        broken, _ = consult(rules, hand.record)
        assert not broken, hand.history


@pytest.mark.parametrize("slug", LIBRARY.variants)
def test_a_house_rule_by_itself_changes_a_sentence_or_the_number_of_players_or_the_stakes(slug: str) -> None:
    entry = LIBRARY.variants[slug]
    for name in entry.document.house_rules:
        assert entry.differing([name]) or entry.under([name]).stakes != entry.rules.stakes, name


def test_a_variant_that_extends_another_has_none_of_its_house_rules() -> None:
    assert LIBRARY.variants["five-card-draw"].document.house_rules
    assert list(LIBRARY.variants["double-draw"].profiles) == [()]


def test_another_house_answers_what_the_variant_leaves_open_and_nothing_else() -> None:
    entry = LIBRARY.variants["double-draw"]
    home, casino = entry.rules, entry.under(house="casino")
    assert (home.policies["raises"], casino.policies["raises"]) == ("3", "4")
    assert home.policies["burn"] == casino.policies["burn"] == "none", "the variant says so itself"
    assert casino.house == "casino"


def test_a_house_rule_comes_before_the_house() -> None:
    entry = LIBRARY.variants["five-card-draw"]
    assert entry.under(["bottom card stays"]).policies["bottom_card"] == "never dealt"
    assert entry.rules.policies["bottom_card"] == LIBRARY.houses["home"].policies["bottom_card"] == "dealt last"
