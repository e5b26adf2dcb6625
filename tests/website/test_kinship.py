"""A variant made from another says so, and what differs, and nothing else."""

from __future__ import annotations

import re

from croupier.website.catalogue import index_page
from tests.website.shelves import library, pages_of, plain, section

CHILD, PARENT = (pages_of(slug)[f"{slug}.md"] for slug in ("double-draw", "five-card-draw"))
TOLD = section(CHILD, "differences")


def test_it_says_so_under_its_title_and_in_the_index() -> None:
    assert "A variant of [Five Card Draw](five-card-draw.md)" in CHILD.split("## ")[0]
    assert "a variant of Five Card Draw" in index_page(library())


def test_the_game_it_is_made_from_names_it() -> None:
    made = [slug for slug, (_, document) in library().written.items() if document.extends == "five-card-draw"]
    (told,) = [line for line in PARENT.split("## ")[0].splitlines() if line.startswith("Made from it: ")]
    assert "double-draw" in made
    assert re.findall(r"\(([a-z0-9-]+)\.md\)", told) == sorted(made)


def test_a_renamed_step_is_told_as_such_and_is_neither_gone_nor_new() -> None:
    assert "[The draw](five-card-draw.md#the-draw)</b> is called [the first draw](#first-draw)." in TOLD
    assert "left out" not in TOLD
    assert "not here" not in TOLD


def test_added_steps_are_told_with_their_place() -> None:
    assert "[Second draw](#second-draw)</b> comes in addition, after the second round" in TOLD
    assert "[Final round](#final-round)</b> comes in addition, after the second draw" in TOLD


def test_a_sentence_that_reads_otherwise_stands_with_the_one_it_replaces() -> None:
    assert "Two to <ins>nine</ins> players" in TOLD
    assert "Two to <del>eight</del> players" in TOLD
    assert "(five-card-draw.md#players.number)" in TOLD


def test_a_sentence_that_the_other_game_has_as_well_is_not_told_as_new() -> None:
    assert "may discard up to two cards" in plain(TOLD)
    assert "A player who discards receives" not in TOLD
    assert "begins each betting round" not in TOLD


def test_a_clause_that_is_as_there_leads_there() -> None:
    rules = section(CHILD, "rules")
    assert "[Five Card Draw](five-card-draw.md#the-deal.sight)" in rules


def test_a_variant_that_stands_alone_differs_from_none() -> None:
    assert "#differences" not in PARENT
