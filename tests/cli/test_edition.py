"""`croupier edition`: the rules as they are, kept for good."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.cli.running import SLUG, run

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.usefixtures("document")
def test_an_edition_is_written_once_and_never_again(tmp_path: Path) -> None:
    assert run("edition", "1.0", "--date", "2026-11-30").exit_code == 0
    [path] = tmp_path.rglob("editions/1.0.json")
    assert SLUG in json.loads(path.read_text(encoding="utf-8"))["variants"]
    again = run("edition", "1.0", "--date", "2026-11-30")
    assert again.exit_code == 1
    assert "is there already" in again.output


@pytest.mark.parametrize(
    ("name", "day"), [("../x", "2026-11-30"), ("", "2026-11-30"), ("x", "30.11.2026"), ("x", "2026-13-01")]
)
@pytest.mark.usefixtures("document")
def test_a_name_that_is_no_name_and_a_day_that_is_no_day_are_refused(name: str, day: str) -> None:
    assert run("edition", name, "--date", day).exit_code == 2
