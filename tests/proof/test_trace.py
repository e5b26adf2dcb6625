"""The trace from clause to scenario and back is complete for everything we publish."""

from __future__ import annotations

import pytest

from croupier.gherkin.checking import told_cases
from croupier.proof import gaps
from tests.shipped import LIBRARY, PROVEN


@pytest.mark.parametrize("slug", PROVEN)
def test_every_clause_has_a_scenario_and_every_scenario_a_clause(slug: str) -> None:
    entry = LIBRARY.variant(slug)
    assert not list(gaps(entry, told_cases(entry), LIBRARY.unshown))


def test_a_clause_without_a_case_is_a_gap() -> None:
    entry = LIBRARY.variant("bounce-back")
    without = [case for case in told_cases(entry) if "the-bounce.count" not in case.clauses]
    assert any("no case shows bounce-back/the-bounce.count" in gap for gap in gaps(entry, without, {}))


def test_an_excuse_that_is_not_needed_is_a_gap() -> None:
    entry = LIBRARY.variant("bounce-back")
    found = gaps(entry, told_cases(entry), {"bounce-back/the-draw.limit": "none", **LIBRARY.unshown})
    assert any("needs no excuse" in gap for gap in found)
