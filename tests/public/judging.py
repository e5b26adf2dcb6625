"""Which of several hands is best, by a share of a pot: by what ranking, and of which cards."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Protocol

from croupier.table.cards import RANK_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.rules.rulebook import Share
    from croupier.table import Card

Worth = tuple[int, ...]
"""A bigger one wins, equal ones tie."""


class Judge(Protocol):
    """Somebody who says what hands are worth, and what they are called."""

    def worth(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        """What the best hand of all these cards is worth."""

    def category(self, hole: Sequence[Card], board: Sequence[Card]) -> str:
        """What it is called, in our words."""

    def top(self, hole: Sequence[Card], board: Sequence[Card]) -> str:
        """The rank by which a straight is called."""

    def plays(self, hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
        """The cards of it that count."""


@dataclass(frozen=True, slots=True)
class Ours:
    """A share of the pot in a rulebook of ours."""

    share: Share

    def worth(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        strength = self.share.strength(tuple(hole), {"board": tuple(board)})
        assert strength is not None, "the cards make a hand"
        return (strength,)

    def category(self, hole: Sequence[Card], board: Sequence[Card]) -> str:
        return self.share.ranking.category(self._best(hole, board))

    def top(self, hole: Sequence[Card], board: Sequence[Card]) -> str:
        called = self.share.ranking.describe(self._best(hole, board))
        return next(rank for rank, name in RANK_NAMES.items() if called == f"straight, {name} high")

    def plays(self, hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
        """All cards of the hand, or those that a badugi is said to have."""
        best, ranking = self._best(hole, board), self.share.ranking
        if ranking.word != "badugi":
            return best
        _, *said = re.split(", | and ", ranking.describe(best))
        return next(
            cards
            for cards in combinations(best, len(said))
            if {RANK_NAMES[card[0]] for card in cards} == {*said} and len({card[1] for card in cards}) == len(cards)
        )

    def _best(self, hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
        best = self.share.best(tuple(hole), {"board": tuple(board)})
        assert best is not None, "the cards make a hand"
        return best
