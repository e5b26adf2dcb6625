"""Editions keep the rules for good, and what has changed since is told clause by clause."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from croupier.rules import Library
from croupier.rules.publishing import locked_ids
from croupier.website.compare import compare_pages
from croupier.website.editions import edition_text, editions, place, refusal, texts
from croupier.website.history import history_pages
from tests.website.shelves import library as ours
from tests.website.shelves import plain

if TYPE_CHECKING:
    from pathlib import Path

HEAD = "croupier: 1\nextends: bounce-back\nsummary: A game.\nname: "
ATOM = "{http://www.w3.org/2005/Atom}"


def shelf(root: Path, **variants: str) -> Library:
    """A folder with these variants, and an edition of what it held before."""
    (root / "variants").mkdir(exist_ok=True)
    for path in (root / "variants").glob("*.yaml"):
        path.unlink()
    for slug, more in variants.items():
        (root / "variants" / f"{slug}.yaml").write_text(f"{HEAD}{slug.title()}\n{more}", encoding="utf-8", newline="\n")
    return Library(root)


@pytest.fixture
def changed(tmp_path: Path) -> Library:
    """Two variants of which one edition tells; since then one draws more, one has gone, and one is new."""
    before = shelf(tmp_path, one="", two="")
    (tmp_path / "editions").mkdir()
    place(before, "first").write_text(edition_text(before, "first", "2026-01-02"), encoding="utf-8", newline="\n")
    return shelf(tmp_path, one="changes: {the draw: {up_to: 3}}\n", three="")


def test_what_has_changed_since_is_told_with_what_was_before(changed: Library) -> None:
    since = plain(history_pages(changed)["index.md"]).partition("Edition first")[0]
    assert "may discard up to three cards" in since
    assert "may discard up to two cards" in since
    assert "**Three** is new." in since
    assert "**Two** is no longer told." in since


def test_each_edition_is_an_entry_of_the_feed_with_all_its_changes(changed: Library) -> None:
    place(changed, "second").write_text(edition_text(changed, "second", "2026-03-04"), encoding="utf-8", newline="\n")
    feed = ET.fromstring(history_pages(changed)["feed.xml"])  # noqa: S314 - we wrote it
    assert [each.findtext(f"{ATOM}title") for each in feed.iter(f"{ATOM}entry")] == ["Edition second", "Edition first"]
    said = feed.findtext(f"{ATOM}entry/{ATOM}content") or ""
    assert "one/the-draw.limit: Each player still in the hand may discard up to three cards" in said
    assert "(before: Each player still in the hand may discard up to two cards" in said
    assert "Two is no longer told." in said


def test_a_variant_can_be_set_beside_what_it_was(changed: Library) -> None:
    pages = compare_pages(changed)
    assert "One in edition first" in pages["index.md"]
    assert "up to two cards" in pages["one@first.js"]
    assert "three@first.js" not in pages


def test_no_edition_is_made_of_what_has_not_changed_nor_twice_nor_of_an_earlier_day(changed: Library) -> None:
    assert "is there already" in refusal(changed, "first", "2026-05-06")
    assert "a later one cannot be of 2026-01-01" in refusal(changed, "second", "2026-01-01")
    assert refusal(changed, "second", "2026-05-06") == ""
    place(changed, "second").write_text(edition_text(changed, "second", "2026-03-04"), encoding="utf-8", newline="\n")
    assert refusal(changed, "third", "2026-05-06") == "nothing has changed since edition second"


@pytest.mark.parametrize("name", ["../../x", 'x"><b>', "y"])
def test_an_edition_goes_by_the_name_of_its_file_and_by_no_other(changed: Library, name: str) -> None:
    """The name is part of addresses, of files and of HTML."""
    text = edition_text(changed, name, "2026-03-04")
    place(changed, "x").write_text(text, encoding="utf-8", newline="\n")
    assert [each.name for each in editions(changed)] == ["first"]


@pytest.mark.parametrize("text", ["", "[]", '{"variants": 3}', '{"edition": "x", "date": "y", "variants": {"a": {}}}'])
def test_what_is_no_edition_is_passed_over(tmp_path: Path, text: str) -> None:
    (tmp_path / "editions").mkdir()
    (tmp_path / "editions" / "x.json").write_text(text, encoding="utf-8")
    assert editions(Library(tmp_path)) == ()


def test_every_clause_of_our_own_editions_was_published_and_is_there_or_has_a_successor() -> None:
    published = set(locked_ids(ours().root))
    assert editions(ours())
    for edition in editions(ours()):
        ids = {f"{slug}/{id_}" for slug, told in edition.variants.items() for id_ in texts(told)}
        assert ids
        assert ids <= published
