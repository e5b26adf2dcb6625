"""The low rankings once more, from their definitions and without the engine; and what other people make of them."""

from __future__ import annotations

from importlib import import_module
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tests.evaluators.hands import Hand, Looks

ACE_LOW, ACE_HIGH = "A23456789TJQK", "23456789TJQKA"
_PATTERNS = ((1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), "straight", "flush", (3, 2), (4, 1), "both")


def badness(looks: Looks, ranks: str, *, straights_and_flushes: bool) -> tuple[int, tuple[int, ...]]:
    """A key that grows as the hand gets worse: what it holds, then its ranks, those it holds most of first."""
    held = sorted({(looks.ranks.count(rank), ranks.index(rank)) for rank in looks.ranks}, reverse=True)
    pattern: object = tuple(times for times, _ in held)
    places = [place for _, place in held]
    if straights_and_flushes and len(held) == len(looks.ranks):
        straight = places[0] - places[-1] == len(places) - 1
        pattern = {(True, False): "straight", (False, True): "flush", (True, True): "both"}.get(
            (straight, looks.suited), pattern
        )
    return _PATTERNS.index(pattern), tuple(places)


LOWS: Mapping[str, Callable[[Looks], tuple[int, tuple[int, ...]]]] = {
    "ace_to_five": lambda looks: badness(looks, ACE_LOW, straights_and_flushes=False),
    "ace_to_six": lambda looks: badness(looks, ACE_LOW, straights_and_flushes=True),
    "deuce_to_seven": lambda looks: badness(looks, ACE_HIGH, straights_and_flushes=True),
}


def badugi_badness(hand: Hand, ranks: str = ACE_LOW) -> tuple[int, tuple[int, ...]]:
    """The least of all subsets: fewer cards are worse, then higher ones."""
    return min(
        (-size, tuple(sorted((ranks.index(card[0]) for card in some), reverse=True)))
        for size in (1, 2, 3, 4)
        for some in combinations(hand, size)
        if len({card[0] for card in some}) == len({card[1] for card in some}) == size
    )


def pokerkit(name: str) -> Callable[[Hand], int]:
    """PokerKit's place for a hand, bigger for one that wins: its low hands compare by the place turned round."""
    kind = getattr(import_module("pokerkit"), name)
    sign = -1 if kind.low else 1
    return lambda hand: sign * int(kind("".join(hand)).entry.index)


def ranks_otherwise(right: Callable[[Hand], int], wrong: Callable[[Hand], int], hands: Sequence[Hand]) -> bool:
    """Whether some two neighbours in the right order are not so in the wrong one."""
    found = sorted((right(hand), wrong(hand)) for hand in hands)
    return any((a == b) != (one == two) or one > two for (a, one), (b, two) in pairwise(found))
