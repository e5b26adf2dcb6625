"""A mutant is tried: hands are replayed, which takes seconds, and whom they do not kill meets the tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from tests.engine_mutants.instead import VARIABLE
from tests.engine_mutants.mutant import ROOT, Tried

if TYPE_CHECKING:
    from pathlib import Path

    from tests.engine_mutants.mutant import Mutant

HANDS_TAKE, TESTS_TAKE = 60, 600
"""Seconds after which a mutant counts as killed: it goes round in circles. Ours needs a tenth of that."""
REPLAY = (
    "import tests.engine_mutants.instead, runpy; runpy.run_module('tests.engine_mutants.replay', run_name='__main__')"
)
"""The mutated module takes its place before anything of the engine is imported."""
ROOMS = ("table", "evaluators", "phases", "play", "policies", "miniatures")
"""Whose tests are asked, after those of the mutant's own room."""


def tried(mutant: Mutant, fingerprints: Path | None, *, tests: bool = True) -> Tried:
    """What becomes of it, of the hands alone or of the tests as well; without fingerprints, of told cases alone."""
    if fault := _fault(mutant, HANDS_TAKE, "-c", REPLAY, str(fingerprints or "cases")):
        return Tried(mutant=mutant, verdict="hands", why=fault)
    if tests:
        quick = ("-q", "-x", "-n0", "--no-header", "-p", "tests.engine_mutants.instead", "-p", "no:cacheprovider")
        folders = (f"tests/{room}" for room in dict.fromkeys((mutant.room, *ROOMS)))
        if fault := _fault(mutant, TESTS_TAKE, "-m", "pytest", *quick, *folders):
            return Tried(mutant=mutant, verdict="tests", why=fault)
    return Tried(mutant=mutant, verdict="survived")


def _fault(mutant: Mutant, seconds: int, *command: str) -> str:
    """What a process says that runs on the mutant and fails; nothing if it does not fail."""
    told = json.dumps(asdict(mutant))
    try:
        done = subprocess.run(
            (sys.executable, *command),
            cwd=ROOT,
            env={**os.environ, VARIABLE: told, "CROUPIER_CACHE": "", "PYTHONHASHSEED": "0", "CI": "true"},
            timeout=seconds,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "it does not come to an end"
    if not done.returncode:
        return ""
    lines = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()]
    return next((line for line in reversed(lines) if line.startswith("FAILED")), lines[-1])[:160]


def fingerprint(into: Path) -> Path:
    """What our engine makes of all hands, written to a file."""
    done = subprocess.run(
        (sys.executable, "-m", "tests.engine_mutants.replay"), cwd=ROOT, capture_output=True, check=True
    )
    into.write_bytes(done.stdout)
    return into
