"""`croupier check`: all faults of all documents, or a pleasant line for each variant."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from tests.cli.running import SLUG, TEXT, change, run


@pytest.mark.usefixtures("document")
def test_a_sound_variant_gets_a_line() -> None:
    result = run("check")
    assert result.exit_code == 0
    first, last = result.output.splitlines()
    for fact in (SLUG, "Five-Card Draw", "2 to 5 players", "6 steps", "1 case"):
        assert fact in first
    assert last == "1 variant, 2 houses, 0 sources, 0 rulings: all is well."


def test_the_faults_of_all_documents_are_told_together(document: Path) -> None:
    change(document, "up_to: 3", "up_too: 3")
    change(document, "best: high", "best: hihg")
    change(document.parents[1] / "house" / "home.yaml", "burn: none", "burn: always")
    result = run("check")
    assert result.exit_code == 1
    assert "did you mean `up_to`?" in result.output
    assert f"spec/variants/{SLUG}.yaml:10:12" in result.output
    assert "`always` does not answer" in result.output
    assert "in 2 files" in result.output


def test_an_example_that_breaks_the_rules_is_a_fault(document: Path) -> None:
    change(document, "A may discard 6c 4h Kd", "A discards 6c 4h Kd Kd")
    result = run("check")
    assert result.exit_code == 1
    assert "error[R09]" in result.output
    assert f"spec/variants/{SLUG}.yaml:23" in result.output


@pytest.mark.parametrize(
    "line",
    [
        "A checks; <B checks>; A bets 9;  B calls",
        "B checks; A checks; <B checks>; A may discard 6c; B folds",
        '"B checks; <A chekcs>; the pot is 2"',
        "'<the pot is 9>'",
        "<>->\n        B checks;\n        A chekcs",
    ],
)
def test_the_sentence_that_is_not_true_is_underlined_and_not_the_line(document: Path, line: str) -> None:
    begins, ends = line.index("<"), line.rindex(">", 0, line.find("\n") if "\n" in line else None)
    written = line[:begins] + line[begins + 1 : ends] + line[ends + 1 :]
    change(document, "- A may discard 6c 4h Kd", f"- {written}")
    [fault] = json.loads(run("check", "--format", "json").output)
    text = document.read_text(encoding="utf-8").splitlines()[fault["line"] - 1]
    assert fault["code"] == "R09"
    assert (fault["column"] - 1, fault["width"]) == (text.index("- ") + 2 + begins, ends - begins - 1)


@pytest.mark.parametrize(("dealt", "column"), [("{A: 9s 9d 6c 9s Kd}", 16), ("{A: 9s 9d 6c 4h Kd, B: x Kd x x x}", 35)])
def test_a_card_that_is_dealt_twice_is_a_fault_of_the_deal(document: Path, dealt: str, column: int) -> None:
    change(document, "dealt: {A: 9s 9d 6c 4h Kd}", f"dealt: {dealt}")
    result = run("check")
    assert result.exit_code == 1
    line = TEXT.splitlines().index("    dealt: {A: 9s 9d 6c 4h Kd}") + 1
    assert f"spec/variants/{SLUG}.yaml:{line}:{column}" in result.output
    assert "is dealt twice" in result.output


@pytest.mark.parametrize("command", [("check",), ("build",), ("site",), ("features",), ("play", SLUG), ("show", SLUG)])
@pytest.mark.parametrize("folder", ["variants", "house"])
def test_a_folder_that_we_may_not_read_is_a_fault(
    document: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], folder: str
) -> None:
    closed, scandir = document.parents[1] / folder, os.scandir

    def guarded(path: str | Path) -> object:  # root may read what others may not, so a test cannot close a folder
        if Path(path) == closed:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", guarded)
    result = run(*command)
    assert result.exit_code == 1, result.output
    assert f"spec/{folder}:1:1" in result.output
    assert "the folder cannot be read: Permission denied" in result.output


def test_json_lists_the_faults_and_is_empty_where_there_are_none(document: Path) -> None:
    assert json.loads(run("check", "--format", "json").output) == []
    change(document, "up_to: 3", "up_to: 0")
    result = run("check", "--format", "json")
    assert result.exit_code == 1
    [fault] = json.loads(result.output)
    assert (fault["file"], fault["line"], fault["level"]) == (f"spec/variants/{SLUG}.yaml", 10, "error")


def test_github_gets_annotations(document: Path) -> None:
    change(document, "up_to: 3", "up_to: 0")
    result = run("check", "--format", "github")
    assert result.exit_code == 1
    assert result.output.startswith(f"::error file=spec/variants/{SLUG}.yaml,line=10,")


@pytest.mark.usefixtures("document")
def test_another_format_is_a_question_of_usage() -> None:
    assert run("check", "--format", "xml").exit_code == 2


def test_files_restrict_what_is_reported(document: Path) -> None:
    change(document, "up_to: 3", "up_to: 0")
    house = document.parents[1] / "house" / "home.yaml"
    assert run("check", str(house)).exit_code == 0
    change(house, "name: Home game", "nam: Home game")
    assert SLUG not in run("check", str(house)).output
    assert "home.yaml" not in run("check", "--format", "json", str(document)).output


def test_a_slug_stands_for_the_variant_and_its_cases(document: Path) -> None:
    change(document, "up_to: 3", "up_to: 0")
    other = document.with_name("other.yaml")
    other.write_text(TEXT.replace("best: high", "best: low"), encoding="utf-8", newline="\n")
    result = run("check", SLUG)
    assert result.exit_code == 1
    assert "other.yaml" not in result.output


def test_a_folder_stands_for_what_is_in_it(document: Path) -> None:
    change(document, "up_to: 3", "up_to: 0")
    assert run("check", "spec/house").exit_code == 0
    assert run("check", "spec/variants").exit_code == 1


def test_a_variant_that_lies_elsewhere_is_checked_too(document: Path) -> None:
    guest = document.parents[2] / "my-game.yaml"
    guest.write_text(TEXT.replace("up_to: 3", "up_to: 0"), encoding="utf-8", newline="\n")
    assert run("check").exit_code == 0
    result = run("check", "my-game.yaml")
    assert result.exit_code == 1
    assert "my-game.yaml:10:19" in result.output


def test_a_variant_that_lies_elsewhere_needs_no_folder_of_specs(nowhere: Path) -> None:
    (nowhere / "my-game.yaml").write_text(TEXT, encoding="utf-8", newline="\n")
    result = run("check", "my-game.yaml")
    assert result.exit_code == 0
    assert "my-game" in result.output


@pytest.mark.usefixtures("document")
def test_what_is_neither_a_file_nor_a_variant_is_a_question_of_usage() -> None:
    result = run("check", "five-card-drew")
    assert result.exit_code == 2
    assert f"Did you mean '{SLUG}'?" in result.output


def test_a_file_whose_name_can_be_no_slug_is_a_question_of_usage(document: Path) -> None:
    for name in ("My Game.yaml", "readme.md"):
        (document.parents[2] / name).write_text(TEXT, encoding="utf-8", newline="\n")
        assert run("check", name).exit_code == 2


def test_another_folder_is_named_by_the_option_for_it(document: Path) -> None:
    (document.parents[2] / "elsewhere").mkdir()
    result = run("check", "elsewhere")
    assert result.exit_code == 2
    assert "--spec elsewhere" in result.output


def test_a_published_clause_that_vanished_is_a_fault(document: Path) -> None:
    lock = document.parents[1] / "clauses.lock"
    lock.write_text(f"{SLUG}/the-draw.limits\n", encoding="utf-8", newline="\n")
    result = run("check")
    assert result.exit_code == 1
    assert "has vanished" in result.output
