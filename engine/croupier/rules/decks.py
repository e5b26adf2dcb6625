"""`deck:` understood: the cards of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, get_args

from croupier.spec.values import in_words
from croupier.table import DECK
from croupier.table.cards import RANKS, plural

if TYPE_CHECKING:
    from croupier.table import Card

Lowest = Literal["deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """The deck of a game: a standard one, or a part of it."""

    lowest: Lowest = "deuce"
    """The lowest rank that is left in the deck."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards, clubs first, lowest ranks first."""
        least = get_args(Lowest).index(self.lowest)
        return tuple(card for card in DECK if RANKS.index(card[0]) >= least)


def deck_said(cards: tuple[Card, ...]) -> str:
    """`one standard deck of 52 cards`, `36 cards: a standard deck without the deuces, threes, fours and fives`."""
    if len(cards) == len(DECK):
        return f"one standard deck of {len(cards)} cards"
    out = [plural(rank) for rank in RANKS if rank not in {card[0] for card in cards}]
    many = f"{', '.join(out[:-1])} and {out[-1]}" if len(out) > 1 else out[0]
    if len(cards) % 4 or len(out) * 4 + len(cards) != len(DECK):
        return f"{in_words(len(cards))} cards of a standard deck"
    return f"{len(cards)} cards: a standard deck without the {many}"
