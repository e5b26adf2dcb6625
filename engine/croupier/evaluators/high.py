"""High: the standard ranking of five-card hands, from high card to straight flush."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from croupier.evaluators._high_hands import categories, classes
from croupier.evaluators._high_mistakes import mistakes
from croupier.evaluators._high_words import describe, refuse_what_nobody_says, truths
from croupier.table.cards import DECK, RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier.evaluators._evaluator import Category
    from croupier.table.cards import Card

# A card is a number, and the sum of five numbers tells the hand. The low eight bits count the suits in base six (clubs
# are what the others leave). The rest tells the ranks: each code is the smallest that keeps all sums of five apart.
_RANK_CODES = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
_SUIT_CODES = (0, 1, 6, 36)
_NUMBERS: dict[Card, int] = {}
_TABLES: list[list[int]] = []
"""Strength by sum of rank codes, for each sum of suit codes. The sums are small enough for lists, which beat dicts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class High:
    """The standard ranking of poker hands. No suit outranks another."""

    word: ClassVar[str] = "high"
    hand_size: ClassVar[int] = 5
    remarks: ClassVar[str] = (
        "A royal flush is the highest straight flush. An ace is high, or low in five, four, three, deuce, ace."
    )

    @property
    def categories(self) -> tuple[Category, ...]:
        """The nine categories, best first. A royal flush is the best straight flush and no category."""
        return categories()

    def rank(self, cards: Sequence[Card]) -> int:
        """The strength of five cards, 1 (seven high) to 7,462 (royal flush), without a gap; equal is a tie.

        Raises ValueError unless they are five different cards.
        """
        try:
            a, b, c, d, e = cards
            if not (a == b or a == c or a == d or a == e or b == c or b == d or b == e or c == d or c == e or d == e):  # noqa: PLR1714, SIM109 - a set or tuples take twice as long
                total = _NUMBERS[a] + _NUMBERS[b] + _NUMBERS[c] + _NUMBERS[d] + _NUMBERS[e]
                return _TABLES[total & 255][total >> 8]
        except (KeyError, ValueError):
            pass
        _refuse_what_is_no_hand(cards)
        _build_tables()
        return self.rank(cards)

    def strength(self, cards: Sequence[Card]) -> int:
        """As `rank`, in two thirds of the time: it does not look for a card that is there twice; its caller has."""
        try:
            a, b, c, d, e = cards
            total = _NUMBERS[a] + _NUMBERS[b] + _NUMBERS[c] + _NUMBERS[d] + _NUMBERS[e]
            return _TABLES[total & 255][total >> 8]
        except (KeyError, ValueError):
            return self.rank(cards)

    def mistakes(self) -> Iterator[tuple[str, Callable[[Sequence[Card]], int]]]:
        """See `_high_mistakes`."""
        return mistakes(self.rank)

    def category(self, cards: Sequence[Card]) -> str:
        """The name of the category: `two pair`."""
        return classes()[self.rank(cards) - 1].name

    def describe(self, cards: Sequence[Card]) -> str:
        """`two pair, nines and sixes, king kicker`: all that decides. Hands tie exactly where their words are equal."""
        return describe(classes()[self.rank(cards) - 1])

    def says(self, cards: Sequence[Card], words: str) -> bool:
        """Whether the words are true of the hand: its category, or its description up to any comma.

        Raises ValueError, with what was probably meant, if no hand is called so.
        """
        if words in truths(classes()[self.rank(cards) - 1]):
            return True
        refuse_what_nobody_says(words)
        return False


def _refuse_what_is_no_hand(cards: Sequence[Card]) -> None:
    if len(cards) != High.hand_size:
        raise ValueError(f"a high hand has five cards, not {len(cards)}: {' '.join(cards)}")
    for card in cards:
        if card not in DECK:
            raise ValueError(f"{card!r} is no card; cards look like Ah, Td or 2c")
        if cards.count(card) > 1:
            raise ValueError(f"{card} is there twice: {' '.join(cards)}")


def _build_tables() -> None:
    """Rank every class of hands, when the first hand is ranked.

    The numbers come last: until they are there, another thread builds its own tables and does no harm.
    """
    code = _RANK_CODES
    flushes, others = ([0] * (5 * code[-1] + 1) for _ in range(2))
    for strength, (_, _, (a, b, c, d, e), suited) in enumerate(classes(), 1):
        total = code[a] + code[b] + code[c] + code[d] + code[e]
        table = flushes if suited else others
        assert not table[total], "no two classes have the same sum"
        table[total] = strength
    one_suit = {5 * code for code in _SUIT_CODES}
    _TABLES[:] = [flushes if suits in one_suit else others for suits in range(256)]
    _NUMBERS.update({
        card: _RANK_CODES[RANKS.index(card[0])] << 8 | _SUIT_CODES[SUITS.index(card[1])] for card in DECK
    })  # fmt: skip
