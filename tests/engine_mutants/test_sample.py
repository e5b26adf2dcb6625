"""Mutants of our own code die, and those on file that live have a reason; `python -m tests.engine_mutants` has more."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from tests.engine_mutants.mutant import read_results
from tests.engine_mutants.trying import tried
from tests.sampling import patience

if TYPE_CHECKING:
    from tests.engine_mutants.mutant import Mutant

RESULTS = read_results()
MANY = patience(5, 10)
BY_CASES = [each.mutant for each in RESULTS if each.verdict == "hands" and "goes otherwise" not in each.why]
SAMPLE = BY_CASES[:: len(BY_CASES) // 10][:MANY]


def test_told_cases_still_kill_a_fixed_sample_of_those_they_killed() -> None:
    """A StaleError means that the engine has changed there: try anew by command."""
    with ThreadPoolExecutor(os.cpu_count()) as crew:
        found = tuple(crew.map(partial(tried, fingerprints=None, tests=False), SAMPLE))
    assert len(found) == MANY
    assert not [_told(each.mutant) for each in found if each.verdict != "hands"]


def test_every_survivor_has_a_reason() -> None:
    assert not [_told(each.mutant) for each in RESULTS if each.verdict == "survived" and not each.why]


def _told(mutant: Mutant) -> str:
    return f"{mutant.module}:{mutant.line}: {mutant.becomes.strip()}"
