"""`croupier odds`: what wins, on the command line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.cli.running import SLUG, run

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.usefixtures("document")
def test_numbers_are_kept_where_the_pages_look_for_them(tmp_path: Path) -> None:
    result = run("odds", SLUG, "--hands", "100", "--players", "2", "--json", "--keep")
    assert result.exit_code == 0
    [said] = json.loads(result.output)
    [kept] = tmp_path.rglob(f"features/odds/{SLUG}.json")
    assert json.loads(kept.read_text(encoding="utf-8"))["wins"] == said["wins"]
    assert sum(said["wins"].values()) == 100


@pytest.mark.usefixtures("document")
def test_what_no_page_would_show_is_not_kept_in_silence() -> None:
    result = run("odds", f"{SLUG}@casino", "--hands", "100", "--keep")
    assert result.exit_code == 2
    assert "without house rules" in " ".join(result.output.split())


@pytest.mark.usefixtures("document")
def test_more_players_than_can_play_are_refused_in_words() -> None:
    result = run("odds", SLUG, "--hands", "100", "--players", "20")
    assert result.exit_code == 1
    assert "can play, not 20" in result.output
