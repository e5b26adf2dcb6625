"""Hands for the tests, and the standard ranking once more, from its definition and without the engine."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from hypothesis import strategies as st

from croupier.table.cards import DECK, RANKS, SUITS, Card

Hand = tuple[Card, ...]


class Looks(NamedTuple):
    """All that can tell two hands apart where no suit is better than another."""

    ranks: str
    """From the lowest up."""
    suited: bool


any_hand = st.permutations(DECK).map(lambda deck: tuple(deck[:5]))

BEST_FIRST = (
    "straight flush",
    "four of a kind",
    "full house",
    "flush",
    "straight",
    "three of a kind",
    "two pair",
    "pair",
    "high card",
)

_AROUND = "A23456789TJQKA"


def hand(text: str) -> Hand:
    return tuple(map(Card, text.split()))


def example(looks: Looks, turn: int = 0) -> Hand:
    """A hand that looks so; another `turn` takes other suits."""
    return tuple(Card(rank + SUITS[(turn + place * (not looks.suited)) % 4]) for place, rank in enumerate(looks.ranks))


def by_definition(looks: Looks) -> tuple[int, tuple[int, ...]]:
    """A key that grows with the hand: how good the category is, then what is compared within it."""
    ranks, suited = looks
    values = sorted(map(_AROUND.rindex, ranks), reverse=True)
    runs = [low + 4 for low in range(10) if set(_AROUND[low : low + 5]) == set(ranks)]
    fours, threes, twos, ones = (
        tuple(value for value in dict.fromkeys(values) if values.count(value) == times) for times in (4, 3, 2, 1)
    )
    told = [
        ("straight flush", runs and suited, runs),
        ("four of a kind", fours, fours + ones),
        ("full house", threes and twos, threes + twos),
        ("flush", suited, values),
        ("straight", runs, runs),
        ("three of a kind", threes, threes + ones),
        ("two pair", len(twos) == 2, twos + ones),
        ("pair", twos, twos + ones),
        ("high card", True, values),
    ]
    name, compared = next((name, compared) for name, holds, compared in told if holds)
    return -BEST_FIRST.index(name), tuple(compared)


LOOKS = (
    *(Looks("".join(ranks), suited=False) for ranks in combinations_with_replacement(RANKS, 5) if len(set(ranks)) > 1),
    *(Looks("".join(ranks), suited=True) for ranks in combinations(RANKS, 5)),
)
