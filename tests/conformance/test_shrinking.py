"""Failures made small through the protocol: what is told of them names the fault, and can be played again."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from functools import cache
from itertools import repeat
from pathlib import Path

import pytest

from croupier.conformance.asking import Terms
from croupier.conformance.junit import junit
from croupier.conformance.mending import mended, wish_of
from croupier.conformance.outcomes import Outcome
from croupier.conformance.performing import perform
from croupier.conformance.questions import HandQuestion
from croupier.conformance.report import Report, Shrunk
from croupier.conformance.running import Order, Run
from croupier.conformance.smaller import size, smaller
from croupier.conformance.stored import stored
from croupier.conformance.telling import in_words
from croupier.conformance.vector import Vector, rules_of
from croupier.gherkin.narrating import Narrator
from tests.conformance.asked import LEGAL, all_shipped, run
from tests.shipped import LIBRARY

FAULTY = (sys.executable, str(Path(__file__).with_name("faulty.py")))
VARIANTS = {"burns": "bounce-back", "opens": "bounce-back", "draws": "double-draw", "odd": "double-draw"}
SHOWN = {"odd": "odd-chip", "draws": "first-draw.limit"}


def some(fault: str) -> tuple[Vector, ...]:
    """Every third hand, and those that are about the clause in question."""
    hands = all_shipped(VARIANTS[fault])
    about = SHOWN.get(fault, "none")
    return tuple(each for place, each in enumerate(hands) if place % 3 == 0 or any(about in x for x in each.clauses))


@cache
def report(fault: str) -> Report:
    order = Order(terms=Terms(command=(*FAULTY, fault)), began="2026-01-01T00:00:00Z", shrink=True)
    return Run(LIBRARY, [HandQuestion(each) for each in some(fault)], order).go()


def small(fault: str) -> tuple[Shrunk, ...]:
    return tuple(each.shrunk for each in report(fault).results if each.shrunk)


@pytest.mark.parametrize(
    ("fault", "clause", "as_if"),
    [
        ("burns", "policy.burn", 'burn were "one before each draw"'),
        ("opens", "second-round.opens", "opens of second round were `left of dealer`"),
        ("draws", "first-draw.limit", "up_to of first draw were 4"),
    ],
)
def test_a_fault_is_told_by_its_clause_and_by_what_would_be_right(fault: str, clause: str, as_if: str) -> None:
    failures = report(fault).findings
    assert len(failures) > 5
    assert {each.clause.partition("/")[2] for each in failures} == {clause}
    assert {each.as_if for each in failures} == {as_if}
    assert len(small(fault)) == 1


def test_a_fault_that_no_option_explains_is_told_by_its_clause() -> None:
    assert {(each.clause, each.as_if) for each in small("odd")} == {("double-draw/policy.odd-chip", "")}


@pytest.mark.parametrize(("fault", "seats", "actions"), [("burns", 2, 3), ("opens", 2, 8), ("draws", 2, 1)])
def test_no_more_is_left_than_shows_the_fault(fault: str, seats: int, actions: int) -> None:
    [found] = small(fault)
    assert (len(found.vector.stacks), len(found.vector.actions)) == (seats, actions)


LEAVES = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if any(deed.get("cards") for deed in asked.get("actions", ())):
        sys.exit(9)
    who = {"name": "leaves", "version": "1", "language": "Python"}
    told = {"start": {"protocol": 1, "implementation": who, "levels": ["result"], "variants": ["double-draw"]},
            "variant": {"ok": True}, "run": {"skipped": "nobody draws"}}
    print(json.dumps({"seq": asked["seq"], **told[asked["cmd"]]}) if asked["cmd"] in told else "", flush=True)
"""
"""It ends at every hand in which somebody discards."""


def test_a_crash_is_made_small_too() -> None:
    terms = Terms(command=(sys.executable, "-SEc", LEAVES))
    order = Order(terms=terms, began="2026-01-01T00:00:00Z", shrink=True)
    drawn = [
        each
        for each in all_shipped("double-draw")
        if each.family == "legal" and any(deed.cards for deed in each.actions)
    ][:4]
    results = Run(LIBRARY, [HandQuestion(each) for each in drawn], order).go().results
    assert {each.outcome for each in results} == {Outcome.CRASH}
    [found] = [each.shrunk for each in results if each.shrunk]
    assert [len(deed.cards) for deed in found.vector.actions if deed.cards] == [1]
    assert len(found.vector.stacks) == 2
    assert found.why == "it ended with exit code 9 before it had answered"


