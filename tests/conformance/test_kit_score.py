"""Whatever mistake in a spec a case finds out, a hand that ships finds out as well, in an engine that made it."""

from __future__ import annotations

from tests.conformance.kit_score import score


def test_mutants_that_cases_kill_are_found_out_by_hands_that_ship() -> None:
    it = score("bounce-back", every=5)
    assert len(it.at) >= 10
    assert it.missed == ()
