"""Ways to get badugi wrong, each a ranking of its own, written out plainly: none is ever fast."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from croupier.table.cards import RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier.evaluators._badugi_hands import Way
    from croupier.table.cards import Card

    Rank: TypeAlias = Callable[[Sequence[Card]], int]
    Key: TypeAlias = Callable[[tuple[int, ...]], tuple[int, ...]]


def mistakes(way: Way, rank: Rank) -> Iterator[tuple[str, Rank]]:
    """Wrong rankings, each with what is wrong in it; `rank` is the right one."""
    high = way.aces == "high"
    yield f"aces are {'low' if high else 'high'}", _by(replace(way, aces="low" if high else "high"))
    lowest = way.wins == "lowest"
    worst = replace(way, wins="highest" if lowest else "lowest")
    yield f"the {worst.wins} badugi wins", _by(worst)
    yield "suits may repeat", _by(way, suits=False)
    yield "ranks may repeat", _by(way, ranks=False)
    yield "the last card is ignored", _by(way, key=lambda badugi: badugi[:-1])
    yield "the lowest cards are compared first", _by(way, key=lambda badugi: badugi[::-1])
    yield "three cards are as good as four", _by(way, most=3)
    yield "suits break ties", lambda cards: rank(cards) * 100 + max(map(_height, cards))


def _by(way: Way, *, key: Key = tuple, ranks: bool = True, suits: bool = True, most: int = 4) -> Rank:
    """The best of all subsets, so many cards at most, where ranks and suits count or may repeat."""
    heights = {RANKS[rank]: rank for rank in way.downwards}
    sign = -1 if way.wins == "lowest" else 1

    def badugi(cards: tuple[Card, ...]) -> bool:
        fits_ranks = not ranks or len({card[0] for card in cards}) == len(cards)
        return fits_ranks and (not suits or len({card[1] for card in cards}) == len(cards))

    def number(cards: tuple[Card, ...]) -> int:
        compared = key(tuple(sorted((heights[card[0]] for card in cards), reverse=True)))
        total = 0
        for each in (*compared, *(0,) * 4)[:4]:
            total = total * 20 + sign * each
        return len(cards) * 1_000_000 + total

    return lambda cards: max(
        number(some) for size in range(1, most + 1) for some in combinations(cards, size) if badugi(some)
    )


def _height(card: Card) -> int:
    return RANKS.index(card[0]) * 4 + SUITS.index(card[1])
