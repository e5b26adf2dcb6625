"""Two rulebooks side by side: a step that only has another name is the same step."""

from __future__ import annotations

import pytest

from croupier.rules.comparing import Comparison
from tests.rules.writing import rulebook, variant
from tests.shipped import LIBRARY

FOUND = Comparison(LIBRARY.variant("five-card-draw").rules, LIBRARY.variant("double-draw").rules)


def test_a_renamed_draw_is_compared_with_the_draw_it_was() -> None:
    assert ("the-draw", "first-draw") in [(step.slug, other.slug) for step, other in FOUND.steps]
    (limit,) = [(one.text, other.text) for one, other in FOUND.differently if one.id == "the-draw.limit"]
    assert "any number of cards" in limit[0]
    assert "up to three cards" in limit[1]


def _pairs(steps: list[str], others: list[str]) -> list[tuple[str, str]]:
    """How the steps of two games answer to each other."""
    one, other = (rulebook(variant("ante", "deal: {down: 5}", *play, "showdown")) for play in (steps, others))
    return [(step.slug, answer.slug) for step, answer in Comparison(one, other).steps]


def test_of_two_draws_the_one_in_the_same_words_is_the_renamed_one_and_else_the_first() -> None:
    two = ["draw: {name: one, up_to: 2}", "draw: {name: two, up_to: 3}"]
    assert ("the-draw", "two") in _pairs(["draw: {up_to: 3}"], two)
    assert ("the-draw", "one") in _pairs(["draw: {up_to: 4}"], two)
    assert ("two", "the-draw") in _pairs(two, ["draw: {up_to: 3}"])


def test_the_only_step_of_its_kind_is_the_same_step_though_it_says_nothing_in_the_same_words() -> None:
    one, other = ["bet: {name: one, opens: dealer}"], ["bet: {name: other, opens: left of dealer}"]
    assert ("one", "other") in _pairs(one, other)


def test_steps_that_are_added_answer_to_none() -> None:
    assert {"second-draw", "final-round"}.isdisjoint(other.slug for _, other in FOUND.steps)
    assert {clause.id.split(".")[0] for clause in FOUND.only[1]} == {"second-draw", "final-round"}


def test_nothing_is_gone_where_steps_are_only_renamed_and_added() -> None:
    assert FOUND.only[0] == ()


@pytest.mark.parametrize("slug", LIBRARY.variants)
def test_every_clause_is_paired_or_alone_and_never_both(slug: str) -> None:
    found = Comparison(LIBRARY.variant("bounce-back").rules, LIBRARY.variant(slug).rules)
    for side, rules in enumerate((found.a, found.b)):
        told = [*(pair[side].id for pair in found.pairs), *(clause.id for clause in found.only[side])]
        assert sorted(told) == sorted(clause.id for clause in rules.clauses)


def test_a_rulebook_does_not_differ_from_itself() -> None:
    assert not Comparison(FOUND.a, FOUND.a).differ
