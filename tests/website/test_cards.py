"""A drawn card must say the same thing to those who look, listen, copy and search."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from markdown import markdown

from croupier.table.cards import DECK, Card, name_card, show_card, show_cards
from croupier.website.cards import back_html, card_html, cards_html

if TYPE_CHECKING:
    from pathlib import Path

HAND = tuple(map(Card, ("9s", "9d", "6c", "Th", "Kd")))


class _Words(HTMLParser):
    """Collects the text of a fragment, as a search index or a copied line has it."""

    def __init__(self, fragment: str) -> None:
        super().__init__()
        self.text = ""
        self.feed(fragment)

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("card", DECK)
def test_a_listener_hears_the_name_and_nothing_else(card: Card) -> None:
    drawn = ET.fromstring(card_html(card))  # noqa: S314 - our own markup
    assert drawn.get("role") == "img"
    assert drawn.get("aria-label") == name_card(card)
    assert [child.get("aria-hidden") for child in drawn] == ["true"]
    assert not (drawn.text or "").strip()


@pytest.mark.parametrize("card", DECK)
def test_without_styles_a_card_reads_as_it_is_written(card: Card) -> None:
    assert _Words(card_html(card)).text == show_card(card)


def test_copied_cards_keep_their_order_and_their_blanks() -> None:
    assert _Words(cards_html(HAND)).text == show_cards(HAND)


def test_every_suit_has_a_class_of_its_own() -> None:
    classes = {suit: card_html(Card("A" + suit)) for suit in "cdhs"}
    assert all(f"card-{suit}" in drawn for suit, drawn in classes.items())


def test_a_face_down_card_gives_nothing_away() -> None:
    assert "face-down card" in back_html()
    assert not re.search(r"[♠♥♦♣]|card-[cdhs]\b", back_html())


@pytest.mark.parametrize("line", ["A holds {}.", "| {} |\n|---|\n| x |", "## The {} comes home", "1. A draws {}"])
def test_cards_survive_markdown(line: str) -> None:
    """Cards stand in sentences, tables, headings and lists, and Markdown must leave them alone."""
    page = markdown(line.format(cards_html(HAND)), extensions=["tables", "attr_list", "md_in_html", "toc"])
    assert cards_html(HAND) in page


def test_suits_are_drawn_and_never_left_to_emoji(pytestconfig: pytest.Config) -> None:
    style = _style(pytestconfig.rootpath)
    assert ".card-back" in style
    for suit in "cdhs":
        assert re.search(rf"\.card-{suit}\s*\{{[^}}]*--pip:\s*url\(\"data:image/svg\+xml", style), suit


def _style(root: Path) -> str:
    return (root / "spec/pages/assets/croupier.css").read_text(encoding="utf-8")
