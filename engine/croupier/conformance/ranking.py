"""The table of all hands of a ranking, in one order for everybody, and digests of its stretches."""

from __future__ import annotations

import sys
from array import array
from functools import cache
from hashlib import sha256
from itertools import combinations, islice
from math import comb
from typing import TYPE_CHECKING

from croupier.evaluators import evaluator
from croupier.table.cards import DECK, RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier.evaluators import Evaluator
    from croupier.table.cards import Card

ORDER: tuple[Card, ...] = tuple(sorted(DECK, key=lambda card: (RANKS.index(card[0]), SUITS.index(card[1]))))
"""2c 2d 2h 2s 3c … As. All hands are listed as combinations of these in lexicographic order: 2c 2d 2h 2s 3c first."""


def all_hands(ranking: Evaluator, first: int = 0, end: int | None = None) -> Iterator[tuple[Card, ...]]:
    """The hands of a stretch of the table."""
    return islice(combinations(ORDER, ranking.hand_size), first, end)


def how_many(word: str) -> int:
    """How many hands the table of a ranking has."""
    return comb(len(ORDER), evaluator(word).hand_size)


def hand_at(ranking: Evaluator, place: int) -> tuple[Card, ...]:
    """The hand in that place of the table, counted from 0."""
    found: list[Card] = []
    for at, card in enumerate(ORDER):
        wanted = ranking.hand_size - len(found)
        if wanted == 0:
            break
        with_it = comb(len(ORDER) - at - 1, wanted - 1)
        if place < with_it:
            found.append(card)
        else:
            place -= with_it
    return tuple(found)


def ranks_of(ranking: Evaluator, first: int, end: int) -> bytes:
    """The ranks of a stretch, two bytes each, the greater byte first; 1 is the worst class."""
    return b"".join(ranking.rank(hand).to_bytes(2, "big") for hand in all_hands(ranking, first, end))


@cache
def table(word: str) -> Sequence[int]:
    """The ranks of all hands, in the order of the table. It takes seconds, once."""
    ranking = evaluator(word)
    return array("H", map(ranking.rank, all_hands(ranking)))


def digest(word: str, first: int, end: int) -> str:
    """The right digest of a stretch."""
    ranks = array("H", table(word)[first:end])
    if sys.byteorder == "little":
        ranks.byteswap()
    return sha256(ranks.tobytes()).hexdigest()
