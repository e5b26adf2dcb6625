"""PokerKit plays two of our games, and differs in the known hands only."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Literal

import pytest

from croupier import Library
from croupier.conformance.cases import case_vectors
from croupier.conformance.judging import judge
from croupier.conformance.messages import Agreed, Declined, Started
from croupier.conformance.performing import perform
from croupier.conformance.vector import agreement, rules_of
from tests.engines.driving import HERE, Engine, known_failures
from tests.engines.hands import found

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.conformance.messages import Reply
    from croupier.conformance.outcomes import Verdict
    from croupier.conformance.vector import Vector
    from croupier.rules import Rulebook

LIBRARY = Library()
LEVELS: tuple[Literal["result", "legal"], ...] = ("result", "legal")


@pytest.fixture(scope="module", params=LEVELS)
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def verdicts(level: Literal["result", "legal"]) -> dict[str, Verdict]:
    with Engine(sys.executable, str(HERE / "pokerkit_tables.py")) as engine:
        return dict(_judged(engine, level))


def _judged(engine: Engine, level: Literal["result", "legal"]) -> Iterator[tuple[str, Verdict]]:
    started = engine.started
    assert isinstance(started, Started)
    for number, vector in enumerate(_hands(started.variants), 1):
        if _expressible(started, vector):
            rules = rules_of(LIBRARY, vector.profile)
            agreed = engine.ask(agreement(rules, number))
            reply = engine.ask(vector.request(number, level)) if isinstance(agreed, Agreed) else agreed
            yield vector.id, _verdict(rules, vector, reply, level)


@cache
def _hands(variants: tuple[str, ...]) -> tuple[Vector, ...]:
    return (*(vector for slug in variants for vector in case_vectors(LIBRARY.variant(slug))), *found())


def _expressible(started: Started, vector: Vector) -> bool:
    needs = {
        "house rules": bool(vector.house_rules),
        "shuffles": any(deed.verb == "shuffle" for deed in vector.actions),
    }
    return vector.betting in started.betting and not any(needs.get(lack) for lack in started.lacks)


def _verdict(rules: Rulebook, vector: Vector, reply: Reply, level: Literal["result", "legal"]) -> Verdict:
    level = "result" if isinstance(reply, Declined) else level  # to play our hand in full would be for nothing
    return judge(rules, vector, perform(rules, vector.request(reply.seq, level)), reply)


def test_exactly_the_known_hands_fail(verdicts: dict[str, Verdict], level: str) -> None:
    """A new case that PokerKit fails belongs on the list, once it is known by which rule."""
    failed = {id_: verdict for id_, verdict in verdicts.items() if verdict.outcome.is_finding}
    known = known_failures(f"pokerkit-{level}")
    assert not {id_: verdict for id_, verdict in failed.items() if id_ not in known}
    assert not known.keys() - failed.keys()


def test_most_of_what_it_is_asked_it_plays(verdicts: dict[str, Verdict]) -> None:
    played = [verdict for verdict in verdicts.values() if verdict.outcome.counts]
    assert len(played) > 100
    assert sum(verdict.outcome == "pass" for verdict in played) > 0.85 * len(played)


def test_a_house_whose_answers_it_has_no_option_for_is_declined(verdicts: dict[str, Verdict]) -> None:
    declined = verdicts["five-card-draw/casino-allows-a-fourth"]
    assert (declined.outcome, "bottom_card" in declined.why) == ("unsupported", True)
