"""What rankings of five cards share: a table of strengths, and the words for them."""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING, ClassVar

from croupier.evaluators._categories import categories, remarks
from croupier.evaluators._chosen import Chosen
from croupier.evaluators._hands import ACE, SIZE, HandClass, Order, ties
from croupier.evaluators._mistakes import mistakes
from croupier.evaluators._sayings import spelt
from croupier.evaluators._words import describe, name, refuse_what_nobody_says, sayings, truths
from croupier.table.cards import DECK, RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier.evaluators._batch import Batch
    from croupier.evaluators._evaluator import Category
    from croupier.table.cards import Card

# A card is a number, and the sum of five numbers tells the hand. The low eight bits count the suits in base six (clubs
# are what the others leave). The rest tells the ranks: each code is the smallest that keeps all sums of five apart.
RANK_CODES = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
_SUIT_CODES = (0, 1, 6, 36)
_ONE_SUIT = frozenset(SIZE * code for code in _SUIT_CODES)
_NUMBERS: dict[Card, int] = {
    card: RANK_CODES[RANKS.index(card[0])] << 8 | _SUIT_CODES[SUITS.index(card[1])] for card in DECK
}
# Of seven cards the same, with codes that keep all sums of seven apart, and three bits for each suit but clubs.
_SEVEN_RANK_CODES = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
_SUIT_BITS = (0, 1, 8, 64)
_SEVENS: dict[Card, int] = {
    card: _SEVEN_RANK_CODES[RANKS.index(card[0])] << 9 | _SUIT_BITS[SUITS.index(card[1])] for card in DECK
}
_FLUSH_AMONG_SEVEN = {
    sum(chosen): SUITS[place]
    for place, most in enumerate(_SUIT_BITS)
    for others in combinations_with_replacement(_SUIT_BITS, 7 - SIZE)
    for chosen in [(most,) * SIZE + others]
}
"""The suit that is there five times at least, by the low nine bits of the sum."""
_SUITED = {rank: 1 << 23 + place for place, rank in enumerate(RANKS)}
"""Above the sum of the rank codes: which ranks there are of that suit."""
# Of any number the ranks and the suits are counted in four bits each, the suits above the ranks.
_RANKS_BITS = 4 * len(RANKS)
_COUNTS: dict[Card, int] = {
    card: 1 << 4 * RANKS.index(card[0]) | 1 << _RANKS_BITS + 4 * SUITS.index(card[1]) for card in DECK
}
_ENOUGH_FOR_A_FLUSH, _FLUSHES = 0x3333 << _RANKS_BITS, 0x8888 << _RANKS_BITS
"""A suit that is there five times passes seven when three are added, and its highest bit is set."""


class _Tables:
    """What is worked out when the first hand is ranked."""

    __slots__ = ("best", "best_of_seven", "strengths")

    def __init__(self) -> None:
        self.strengths: list[list[int]] = []
        """By sum of rank codes, for each sum of suit codes. The sums are small enough for lists, which beat dicts."""
        self.best: dict[int, int] = {}
        """The best strength among more than five cards, by how often each rank is there, where no flush is possible."""
        self.best_of_seven: dict[int, int] = {}
        """The same among seven, by the sum of their rank codes and by which ranks of a flush there are."""


@cache
def tables(_: Order) -> _Tables:
    """Those of an order, which all rankings of that order share."""
    return _Tables()


