"""Everything is proven of the variants that come with Croupier, and what is not would be found out."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from croupier.gherkin.checking import told_cases
from croupier.proof.ledger import read_ledger
from croupier.proof.mutants import mutants
from croupier.proof.proving import Findings, Subject, _not_equivalent, found, ledger
from croupier.proof.settling import Settler, Verdict
from croupier.proof.teeth import Teeth, same_page
from tests.sampling import patience
from tests.shipped import LIBRARY, PROVEN

BOUNCE = LIBRARY.variant("bounce-back")
CASES = told_cases(BOUNCE)
SUBJECT = Subject(entry=BOUNCE, cases=CASES, unproven=LIBRARY.unproven)


@cache
def settled() -> Findings:
    """What becomes of all mutants, where one is excused that need not be."""
    unproven = replace(LIBRARY.unproven, unreachable={"bounce-back/the-draw.up_to: 2 → 3": "I thought so."})
    return found(replace(SUBJECT, unproven=unproven), "mutants")


@pytest.mark.parametrize("slug", list(PROVEN)[: patience(1, 100)])
def test_without_house_rules_no_mutant_is_open(slug: str) -> None:
    """Of the others their ledgers say so, which rest on the documents and modules as they are."""
    entry = LIBRARY.variant(slug)
    verdicts = list(Settler(entry, told_cases(entry), LIBRARY.unproven).settle(()))
    assert [verdict.mutant for verdict in verdicts if verdict.kind == "open"] == []
    assert [verdict.mutant for verdict in verdicts if verdict.kind == "killed" and not verdict.told] == []


def test_two_house_rules_are_settled_together() -> None:
    entry = LIBRARY.variant("five-card-draw")
    verdicts = list(
        Settler(entry, told_cases(entry), LIBRARY.unproven).settle(("three-card limit", "four and then one"))
    )
    assert [verdict.mutant for verdict in verdicts if verdict.kind == "open"] == []
    assert any(verdict.kind == "equivalent" for verdict in verdicts), "who may throw four never gets a fifth later"


def test_without_its_cases_a_clause_is_open_unproven_and_ungrounded() -> None:
    some = tuple(case for case in CASES if "the-draw.limit" not in case.clauses)
    subject = replace(SUBJECT, cases=some)
    it = ledger(subject, [found(subject, "mutants")])
    assert "bounce-back/the-draw.limit" in it.ungrounded
    assert any("the-draw.limit" in gap for gap in it.unproven)
    assert "bounce-back/the-draw.up_to: 2 → {usually: 2, keeping an ace: 3}" in {each.mutant for each in it.of("open")}
    assert not it.whole


def test_what_only_the_engine_says_is_no_ground() -> None:
    derived = tuple(replace(case, grounds="derived") for case in CASES)
    it = ledger(replace(SUBJECT, cases=derived), [])
    assert "bounce-back/the-draw.limit" in it.ungrounded


def test_an_excuse_that_is_needed_no_longer_is_found() -> None:
    it = ledger(SUBJECT, [settled()])
    assert "bounce-back/the-draw.up_to: 2 → 3 is needed no longer" in it.spare


def test_a_check_without_teeth_is_silent() -> None:
    mutant = next(each for each in mutants(BOUNCE) if each.id == "the-draw.up_to: 2 → 3")
    rules = BOUNCE.rules
    assert Teeth(rules=rules, cases=CASES).bites(mutant) == {"the-draw.limit": True}
    toothless = replace(rules, clauses=tuple(replace(each, check=lambda _: iter(())) for each in rules.clauses))
    assert mutant.rules is not None
    gums = replace(mutant, rules=replace(mutant.rules, clauses=toothless.clauses))
    assert Teeth(rules=toothless, cases=CASES).bites(gums) == {"the-draw.limit": False}


def test_a_page_that_reads_the_same_is_told_from_one_that_does_not() -> None:
    living = [each.rules for each in mutants(BOUNCE) if each.rules and not each.option.startswith("pot.")]
    assert not any(same_page(BOUNCE.rules, wrong) for wrong in living)
    assert same_page(BOUNCE.rules, replace(BOUNCE.rules))


def test_a_ledger_reads_as_it_was_told() -> None:
    it = ledger(SUBJECT, [settled(), Findings(silent=("x/y",))])
    told = {**it.plain(), "verdicts": [_plain(verdict) for verdict in it.verdicts]}
    assert read_ledger(told) == it


def _plain(verdict: Verdict) -> dict[str, object]:
    return {name: getattr(verdict, name) for name in ("mutant", "kind", "by", "found", "entry", "told")}


@pytest.mark.parametrize(
    ("mutant", "world", "wrong"),
    [
        ("policy.reshuffle_spares: cards just thrown → nothing", "cards", "`cards` never asks for it"),
        ("the-draw.up_to: 2 → 1", "exchange, three seats", "`exchange, three seats` tells it from the right rules"),
        ("the-draw.in_a_row: none → 5", "exchange, three seats", ""),
    ],
)
def test_a_mutant_is_the_same_only_in_a_world_that_asks_for_what_it_changes(
    mutant: str, world: str, wrong: str
) -> None:
    key = f"bounce-back/{mutant}"
    subject = replace(SUBJECT, unproven=replace(LIBRARY.unproven, equivalent={key: world}))
    assert list(_not_equivalent(subject, {})) == ([f"{key}: {wrong}"] if wrong else [])
