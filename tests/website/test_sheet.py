"""On paper every sentence of the rules is there, and nothing of where it comes from."""

from __future__ import annotations

import pytest

from croupier.website.idle import idle_clauses
from croupier.website.sheet import booklet_page, sheet_page
from tests.website.shelves import library, plain

VARIANTS = library().variants


@pytest.mark.parametrize("slug", VARIANTS)
def test_a_sheet_has_every_sentence_that_can_matter_once(slug: str) -> None:
    entry = VARIANTS[slug]
    sheet = plain(sheet_page(entry))
    body = sheet.partition("House rule:")[0]
    idle = idle_clauses(entry)
    for text in {clause.text for clause in entry.rules.clauses if clause.id not in idle}:
        assert text in body
    assert "ruling" not in body


def test_a_sheet_has_the_sentences_of_every_house_rule() -> None:
    entry = VARIANTS["five-card-draw"]
    sheet = plain(sheet_page(entry))
    for name in entry.document.house_rules:
        said = sheet.partition(f"House rule: {name}.")[2].partition("House rule:")[0]
        assert all(clause.text in said for clause in entry.differing([name]))


def test_the_booklet_has_every_game() -> None:
    page = plain(booklet_page(library()))
    assert all(f"## {entry.rules.name}" in page for entry in VARIANTS.values())
