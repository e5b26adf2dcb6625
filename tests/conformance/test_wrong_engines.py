"""For every chapter of the rules engines that are wrong in one way each: the hands that ship find them out."""

from __future__ import annotations

import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from croupier.conformance.outcomes import Outcome
from croupier.conformance.questions import HandQuestion
from croupier.conformance.running import Run
from tests.conformance.asked import all_shipped, order
from tests.conformance.wrong.catalogue import VARIANTS, wrong_engines
from tests.conformance.wrong.catching import caught, caught_by_ranks
from tests.conformance.wrong.later import FULL, HOLES, LEGAL, UNSHOWN, among
from tests.conformance.wrong.ranking import Ranked, wrong_judges
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from croupier.conformance.messages import Level
    from tests.conformance.wrong.catching import Caught
    from tests.conformance.wrong.engine import Wrong

README = Path(__file__).parents[1].joinpath("README.md").read_text(encoding="utf-8")


def engines(slug: str) -> list[Wrong]:
    return [each for each in wrong_engines(slug) if each.chapter != "ranking"]


def level_of(slug: str, wrong: Wrong) -> Level | None:
    """The lowest level at which it is found out; None where it is not."""
    if among(UNSHOWN, slug, wrong.name) or among(HOLES, slug, wrong.name):
        return None
    if wrong.chapter == "sight" or among(FULL, slug, wrong.name):
        return "full"
    return "legal" if among(LEGAL, slug, wrong.name) else "result"


def first(slug: str, wrong: Wrong, level: Level, count: int = 1) -> list[Caught]:
    """The first hands to which it gives a wrong answer, and does not break down."""
    wrongly = (each for each in caught(slug, wrong, level) if each.verdict.outcome.is_wrong)
    return [*islice(wrongly, count)]


@pytest.mark.parametrize("slug", VARIANTS)
def test_every_wrong_engine_is_found_out_by_a_hand_that_ships_at_the_lowest_level_that_shows_it(slug: str) -> None:
    missed = [
        (wrong.name, level)
        for wrong in engines(slug)
        if (level := level_of(slug, wrong)) and not first(slug, wrong, level)
    ]
    assert not missed


def test_a_hole_that_a_hand_fills_is_no_longer_listed() -> None:
    holes = [hole.partition("/")[::2] for hole in HOLES]
    listed = [(slug, each) for slug, name in holes for each in engines(slug) if each.name == name]
    assert not [each.name for slug, each in listed if first(slug, each, "full")]


@pytest.mark.parametrize("slug", VARIANTS)
def test_the_table_in_the_readme_counts_them(slug: str) -> None:
    at = [level_of(slug, wrong) for wrong in engines(slug)]
    holes = sum(among(HOLES, slug, wrong.name) for wrong in engines(slug))
    counts = (len(at), at.count("result"), at.count("legal"), at.count("full"), at.count(None) - holes, holes)
    assert f"| {LIBRARY.variant(slug).rules.name} | {' | '.join(map(str, counts))} |" in README


def test_every_entry_of_these_lists_is_a_wrong_engine() -> None:
    names = {name for slug in VARIANTS for wrong in engines(slug) for name in (wrong.name, f"{slug}/{wrong.name}")}
    assert not [name for name in (*FULL, *LEGAL, *UNSHOWN, *HOLES) if name not in names]


def test_every_chapter_of_every_page_has_wrong_engines() -> None:
    for slug in VARIANTS:
        chapters = {wrong.chapter for wrong in wrong_engines(slug)} | {"the table", "the end"}
        assert {clause.topic for clause in LIBRARY.variant(slug).clauses.values()} <= chapters


def test_every_wrong_ranking_is_found_out_by_hands_to_be_compared() -> None:
    assert not [name for name, judge in wrong_judges() if caught_by_ranks(Ranked(judge=judge)) is None]
    assert f"All {len([*wrong_judges()])} wrong rankings" in README


STORIES = (
    *("the-ante: nobody antes", "the-ante: only the dealer antes", "the-deal: everybody gets all cards at once"),
    *("the-deal: cards go round counterclockwise", "first-round: opens left of dealer", "the-draw: up_to 3"),
    *("the-draw: first left of dealer", "the-draw: replacements come from the bottom of the deck"),
    *("the-draw: replacements are dealt face up", "the-bounce: what is given up is turned over"),
    *("the-bounce: what is taken back is seen by all", "burn: one before each draw", "deal_moves: to the winner"),
    *("The turn passes to the right.", "everybody sees every hand", "everybody sees the piles", "deals are open"),
    "folded hands are open",
)


@pytest.mark.parametrize("wrong", [each for each in engines("bounce-back") if each.name in STORIES],
                         ids=lambda each: each.name)  # fmt: skip
def test_at_level_full_the_clause_is_named_that_the_engine_does_not_keep(wrong: Wrong) -> None:
    found = first("bounce-back", wrong, "full", 3)
    assert {each.verdict.clause.partition("/")[2] for each in found} <= set(wrong.clauses)


@pytest.mark.parametrize(
    ("name", "outcome"),
    [
        ("the-draw: up_to 1", Outcome.REFUSED_LEGAL),
        ("the-bounce: count up to as discarded", Outcome.ACCEPTED_ILLEGAL),
        ("Of hands that tie, the first takes the pot.", Outcome.WRONG),
    ],
)
def test_the_runner_finds_wrong_engines_in_processes_of_their_own(name: str, outcome: Outcome) -> None:
    [wrong] = [each for each in engines("bounce-back") if each.name == name]
    vectors = [each.vector for each in first("bounce-back", wrong, "result", 2)]
    right = [each for each in all_shipped("bounce-back") if not each.actions][:1]
    command = (sys.executable, "-m", "tests.conformance.wrong.serving", "bounce-back", name)
    wishes = order(command, level="result")
    terms = replace(wishes.terms, patience=20)
    report = Run(LIBRARY, [HandQuestion(each) for each in (*vectors, *right)], replace(wishes, terms=terms)).go()
    assert outcome in {each.outcome for each in report.findings}
    assert all(each.outcome.is_wrong for each in report.results[: len(vectors)])
    assert all(each.outcome is Outcome.PASSED for each in report.results[len(vectors) :])
