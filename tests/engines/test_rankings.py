"""Evaluators by other people rank all classes of hands as we do, but for what is known."""

from __future__ import annotations

import shutil
import sys
from functools import cache
from itertools import groupby
from random import Random
from typing import TYPE_CHECKING

import pytest

from croupier.conformance.ordering import RankQuestion
from croupier.conformance.outcomes import Outcome
from croupier.conformance.ranked import RankVector
from croupier.conformance.ranking import all_hands
from croupier.evaluators import evaluator
from croupier.table.cards import DECK
from tests.engines.asked import HERE, known_failures, results
from tests.engines.rankings import ENGINES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.table.cards import Card

HIGH = evaluator("high")
CLASSES = 7462
EVERY = {"tilted": 8, "pokersolver": 2}
"""Those that would take seconds get every so manieth hand."""


@cache
def vectors() -> Mapping[str, tuple[tuple[Card, ...], ...]]:
    """A hand of each class, by category; the best and the worst of every category; random hands. All are shuffled."""
    random = Random(7462)  # noqa: S311 - the same hands every time
    classes = sorted(_classes(), key=HIGH.rank)
    assert len(classes) == CLASSES
    categories = {name: list(hands) for name, hands in groupby(classes, key=HIGH.category)}
    told = {f"high/{name.replace(' ', '-')}": hands for name, hands in categories.items()}
    told["high/categories"] = [hands[place] for hands in categories.values() for place in (0, -1)]
    told["high/any"] = [tuple(random.sample(DECK, 5)) for _ in range(2000)]
    return {
        id_: tuple(tuple(random.sample(hand, 5)) for hand in random.sample(hands, len(hands)))
        for id_, hands in told.items()
    }


def _classes() -> Iterator[tuple[Card, ...]]:
    """The first hand of each class in the order of the table."""
    seen: set[int] = set()
    for hand in all_hands(HIGH):
        if (rank := HIGH.rank(hand)) not in seen:
            seen.add(rank)
            yield hand
        if len(seen) == CLASSES:
            return


def _failed(name: str, *command: str) -> set[str]:
    """The vectors whose hands the engine puts in another order than we do, ties included."""
    asked = [RankQuestion(_vector(id_, hands[:: EVERY.get(name, 1)])) for id_, hands in vectors().items()]
    return {each.id for each in results(asked, "ranking", *command, name) if each.outcome is not Outcome.PASSED}


def _vector(id_: str, hands: tuple[tuple[Card, ...], ...]) -> RankVector:
    return RankVector(id=id_, ranking="high", hands=hands, ranks=tuple(map(HIGH.rank, hands)))


@pytest.mark.parametrize("name", ENGINES)
def test_exactly_the_known_categories_fail(name: str) -> None:
    known = set(known_failures(name))
    assert _failed(name, sys.executable, str(HERE / "rankings.py")) == known


@pytest.mark.parametrize("name", ["phe", "pokersolver"])
def test_exactly_the_known_categories_fail_in_javascript(name: str) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node.js is not installed")
    if not (HERE / "node_modules").is_dir():
        pytest.skip("`npm ci` has not been run in tests/engines")
    assert _failed(name, node, str(HERE / "rankings.mjs")) == set(known_failures(name))
