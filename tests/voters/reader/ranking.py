"""How hands of five rank, by the ladder that the page prints."""

from collections import Counter
from collections.abc import Sequence

RANKS = "23456789TJQKA"
SHAPES = {
    (4, 1): "four of a kind",
    (3, 2): "full house",
    (3, 1, 1): "three of a kind",
    (2, 2, 1): "two pair",
    (2, 1, 1, 1): "pair",
}


def strength(cards: Sequence[str], ladder: str) -> int:
    """A number that is greater the better the hand; `ladder` names the kinds of hand from the best down."""
    held = Counter(RANKS.index(card[0]) for card in cards)
    by_count = sorted(held, key=lambda rank: (held[rank], rank), reverse=True)
    flush = len({card[1] for card in cards}) == 1
    straight = len(held) == len(cards) and max(held) - min(held) == len(cards) - 1
    if sorted(held) == [0, 1, 2, 3, 12]:  # five, four, three, deuce, ace
        straight, by_count = True, [3, 2, 1, 0, -1]
    kind = SHAPES.get(tuple(sorted(held.values(), reverse=True)), "high card")
    if straight or flush:
        kind = " ".join(["straight"] * straight + ["flush"] * flush)
    value = list(reversed(ladder.split(", "))).index(kind)
    for rank in (by_count + [0] * 5)[:5]:
        value = value * 16 + rank + 1
    return value
