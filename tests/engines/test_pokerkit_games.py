"""Hands at random of every game that PokerKit can seat: nothing parts us but what is known by name."""

from __future__ import annotations

import pytest

from croupier.spec.data import data
from tests.engines.pokerkit_campaign import AGREED, SHUFFLED
from tests.engines.pokerkit_exceptions import EXCEPTIONS, OF_FORCED_BETS
from tests.engines.pokerkit_games import counted, seated_here
from tests.sampling import patience
from tests.shipped import LIBRARY

KNOWN = {AGREED, SHUFFLED, *EXCEPTIONS, *OF_FORCED_BETS}


@pytest.mark.parametrize("slug", seated_here())
def test_hands_at_random_agree_but_for_known_exceptions(slug: str) -> None:
    assert counted(slug, range(patience(12, 1000))).keys() <= KNOWN


def test_it_votes_on_every_kind_of_game() -> None:
    families = {LIBRARY.variant(slug).rules.family for slug in seated_here()}
    assert families == {"community", "draw", "lowball draw", "stud"}
    assert {"texas-holdem", "omaha", "seven-card-stud", "razz", "badugi", "deuce-to-seven-triple-draw"} <= {
        *seated_here()
    }


def test_most_hands_agree_to_the_end() -> None:
    assert counted("texas-holdem", range(40))[AGREED] > 20


def test_every_exception_is_explained_on_the_page() -> None:
    page = data("spec", "pages", "engines.md").read_text(encoding="utf-8").splitlines()
    assert {f"### {name}" for name in OF_FORCED_BETS} <= set(page)
