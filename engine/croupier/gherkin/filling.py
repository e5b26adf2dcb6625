"""The cards of a deck that nobody tells, and the orders in which they are tried."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from croupier.gherkin.vocabulary import SLOTS, read_cards
from croupier.table.events import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.table import Card

FILLINGS = ("shuffled", "shuffled again", "as from the factory")
"""How the cards that nobody tells are filled in; a case must hold for each. The last one deals runs of a suit."""
_CARDS = re.compile(rf"(?<!\S){SLOTS['cards']}(?!\S)")


def fill_deck(cards: tuple[Card, ...], texts: Iterable[str], size: int, filling: str) -> list[Card]:
    """A deck of that size out of `cards`, with every card that the texts name, in one of the orders of `FILLINGS`."""
    texts = tuple(texts)
    told = dict.fromkeys(card for text in texts for card in _named(text) if card in cards)
    deck = [*told, *(card for card in cards if card not in told)][:size]
    if filling == FILLINGS[-1]:
        return [card for card in reversed(cards) if card in set(deck)]
    random.Random("\n".join((filling, *texts))).shuffle(deck)  # noqa: S311 - a deck, not a secret
    return deck


def _named(text: str) -> Iterator[Card]:
    for cards in _CARDS.findall(text):
        yield from (card for card in read_cards(cards) if card != HIDDEN)
