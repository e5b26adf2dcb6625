"""The generated features: what they hold, and that they are up to date."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import pytest
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from croupier.gherkin.features import HEADER, feature, sync, vectors
from croupier.gherkin.linting import look_through
from croupier.proof import from_plain
from croupier.spec.data import data
from tests.gherkin.told import cases
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from pathlib import Path

    from gherkin.parser_types import Rule
    from gherkin.pickles.compiler import Pickle

ENTRY = LIBRARY.variant("bounce-back")
RULES = ENTRY.rules
CASES = tuple(case for case, rules in cases() if rules.slug == RULES.slug)
TEXT = feature(ENTRY, CASES)


def _scenarios(text: str) -> list[Pickle]:
    return list(Compiler().compile({**Parser().parse(text), "uri": "told.feature"}))


def _rules(text: str) -> list[Rule]:
    children = cast("list[dict[str, Rule]]", Parser().parse(text)["feature"]["children"])
    return [child["rule"] for child in children if "rule" in child]


def test_the_committed_features_are_those_of_the_specs() -> None:
    assert sync(LIBRARY, data("features", "generated"), check=True) == ()


@pytest.mark.parametrize("licence", ["CC0-1.0", None])
def test_a_licence_is_claimed_where_the_specs_name_one_and_nowhere_else(licence: str | None) -> None:
    told, plain = feature(ENTRY, CASES, licence), json.loads(vectors(ENTRY, CASES, {}, licence))
    assert ("  Licence: CC0-1.0\n" in told) == (plain.get("licence") == "CC0-1.0") == (licence is not None)
    assert ("icence" in told) == ("licence" in plain) == (licence is not None)
    assert len(_scenarios(told)) == len(CASES)


def test_every_case_is_one_scenario_with_a_name_of_its_own() -> None:
    names = [str(scenario["name"]) for scenario in _scenarios(TEXT)]
    assert len(set(names)) == len(names) == len(CASES)
    assert {name.partition(" - ")[0] for name in names} == {case.id for case in CASES}
    assert all(name.isascii() for name in names)


def test_every_clause_of_a_case_is_a_tag_and_so_are_its_grounds() -> None:
    tagged = {
        str(scenario["name"]).partition(" - ")[0]: [tag["name"] for tag in scenario["tags"]]
        for scenario in _scenarios(TEXT)
    }
    for case in CASES:
        clauses = [f"@rule-{case.variant}.{clause}" for clause in case.clauses]
        assert tagged[case.id] == [*clauses, f"@grounds-{case.grounds.replace(' ', '-')}"]


def test_rules_stand_in_the_order_of_the_page_and_each_sentence_once() -> None:
    rules = [rule["name"] for rule in _rules(TEXT)]
    assert max(Counter(rules).values()) == 1
    here, casino = ([clause.text.rstrip(".") for clause in each.clauses] for each in (RULES, ENTRY.under((), "casino")))
    shared = [rule for rule in rules if rule in here]
    assert shared == sorted(shared, key=here.index)
    assert set(rules[len(shared) :]) <= set(casino), "what another house answers comes at the end"
    assert all(rule["children"] for rule in _rules(TEXT))


def test_clauses_that_say_the_same_are_one_rule() -> None:
    alike = [replace(CASES[0], id=f"case-{step}", clauses=(f"{step}.opens",)) for step in ("first-round", "last-round")]
    assert [len(rule["children"]) for rule in _rules(feature(ENTRY, alike))] == [2]


def test_nothing_in_a_generated_feature_is_refused() -> None:
    assert look_through(TEXT, LIBRARY).flaws == ()


@pytest.mark.parametrize(
    "note",
    [
        "Then nobody wins. " * 20, "Given the ante, Rule: none. " * 9, "@tag # comment", "| a | b |", '"""', "* star",
        "Scenario: another", "Examples: many", "```", "And " * 60, "Überraschung: <chips> are lost",
    ],
)  # fmt: skip
def test_a_note_stays_a_note_whatever_it_says(note: str) -> None:
    case = replace(CASES[0], note=note, title=f"{note} ♦")
    found = look_through(feature(replace(ENTRY, rules=replace(RULES, summary=note)), [case]), LIBRARY)
    assert found.flaws == ()
    assert len(found.scenarios) == 1


def test_the_json_holds_the_same_cases_whole() -> None:
    told = json.loads(vectors(ENTRY, CASES, {}))
    assert tuple(from_plain(told["variant"], case) for case in told["cases"]) == CASES
    assert all(len(case["deck"].split()) == len(case_.deck) for case, case_ in zip(told["cases"], CASES, strict=True))


def test_a_change_in_a_document_shows_in_the_json(tmp_path: Path) -> None:
    sync(LIBRARY, tmp_path)
    documents = json.loads((tmp_path / "bounce-back.json").read_text(encoding="utf-8"))["documents"]
    assert {"variants/bounce-back.yaml", "house/home.yaml"} <= set(documents)
    assert all(len(digest) == 64 for digest in documents.values())


def test_a_second_time_changes_nothing(tmp_path: Path) -> None:
    assert sync(LIBRARY, tmp_path)
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert sync(LIBRARY, tmp_path) == ()
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before


def test_what_is_no_longer_made_goes_and_what_people_wrote_stays(tmp_path: Path) -> None:
    (tmp_path / "old-game.feature").write_text(
        f"# generated from spec/variants/old-game.yaml {HEADER}\n", encoding="utf-8"
    )
    (tmp_path / "mine.feature").write_text("Feature: mine\n", encoding="utf-8")
    assert "old-game.feature" in sync(LIBRARY, tmp_path, check=True)
    assert (tmp_path / "old-game.feature").exists()
    sync(LIBRARY, tmp_path)
    assert not (tmp_path / "old-game.feature").exists()
    assert (tmp_path / "mine.feature").exists()
