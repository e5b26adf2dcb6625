"""Cards drawn in HTML, for any line of a Markdown page.

A card is three nested spans and no script: the style sheet draws the suit over its letter, so a page without styles,
a search index or a copied line still reads `K♦`. People who listen hear the name, `king of diamonds`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.table.cards import JOKERS, name_card, show_card
from croupier.table.events import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.table.cards import Card

_CARD = (
    '<span class="card card-{suit}" role="img" aria-label="{name}">'
    '<span aria-hidden="true">{rank}<span class="pip">{symbol}</span></span></span>'
)
_JOKER = '<span class="card card-joker" role="img" aria-label="{name}"><span aria-hidden="true">{face}</span></span>'
_BACK = '<span class="card card-back" role="img" aria-label="face-down card"><span aria-hidden="true">x</span></span>'


def card_html(card: Card) -> str:
    """One card, or its back if it is hidden. Its size follows the text; a `.fan` around it makes it an upright card."""
    if card == HIDDEN:
        return back_html()
    shown = show_card(card)
    if card in JOKERS:
        return _JOKER.format(name=name_card(card), face=shown)
    return _CARD.format(suit=card[1], name=name_card(card), rank=shown[:-1], symbol=shown[-1])


def back_html() -> str:
    """A card that the reader may not see. Without styles it reads `x`, the language's word for an untold card."""
    return _BACK


def cards_html(cards: Iterable[Card]) -> str:
    """Cards in a row, kept in the order given; the row may break between two cards, never inside one."""
    return f'<span class="cards">{" ".join(map(card_html, cards))}</span>'


def fan_html(cards: Iterable[Card]) -> str:
    """Upright cards, as one holds them."""
    return f'<span class="fan">{cards_html(cards)}</span>'
