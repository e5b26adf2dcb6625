"""Ways to get the standard ranking wrong, each a ranking of its own. A proof of the rules must notice every one."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from croupier.evaluators._high_hands import KINDS, classes
from croupier.table.cards import RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier.evaluators._high_hands import HandClass
    from croupier.table.cards import Card

Key: TypeAlias = "tuple[int, tuple[int, ...]]"
_PLACES = {kind.name: place for place, kind in enumerate(KINDS)}
_ACE, _FIVE = RANKS.index("A"), RANKS.index("5")


def mistakes(rank: Callable[[Sequence[Card]], int]) -> Iterator[tuple[str, Callable[[Sequence[Card]], int]]]:
    """Wrong rankings of five cards, each with what is wrong in it; `rank` is the right one."""
    for place, (lower, higher) in enumerate(pairwise(KINDS)):
        swap = {place: place + 1, place + 1: place}
        yield f"{lower.name} beats {higher.name}", _table(rank, partial(_swapped, swap))
    for name, key in _KEYS.items():
        yield name, _table(rank, key)
    yield (
        "suits break ties",
        lambda cards: rank(cards) * 100 + max(RANKS.index(c[0]) * 4 + SUITS.index(c[1]) for c in cards),
    )


def _table(rank: Callable[[Sequence[Card]], int], key: Callable[[HandClass], Key]) -> Callable[[Sequence[Card]], int]:
    keys: list[Key] = []

    def wrong(cards: Sequence[Card]) -> int:
        if not keys:
            keys.extend(map(key, classes()))
        place, ranks = keys[rank(cards) - 1]
        total = place
        for each in (*ranks, 0, 0, 0, 0, 0)[:5]:
            total = total * 14 + each
        return total

    return wrong


def _swapped(swap: dict[int, int], hand: HandClass) -> Key:
    return swap.get(hand.place, hand.place), hand.decides


def _short(hand: HandClass) -> Key:
    """Without the last of the ranks that decide."""
    return hand.place, hand.decides[:-1]


def _is_wheel(hand: HandClass) -> bool:
    return _named(hand, "straight", "straight flush") and _ACE in hand.ranks and RANKS.index("K") not in hand.ranks


def _named(hand: HandClass, *names: str) -> bool:
    return KINDS[hand.place].name in names


def _no_wheel(hand: HandClass) -> Key:
    plain = _PLACES["flush" if hand.suited else "high card"]
    return (plain if _is_wheel(hand) else hand.place), hand.ranks


def _high_wheel(hand: HandClass) -> Key:
    return hand.place, ((13,) if _is_wheel(hand) else hand.decides)


def _round_the_corner(hand: HandClass) -> Key:
    held = set(hand.ranks)
    corner = any({(low + step) % 13 for step in range(5)} == held for low in range(_ACE - 3, _ACE))
    as_ = _PLACES["straight flush" if hand.suited else "straight"]
    return (as_ if corner and len(held) == len(hand.ranks) else hand.place), hand.ranks


def _unseen(as_: str, names: tuple[str, ...], hand: HandClass) -> Key:
    return (_PLACES[as_] if _named(hand, *names) else hand.place), hand.ranks


_KEYS: dict[str, Callable[[HandClass], Key]] = {
    "the last kicker is ignored": _short,
    "no straight from the ace down to the five": _no_wheel,
    "the straight to the five is the highest": _high_wheel,
    "straights go round the corner": _round_the_corner,
    "straights are not noticed": partial(_unseen, "high card", ("straight",)),
    "flushes are not noticed": partial(_unseen, "high card", ("flush",)),
    "straight flushes are flushes": partial(_unseen, "flush", ("straight flush",)),
}
