"""`deck:` understood: the cards of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, get_args

from croupier.spec.values import in_words
from croupier.table import DECK, JOKERS
from croupier.table.cards import RANKS, plural

if TYPE_CHECKING:
    from croupier.table import Card

Lowest = Literal["deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """The deck of a game: a standard one, or a part of it, and jokers."""

    lowest: Lowest = "deuce"
    """The lowest rank that is left in the deck."""
    jokers: Literal[0, 1, 2] = 0
    """How many jokers are added, which are written `W1` and `W2`; `wild` says what they stand for."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards, clubs first, lowest ranks first, jokers last."""
        least = get_args(Lowest).index(self.lowest)
        return (*(card for card in DECK if RANKS.index(card[0]) >= least), *JOKERS[: self.jokers])


def deck_said(cards: tuple[Card, ...]) -> str:
    """`one standard deck of 52 cards`, `36 cards: a standard deck without the deuces, threes, fours and fives`.

    With a joker: `53 cards: a standard deck and a joker`.
    """
    if jokers := len(set(cards) & set(JOKERS)):
        rest = deck_said(cards[:-jokers])
        added = "a joker" if jokers == 1 else f"{in_words(jokers)} jokers"
        plain = len(cards) - jokers == len(DECK)
        return f"{len(cards)} cards: {'a standard deck' if plain else rest.partition(': ')[2] + ','} and {added}"
    if len(cards) == len(DECK):
        return f"one standard deck of {len(cards)} cards"
    out = [plural(rank) for rank in RANKS if rank not in {card[0] for card in cards}]
    many = f"{', '.join(out[:-1])} and {out[-1]}" if len(out) > 1 else out[0]
    if len(cards) % 4 or len(out) * 4 + len(cards) != len(DECK):
        return f"{in_words(len(cards))} cards of a standard deck"
    return f"{len(cards)} cards: a standard deck without the {many}"
