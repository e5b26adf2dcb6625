"""Ways to get a ranking of five cards wrong, each a ranking of its own. A proof of the rules must notice every one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, TypeAlias

from croupier.evaluators._hands import ACE, KINDS, ties
from croupier.table.cards import RANK_NAMES, RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from croupier.evaluators._hands import Aces, HandClass, Kind, Order
    from croupier.table.cards import Card

    Rank: TypeAlias = Callable[[Sequence[Card]], int]
    Key: TypeAlias = tuple[int, tuple[int, ...]]

_KING = ACE - 1
_ABOVE_ALL = ACE + 1
_PLURALS: Mapping[Kind, str] = {"straight": "straights", "flush": "flushes"}


def mistakes(order: Order, rank: Rank, ranked_by: Callable[[Order], Rank]) -> Iterator[tuple[str, Rank]]:
    """Wrong rankings, each with what is wrong in it; `rank` is the right one, `ranked_by` that of any order."""
    for one, other in pairwise(order.kinds):
        better, worse = (one, other) if order.wins == "lowest" else (other, one)
        yield f"{order.called(worse)} beats {order.called(better)}", ranked_by(_swapped(order, one, other))
    yield "the last kicker is ignored", _by(order, rank, _short)
    for name, wrong in _other_orders(order):
        yield name, ranked_by(wrong)
    if order.wins == "lowest":
        yield "the highest hand wins", ranked_by(replace(order, wins="highest"))
        yield "the lowest cards are compared first", _by(order, rank, _from_below)
    if order.aces == "high and low" and "straight" in order.kinds:
        wheel = f"the straight to the {_lowest_top(order)} is the highest"
        yield wheel, _by(order, rank, _high_wheel)
        yield "straights go round the corner", _by(order, rank, partial(_round_the_corner, order))
    yield "suits break ties", lambda cards: rank(cards) * 100 + max(map(_height, cards))


def _swapped(order: Order, one: Kind, other: Kind) -> Order:
    swap: dict[Kind, Kind] = {one: other, other: one}
    return replace(order, kinds=tuple(swap.get(kind, kind) for kind in order.kinds))


def _other_orders(order: Order) -> Iterator[tuple[str, Order]]:
    """Aces elsewhere; what is not noticed though it counts, or counts though it should not."""
    wheel = f"straight from the ace down to the {_lowest_top(order)}"
    elsewhere: Mapping[Aces, Mapping[Aces, str]] = {
        "high and low": {"high": f"no {wheel}"} if "straight" in order.kinds else {"low": "aces are low"},
        "high": {"low": "aces are low", "high and low": f"a {wheel}"},
        "low": {"high": "aces are high"},
    }
    for aces, says in elsewhere[order.aces].items():
        yield says, replace(order, aces=aces)
    for kind, many in _PLURALS.items():
        if kind in order.kinds:
            yield f"{many} are not noticed", _counting(order, frozenset(order.kinds) - {kind})
        else:
            yield f"{many} count", _counting(order, frozenset(order.kinds) | {kind})
    if {"straight flush", "flush"} <= set(order.kinds):
        yield "straight flushes are flushes", _counting(order, frozenset(order.kinds) - {"straight flush"})


def _counting(order: Order, kinds: frozenset[Kind]) -> Order:
    """With those kinds; what is new stands where the standard ranking has it."""
    told = order.kinds if kinds <= set(order.kinds) else KINDS
    return replace(order, kinds=tuple(kind for kind in told if kind in kinds))


def _lowest_top(order: Order) -> str:
    """The lowest straight's top card, where an ace stands at its bottom."""
    return RANK_NAMES[RANKS[order.lowest + 3]]


def _by(order: Order, rank: Rank, key: Callable[[HandClass], Key]) -> Rank:
    """Ranked by a key of what the right ranking makes of the hand; bigger is better as there."""
    keys: list[int] = []
    sign = -1 if order.wins == "lowest" else 1

    def number(hand: HandClass) -> int:
        total, ranks = key(hand)
        for each in (*ranks, 0, 0, 0, 0, 0)[:5]:
            total = total * 15 + each + 1
        return sign * total

    def wrong(cards: Sequence[Card]) -> int:
        if not keys:
            keys.extend(number(alike[0]) for alike in ties(order))
        return keys[rank(cards) - 1]

    return wrong


def _short(hand: HandClass) -> Key:
    """Without the last of the ranks that decide."""
    return hand.place, hand.decides[:-1]


def _from_below(hand: HandClass) -> Key:
    return hand.place, hand.decides[::-1]


def _high_wheel(hand: HandClass) -> Key:
    wheel = len(hand.decides) == 1 and ACE in hand.ranks and _KING not in hand.ranks
    return hand.place, ((_ABOVE_ALL,) if wheel else hand.decides)


def _round_the_corner(order: Order, hand: HandClass) -> Key:
    held = set(hand.ranks)
    ring = tuple(range(order.lowest, ACE + 1)) * 2
    corner = any(set(ring[at : at + 5]) == held for at in range(len(ring) // 2 - 4, len(ring) // 2))
    as_: Kind = "straight flush" if hand.suited and "straight flush" in order.kinds else "straight"
    return (order.kinds.index(as_) if corner and len(held) == len(hand.ranks) else hand.place), hand.ranks


def _height(card: Card) -> int:
    return RANKS.index(card[0]) * 4 + SUITS.index(card[1])
