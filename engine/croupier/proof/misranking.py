"""Rankings that get one thing wrong, as an evaluator declares them."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier.evaluators import Category, Evaluator
    from croupier.table import Card


class Misranking:
    """An evaluator that ranks otherwise and calls hands as the right one does."""

    def __init__(self, right: Evaluator, rank: Callable[[Sequence[Card]], int]) -> None:
        self._right, self.rank, self.strength = right, rank, rank
        self.word, self.hand_size, self.remarks = right.word, right.hand_size, right.remarks

    def best_of(self, cards: Sequence[Card]) -> int:
        """The rank of the best hand among more cards than a hand has, as the mistake ranks them."""
        return max(map(self.rank, combinations(cards, self.hand_size)))

    @property
    def categories(self) -> tuple[Category, ...]:
        """Those of the right one."""
        return self._right.categories

    def category(self, cards: Sequence[Card]) -> str:
        """As the right one says."""
        return self._right.category(cards)

    def describe(self, cards: Sequence[Card]) -> str:
        """As the right one says."""
        return self._right.describe(cards)

    def says(self, cards: Sequence[Card], words: str) -> bool:
        """As the right one says."""
        return self._right.says(cards, words)

    def threshold(self, words: str) -> int:
        """As the right one says: a class of hands is still called what it is called."""
        return self._right.threshold(words)


def misrankings(right: Evaluator) -> Iterator[tuple[str, Evaluator]]:
    """Every way to get a ranking wrong that its module declares, with what is wrong in it."""
    for name, rank in right.mistakes():
        yield name, cast("Evaluator", Misranking(right, rank))
