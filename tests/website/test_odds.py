"""How often each hand wins, on the page: the numbers that were kept, beside the parent's."""

from __future__ import annotations

import json

import pytest

from croupier.play.odds import odds
from croupier.spec.data import data
from croupier.website.odds import kept_odds, odds_section
from tests.shipped import FOUNDING
from tests.website.shelves import library


@pytest.mark.parametrize("slug", FOUNDING)
def test_the_numbers_are_those_of_the_rules_as_they_are(slug: str) -> None:
    """If not: `croupier odds --keep`."""
    assert kept_odds(library(), library().variant(slug).rules) is not None


def test_counting_anew_comes_to_the_same_within_its_error() -> None:
    rules = library().variant("double-draw").rules
    kept, few = kept_odds(library(), rules), odds(rules, players=5, hands=400, seed=9)
    assert kept is not None
    for kind in kept.wins:
        assert abs(few.part(kind) - kept.part(kind)) <= 4.5 * few.error(max(kept.part(kind), 0.005))


def test_double_draw_is_told_beside_the_game_it_is_made_from() -> None:
    """Its document says that the hands that win are somewhat better: so they are."""
    here, there = (
        list(json.loads(data("features", "odds", f"{slug}.json").read_text(encoding="utf-8"))["wins"].values())
        for slug in ("double-draw", "five-card-draw")
    )
    assert sum(here[:6]) - sum(there[:6]) > 100 * sum(here[:6]) ** 0.5 / 10, "far beyond chance"
    page = "\n".join(odds_section(library(), library().variant("double-draw")))
    assert "| Hand | Double Draw | Five Card Draw |" in page
    better = [f"{sum(wins[:6]) / 200:.1f} %" for wins in (here, there)]
    assert (
        f"In Double Draw three of a kind or better wins {better[0]} of the hands, in Five Card Draw {better[1]}."
        in page
    )


def test_a_game_that_nobody_has_counted_has_no_such_section() -> None:
    entry = library().variant("bounce-back")
    unlike = library().variant("five-card-draw")
    assert list(odds_section(library(), entry))
    assert kept_odds(library(), unlike.under(["three-card limit"])) is None
