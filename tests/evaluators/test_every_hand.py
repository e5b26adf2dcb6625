"""High against its definition, over all 2,598,960 hands."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from croupier.evaluators.high import High
from croupier.table.cards import DECK, RANKS
from tests.evaluators.hands import BEST_FIRST, LOOKS, Looks, by_definition, example


@pytest.fixture(scope="module")
def met() -> Counter[tuple[Looks, int]]:
    """How often each look of a hand met each strength, over all hands."""
    rank = High().rank
    upwards = sorted(DECK, key=lambda card: RANKS.index(card[0]))
    met = Counter(
        (a[0] + b[0] + c[0] + d[0] + e[0], a[1] == b[1] == c[1] == d[1] == e[1], rank((a, b, c, d, e)))
        for a, b, c, d, e in combinations(upwards, 5)
    )
    return Counter({(Looks(ranks, suited), strength): times for (ranks, suited, strength), times in met.items()})


def test_hands_tie_exactly_where_the_definition_says_so(met: Counter[tuple[Looks, int]]) -> None:
    assert {looks for looks, _ in met} == set(LOOKS)
    assert len({by_definition(looks) for looks in LOOKS}) == len(LOOKS) == 7462
    assert len(met) == len({strength for _, strength in met}) == 7462


def test_strengths_run_from_one_to_7462_in_the_order_of_the_definition(met: Counter[tuple[Looks, int]]) -> None:
    upwards = sorted(met, key=lambda each: by_definition(each[0]))
    assert [strength for _, strength in upwards] == list(range(1, 7463))


@pytest.mark.parametrize(
    ("name", "count"),
    list(zip(BEST_FIRST, (40, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540), strict=True)),
)
def test_as_many_hands_are_of_each_category_as_is_known(met: Counter[tuple[Looks, int]], name: str, count: int) -> None:
    high = High()
    assert sum(times for (looks, _), times in met.items() if high.category(example(looks)) == name) == count
    assert next(category.count for category in high.categories if category.name == name) == count


def test_the_category_is_the_one_of_the_definition() -> None:
    for looks in LOOKS:
        place, _ = by_definition(looks)
        assert High().category(example(looks)) == BEST_FIRST[-place]
