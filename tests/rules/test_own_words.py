"""Authors word clauses themselves, and prose names values and clauses; neither may outlive what it was written for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier.rules import Library

if TYPE_CHECKING:
    from pathlib import Path

HEAD = "croupier: 1\nname: A Variant\nsummary: Written for a test.\nextends: bounce-back\n"
LIMIT = "words:\n  the-draw.limit: {for: {up_to: 2, at_least: 0}, says: Two may go.}\n"
MORE = "house_rules:\n  big draw: {because: We like it wild., changes: {the draw: {up_to: 4}}}\n"


def library(root: Path, text: str) -> Library:
    (root / "variants").mkdir()
    (root / "variants" / "a.yaml").write_text(HEAD + text, encoding="utf-8", newline="\n")
    return Library(root)


def faults(root: Path, text: str) -> list[str]:
    found = library(root, text)
    assert found.variants is not None
    return [f"{fault.code} {fault.message} / {fault.help}" for fault in found.faults]


def test_a_clause_reads_as_its_author_words_it(tmp_path: Path) -> None:
    assert library(tmp_path, LIMIT).variant("a").rules.clause("the-draw.limit").text == "Two may go."


def test_under_a_house_rule_that_changes_its_option_it_reads_as_usual(tmp_path: Path) -> None:
    text = library(tmp_path, LIMIT + MORE).variant("a").under(["big draw"]).clause("the-draw.limit").text
    assert text == "Each player still in the hand may discard up to four cards, or keep them all."


def test_words_of_a_variant_are_not_taken_over_by_one_that_extends_it(tmp_path: Path) -> None:
    found = library(tmp_path, LIMIT)
    (tmp_path / "variants" / "b.yaml").write_text(HEAD.replace("bounce-back", "a"), encoding="utf-8", newline="\n")
    assert found.variant("b").rules.clause("the-draw.limit").text.startswith("Each player")


def test_words_outlive_no_change_of_their_options(tmp_path: Path) -> None:
    [fault] = faults(tmp_path, LIMIT + "changes: {the draw: {up_to: 3}}\n")
    assert fault == (
        "S07 the words for `the-draw.limit` were written for up_to: 2, at_least: 0, and it speaks of up_to: 3, "
        "at_least: 0 / see that they are true of it, then write `for: {up_to: 3, at_least: 0}`"
    )


NO_CLAUSE = "R02 there is no clause `the-draw.limits` / did you mean `the-draw.limit`?"
NO_VALUE = "R02 there is no value `the-draw.upto` / did you mean `the-draw.up_to`?"
CONDITION = "changes: {the draw: {up_to: {usually: 2, keeping an ace: 3}}}\n"
READS_BADLY = (
    "S07 `the-draw.up_to` is {usually: 2, keeping an ace: 3}, which reads badly in a sentence / "
    "say it in words of your own"
)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (LIMIT.replace("limit", "limits"), NO_CLAUSE),
        ("about: See [the-draw.limits].\n", NO_CLAUSE),
        ('about: "{the-draw.upto} cards"\n', NO_VALUE),
        (MORE.replace("We like it wild", '"{the-draw.upto}"').replace('".', '"'), NO_VALUE),
        ('about: "{the-draw.up_to}"\n' + CONDITION, READS_BADLY),
    ],
)
def test_whatever_an_author_names_is_there(tmp_path: Path, text: str, fault: str) -> None:
    assert faults(tmp_path, text) == [fault]


def test_words_that_fit_and_prose_without_names_are_no_faults(tmp_path: Path) -> None:
    assert not faults(tmp_path, "about: Brackets [sic] and {} do no harm.\n" + LIMIT + MORE)
