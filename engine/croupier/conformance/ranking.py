"""The table of all hands of a ranking, in one order for everybody, and digests of its stretches."""

from __future__ import annotations

from itertools import combinations, islice
from typing import TYPE_CHECKING

from croupier.table.cards import DECK, RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.evaluators import Evaluator
    from croupier.table.cards import Card

ORDER: tuple[Card, ...] = tuple(sorted(DECK, key=lambda card: (RANKS.index(card[0]), SUITS.index(card[1]))))
"""2c 2d 2h 2s 3c … As. All hands are listed as combinations of these in lexicographic order: 2c 2d 2h 2s 3c first."""


def all_hands(ranking: Evaluator, first: int = 0, end: int | None = None) -> Iterator[tuple[Card, ...]]:
    """The hands of a stretch of the table."""
    return islice(combinations(ORDER, ranking.hand_size), first, end)


def ranks_of(ranking: Evaluator, first: int, end: int) -> bytes:
    """The ranks of a stretch, two bytes each, the greater byte first; 1 is the worst class."""
    return b"".join(ranking.rank(hand).to_bytes(2, "big") for hand in all_hands(ranking, first, end))
