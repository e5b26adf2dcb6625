"""`croupier migrate`: older documents in the present format, with everything else left as it stood."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from croupier.rules import migrations
from croupier.rules.documents import Format
from croupier.rules.migrations import Migration
from tests.cli.running import SLUG, TEXT, change, run

BARE = TEXT.replace("croupier: 1\n", "")


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())
    return path


def text_of(path: Path) -> str:
    return path.read_bytes().decode()


# The present format


def test_the_last_migration_ends_at_the_format_that_documents_have() -> None:
    assert (len(migrations.MIGRATIONS),) == get_args(Format)


def test_what_is_in_the_present_format_is_left_alone(document: Path) -> None:
    before = document.stat()
    result = run("migrate")
    assert result.exit_code == 0
    assert result.output == "3 documents are in format 1, the present one: all is up to date.\n"
    assert document.stat() == before
    assert run("migrate", "--check").exit_code == 0


# Documents that name no format


def test_a_document_without_a_format_gets_one_and_stands_the_check(document: Path) -> None:
    write(document, BARE)
    assert run("check").exit_code == 1
    result = run("migrate")
    assert result.exit_code == 0
    assert f"wrote spec/variants/{SLUG}.yaml" in result.output
    assert text_of(document) == TEXT
    assert run("check").exit_code == 0
    assert "up to date" in run("migrate").output


def test_a_document_without_a_format_is_found_and_left_alone(document: Path) -> None:
    write(document, BARE)
    result = run("migrate", "--check")
    assert result.exit_code == 1
    assert f"stale spec/variants/{SLUG}.yaml" in result.output
    assert text_of(document) == BARE


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("# yaml-language-server: $schema=x\nname: A\n", "# yaml-language-server: $schema=x\ncroupier: 1\nname: A\n"),
        ("# Of the file.\n\n# Of the name.\nname: A\n", "# Of the file.\n\ncroupier: 1\n# Of the name.\nname: A\n"),
        ("# Of the name.\nname: A\n", "croupier: 1\n# Of the name.\nname: A\n"),
        ("---\nname: A\n", "---\ncroupier: 1\nname: A\n"),
        ("\n\nname: A\n", "\n\ncroupier: 1\nname: A\n"),
        ("  name: A\n", "  croupier: 1\n  name: A\n"),
        ("name: A   # odd\r\n", "croupier: 1\r\nname: A   # odd\r\n"),
        ("{name: A}\n", "{croupier: 1, name: A}\n"),
        ("name:   'A'\n\n\n# the end", "croupier: 1\nname:   'A'\n\n\n# the end"),
    ],
    ids=["editor", "two notes", "one note", "start", "blanks", "indented", "Windows", "braces", "odd layout"],
)
def test_comments_and_layout_stay(nowhere: Path, before: str, after: str) -> None:
    summary = "summary: B" + "\r\n" * ("\r" in before) + "\n" * ("\r" not in before)
    if before.startswith("{"):
        before, after = (text.replace("}", ", summary: B}") for text in (before, after))
    else:
        indent = "  " * before.startswith("  ")
        before, after = (text.replace("name:", f"{summary}{indent}name:") for text in (before, after))
    path = write(nowhere / "game.yaml", before)
    assert run("migrate", "game.yaml").exit_code == 0
    assert text_of(path) == after


def test_the_head_of_a_ruling_is_a_document_too(document: Path) -> None:
    ruling = "---\nquestion: Is it?\nanswer: It is.\nsays: Everybody.\n---\nquestion: no key\n"
    path = write(document.parents[1] / "rulings" / "is-it.md", ruling)
    assert run("migrate").exit_code == 0
    assert text_of(path) == ruling.replace("---\nquestion: Is", "---\ncroupier: 1\nquestion: Is")


def test_what_lies_behind_a_link_is_migrated_and_the_link_stays(document: Path) -> None:
    real = write(document.parents[2] / "real.yaml", BARE)
    document.unlink()
    document.symlink_to(real)
    assert run("migrate").exit_code == 0
    assert document.is_symlink()
    assert text_of(real) == TEXT


# Formats that we do not know


@pytest.mark.parametrize("value", ["one", "0", "-1", "1.5", "'1'", "true", "[1]"])
def test_what_is_no_format_is_told_with_its_place(document: Path, value: str) -> None:
    change(document, "croupier: 1", f"croupier: {value}")
    result = run("migrate")
    assert result.exit_code == 1
    assert f"spec/variants/{SLUG}.yaml:1:11" in result.output
    assert "up to date" not in result.output


def test_a_newer_format_is_named_with_what_to_do_and_the_others_are_migrated(document: Path) -> None:
    newer = write(document.with_name("newer.yaml"), TEXT.replace("croupier: 1", "croupier: 2"))
    write(document, BARE)
    result = run("migrate")
    assert result.exit_code == 1
    assert "spec/variants/newer.yaml:1:11" in result.output
    assert "written in format 2, and this Croupier knows formats up to 1" in result.output
    assert "pip install --upgrade croupier" in result.output
    assert "croupier: 2" in text_of(newer)
    assert text_of(document) == TEXT


@pytest.mark.parametrize("text", ["name: [A\n", "- a\n", "", "name: A\nname: B\n", "\x00", "services: {}\n"])
def test_what_is_no_document_of_ours_is_told_and_left_alone(nowhere: Path, text: str) -> None:
    path = write(nowhere / "x.yaml", text)
    result = run("migrate", "x.yaml")
    assert result.exit_code == 1
    assert "x.yaml:" in result.output
    assert text_of(path) == text


def test_a_ruling_without_a_head_is_told(document: Path) -> None:
    write(document.parents[1] / "rulings" / "is-it.md", "It is.\n")
    result = run("migrate")
    assert result.exit_code == 1
    assert "a ruling begins with a head" in result.output


# Which documents


def test_files_and_folders_may_be_named_from_anywhere(nowhere: Path) -> None:
    one = write(nowhere / "one.yaml", BARE)
    two = write(nowhere / "games" / "two.yaml", BARE)
    other = write(nowhere / "other.yaml", BARE)
    assert run("migrate", "one.yaml", "games").exit_code == 0
    assert (text_of(one), text_of(two), text_of(other)) == (TEXT, TEXT, BARE)


@pytest.mark.usefixtures("document")
def test_a_file_that_is_not_there_is_a_question_of_usage() -> None:
    assert run("migrate", "missing.yaml").exit_code == 2
    result = run("migrate", SLUG)
    assert result.exit_code == 2
    assert f"Did you mean 'spec/variants/{SLUG}.yaml'?" in result.output


def test_where_there_are_no_documents_that_is_said(nowhere: Path) -> None:
    assert run("migrate").exit_code == 2
    (nowhere / "spec").mkdir()
    assert run("migrate").exit_code == 2


# A later format


def test_a_later_format_is_reached_step_by_step(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    later = Migration(does="calls the cards cards", rewrite=lambda text: text.replace("down:", "cards:"))
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, later))
    present = TEXT.replace("croupier: 1", "croupier: 2").replace("down:", "cards:")
    write(document, TEXT.replace("croupier: 1", "croupier: 1   # old").replace("up_to: 3", "up_to:  3"))
    bare = write(document.with_name("bare.yaml"), BARE)
    result = run("migrate", "spec/variants")
    assert result.exit_code == 0
    assert "in format 1 so far: now it calls the cards cards" in result.output
    assert "without a format so far: now it says the format it is written in; calls the cards cards" in result.output
    assert text_of(document) == present.replace("croupier: 2", "croupier: 2   # old").replace("up_to: 3", "up_to:  3")
    assert text_of(bare) == present