class FiveCards(Chosen):
    """A ranking of hands of five cards. No suit outranks another."""

    __slots__ = ("_best", "_best_of_seven", "_strengths", "order")

    word: ClassVar[str]
    hand_size: ClassVar[int] = SIZE
    order: Order
    _strengths: list[list[int]]
    _best: dict[int, int]
    _best_of_seven: dict[int, int]

    def follow(self, order: Order) -> None:
        """Rank by that order from now on; said once, when the options are known."""
        shared = tables(order)
        self.settle(order=order, _strengths=shared.strengths, _best=shared.best, _best_of_seven=shared.best_of_seven)

    def rank(self, cards: Sequence[Card]) -> int:
        """The strength of five cards, from 1 without a gap; bigger is better, equal is a tie.

        Raises ValueError unless they are five different cards.
        """
        try:
            a, b, c, d, e = cards
            if not (a == b or a == c or a == d or a == e or b == c or b == d or b == e or c == d or c == e or d == e):  # noqa: PLR1714, SIM109 - a set or tuples take twice as long
                total = _NUMBERS[a] + _NUMBERS[b] + _NUMBERS[c] + _NUMBERS[d] + _NUMBERS[e]
                return self._strengths[total & 255][total >> 8]
        except (KeyError, ValueError, IndexError):
            pass
        self._refuse_what_is_no_hand(cards)
        flushes, others = strengths(self.order)
        # While they are made, another thread may make its own, and does no harm.
        self._strengths[:] = [flushes if suits in _ONE_SUIT else others for suits in range(256)]
        return self.rank(cards)

    def strength(self, cards: Sequence[Card]) -> int:
        """As `rank`, in two thirds of the time: it does not look for a card that is there twice; its caller has."""
        try:
            a, b, c, d, e = cards
            total = _NUMBERS[a] + _NUMBERS[b] + _NUMBERS[c] + _NUMBERS[d] + _NUMBERS[e]
            return self._strengths[total & 255][total >> 8]
        except (KeyError, ValueError, IndexError):
            return self.rank(cards)

    def best_of(self, cards: Sequence[Card]) -> int:
        """The strength of the best five among at least so many different cards. What was seen once is remembered."""
        try:
            a, b, c, d, e, f, g = cards
        except ValueError:
            return self._best_of_any(cards)
        total = _SEVENS[a] + _SEVENS[b] + _SEVENS[c] + _SEVENS[d] + _SEVENS[e] + _SEVENS[f] + _SEVENS[g]
        look = total >> 9
        if suit := _FLUSH_AMONG_SEVEN.get(total & 511):
            look |= sum([_SUITED[rank] for rank, its in cards if its == suit])
        best = self._best_of_seven.get(look)
        if best is None:
            best = self._best_of_seven[look] = max(map(self.strength, combinations(cards, SIZE)))
        return best

    def _best_of_any(self, cards: Sequence[Card]) -> int:
        """By how often each rank is there, for any number of cards."""
        total = sum(map(_COUNTS.__getitem__, cards))
        flush = total + _ENOUGH_FOR_A_FLUSH & _FLUSHES
        best = None if flush else self._best.get(total & (1 << _RANKS_BITS) - 1)
        if best is None:
            best = max(map(self.strength, combinations(cards, SIZE)))
            if not flush:
                self._best[total & (1 << _RANKS_BITS) - 1] = best
        return best

    def threshold(self, words: str) -> int:
        """The least strength that is called so: `eight-high`, `pair of jacks`, `flush`; whatever has it is no worse.

        Raises ValueError, with what was probably meant, if no hand is called so.
        """
        refuse_what_nobody_says(self.order, spelt(words))
        return sayings(self.order)[spelt(words)]

    def batch(self) -> Batch:
        """See `Evaluator`."""
        from croupier.evaluators import _batch  # noqa: PLC0415 - an extra

        return _batch.five_cards(self.order)

    @property
    def categories(self) -> tuple[Category, ...]:
        """The kinds of hands that count, best first."""
        return categories(self.order)

    @property
    def remarks(self) -> str:
        """Where an ace stands, and what is not a kind of its own."""
        return remarks(self.order)

    def mistakes(self) -> Iterator[tuple[str, Callable[[Sequence[Card]], int]]]:
        """See `_mistakes`."""
        return mistakes(self.order, self.rank, _ranked_by)

    def category(self, cards: Sequence[Card]) -> str:
        """The name of the category: `two pair`."""
        return name(self.order, self._class(cards))

    def describe(self, cards: Sequence[Card]) -> str:
        """`two pair, nines and sixes, king kicker`: all that decides. Hands tie exactly where their words are equal."""
        return describe(self.order, self._class(cards))

    def says(self, cards: Sequence[Card], words: str) -> bool:
        """Whether the words are true of the hand: its category, or its description up to any comma.

        Raises ValueError, with what was probably meant, if no hand is called so.
        """
        if spelt(words) in truths(self.order, self._class(cards)):
            return True
        refuse_what_nobody_says(self.order, spelt(words))
        return False

    def _class(self, cards: Sequence[Card]) -> HandClass:
        return ties(self.order)[self.rank(cards) - 1][0]

    def _refuse_what_is_no_hand(self, cards: Sequence[Card]) -> None:
        if len(cards) != SIZE:
            a = "an" if self.word[0] in "aeiou" else "a"
            raise ValueError(
                f"{a} {self.word.replace('_', '-')} hand has five cards, not {len(cards)}: {' '.join(cards)}"
            )
        for card in cards:
            if card not in DECK:
                raise ValueError(f"{card!r} is no card; cards look like Ah, Td or 2c")
            if cards.count(card) > 1:
                raise ValueError(f"{card} is there twice: {' '.join(cards)}")


class _Ranking(FiveCards):
    """A ranking by some order, without a word of its own."""

    __slots__ = ()

    word = "five-card"


def _ranked_by(order: Order) -> Callable[[Sequence[Card]], int]:
    ranking = _Ranking()
    ranking.follow(order)
    return ranking.rank


def strengths(order: Order) -> tuple[list[int], list[int]]:
    """The strength of every hand of one suit and of every other hand, by the sum of its rank codes."""
    code = RANK_CODES
    flushes, others = ([0] * (SIZE * code[ACE] + 1) for _ in range(2))
    for strength, alike in enumerate(ties(order), 1):
        for _, _, (a, b, c, d, e), suited in alike:
            total = code[a] + code[b] + code[c] + code[d] + code[e]
            table = flushes if suited else others
            assert not table[total], "no two classes have the same sum"
            table[total] = strength
    return flushes, others
