"""Pairs of hands that differ only in what a seat may not see: whoever tells it more in one than in the other leaks."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from croupier.conformance.outcomes import Outcome
from croupier.conformance.performing import perform
from croupier.conformance.running import Run
from croupier.conformance.twins import TwinQuestion, Twins, compared
from croupier.conformance.vector import rules_of
from tests.conformance.asked import all_questions, order
from tests.conformance.wrong.catalogue import VARIANTS, wrong_engines
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from croupier.conformance.messages import Level, Ran
    from croupier.conformance.outcomes import Verdict
    from croupier.conformance.vector import Vector

ROOT = Path(__file__).parents[2]


@cache
def pairs(slug: str) -> tuple[Twins, ...]:
    return tuple(each.subject for each in all_questions((slug,)) if isinstance(each, TwinQuestion))


def answer(vector: Vector, level: Level) -> Ran:
    done = perform(rules_of(LIBRARY, vector.profile), vector.request(0, level))
    return replace(done.reply, why=done.why)


def verdict(twins: Twins, one: Ran, other: Ran) -> Verdict:
    return compared(LIBRARY.variant(twins.variant).under(twins.one.house_rules, twins.one.house), twins, one, other)


@pytest.mark.parametrize("slug", VARIANTS)
def test_twins_are_different_deals_and_our_engine_tells_the_seat_the_same_of_both(slug: str) -> None:
    for twins in pairs(slug):
        assert twins.one.deck != twins.other.deck
        assert sorted(twins.one.deck) == sorted(twins.other.deck)
        for level in ("legal", "full"):
            found = verdict(twins, answer(twins.one, level), answer(twins.other, level))
            assert found.outcome is Outcome.PASSED, (twins.id, found)


@pytest.mark.parametrize("slug", VARIANTS)
def test_every_clause_that_hides_cards_of_others_has_twins(slug: str) -> None:
    shown = {clause.partition("/")[2] for twins in pairs(slug) for clause in twins.clauses}
    hiding = {id_ for id_ in LIBRARY.variant(slug).clauses if id_.endswith((".sight", ".public", ".receives"))}
    assert hiding <= shown
    assert "betting.fold" in shown


@pytest.mark.parametrize(
    ("leak", "clause"),
    [
        ("everybody sees every hand", "the-deal.sight"),
        ("everybody sees one card on the left", "the-deal.sight"),
        ("hidden cards show their suit", "the-deal.sight"),
        ("everybody sees the piles", "the-draw.public"),
    ],
)
def test_a_leak_shows_in_twins_and_is_named_by_the_clause_about_sight(leak: str, clause: str) -> None:
    [wrong] = [each for each in wrong_engines("bounce-back") if each.name == leak]
    rules = LIBRARY.variant("bounce-back")
    found = []
    for twins in pairs("bounce-back"):
        book = rules.under(twins.one.house_rules, twins.one.house)
        replies = [wrong.perform(book, each.request(0, "full")).reply for each in (twins.one, twins.other)]
        found.append(compared(book, twins, *replies))
    leaked = [each for each in found if each.outcome is Outcome.WRONG]
    assert f"bounce-back/{clause}" in {each.clause for each in leaked}
    assert all(each.clause and each.expected.startswith("as in the other hand, ") for each in leaked)


def test_a_refusal_that_says_where_a_hidden_card_is_shows_in_twins() -> None:
    refused = [each for each in pairs("bounce-back") if answer(each.one, "legal").refused not in {None, "start"}]
    refused = [each for each in refused if each.until == len(each.one.actions)]
    assert refused
    for twins in refused:
        replies = [answer(each, "legal") for each in (twins.one, twins.other)]
        told = [replace(each, why=f"{each.why}; the top card is {vector.deck[-1]}")
                for each, vector in zip(replies, (twins.one, twins.other), strict=True)]  # fmt: skip
        assert verdict(twins, *replies).outcome is Outcome.PASSED
        if twins.one.deck[-1] != twins.other.deck[-1]:
            assert verdict(twins, *told).outcome is Outcome.WRONG


def test_an_offer_that_depends_on_hidden_cards_shows_in_twins_at_level_legal() -> None:
    twins = next(each for each in pairs("bounce-back") if each.until > 1)
    one, other = (answer(each, "legal") for each in (twins.one, twins.other))
    at = next(place for place, step in enumerate((one.steps or ())[: twins.until]) if step.seat == twins.seat)
    steps = list(other.steps or ())
    steps[at] = replace(steps[at], offers=steps[at].offers[:1])
    found = verdict(twins, one, replace(other, steps=tuple(steps)))
    assert (found.outcome, found.at, found.clause) == (Outcome.WRONG, at, twins.clauses[0])


def test_the_runner_asks_strangers_for_both_hands_and_finds_who_leaks() -> None:
    command = (sys.executable, "-m", "tests.conformance.wrong.serving", "bounce-back", "everybody sees every hand")
    questions = [TwinQuestion(each) for each in pairs("bounce-back")[:4]]
    run = order(command)
    report = Run(LIBRARY, questions, replace(run, terms=replace(run.terms, patience=20))).go()
    assert {each.outcome for each in report.results} == {Outcome.WRONG}
    assert {each.family for each in report.results} == {"twins"}
    assert report.results[0].clause == "bounce-back/the-deal.sight"
