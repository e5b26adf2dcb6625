"""Two rulebooks side by side: a step that only has another name is the same step."""

from __future__ import annotations

import pytest

from croupier.rules import Library
from croupier.rules.comparing import Comparison

LIBRARY = Library()
FOUND = Comparison(LIBRARY.variant("five-card-draw").rules, LIBRARY.variant("double-draw").rules)


def test_a_renamed_draw_is_compared_with_the_draw_it_was() -> None:
    assert ("the-draw", "first-draw") in [(step.slug, other.slug) for step, other in FOUND.steps]
    (limit,) = [(one.text, other.text) for one, other in FOUND.differently if one.id == "the-draw.limit"]
    assert "any number of cards" in limit[0]
    assert "up to three cards" in limit[1]


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
