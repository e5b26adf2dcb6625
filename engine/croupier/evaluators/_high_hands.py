"""The nine categories of the standard ranking, and the 7,462 classes of hands that they hold."""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from typing import NamedTuple

from croupier.evaluators._evaluator import Category
from croupier.table.cards import RANKS, SUITS, Card


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

_PLACES = {kind.name: place for place, kind in enumerate(KINDS)}
_BY_COUNTS = {
    (1, 1, 1, 1, 1): "high card",
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two pair",
    (3, 1, 1): "three of a kind",
    (3, 2): "full house",
    (4, 1): "four of a kind",
}
"""What a hand is by how often its ranks occur, if there is no more to it."""

_ACE, _FIVE = RANKS.index("A"), RANKS.index("5")
_STRAIGHTS = {tuple(range(top, top - 5, -1)): top for top in range(_FIVE + 1, _ACE + 1)}
_STRAIGHTS[_ACE, *range(_FIVE, -1, -1)] = _FIVE
"""The top card of five ranks in sequence."""


class HandClass(NamedTuple):
    """Hands that tie: five ranks, of one suit or not. In their natural order, the weakest comes first."""

    place: int
    """Where the category stands in `KINDS`."""
    decides: tuple[int, ...]
    """The ranks (deuce 0, ace 12) that decide within the category, in the order they are compared."""
    ranks: tuple[int, ...]
    """All five, the highest first."""
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


def _hand_class(ranks: tuple[int, ...], *, suited: bool) -> HandClass:
    """The class of five ranks, given from the highest down; sorting keeps that order among ranks that occur equally."""
    groups = tuple(sorted(dict.fromkeys(ranks), key=ranks.count, reverse=True))
    if groups in _STRAIGHTS:
        return HandClass(_PLACES["straight flush" if suited else "straight"], (_STRAIGHTS[groups],), ranks, suited)
    name = "flush" if suited else _BY_COUNTS[tuple(map(ranks.count, groups))]
    return HandClass(_PLACES[name], groups, ranks, suited)


@cache
def classes() -> tuple[HandClass, ...]:
    """All classes, the weakest first."""
    downwards = range(_ACE, -1, -1)
    mixed = (ranks for ranks in combinations_with_replacement(downwards, 5) if ranks[0] != ranks[-1])
    return tuple(sorted([
        *(_hand_class(ranks, suited=False) for ranks in mixed),
        *(_hand_class(ranks, suited=True) for ranks in combinations(downwards, 5)),
    ]))  # fmt: skip


@cache
def categories() -> tuple[Category, ...]:
    """The categories with their hands counted, best first."""
    counts = [0] * len(KINDS)
    for hand in classes():
        counts[hand.place] += hand.ways
    return tuple(
        Category(name=kind.name, cards=tuple(map(Card, kind.cards.split())), meaning=kind.meaning, ties=kind.ties,
                 count=count)
        for kind, count in zip(reversed(KINDS), reversed(counts), strict=True)
    )  # fmt: skip
