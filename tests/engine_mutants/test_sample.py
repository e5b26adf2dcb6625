"""Mutants of our own code die, and who lives on has a reason; `python -m tests.engine_mutants` tries them all."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest

from tests.engine_mutants.mutant import ROOT, Mutant, read_results
from tests.engine_mutants.sampling import SAMPLE

RESULTS = read_results()
KINDS = ("equivalent: ", "harmless: ")
OPEN = 3
"""Survivors for whom a test is still to be written, or a reason to be found. The number may only shrink."""
LEAST = 0.95


@pytest.mark.skipif(not hasattr(os, "fork"), reason="each mutant has a child of a process that has read the specs")
def test_told_cases_still_kill_a_fixed_sample_of_those_they_killed() -> None:
    """A StaleError means that the engine has changed there: try anew by command."""
    assert len(SAMPLE) == 10
    assert len({each.mutant.module for each in SAMPLE}) > 3
    done = subprocess.run(
        (sys.executable, "-m", "tests.engine_mutants.sampling"),
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.stdout, done.stderr) == ("10 died\n", "")


def test_every_survivor_has_a_reason_but_for_those_who_wait_for_a_test() -> None:
    reasonless = [each for each in RESULTS if each.verdict == "survived" and not each.why.startswith(KINDS)]
    assert len(reasonless) <= OPEN, [_told(each.mutant) for each in reasonless]


def test_of_a_hundred_mutants_that_somebody_could_notice_at_least_95_die() -> None:
    counts = Counter(each.verdict if not each.why.startswith("equivalent: ") else "equivalent" for each in RESULTS)
    assert counts["hands"] + counts["tests"] >= LEAST * (counts.total() - counts["equivalent"])


def _told(mutant: Mutant) -> str:
    return f"{mutant.module}:{mutant.line}: {mutant.becomes.strip()}"
