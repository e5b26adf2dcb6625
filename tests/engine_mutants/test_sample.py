"""Mutants of our own code die, and those on file that live have a reason; `python -m tests.engine_mutants` has more."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from tests.engine_mutants.mutant import read_results
from tests.engine_mutants.trying import fingerprint, tried

if TYPE_CHECKING:
    from pathlib import Path

    from tests.engine_mutants.mutant import Mutant

RESULTS = read_results()
BY_HANDS = [each.mutant for each in RESULTS if each.verdict == "hands"]
SAMPLE = BY_HANDS[:: max(1, len(BY_HANDS) // 20)][:20]


def test_hands_still_kill_a_fixed_sample_of_those_they_killed(tmp_path: Path) -> None:
    """A StaleError means that the engine has changed there: try anew by command."""
    hands = fingerprint(tmp_path / "hands.txt")
    with ThreadPoolExecutor(os.cpu_count()) as crew:
        found = tuple(crew.map(partial(tried, fingerprints=hands, tests=False), SAMPLE))
    assert len(found) == 20
    assert not [_told(each.mutant) for each in found if each.verdict != "hands"]


def test_every_survivor_has_a_reason() -> None:
    assert not [_told(each.mutant) for each in RESULTS if each.verdict == "survived" and not each.why]


def _told(mutant: Mutant) -> str:
    return f"{mutant.module}:{mutant.line}: {mutant.becomes.strip()}"
