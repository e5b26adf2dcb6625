"""The harnesses that come with Croupier, and what runs them here."""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING

import pytest

from croupier.spec.data import data

if TYPE_CHECKING:
    from pathlib import Path

RUNNERS = {"python": sys.executable, "javascript": shutil.which("node"), "java": shutil.which("java")}

QUICKLY = {"java": ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")}
"""Options that make a short run of it short; nobody needs them."""


def harness(language: str) -> Path:
    """The file."""
    [file] = data("features", "harnesses", language).iterdir()
    return file


def command(language: str) -> tuple[str, ...]:
    """What is typed to run it; the test is skipped where nothing can."""
    runner = RUNNERS[language]
    if runner is None:
        pytest.skip(f"nothing here runs {language}")
    return runner, *QUICKLY.get(language, ()), str(harness(language))
