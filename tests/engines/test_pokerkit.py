"""PokerKit plays two of our games, and differs in the known hands only."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from croupier.conformance.cases import case_vectors
from croupier.conformance.questions import HandQuestion
from tests.engines.asked import HERE, known_failures, results
from tests.engines.hands import found
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from croupier.conformance.messages import Level
    from croupier.conformance.report import Result

VARIANTS = ("five-card-draw", "double-draw")


@pytest.fixture(scope="module", params=["result", "legal"])
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def played(level: Level) -> dict[str, Result]:
    told = (vector for slug in VARIANTS for vector in case_vectors(LIBRARY.variant(slug)))
    questions = tuple(map(HandQuestion, (*told, *found())))
    return {each.id: each for each in results(questions, level, sys.executable, str(HERE / "pokerkit_tables.py"))}


def test_exactly_the_known_hands_fail(played: dict[str, Result], level: str) -> None:
    """A new case that PokerKit fails belongs on the list, once it is known by which rule."""
    failed = {id_: result for id_, result in played.items() if result.outcome.is_finding}
    known = known_failures(f"pokerkit-{level}")
    assert not {id_: result for id_, result in failed.items() if id_ not in known}
    assert not known.keys() - failed.keys()


def test_most_of_what_it_is_asked_it_plays(played: dict[str, Result]) -> None:
    tried = [result for result in played.values() if result.outcome.counts]
    assert len(tried) > 100
    assert sum(result.outcome == "pass" for result in tried) > 0.85 * len(tried)


def test_a_house_whose_answers_it_has_no_option_for_is_declined(played: dict[str, Result]) -> None:
    declined = played["five-card-draw/casino-allows-a-fourth"]
    assert (declined.outcome, "bottom_card" in declined.why) == ("unsupported", True)
