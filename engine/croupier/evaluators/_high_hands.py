"""The nine categories of the standard ranking, and the 7,462 classes of hands that they hold."""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations, repeat
from math import comb, prod
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from croupier.evaluators._evaluator import Category
from croupier.table.cards import RANKS, SUITS, Card

if TYPE_CHECKING:
    from collections.abc import Iterator


class Kind(NamedTuple):
    """A category before its hands are counted."""

    name: str
    cards: str
    meaning: str
    ties: str


KINDS = (
    Kind("high card", "Ac Jd 8h 4s 2c",
         "Five cards of different ranks, neither in sequence nor all of one suit.",
         "The highest cards are compared first, then the next highest, down to the fifth."),
    Kind("pair", "Kc Kd Qs 9h 4c",
         "Two cards of one rank, and three others of different ranks.",
         "The higher pair wins; then the three kickers are compared, the highest first."),
    Kind("two pair", "9s 9d 6c 6h Kd",
         "Two cards of one rank, two of another, and one of a third.",
         "The higher pairs are compared first, then the lower pairs, then the kicker."),
    Kind("three of a kind", "9c 9d 9s Kh 4d",
         "Three cards of one rank, and two others of different ranks.",
         "The higher three wins; then the two kickers are compared, the higher one first."),
    Kind("straight", "8c 7d 6s 5h 4c",
         "Five cards in sequence, not all of one suit; an ace stands at an end, above the king or below the deuce.",
         "The higher top card wins; in five, four, three, deuce, ace that is the five, so it is the lowest straight."),
    Kind("flush", "Ad Jd 8d 4d 2d",
         "Five cards of one suit, not in sequence.",
         "The highest cards are compared first, then the next highest, down to the fifth; no suit beats another."),
    Kind("full house", "Ac Ad As 7h 7c",
         "Three cards of one rank, and two of another.",
         "The higher three wins; then the higher pair."),
    Kind("four of a kind", "Tc Td Th Ts Ac",
         "Four cards of one rank, and one of another.",
         "The higher four wins; then the higher kicker."),
    Kind("straight flush", "9h 8h 7h 6h 5h",
         "Five cards in sequence, all of one suit; the highest, ace to ten, is called a royal flush.",
         "The higher top card wins; in five, four, three, deuce, ace that is the five. No suit beats another."),
)  # fmt: skip
"""Lowest first, as they are compared."""

_SHAPES = {
    "high card": (0, 1, 2, 3, 4),
    "pair": (0, 0, 1, 2, 3),
    "two pair": (0, 0, 1, 1, 2),
    "three of a kind": (0, 0, 0, 1, 2),
    "flush": (0, 1, 2, 3, 4),
    "full house": (0, 0, 0, 1, 1),
    "four of a kind": (0, 0, 0, 0, 1),
}
"""Which of the ranks that decide stands on each of the five cards."""

_ACE, _FIVE = RANKS.index("A"), RANKS.index("5")
_DOWNWARDS = range(_ACE, -1, -1)
_STRAIGHTS = {top: tuple(range(top, top - 5, -1)) for top in range(_ACE, _FIVE, -1)}
_STRAIGHTS[_FIVE] = (_ACE, *range(_FIVE, -1, -1))
"""The ranks of each straight by its top card, the best first."""


class HandClass(NamedTuple):
    """Hands that tie: five ranks, of one suit or not. In their natural order, the weakest comes first."""

    place: int
    """Where the category stands in `KINDS`."""
    decides: tuple[int, ...]
    """The ranks (deuce 0, ace 12) that decide within the category, in the order they are compared."""
    ranks: tuple[int, ...]
    """All five, those that occur most often first."""
    suited: bool

    @property
    def name(self) -> str:
        """The name of the category."""
        return KINDS[self.place].name

    @property
    def ways(self) -> int:
        """How many hands are of this class: for each rank a choice of suits, those of one suit counted apart."""
        if self.suited:
            return len(SUITS)
        ranks = set(self.ranks)
        choices = prod(comb(len(SUITS), self.ranks.count(rank)) for rank in ranks)
        return choices - len(SUITS) if len(ranks) == len(self.ranks) else choices


def _deciding(shape: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The ranks that can decide in a shape, the best first; those that occur equally often stand highest first."""
    often = sum(shape.count(place) == shape.count(0) for place in set(shape))
    seldom = len(set(shape)) - often
    if not seldom:
        yield from combinations(_DOWNWARDS, often)
        return
    for first in combinations(_DOWNWARDS, often):
        for then in combinations([rank for rank in _DOWNWARDS if rank not in first], seldom):
            yield first + then


@cache
def _of_kind(place: int) -> tuple[HandClass, ...]:
    """The classes of a category, the weakest first."""
    name = KINDS[place].name
    suited = name.endswith("flush")
    if "straight" in name:
        found = [HandClass(place, (top,), ranks, suited) for top, ranks in _STRAIGHTS.items()]
    else:
        shape, straights = _SHAPES[name], set(_STRAIGHTS.values())
        ranks_of = itemgetter(*shape)
        deciding = [decides for decides in _deciding(shape) if decides not in straights]
        found = list(map(HandClass, repeat(place), deciding, map(ranks_of, deciding), repeat(suited)))
    return tuple(reversed(found))


@cache
def classes() -> tuple[HandClass, ...]:
    """All classes, the weakest first."""
    return tuple(chain.from_iterable(map(_of_kind, range(len(KINDS)))))


@cache
def categories() -> tuple[Category, ...]:
    """The categories with their hands counted, best first. Any class of a category can be dealt in as many ways."""
    return tuple(
        Category(name=kind.name, cards=tuple(map(Card, kind.cards.split())), meaning=kind.meaning, ties=kind.ties,
                 count=len(_of_kind(place)) * _of_kind(place)[0].ways)
        for place, kind in reversed(tuple(enumerate(KINDS)))
    )  # fmt: skip
