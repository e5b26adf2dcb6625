"""Which of several hands is best: of each the best five count, of cards of its own and of cards on the board."""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING, Protocol

from croupier.evaluators import evaluator

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from croupier.table import Card

HIGH = evaluator("high")
Worth = tuple[int, ...]
"""A bigger one wins, equal ones tie."""


class Judge(Protocol):
    """Somebody who says what hands are worth, and what they are called."""

    def worth(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        """What the best five of all these cards are worth."""

    def category(self, hole: Sequence[Card], board: Sequence[Card]) -> str:
        """What they are called, in our words."""


class Ours:
    """The evaluator of the standard ranking, shown every five cards."""

    def worth(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        return (HIGH.rank(_best((*hole, *board))),)

    def category(self, hole: Sequence[Card], board: Sequence[Card]) -> str:
        return HIGH.category(_best((*hole, *board)))

    def two_of_hand(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        """As in Omaha: exactly two of the hand and three of the board."""
        fives = (chain(two, three) for two in combinations(hole, 2) for three in combinations(board, 3))
        return (max(HIGH.rank(tuple(five)) for five in fives),)


OURS = Ours()


def _best(cards: Iterable[Card]) -> tuple[Card, ...]:
    return max(combinations(cards, HIGH.hand_size), key=HIGH.rank)
