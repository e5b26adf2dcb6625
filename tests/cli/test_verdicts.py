"""`croupier check` remembers what it found faultless, and never says so of anything else."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from croupier.cli import _verdicts
from croupier.gherkin import checking
from croupier.rules import Entry, papers
from croupier.rules.folder import Folder
from croupier.spec.data import data
from tests.cli.running import SLUG, change, run

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.spec import Fault

HEIR = f"croupier: 1\nname: Heir\nsummary: The same for fewer.\nextends: {SLUG}\nplayers: 2 to 3\n"
RULING = """\
---
croupier: 1
question: Who may draw how much?
answer: Three.
says: Croupier.
clauses: ["*.limit"]
---

Because.
"""


@pytest.fixture(autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of verdicts of one test."""
    folder = tmp_path_factory.mktemp("cache")
    monkeypatch.setenv(_verdicts.PLACE, str(folder))
    return folder


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The variants whose cases have been played since somebody last cleared the list."""
    found: list[str] = []
    check_cases: Callable[..., list[Fault]] = checking.check_cases

    def noted(entry: Entry, fillings: tuple[str, ...]) -> list[Fault]:
        found.append(entry.rules.slug)
        return check_cases(entry, fillings)

    monkeypatch.setattr(checking, "check_cases", noted)
    return found


def _played_now(played: list[str], *arguments: str) -> list[str]:
    played.clear()
    assert run("check", *arguments).exit_code == 0
    return sorted(played)


@pytest.mark.usefixtures("document")
def test_what_was_faultless_is_not_played_again_unless_somebody_wants_it(played: list[str]) -> None:
    assert _played_now(played) == [SLUG]
    assert _played_now(played) == []
    assert _played_now(played, SLUG) == []
    assert _played_now(played, "--anew") == [SLUG]
    assert _played_now(played, "--thorough") == [SLUG]
    assert _played_now(played) == []


def test_whoever_plays_one_variant_anew_forgets_no_other(document: Path, played: list[str]) -> None:
    (document.parent / "heir.yaml").write_text(HEIR, encoding="utf-8", newline="\n")
    assert _played_now(played) == [SLUG, "heir"]
    assert _played_now(played, "--anew", "heir") == ["heir"]
    assert _played_now(played) == []


def test_whoever_plays_one_variant_anew_has_no_stranger_read(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document.with_name("other.yaml").write_text(document.read_text(encoding="utf-8"), encoding="utf-8", newline="\n")
    assert run("check").exit_code == 0
    seen: list[str] = []
    shown = Folder.shown

    def noted(shelf: Folder, path: Path) -> str:
        seen.append(path.stem)
        return shown(shelf, path)

    monkeypatch.setattr(Folder, "shown", noted)
    assert run("check", "--anew", SLUG).exit_code == 0
    assert SLUG in seen
    assert "other" not in seen


def test_a_fault_is_found_though_all_was_well_before(document: Path) -> None:
    assert run("check").exit_code == 0
    change(document, "A may discard 6c 4h Kd", "A may discard 9s 6c 4h Kd")
    for _ in range(2):
        result = run("check")
        assert result.exit_code == 1
        assert "error[R09]" in result.output
    change(document, "A may discard 9s 6c 4h Kd", "A may discard 6c 4h Kd")
    assert run("check").exit_code == 0


def test_who_extends_a_variant_is_played_again_with_it_and_who_does_not_is_not(
    document: Path, played: list[str]
) -> None:
    document.with_name("heir.yaml").write_text(HEIR, encoding="utf-8", newline="\n")
    text = document.read_text(encoding="utf-8")
    document.with_name("other.yaml").write_text(text, encoding="utf-8", newline="\n")
    assert _played_now(played) == [SLUG, "heir", "other"]
    change(document, "up_to: 3", "up_to: 2")
    change(document, "A may discard 6c 4h Kd", "A may discard 6c 4h")
    assert _played_now(played) == [SLUG, "heir"]
    change(document.with_name("heir.yaml"), "2 to 3", "2 to 4")
    assert _played_now(played) == ["heir"]


def test_a_first_heir_is_read_with_the_variant_that_it_extends(document: Path, played: list[str]) -> None:
    assert run("check").exit_code == 0
    document.with_name("heir.yaml").write_text(HEIR, encoding="utf-8", newline="\n")
    assert _played_now(played) == ["heir"]


@pytest.mark.usefixtures("document")
def test_another_answer_of_a_house_or_another_engine_has_everything_played(
    document: Path, played: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("check").exit_code == 0
    change(document.parents[1] / "house" / "home.yaml", 'raises: "3"', 'raises: "4"')
    assert _played_now(played) == [SLUG]
    monkeypatch.setattr(_verdicts, "_engine", lambda: "another")
    assert _played_now(played) == [SLUG]
    assert _played_now(played) == []


def test_a_ruling_has_nothing_played_and_is_held_against_the_clauses_all_the_same(
    document: Path, played: list[str]
) -> None:
    assert run("check").exit_code == 0
    ruling = document.parents[1] / "rulings" / "three.md"
    ruling.parent.mkdir()
    ruling.write_text(RULING, encoding="utf-8", newline="\n")
    assert _played_now(played) == []
    change(ruling, "*.limit", "*.limits")
    result = run("check")
    assert result.exit_code == 1
    assert "there is no clause `*.limits`" in result.output
    assert not played


@pytest.mark.parametrize(
    ("name", "text"), [("three.md", "Three."), ("Three.md", RULING), ("three.md", RULING.replace("*.limit", "*.lot"))]
)
def test_a_fault_of_a_ruling_is_told_each_time(document: Path, name: str, text: str) -> None:
    ruling = document.parents[1] / "rulings" / name
    ruling.parent.mkdir()
    ruling.write_text(text, encoding="utf-8", newline="\n")
    first, second = run("check"), run("check")
    assert (first.exit_code, second.exit_code) == (1, 1)
    assert f"spec/rulings/{name}" in first.output
    assert first.output == second.output


def test_a_ruling_is_held_against_the_clauses_though_it_is_not_read_again(
    document: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rulings = document.parents[1] / "rulings"
    rulings.mkdir()
    text = RULING.replace("*.limit", "the-draw.limit")
    (rulings / "three.md").write_text(text, encoding="utf-8", newline="\n")
    assert run("check").exit_code == 0
    with monkeypatch.context() as patched:
        patched.setattr(papers, "read_ruling", None)
        change(document, "Five cards, one draw.", "Five cards and one draw.")
        assert run("check").exit_code == 0
    change(document, "draw: {up_to: 3}", "draw: {name: swap, up_to: 3}")
    result = run("check")
    assert "spec/rulings/three.md:6:11" in result.output
    assert "there is no clause `the-draw.limit`" in result.output


def test_a_warning_is_given_each_time(document: Path) -> None:
    change(document, "2 to 5", "2 to 9")
    change(document, "pot:", "policies: {reshuffle: [nothing]}\npot:")
    first, second = run("check"), run("check")
    assert "warning[R06]" in first.output
    assert first.output == second.output


def test_a_clause_that_was_published_is_missed_though_its_variant_is_not_read(document: Path) -> None:
    assert run("check").exit_code == 0
    lock = document.parents[1] / "clauses.lock"
    lock.write_text(f"{SLUG}/the-draw.limit\n{SLUG}/the-draw.limits\n", encoding="utf-8", newline="\n")
    result = run("check")
    assert result.exit_code == 1
    assert f"the published clause `{SLUG}/the-draw.limits` has vanished" in result.output
    assert "1 error" in result.output


def test_what_is_remembered_is_told_in_the_same_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: list[str]
) -> None:
    shutil.copytree(data("spec"), tmp_path / "spec")
    monkeypatch.chdir(tmp_path)
    first = run("check").output
    played.clear()
    assert run("check").output == first
    change(tmp_path / "spec" / "variants" / "double-draw.yaml", "Double Draw", "Double  Draw")
    assert "error[S06]" in run("check").output
    change(tmp_path / "spec" / "variants" / "double-draw.yaml", "Double  Draw", "Double Draw")
    assert run("check").output == first
    assert set(played) == {"double-draw"}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"\xff",
        b'{"five-card-draw": 1}',
        b"[" * 100_000,
        b'{"verdicts": {"five-card-draw": {"row": [1, 2, 3, 4, 5, 6]}}}',
    ],
)
@pytest.mark.usefixtures("document")
def test_what_cannot_be_understood_is_not_remembered(cache: Path, content: bytes, played: list[str]) -> None:
    assert run("check").exit_code == 0
    (file,) = cache.glob("*.json")
    file.write_bytes(content)
    assert _played_now(played) == [SLUG]
    assert json.loads(file.read_bytes())["verdicts"].keys() == {SLUG}


@pytest.mark.usefixtures("document")
def test_where_nothing_can_be_kept_everything_is_played(
    cache: Path, monkeypatch: pytest.MonkeyPatch, played: list[str]
) -> None:
    (cache / "file").write_bytes(b"")
    for place in ("", str(cache / "file")):
        monkeypatch.setenv(_verdicts.PLACE, place)
        assert _played_now(played) == [SLUG]
        assert _played_now(played) == [SLUG]


@pytest.mark.usefixtures("document")
def test_the_verdicts_on_folders_that_nobody_checks_any_more_go(cache: Path) -> None:
    for number in range(_verdicts.MOST_FOLDERS + 5):
        (cache / f"{number}.json").write_bytes(b"{}")
    assert run("check").exit_code == 0
    assert len(list(cache.glob("*"))) == _verdicts.MOST_FOLDERS
