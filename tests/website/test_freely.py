"""Prose of an author, on the page: values and clauses are put in, and change with the switches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.rules import Library
from croupier.website.page import variant_pages
from tests.website.shelves import plain

if TYPE_CHECKING:
    from pathlib import Path

TEXT = """\
croupier: 1
name: A Variant
summary: Written for a test.
extends: bounce-back
about: |
  At most {the-draw.up_to} cards go [the-draw.limit]; <b>{players}</b> can play.

  And so on.
house_rules:
  big draw: {because: "So that {the-draw.up_to} may go.", changes: {the draw: {up_to: 4}}}
"""


def page(root: Path) -> str:
    (root / "variants").mkdir()
    (root / "variants" / "a.yaml").write_text(TEXT, encoding="utf-8", newline="\n")
    library = Library(root)
    return variant_pages(library, library.variant("a"))["a.md"]


def test_values_and_numbers_stand_where_the_author_names_them(tmp_path: Path) -> None:
    told = page(tmp_path)
    assert "[4.1(a)](#the-draw.limit)" in next(line for line in told.splitlines() if line.startswith("At most"))
    assert "So that four may go." in plain(told)
    assert "<b>" not in next(line for line in told.splitlines() if line.startswith("At most"))
    assert "\n\nAnd so on.\n\n" in told


def test_a_value_changes_with_the_switch_that_changes_it(tmp_path: Path) -> None:
    both = '<span class="wording" data-with="">two</span><span class="wording" data-with="big-draw" hidden>four</span>'
    assert both in page(tmp_path)
