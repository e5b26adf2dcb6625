"""How far a variant is proven: what is asked of it, and what is made of it, goes by its tier."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier.conformance.vectors import questions
from croupier.proof.proving import parts_of
from croupier.rules import Library
from croupier.rules.crosschecks import check_links
from croupier.spec.data import data
from croupier.website.apart import _pairs
from croupier.website.catalogue import index_page
from croupier.website.editions import edition_text
from croupier.website.page import rules_page
from tests.cli.running import SLUG, change, project, run
from tests.shipped import LIBRARY, PROVEN

if TYPE_CHECKING:
    from pathlib import Path

BRONZE = next(slug for slug in LIBRARY.variants if slug not in PROVEN)
MADE = {"features/generated": LIBRARY.kept, "features/vectors": LIBRARY.kept, "features/proof": PROVEN}


def tiered(folder: Path, tier: str) -> Path:
    """The document of somebody's own variant of that tier."""
    document = project(folder)
    change(document, "summary:", f"tier: {tier}\nsummary:")
    return document


@pytest.mark.parametrize("made", MADE)
def test_proofs_are_kept_of_silver_scenarios_of_gold_and_nothing_of_bronze(made: str) -> None:
    kept = {path.stem for path in data(*made.split("/")).glob("*.json")}
    assert kept & LIBRARY.variants.keys() == MADE[made].keys()


def test_one_of_ours_that_says_nothing_is_bronze_and_one_of_somebodys_own_is_asked_what_it_always_was(
    tmp_path: Path,
) -> None:
    document = project(tmp_path)
    mine = Library(document.parents[1]).variant(SLUG)
    guest = Library(guests=(document,)).variant(SLUG)
    assert (mine.tier, mine.is_proven, guest.tier, guest.is_proven) == (None, True, None, True)
    assert all(entry.tier for entry in LIBRARY.variants.values())


def test_nothing_is_asked_or_compared_of_bronze_unless_it_is_named() -> None:
    assert BRONZE not in edition_text(LIBRARY, "any", "2026-01-01")
    assert all(BRONZE not in pair for pair in _pairs(LIBRARY))
    named = next(iter(questions(LIBRARY, [BRONZE])))
    assert named.subject.variant == BRONZE


@pytest.mark.parametrize("tier", ["bronze", "silver", "gold"])
def test_scenarios_of_silver_and_bronze_are_made_when_they_are_asked_for(
    tier: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiered(tmp_path, tier)
    monkeypatch.chdir(tmp_path)
    assert run("features").exit_code == 0
    assert (tmp_path / "features" / "generated" / f"{SLUG}.feature").exists() == (tier == "gold")
    assert run("features", SLUG, "--out", "there").exit_code == 0
    assert (tmp_path / "there" / f"{SLUG}.feature").exists()


@pytest.mark.parametrize("arguments", [(SLUG,), ("--check", SLUG, "--out", "there"), ("--check", "--out", "there")])
def test_scenarios_of_some_variants_go_to_a_folder_that_is_named(arguments: tuple[str, ...], document: Path) -> None:
    assert run("features", *arguments).exit_code == 2
    assert not (document.parents[2] / "there").exists()


@pytest.mark.parametrize("tier", ["bronze", "silver"])
def test_of_bronze_no_statement_of_a_source_need_be_carried(tier: str, tmp_path: Path) -> None:
    document = tiered(tmp_path, tier)
    source = f"croupier: 1\ntitle: T\nwhere: W\nvariant: {SLUG}\nstatements:\n  - {{id: bare, says: Something.}}\n"
    folder = document.parents[1] / "sources"
    folder.mkdir()
    (folder / "some.yaml").write_text(source, encoding="utf-8", newline="\n")
    found = {fault.code for fault in check_links(Library(document.parents[1]))}
    assert ("S07" in found) == (tier != "bronze")


def test_silver_is_proven_without_small_worlds_of_its_own(tmp_path: Path) -> None:
    silver = Library(tiered(tmp_path, "silver").parents[1]).variant(SLUG)
    assert parts_of(silver) == ("mutants", "teeth")
    assert "worlds" in parts_of(LIBRARY.variant("bounce-back"))


def test_the_page_and_the_index_say_the_tier_where_there_is_one(tmp_path: Path) -> None:
    mine = Library(project(tmp_path).parents[1])
    pages = [rules_page(shelf, shelf.variant(slug)) for shelf, slug in ((LIBRARY, BRONZE), (mine, SLUG))]
    assert ["index.html#tiers" in each for each in pages] == [True, False]
    assert ["#tiers" in index_page(shelf) for shelf in (LIBRARY, mine)] == [True, False]
    assert 'data-tier="gold"' in index_page(LIBRARY)
