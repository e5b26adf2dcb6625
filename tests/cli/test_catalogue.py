"""The catalogue of documented games: what is declared, and what the language lacks for the others."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from croupier.rules import Library
from croupier.rules.catalogue import catalogue_of, is_offered
from croupier.website.documented import documented_pages
from tests.cli.running import change, project, run
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from pathlib import Path

FOUND = catalogue_of(LIBRARY)


def catalogue(folder: Path, needs: str = "ante, wings", carried_by: str = "ante", name: str = "Other") -> Library:
    """Somebody's own project, with a catalogue of two games."""
    spec = project(folder).parents[1]
    (spec / "catalogue.yaml").write_text(
        "croupier: 1\nsources: {Book: A book}\nprimitives:\n"
        f"  ante: {{name: antes, carried_by: [{carried_by}]}}\n  wings: {{name: wings}}\ngames:\n"
        f"  - {{name: {name}, family: draw, players: 2 to 5, needs: [{needs}]}}\n"
        "  - {name: Jackpots, family: draw, players: 2 to 5, sources: [Book 3], needs: [wings]}\n",
        encoding="utf-8",
        newline="\n",
    )
    return Library(spec)


def test_every_documented_game_is_there_once() -> None:
    assert not LIBRARY.faults
    assert len({it.game.name for it in FOUND}) == len(FOUND) == 268


def test_the_language_has_all_that_a_declared_game_needs() -> None:
    """If not, `carried_by` names something else than what carries it."""
    assert LIBRARY.catalogue is not None
    for it in FOUND:
        for each in it.game.needs if it.slug else ():
            carried_by = LIBRARY.catalogue.primitives[each].carried_by
            assert carried_by, (it.game.name, each)
            assert all(map(is_offered, carried_by)), (it.game.name, each)


def test_a_game_goes_by_any_of_its_names_and_lacks_what_nothing_carries(tmp_path: Path) -> None:
    other, own = catalogue_of(catalogue(tmp_path))
    assert (other.slug, other.tier, other.lacks) == (None, None, ("wings",))
    assert (own.slug, own.tier, own.lacks) == ("five-card-draw", None, ())


@pytest.mark.parametrize(
    ("said", "there"),
    [
        ("ante", True),
        ("antes", False),
        ("draw.up_to", True),
        ("draw.wings", False),
        ("discard.cards", True),
        ("bet.opens: dealer", True),
        ("bet.opens: the tallest", False),
        ("pot.best", True),
        ("pot.wings", False),
        ("variant.extends", True),
        ("deck.lowest", True),
        ("high", True),
        ("policy.burn", True),
        ("policy.wings", False),
        ("", False),
    ],
)
def test_what_the_language_has_is_looked_up_in_it(said: str, there: bool) -> None:  # noqa: FBT001 - of a table
    assert is_offered(said) == there


@pytest.mark.parametrize(("needs", "name", "code"), [("ant", "Other", "R02"), ("ante", "Jackpots", "R03")])
def test_a_primitive_that_is_not_listed_and_a_game_told_twice_are_faults(
    needs: str, name: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = catalogue(tmp_path, needs, name=name)
    assert catalogue_of(shelf) == ()
    assert [fault.code for fault in shelf.faults] == [code]
    monkeypatch.chdir(tmp_path)
    assert run("catalogue").exit_code == 1


def test_the_command_tells_programs_the_same_as_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue(tmp_path)
    monkeypatch.chdir(tmp_path)
    told = json.loads(run("catalogue", "--json").output)
    assert told == [
        {"name": "Other", "slug": None, "tier": None, "lacks": ["wings"]},
        {"name": "Jackpots", "slug": "five-card-draw", "tier": None, "lacks": []},
    ]
    text = run("catalogue").output
    assert "Other     lacks wings" in text
    assert "2 documented games: 1 declared, 0 that could be, 1 that lack something." in text
    assert "\x1b" not in text


def test_without_a_catalogue_of_ones_own_there_is_ours_and_a_site_has_no_page_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = project(tmp_path).parents[1]
    monkeypatch.chdir(tmp_path)
    assert len(json.loads(run("catalogue", "--json").output)) == len(FOUND)
    assert documented_pages(Library(spec)) == {}


def test_the_page_links_to_what_is_told_and_says_what_lacks(tmp_path: Path) -> None:
    [page] = documented_pages(catalogue(tmp_path)).values()
    assert "[Jackpots](../variants/five-card-draw.md)" in page
    assert 'data-lacks="wings"' in page
    assert "Lacks wings." in page


def test_a_catalogue_that_cannot_be_read_is_told_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue(tmp_path)
    change(tmp_path / "spec" / "catalogue.yaml", "family: draw", "famly: draw")
    monkeypatch.chdir(tmp_path)
    result = run("catalogue", "--json")
    assert result.exit_code == 1
    assert "spec/catalogue.yaml:7" in result.output
