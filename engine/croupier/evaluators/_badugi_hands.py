"""The badugis there are: up to four cards, no two of one rank or of one suit, in the order of their strength."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Literal

from croupier.evaluators._evaluator import Category
from croupier.evaluators._sayings import refuse
from croupier.table.cards import RANK_NAMES, RANKS, SUITS, Card

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

SIZES = ("one", "two", "three", "four")
_ACE = RANKS.index("A")


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """How badugis of equally many cards are compared."""

    aces: Literal["low", "high"] = "low"
    wins: Literal["lowest", "highest"] = "lowest"

    @property
    def downwards(self) -> range:
        """The ranks, highest first: a deuce is 0, an ace 12, or -1 where it is low, the last of all either way."""
        return range(_ACE - 1, -2, -1) if self.aces == "low" else range(_ACE, -1, -1)


@cache
def badugis(way: Way) -> tuple[tuple[int, ...], ...]:
    """The ranks of all badugis, each highest first; the weakest first. The strength of one is its place, from 1."""
    found: list[tuple[int, ...]] = []
    for size in range(1, len(SIZES) + 1):
        alike = tuple(combinations(way.downwards, size))
        found += alike if way.wins == "lowest" else alike[::-1]
    return tuple(found)


@cache
def strengths(way: Way) -> tuple[Mapping[int, int], ...]:
    """For each number of cards, from one, the strength of a badugi by the bits of its ranks and of its suits."""
    tables: tuple[dict[int, int], ...] = ({}, {}, {}, {})
    for strength, badugi in enumerate(badugis(way), 1):
        ranks = sum(1 << len(SUITS) + rank % len(RANKS) for rank in badugi)
        for suits in combinations(range(len(SUITS)), len(badugi)):
            tables[len(badugi) - 1][ranks | sum(1 << suit for suit in suits)] = strength
    return tables


BITS: Mapping[Card, int] = {
    Card(rank + suit): 1 << len(SUITS) + place | 1 << SUITS.index(suit)
    for place, rank in enumerate(RANKS)
    for suit in SUITS
}
"""One for the rank of a card and one for its suit."""


def name(badugi: tuple[int, ...]) -> str:
    """`three-card badugi`."""
    return f"{SIZES[len(badugi) - 1]}-card badugi"


def describe(badugi: tuple[int, ...]) -> str:
    """`three-card badugi, seven, five and deuce`."""
    *most, last = (RANK_NAMES[RANKS[rank]] for rank in badugi)
    return f"{name(badugi)}, {', '.join(most)} and {last}" if most else f"{name(badugi)}, {last}"


def truths(badugi: tuple[int, ...]) -> Iterator[str]:
    """All that can be said of a badugi."""
    highest = RANK_NAMES[RANKS[badugi[0]]]
    words = describe(badugi)
    yield name(badugi)
    yield f"{name(badugi)}, {highest} high"
    yield from (words[:at] for at in range(len(words)) if words[at] == ",")
    yield words
    if len(badugi) == len(SIZES):
        yield "badugi"
        yield f"{highest} badugi"


@cache
def sayings(way: Way) -> Mapping[str, int]:
    """All that can be said of any badugi, each with the least strength of one of which it is true."""
    found: dict[str, int] = {}
    for strength, badugi in enumerate(badugis(way), 1):
        for each in truths(badugi):
            found.setdefault(each, strength)
    return found


def refuse_what_nobody_says(way: Way, words: str) -> None:
    """Raises ValueError, with what was probably meant, unless the words are true of some badugi."""
    if words not in sayings(way):
        refuse(words, words.lower(), sayings(way), [f"{size}-card badugi" for size in reversed(SIZES)])


_TOLD = (
    ("9c 9d 9h 9s", "All four cards of one rank, or all of one suit.", "{lower} card wins.", 2_873),
    ("Kc Kd 8h 8s", "Two cards of different ranks and suits, and no three.", "{compared}, then the other.", 96_252),
    ("9c 6d 2h Ac", "Three cards of different ranks and suits; the fourth does not count.",
     "{compared}, then the next highest, then the last.", 154_440),
    ("8c 6d 3h As", "Four cards of different ranks and suits.",
     "{compared}, then the next highest, down to the fourth.", 17_160),
)  # fmt: skip


def categories(way: Way) -> tuple[Category, ...]:
    """By the number of cards, the most first."""
    lower = f"The {'lower' if way.wins == 'lowest' else 'higher'}"
    compared = f"The highest cards are compared first, and {lower.lower()} wins"
    return tuple(
        Category(
            name=f"{size}-card badugi",
            cards=tuple(map(Card, cards.split())),
            meaning=meaning,
            ties=ties.format(lower=lower, compared=compared),
            count=count,
        )
        for size, (cards, meaning, ties, count) in reversed(tuple(zip(SIZES, _TOLD, strict=True)))
    )
