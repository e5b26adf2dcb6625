"""The games of which nothing is proven are at least played: in whatever is done in them, every clause holds."""

from __future__ import annotations

from random import Random

import pytest

from croupier.proof import consult
from croupier.proof.playouts import random_hand
from tests.sampling import patience
from tests.shipped import LIBRARY, PROVEN

HANDS = patience(5, 100)
PROFILES = [
    pytest.param(slug, profile, id="+".join((slug, *profile)).replace(" ", "-"))
    for slug, entry in LIBRARY.variants.items()
    if slug not in PROVEN
    for profile in entry.profiles
]


@pytest.mark.parametrize(("slug", "profile"), PROFILES)
def test_every_clause_of_a_bronze_game_holds_in_random_hands(slug: str, profile: tuple[str, ...]) -> None:
    rules = LIBRARY.variant(slug).under(profile)
    for seed in range(HANDS):
        hand = random_hand(rules, Random(seed))  # noqa: S311 - cards for a test
        faults, spoken = consult(rules, hand.record)
        assert spoken, hand.history
        assert not faults, hand.history
