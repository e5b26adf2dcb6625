"""The page about other engines says what is known of the versions that are installed, and nothing else."""

from __future__ import annotations

import json
import re
import tomllib

import pytest

from croupier.spec.data import data
from tests.engines.asked import HERE, known_failures
from tests.engines.pokerkit_exceptions import OF_FORCED_BETS

PAGE = data("spec", "pages", "engines.md").read_text(encoding="utf-8")
LISTS = sorted(file.stem for file in (HERE / "known-failures").iterdir())


@pytest.mark.parametrize("name", LISTS)
def test_every_known_failure_has_a_reason(name: str) -> None:
    assert all(known_failures(name).values())


def test_every_reason_is_a_heading_of_the_page_and_every_heading_a_reason() -> None:
    reasons = {reason for name in LISTS for reason in known_failures(name).values()}
    assert set(re.findall(r"^### (.+)$", PAGE, re.MULTILINE)) == reasons | OF_FORCED_BETS.keys()


def test_the_page_names_the_versions_that_are_pinned() -> None:
    pinned = tomllib.loads((HERE.parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    versions = dict(each.split("==") for each in pinned["engines"])
    versions |= json.loads((HERE / "package.json").read_text(encoding="utf-8"))["dependencies"]
    rows = re.findall(r"^\| \[(\w+)\]\(\S+\) \| ([\d.]+) \|", PAGE, re.MULTILINE)
    assert {name.lower(): version for name, version in rows} == versions
