"""A witness told as a case, and kept."""

# ruff: noqa: S311 - dice, and no secrets

from __future__ import annotations

import shutil
from dataclasses import replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from croupier.gherkin.checking import check_cases, told_cases
from croupier.gherkin.filling import FILLINGS
from croupier.gherkin.keeping import keep_witnesses
from croupier.gherkin.notation import read_example
from croupier.gherkin.witnessing import told_witness
from croupier.proof import Deed, run
from croupier.proof.mutants import mutants
from croupier.proof.seeking import seek
from croupier.rules import Library
from croupier.spec.data import data
from croupier.spec.writing import NotOursError
from tests.shipped import LIBRARY, PROVEN

if TYPE_CHECKING:
    from pathlib import Path

    from croupier.proof.mutants import Mutant
    from croupier.rules import Rulebook
    from croupier.rules.documents import Example

BOUNCE_BACK = LIBRARY.variant("bounce-back")
PLANTED = {
    "the-draw.up_to: 2 → 1": "Ann may discard two cards",
    "the-draw.up_to: 2 → 3": "Ann may not discard three cards",
    "the-draw.first: dealer → left of dealer": "Ann is to act",
    "policy.deal_moves: clockwise → to the winner": "Ben deals next, not Ann",
    "policy.burn: none → one before each draw": "",
    "policy.losers: may muck → show": "",
    "steps: without last round": "",
    "players: 2 to 7 → 2 to 8": "The hand may not begin",
    "players: 2 to 7 → 3 to 7": "Ann is to act",
    "pot.high: flushes are not noticed": "",
}
"""Mutants, and where a person would have no choice, the title of the case."""


@cache
def all_mutants(slug: str) -> tuple[Mutant, ...]:
    return tuple(mutants(LIBRARY.variant(slug)))


def planted(id_: str) -> tuple[Mutant, Rulebook]:
    mutant = next(each for each in all_mutants("bounce-back") if each.id == id_)
    assert mutant.rules is not None
    return mutant, mutant.rules


@cache
def told(id_: str) -> Example:
    mutant, rules = planted(id_)
    witness = seek(BOUNCE_BACK.rules, rules, Random(id_), 1_000)
    assert witness is not None
    example = told_witness(BOUNCE_BACK, (), mutant, witness)
    assert example is not None
    return example


@pytest.mark.parametrize("id_", PLANTED)
def test_the_case_of_a_witness_holds_and_kills_its_mutant_however_the_other_cards_fall(id_: str) -> None:
    for filling in FILLINGS:
        case = read_example(BOUNCE_BACK.rules, told(id_), filling)
        assert not run(case, BOUNCE_BACK.rules).faults
        assert run(case, planted(id_)[1], only=()).faults


@pytest.mark.parametrize("id_", PLANTED)
def test_whatever_it_claims_the_mutant_breaks(id_: str) -> None:
    case = read_example(BOUNCE_BACK.rules, told(id_))
    deeds = tuple(moment for moment in case.moments if isinstance(moment, Deed))
    for claim in (moment for moment in case.moments if not isinstance(moment, Deed)):
        assert run(replace(case, moments=(*deeds, claim)), planted(id_)[1], only=()).faults


@pytest.mark.parametrize(("id_", "title"), [(id_, title) for id_, title in PLANTED.items() if title])
def test_its_title_says_what_is_to_be_seen(id_: str, title: str) -> None:
    assert told(id_).title == title


def test_its_note_says_what_would_go_wrong_without_the_rule() -> None:
    example = told("the-draw.up_to: 2 → 3")
    assert example.note == (
        "Were the rule “Each player still in the hand may discard up to three cards, or keep them all”, "
        "Ann could discard three cards."
    )
    assert example.clauses == ("the-draw.limit",)
    assert example.play == ("Ann may not discard x x x (the-draw.limit)",)
    assert example.grounds == "derived"


def test_witnesses_are_read_as_further_cases_of_their_variant(tmp_path: Path) -> None:
    root = tmp_path / "spec"
    shutil.copytree(data("spec"), root, ignore=shutil.ignore_patterns("witnesses", "reports", "pages", "cases"))
    example = told("the-draw.up_to: 2 → 3")
    before = told_cases(Library(root).variant("bounce-back"))
    assert keep_witnesses(root, "bounce-back", [example])
    assert not keep_witnesses(root, "bounce-back", [example]), "nothing has changed"
    entry = Library(root).variant("bounce-back")
    assert told_cases(entry) == (*before, read_example(entry.rules, example))
    assert not check_cases(entry)
    assert keep_witnesses(root, "bounce-back", [])
    assert told_cases(Library(root).variant("bounce-back")) == before


def test_a_file_that_somebody_wrote_is_not_touched(tmp_path: Path) -> None:
    mine = tmp_path / "witnesses" / "bounce-back.yaml"
    mine.parent.mkdir()
    mine.write_text("mine", encoding="utf-8")
    for examples in ([], [told("the-draw.up_to: 2 → 3")]):
        with pytest.raises(NotOursError):
            keep_witnesses(tmp_path, "bounce-back", examples)
    assert mine.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("slug", PROVEN)
def test_every_witness_that_ships_kills_a_mutant_that_no_person_s_case_kills(slug: str) -> None:
    entry = LIBRARY.variant(slug)
    witnesses = [read_example(entry.rules, example) for example in entry.witnesses.cases] if entry.witnesses else []
    ids = {case.id for case in witnesses}
    people = [case for case in told_cases(entry) if case.id not in ids and not case.house_rules and not case.house]
    for witness in witnesses:
        killed = [each.rules for each in all_mutants(slug) if each.rules and run(witness, each.rules, only=()).faults]
        assert any(all(not run(case, rules, only=()).faults for case in people) for rules in killed), witness.id
