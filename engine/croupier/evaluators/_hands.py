"""The hands of five cards, put in any order that poker knows: all rankings of five cards are made of these."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations, groupby, product, repeat
from math import comb, prod
from operator import itemgetter
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias, get_args

from croupier.table.cards import RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Kind: TypeAlias = Literal[
    "straight flush", "four of a kind", "full house", "flush", "straight", "three of a kind", "two pair", "pair",
    "high card",
]  # fmt: skip
"""The kinds of hands, in the order of the standard ranking, best first."""
Aces: TypeAlias = Literal["high and low", "high", "low"]

KINDS: tuple[Kind, ...] = get_args(Kind)[::-1]
"""Lowest first, as they are compared."""
SIZE = 5
ACE = RANKS.index("A")

_SHAPES: Mapping[Kind, tuple[int, ...]] = {
    "pair": (0, 0, 1, 2, 3),
    "two pair": (0, 0, 1, 1, 2),
    "three of a kind": (0, 0, 0, 1, 2),
    "full house": (0, 0, 0, 1, 1),
    "four of a kind": (0, 0, 0, 0, 1),
}
"""Which of the ranks that decide stands on each of the five cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What decides between two hands."""

    kinds: tuple[Kind, ...] = KINDS
    """The kinds that count, lowest first. Without straights, say, five cards in sequence are like any others."""
    aces: Aces = "high and low"
    """Where an ace stands. One that is `high and low` is low in the lowest straight only."""
    lowest: int = 0
    """The lowest rank of the deck; a low ace stands below it in a straight."""
    wins: Literal["highest", "lowest"] = "highest"

    @property
    def downwards(self) -> range:
        """The ranks, highest first: a deuce is 0, an ace 12, or -1 where it is low, the last of all either way."""
        return range(ACE - 1, -2, -1) if self.aces == "low" else range(ACE, -1, -1)

    @property
    def runs(self) -> dict[tuple[int, ...], int]:
        """The ranks of every straight, highest first, and the one that it is called by."""
        plain = tuple(range(self.lowest, ACE))
        around = {"high and low": (ACE, *plain, ACE), "high": (*plain, ACE), "low": (-1, *plain)}[self.aces]
        windows = (around[low : low + SIZE] for low in range(len(around) - SIZE + 1))
        return {tuple(sorted(window, reverse=True)): window[-1] for window in windows}

    def called(self, kind: Kind) -> str:
        """What a kind is called by those who play so."""
        return "no pair" if kind == "high card" and self.wins == "lowest" else kind

    @property
    def best_first(self) -> tuple[Kind, ...]:
        """The kinds that count, best first."""
        return self.kinds if self.wins == "lowest" else self.kinds[::-1]

    def unpaired(self, *, run: bool, suited: bool) -> Kind:
        """Of which kind five different ranks are."""
        if run and suited and "straight flush" in self.kinds:
            return "straight flush"
        looks: dict[Kind, bool] = {"straight": run, "flush": suited}
        fits = [kind for kind, fitting in looks.items() if fitting and kind in self.kinds]
        return max(fits, key=self.kinds.index, default="high card")


class HandClass(NamedTuple):
    """Hands that nothing tells apart but which suits they are of. In their natural order, the lowest comes first."""

    place: int
    """Where its kind stands among those that count."""
    decides: tuple[int, ...]
    """The ranks that decide within the kind, in the order they are compared."""
    ranks: tuple[int, ...]
    """All five, those that occur most often first."""
    suited: bool

    @property
    def ways(self) -> int:
        """How many hands are of this class: for each rank a choice of suits, those of one suit counted apart."""
        if self.suited:
            return len(SUITS)
        ranks = set(self.ranks)
        choices = prod(comb(len(SUITS), self.ranks.count(rank)) for rank in ranks)
        return choices - len(SUITS) if len(ranks) == len(self.ranks) else choices


def _deciding(shape: tuple[int, ...], downwards: range) -> Iterator[tuple[int, ...]]:
    """The ranks that can decide in a shape; those that occur equally often stand highest first."""
    often = sum(shape.count(place) == shape.count(0) for place in set(shape))
    seldom = len(set(shape)) - often
    for first in combinations(downwards, often):
        for then in combinations([rank for rank in downwards if rank not in first], seldom):
            yield first + then


def _paired(order: Order) -> Iterator[HandClass]:
    for kind, shape in _SHAPES.items():
        place, ranks_of = order.kinds.index(kind), itemgetter(*shape)
        deciding = tuple(_deciding(shape, order.downwards))
        yield from map(HandClass, repeat(place), deciding, map(ranks_of, deciding), repeat(False))  # noqa: FBT003 - to map


def _unpaired(order: Order) -> Iterator[HandClass]:
    runs, looks = order.runs, (False, True)
    kinds = {(run, suited): order.unpaired(run=run, suited=suited) for run, suited in product(looks, looks)}
    places = {each: order.kinds.index(kind) for each, kind in kinds.items()}
    named = {each: kind.startswith("straight") for each, kind in kinds.items()}
    for ranks in combinations(order.downwards, SIZE):
        run = ranks in runs
        for suited in looks:
            decides = (runs[ranks],) if named[run, suited] else ranks
            yield HandClass(places[run, suited], decides, ranks, suited)


@cache
def ties(order: Order) -> tuple[tuple[HandClass, ...], ...]:
    """All there is, the weakest first; what is together ties. The strength of a hand is its place in this, from 1."""
    found = sorted((*_unpaired(order), *_paired(order)), reverse=order.wins == "lowest")
    return tuple(tuple(alike) for _, alike in groupby(found, key=itemgetter(0, 1)))
