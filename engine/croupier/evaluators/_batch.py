"""Hands by the million, ranked with numpy: part of the hand is looked up in one table, the rest in another.

What the two give is added, and tells the strength in a third. All three fit the cache of a processor, more or less.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, reduce
from itertools import combinations
from operator import or_
from typing import TYPE_CHECKING, TypeAlias

from croupier.evaluators import _badugi_hands
from croupier.evaluators._badugi_hands import BITS
from croupier.evaluators._five_cards import RANK_CODES, strengths
from croupier.table.cards import DECK, RANKS

try:
    import numpy as np
except ImportError:
    raise ImportError("to rank hands by the million takes numpy: pip install 'croupier[batch]'") from None

if TYPE_CHECKING:
    from croupier.evaluators._badugi_hands import Way
    from croupier.evaluators._hands import Order

Cards: TypeAlias = "np.ndarray[tuple[int, int], np.dtype[np.integer]]"
"""A row a hand, of card numbers: the places in `DECK`, where `2c` is 0, `3c` is 1 and `As` is 51."""
Numbers: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[np.int32]]"
Strengths: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.uint16]]"

_MANY = len(DECK)
_AT_ONCE = 1 << 14
"""As many hands as make the calls of numpy cheap and still fit the cache beside the tables."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Batch:
    """A ranking of arrays of hands. For the same cards it gives the numbers that `strength` gives."""

    first: Numbers
    """For the first cards of a hand, all combinations in order, where their row in `strengths` begins."""
    rest: Numbers
    """For the other two, the place in that row."""
    leading: int
    """How many cards are the first."""
    strengths: Strengths

    def __call__(self, hands: Cards) -> Strengths:
        """The strength of each row. The cards of a hand must differ: nobody looks, as nobody does in `strength`.

        Raises ValueError for an array of another shape, and for numbers that are no card's.
        """
        size = self.leading + 2
        if hands.ndim != 2 or hands.shape[1] != size or hands.dtype.kind not in "iu":  # noqa: PLR2004 - rows and columns
            raise ValueError(f"hands are rows of {size} whole numbers, not {hands.dtype} of shape {hands.shape}")
        found = np.empty(len(hands), np.uint16)
        for start in range(0, len(hands), _AT_ONCE):
            self._rank(hands[start : start + _AT_ONCE], found[start : start + _AT_ONCE])
        return found

    def _rank(self, hands: Cards, found: Strengths) -> None:
        if hands.min() < 0 or hands.max() >= _MANY:
            raise ValueError(f"cards are numbers from 0 to {_MANY - 1}, their places in DECK")
        columns = hands.T.astype(np.int32, order="C")
        places = self.first.take(_joined(columns[: self.leading]))
        places += self.rest.take(_joined(columns[self.leading :]))
        # Clipping spares a copy; all places are within.
        self.strengths.take(places, out=found, mode="clip")


def _joined(columns: Numbers) -> Numbers:
    """Several cards as one number. What is first among the columns is overwritten."""
    joined: Numbers = columns[0]
    for column in columns[1:]:
        joined *= _MANY
        joined += column
    return joined


@cache
def five_cards(order: Order) -> Batch:
    """The ranking of five cards by that order."""
    first, ranks, suits = _looks(3)
    rest, other_ranks, other_suits = _looks(2)
    total = np.add.outer(ranks, other_ranks)
    flushes, others = (np.array(table, np.uint16) for table in strengths(order))
    suited = np.equal.outer(suits, other_suits) & (suits > 0)[:, None]
    return Batch(
        first=first * np.int32(len(other_ranks)),
        rest=rest,
        leading=3,
        strengths=np.where(suited, flushes[total], others[total]).ravel(),
    )


def _looks(size: int) -> tuple[Numbers, Numbers, Numbers]:
    """For so many cards, all combinations in order, a number for what they look like; and what each of these means.

    That is the sum of their ranks' codes; and their suit, from 1, or 0 for several, which come first, as they are met
    most often and had better lie close together.
    """
    cards = np.indices((_MANY,) * size, np.int32).reshape(size, -1)
    suits, ranks = np.divmod(cards, len(RANKS))
    codes = np.array(RANK_CODES, np.int32)[ranks].sum(axis=0, dtype=np.int32)
    suit = np.where((suits == suits[0]).all(axis=0), suits[0] + 1, 0)
    apart = codes.max() + 1
    found, look = np.unique(suit * apart + codes, return_inverse=True)
    return look.astype(np.int32), found % apart, found // apart


@cache
def badugi(way: Way) -> Batch:
    """Badugi, played that way."""
    bits = np.array([BITS[card] for card in DECK], np.int32)
    cards = np.indices((_MANY, _MANY), np.int32).reshape(2, -1)
    pairs, look = np.unique(cards.min(axis=0) * _MANY + cards.max(axis=0), return_inverse=True)
    rest = look.astype(np.int32)
    low, high = bits[pairs // _MANY], bits[pairs % _MANY]
    four = (low[:, None], high[:, None], low[None], high[None])
    best = np.zeros((len(pairs), len(pairs)), np.uint16)
    for size, known in enumerate(_badugi_hands.strengths(way), 1):
        table = np.zeros(bits.max() * 2, np.uint16)
        table[list(known)] = list(known.values())
        for chosen in combinations(four, size):
            np.maximum(best, table[reduce(or_, chosen)], out=best)
    return Batch(first=rest * np.int32(len(pairs)), rest=rest, leading=2, strengths=best.ravel())
