"""What others got wrong in public would be noticed here: by the runner, and by what else we have."""

from __future__ import annotations

import pytest

from tests.public import runner
from tests.public.miniatures.catching import found_by_clause, found_by_scenarios
from tests.public.miniatures.faults import FAULTS, Miniature
from tests.public.miniatures.plain import plain
from tests.public.reading import PublicCase, cases, unrun
from tests.public.tables import Implementation
from tests.public.test_public_cases import told

RUN = tuple(case for case in cases() if case.id not in unrun())
BUGGY = tuple(case for case in RUN if case.buggy_result)
PLAYED = tuple(case for case in BUGGY if case.test_type not in {"compare_hands", "next_hand_positions"})
"""No clause sees what is between two hands; laws of sessions do."""


def wrong_in_that_way(case: PublicCase) -> list[Miniature]:
    """The miniatures of the case's kind of fault that give its buggy result."""
    return [each for each in FAULTS[case.fault_kind] if not runner.wrong(case, case.buggy_result, by=each.by)]


@pytest.mark.parametrize("case", told(BUGGY))
def test_a_miniature_gives_the_buggy_result_and_the_runner_notices(case: PublicCase) -> None:
    miniatures = wrong_in_that_way(case)
    assert miniatures
    assert all(runner.wrong(case, case.expect, by=each.by) for each in miniatures)
    assert runner.wrong(case, case.buggy_result), "and ours does not give it"


@pytest.mark.parametrize("case", told(PLAYED))
def test_a_fault_of_play_is_found_by_a_clause_or_a_scenario(case: PublicCase) -> None:
    for each in wrong_in_that_way(case):
        assert found_by_scenarios(each) if each.scenarios else found_by_clause(case, each)


def test_every_miniature_gives_some_buggy_result() -> None:
    given = {each.name for case in BUGGY for each in wrong_in_that_way(case)}
    assert given == {each.name for miniatures in FAULTS.values() for each in miniatures}
    assert FAULTS.keys() == {case.fault_kind for case in BUGGY}


def test_ours_is_found_by_no_scenario() -> None:
    assert not found_by_scenarios(Miniature(name="ours", by=Implementation()))


@pytest.mark.parametrize("case", told(tuple(case for case in RUN if case.test_type == "compare_hands")))
def test_what_a_miniature_does_not_change_it_judges_like_ours(case: PublicCase) -> None:
    assert not runner.wrong(case, case.expect, by=Implementation(judge=plain))
