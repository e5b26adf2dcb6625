"""Words from a spec reach the page as they are written, whatever they are."""

from __future__ import annotations

import html
import re

import pytest
from hypothesis import given
from hypothesis import strategies as some
from markdown import markdown

from croupier.website.prose import attribute, drawn, link, listed, note, safe, sentence

EXTENSIONS = ["abbr", "admonition", "attr_list", "def_list", "md_in_html", "tables", "toc"]
ALL_KINDS = some.text(
    some.characters(min_codepoint=32, max_codepoint=0x2FFF, exclude_categories=["Cs", "Cc"]), max_size=60
)
TRICKY = some.lists(some.sampled_from([*"`*_{}[]()<>#|!+-.:~^=&\\", " ", "a", "1", "\n", "{ #x }", "---"])).map("".join)
PLACES = ("{}", "- {}", "# {}", "Term\n:   {}", "| {} |\n|---|\n| x |", "Before {} after\n{{ .lead }}", "[{}](x.md)")


def _read(page: str) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


@given(text=ALL_KINDS | TRICKY)
@pytest.mark.parametrize("place", PLACES)
def test_whatever_somebody_writes_is_read_as_it_is_written(text: str, place: str) -> None:
    page = markdown(place.format(safe(text)), extensions=EXTENSIONS)
    assert " ".join(text.split()).replace(" ", "") in _read(page).replace(" ", "")


@pytest.mark.parametrize(
    "attack",
    ["<script>alert(1)</script>", "[a](javascript:alert(1))", "<img src=x onerror=alert(1)>", "{ onclick=alert(1) }"],
)
def test_nobody_brings_a_tag_or_a_link_of_their_own(attack: str) -> None:
    page = markdown(f"Rules by {drawn(attack)}\n{{ .lead }}", extensions=EXTENSIONS)
    assert re.findall(r"<(\w+)", page) == ["p"]
    assert "javascript:" not in re.findall(r'(?:href|src)="([^"]*)"', page)


def test_a_description_cannot_leave_its_attribute() -> None:
    assert not set('"<>') & set(attribute('A "quoted" <b>idea</b>'))


def test_cards_in_a_sentence_are_drawn() -> None:
    assert drawn("throws the K♦, keeps 10♠").count('role="img"') == len("K♦ 10♠".split())
    assert 'aria-label="ten of spades"' in drawn("10♠")


@pytest.mark.parametrize(("words", "joined"), [(["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B and C")])
def test_lists_are_joined_as_people_join_them(words: list[str], joined: str) -> None:
    assert listed(words) == joined


@pytest.mark.parametrize(
    ("words", "whole"), [("no card is burned", "No card is burned."), ("Why?", "Why?"), ("Done.", "Done.")]
)
def test_a_sentence_begins_with_a_capital_and_ends_once(words: str, whole: str) -> None:
    assert sentence(words) == whole


def test_a_note_without_parts_is_no_note() -> None:
    assert note(()) == note(["", ""]) == ""
    assert "one · two" in note(["one", "", "two"])


def test_a_link_keeps_its_anchor() -> None:
    assert link("4.1(a)", "#the-draw.limit") == "[4.1(a)](#the-draw.limit)"