@pytest.mark.parametrize("fault", VARIANTS)
def test_every_small_hand_is_one_of_the_rules_and_smaller_than_what_failed(fault: str) -> None:
    for result in report(fault).results:
        if result.shrunk:
            vector = result.shrunk.vector
            [begun] = [each for each in some(fault) if each.id == result.id]
            rules = rules_of(LIBRARY, vector.profile)
            assert mended(rules, wish_of(rules, vector)) is not None
            assert size(LIBRARY, vector) < size(LIBRARY, begun) or len(vector.actions) < len(begun.actions)
            assert len(vector.stacks) <= len(begun.stacks)
            assert result.shrunk.asked <= 260


def test_a_report_can_be_played_again_and_fails_in_the_same_way(tmp_path: Path) -> None:
    file = tmp_path / "report.jsonl"
    file.write_text("\n".join(report("draws").lines()), encoding="utf-8", newline="\n")
    questions = tuple(stored(LIBRARY, file, []))
    order = Order(terms=Terms(command=(*FAULTY, "draws")), began="2026-01-01T00:00:00Z", vectors=file)
    [again] = Run(LIBRARY, questions, order).go().results
    [before] = small("draws")
    assert (again.id, again.outcome) == (before.vector.id, Outcome.ACCEPTED_ILLEGAL)
    assert (again.clause, again.expected, again.got) == (before.clause, before.expected, before.got)


@pytest.mark.parametrize("fault", ["burns", "opens", "draws", "odd"])
def test_the_scenario_is_one_that_can_be_read_and_holds(fault: str) -> None:
    for found in small(fault):
        texts = tuple(line.strip().partition(" ")[2] for line in found.scenario if line.startswith("  "))
        told = Narrator(library=LIBRARY, texts=texts)
        for text in texts:
            told.hear(text)
        assert told.end().stacks == found.vector.stacks


def test_the_same_failures_are_made_small_in_the_same_way() -> None:
    again = report.__wrapped__("draws")
    assert [each.shrunk for each in again.results if each.shrunk] == [*small("draws")]


def test_text_json_and_junit_tell_the_small_hand() -> None:
    [found] = small("burns")
    text = "\n".join(in_words(report("burns")))
    for part in (found.vector.id, *found.scenario, found.as_if, found.sentence, found.page):
        assert part in text
    assert f"{len(report('burns').findings) - 1} more as if {found.as_if}:" in text
    assert "The smallest hand that fails like that" in junit(report("burns"))
    lines = [json.loads(line) for line in report("burns").lines()]
    assert [each["shrunk"]["vector"]["id"] for each in lines if "shrunk" in each] == [found.vector.id]


def test_nothing_is_looked_for_where_nobody_wants_it() -> None:
    order = Order(terms=Terms(command=(*FAULTY, "draws")), began="2026-01-01T00:00:00Z")
    failing = [each for each in some("draws") if SHOWN["draws"] in each.clauses[0]][:4]
    assert not any(
        each.shrunk or each.as_if for each in Run(LIBRARY, [*map(HandQuestion, failing)], order).go().results
    )


# Smaller hands


@pytest.mark.parametrize("variant", ["bounce-back", "double-draw", "five-card-draw"])
def test_whatever_is_tried_is_legal_or_refused_at_its_end_by_the_same_clause(variant: str) -> None:
    for vector in all_shipped(variant)[::25]:
        before = perform(rules_of(LIBRARY, vector.profile), vector.request(0, "result"))
        for other in [*filter(None, smaller(LIBRARY, vector))][:30]:
            after = perform(rules_of(LIBRARY, other.profile), other.request(0, "result"))
            assert after.clause in {before.clause, ""}
            assert after.reply.refused in {None, "start", len(other.actions) - 1}
            assert after.hands == () or after.clause or after.hands[-1].over


def test_players_keep_their_cards_when_somebody_leaves() -> None:
    vector = next(each for each in all_shipped("bounce-back") if each.id == "bounce-back/dealer-has-folded")
    cards = wish_of(rules_of(LIBRARY, vector.profile), vector).cards
    fewer = next(each for each in filter(None, smaller(LIBRARY, vector)) if len(each.stacks) < len(vector.stacks))
    kept = wish_of(rules_of(LIBRARY, fewer.profile), fewer).cards
    assert all(any(set(own[:5]) == set(old[:5]) for old in cards) for own in kept)
    assert replace(fewer, names=()) != vector


def test_the_time_is_up_also_while_nothing_smaller_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.conformance.shrinking.smaller", lambda *_: repeat(None))
    monkeypatch.setattr("croupier.conformance.shrinking.LONGEST", 1.0)
    assert run(tmp_path, "wrong", shrink=True).results[LEGAL].shrunk
