"""`croupier report` makes pages from good reports, and says of bad ones what is wrong, all at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.conformance.outcomes import Outcome
from tests.cli.running import project, run
from tests.conformance.runs import filed, report, result


@pytest.fixture(autouse=True)
def _desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_pages_a_badge_and_the_data_come_of_a_report() -> None:
    filed(Path("mine.jsonl"), report(result(), result(Outcome.WRONG), name="Mine"))
    shown = run("report", "mine.jsonl", "--out", "reports")
    assert shown.exit_code == 0
    assert "Mine 1.0: 1 of 2, 50 %" in shown.output
    made = {path.relative_to("reports").as_posix() for path in Path("reports").rglob("*.*")}
    assert {"index.md", "mine.md", "clauses/bounce-back.md", "badges/mine.svg", "badges/mine.json"} <= made
    (copy,) = Path("reports", "data").iterdir()
    assert copy.read_bytes() == Path("mine.jsonl").read_bytes()


def test_a_second_time_changes_nothing() -> None:
    filed(Path("mine.jsonl"), report(result()))
    run("report", "mine.jsonl", "--out", "reports")
    assert "Nothing has changed in reports/" in run("report", "mine.jsonl", "--out", "reports").output


def test_all_files_that_are_no_reports_are_named_and_nothing_is_made() -> None:
    filed(Path("good.jsonl"), report(result()))
    Path("empty.jsonl").touch()
    Path("prose.jsonl").write_text("Dear all,\n", encoding="utf-8", newline="\n")
    shown = run("report", "good.jsonl", "empty.jsonl", "prose.jsonl", "--out", "reports")
    assert shown.exit_code == 1
    assert "empty.jsonl: it is empty" in shown.output
    assert "prose.jsonl: it is no report" in shown.output
    assert not Path("reports").exists()


def test_an_address_that_is_none_is_refused() -> None:
    filed(Path("mine.jsonl"), report(result()))
    shown = run("report", "mine.jsonl", "--out", "reports", "--rules", "javascript:alert(1)")
    assert shown.exit_code == 2
    assert "no address of a website" in shown.output


def test_a_website_shows_other_reports_than_those_beside_the_variants(tmp_path: Path) -> None:
    document = project(tmp_path)
    document.rename(document.with_name("bounce-back.yaml"))
    beside = tmp_path / "spec" / "reports"
    beside.mkdir()
    filed(beside / "yours.jsonl", report(result(), name="Yours"))
    filed(Path("mine.jsonl"), report(result(), name="Mine"))
    shown = run("report", "mine.jsonl", "--out", "site", "--site")
    assert shown.exit_code == 0, shown.output
    page = Path("site", "implementations", "clauses", "bounce-back.html").read_text(encoding="utf-8")
    assert 'href="../../variants/bounce-back.html#the-draw.limit"' in page
    assert Path("site", "implementations", "mine.html").is_file()
    assert not Path("site", "implementations", "yours.html").exists()
