"""An engine that somebody wrote from the published pages alone is right, and faults planted in it are named."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest

from croupier.spec.data import data
from tests.cli.running import run
from tests.conformance.asked import read_once

if TYPE_CHECKING:
    from pathlib import Path

ENGINE = data("features", "engines", "bounce-back.js")
FAULTS = {
    "odd chips are given out from the dealer on": (
        "players: this.live().filter(",
        "players: this.live(this.fromDealer).filter(",
        {"bounce-back/policy.odd-chip"},
    ),
    "any card can be taken back": (
        "(!takes.length || same(takes, offer.takes ?? []))",
        "takes.length <= (offer.takes ?? []).length",
        {"bounce-back/the-bounce.from", "bounce-back/the-bounce.count"},
    ),
    "a raise need not be as large as the last": (
        "Math.max(largest, this.stakes.bet)",
        "this.stakes.bet",
        {"bounce-back/policy.min-raise", "bounce-back/policy.short-all-in"},
    ),
}
node = pytest.mark.skipif(not shutil.which("node"), reason="Node.js is not here")


@pytest.fixture(autouse=True)
def _read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read_once(monkeypatch)


def _conform(engine: Path, level: str) -> list[dict[str, object]]:
    """The results of a run, and its exit code in the last."""
    told = run("conform", "--variant", "bounce-back", "--level", level, "--no-shrink", "--format", "json", "--",
               "node", str(engine))  # fmt: skip
    lines = [json.loads(text) for text in told.output.splitlines()]
    return [each for each in lines if each["line"] == "result"]


@node
def test_it_is_as_specified_at_the_closest_level() -> None:
    outcomes = {str(each["outcome"]) for each in _conform(ENGINE, "full")}
    assert outcomes <= {"pass", "unsupported"}
    assert "pass" in outcomes


@node
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_planted_in_it_is_found_and_named(fault: str, tmp_path: Path) -> None:
    right, wrong, clauses = FAULTS[fault]
    text = ENGINE.read_text(encoding="utf-8")
    assert text.count(right) == 1
    liar = tmp_path / "liar.js"
    liar.write_text(text.replace(right, wrong), encoding="utf-8", newline="\n")
    found = [each for each in _conform(liar, "legal") if each["outcome"] not in {"pass", "unsupported"}]
    assert found
    assert {each["clause"] for each in found} <= clauses
