"""Cases of one game that are told of another, `as_in`: those that hold there, and no others."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from croupier.gherkin.checking import check_cases, told_cases
from croupier.gherkin.lending import asked, lent
from croupier.rules import Library
from croupier.spec.data import data
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from pathlib import Path

    from croupier.rules import Entry

LENDER, BORROWER = LIBRARY.variant("texas-holdem"), LIBRARY.variant("omaha")
LENT = {placed.example.id for placed in lent(BORROWER)}
HEAD = "croupier: 1\nas_in: [{of}]\n"


def pineapple(folder: Path, cases: str) -> Entry:
    """Pineapple out of a folder of specs, told so."""
    root = folder / "spec"
    (root / "cases").mkdir(parents=True)
    (root / "variants").mkdir()
    for slug in ("texas-holdem", "pineapple"):
        shutil.copy(data("spec") / "variants" / f"{slug}.yaml", root / "variants")
    shutil.copy(data("spec") / "cases" / "texas-holdem.yaml", root / "cases")
    (root / "cases" / "pineapple.yaml").write_text(cases, encoding="utf-8")
    return Library(root).variant("pineapple")


def test_where_every_rule_reads_the_same_a_hand_need_not_be_told_again() -> None:
    assert "what-a-raise-adds" in LENT
    assert "what-a-raise-adds" in {case.id for case in told_cases(BORROWER)}


@pytest.mark.parametrize("rule", ["the-deal.cards", "pot.high.use"])
def test_no_hand_is_lent_about_a_rule_that_reads_otherwise(rule: str) -> None:
    about = {case.id for case in LENDER.cases.cases if rule in case.clauses} if LENDER.cases else set()
    assert about
    assert about.isdisjoint(LENT)


def test_two_cards_are_no_hand_where_four_are_dealt() -> None:
    assert LENDER.cases
    assert [case.id for case in LENDER.cases.cases if case.dealt and case.id in LENT] == ["three-and-one-and-one"]


def test_what_a_game_tells_itself_takes_the_place_of_what_another_tells() -> None:
    assert [case.id for case in told_cases(BORROWER)].count("ten-at-the-table") == 1
    assert not check_cases(BORROWER)


def test_a_question_is_lent_with_its_answer_where_the_rules_and_the_hands_are_the_same() -> None:
    mine = {question.id for question in asked(BORROWER)}
    assert {"how-much-to-raise", "who-acts-first"} <= mine
    assert "what-beats-what" in mine, "its hands are told anew under the same names"
    assert "do-suits-count" not in mine, "a hand that shows it is not told of this game"


def test_a_hand_that_comes_out_otherwise_is_not_lent(tmp_path: Path) -> None:
    ids = {placed.example.id for placed in lent(pineapple(tmp_path, HEAD.format(of="texas-holdem")))}
    assert "big-blind-has-the-option" in ids
    assert "dealer-is-not-first-on-the-flop" not in ids, "three cards are discarded before that"


def test_a_game_that_there_is_not_lends_nothing_and_is_a_fault(tmp_path: Path) -> None:
    from croupier.rules.crosschecks import check_links  # noqa: PLC0415 - for this alone

    entry = pineapple(tmp_path, HEAD.format(of="texas-holdm"))
    library = Library(entry.written.path.parent.parent)
    fault = next(each for each in check_links(library) if "texas-holdm" in each.message)
    assert fault.place.path.endswith("cases/pineapple.yaml")
    assert "texas-holdem" in (fault.help or "")


def test_a_game_may_name_itself_or_a_circle_of_games_without_end(tmp_path: Path) -> None:
    entry = pineapple(tmp_path, HEAD.format(of="texas-holdem, pineapple"))
    path = entry.written.path.parent.parent / "cases" / "texas-holdem.yaml"
    path.write_text(
        path.read_text(encoding="utf-8").replace("cases:", "as_in: [pineapple]\ncases:", 1), encoding="utf-8"
    )
    library = Library(path.parent.parent)
    assert lent(library.variant("pineapple"))
    assert not check_cases(library.variant("texas-holdem"))
