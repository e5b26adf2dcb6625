"""Kinds of hands of five cards, as the rules show them: an example, what it takes, how two of them are compared."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from croupier.evaluators._evaluator import Category
from croupier.evaluators._hands import ties
from croupier.table.cards import RANK_NAMES, RANKS, SUITS, Card

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.evaluators._hands import HandClass, Kind, Order


class _Told(NamedTuple):
    cards: str
    meaning: str
    high: str
    """How two of them are compared where the highest hand wins."""
    low: str
    """And where the lowest does."""


_HIGHEST_FIRST = "The highest cards are compared first, then the next highest, down to the fifth"
_ALL: Mapping[Kind, _Told] = {
    "high card": _Told(
        "Ac Jd 8h 4s 2c",
        "Five cards of different ranks{apart}.",
        f"{_HIGHEST_FIRST}.",
        f"{_HIGHEST_FIRST}; the lower card wins.",
    ),
    "pair": _Told(
        "Kc Kd Qs 9h 4c",
        "Two cards of one rank, and three others of different ranks.",
        "The higher pair wins; then the three kickers are compared, the highest first.",
        "The lower pair wins; then the three kickers are compared, the highest first, and the lower wins.",
    ),
    "two pair": _Told(
        "9s 9d 6c 6h Kd",
        "Two cards of one rank, two of another, and one of a third.",
        "The higher pairs are compared first, then the lower pairs, then the kicker.",
        "The higher pairs are compared first, then the lower pairs, then the kicker; the lower wins.",
    ),
    "three of a kind": _Told(
        "9c 9d 9s Kh 4d",
        "Three cards of one rank, and two others of different ranks.",
        "The higher three wins; then the two kickers are compared, the higher one first.",
        "The lower three wins; then the two kickers are compared, the higher one first, and the lower wins.",
    ),
    "straight": _Told(
        "8c 7d 6s 5h 4c",
        "Five cards in sequence{unsuited}{ace}.",
        "The higher top card wins{wheel}.",
        "The lower top card wins.",
    ),
    "flush": _Told(
        "Ad Jd 8d 4d 2d",
        "Five cards of one suit{unrun}.",
        f"{_HIGHEST_FIRST}; no suit beats another.",
        f"{_HIGHEST_FIRST}; the lower card wins, and no suit beats another.",
    ),
    "full house": _Told(
        "Ac Ad As 7h 7c",
        "Three cards of one rank, and two of another.",
        "The higher three wins; then the higher pair.",
        "The lower three wins; then the lower pair.",
    ),
    "four of a kind": _Told(
        "Tc Td Th Ts Ac",
        "Four cards of one rank, and one of another.",
        "The higher four wins; then the higher kicker.",
        "The lower four wins; then the lower kicker.",
    ),
    "straight flush": _Told(
        "9h 8h 7h 6h 5h",
        "Five cards in sequence, all of one suit{royal}.",
        "The higher top card wins{suited_wheel}. No suit beats another.",
        "The lower top card wins. No suit beats another.",
    ),
}
_LOW_EXAMPLE = "8h 6c 4d 3s 2c"


def _low_straight(order: Order) -> str:
    """`five, four, three, deuce, ace`."""
    return ", ".join((*(RANK_NAMES[RANKS[order.lowest + above]] for above in (3, 2, 1, 0)), "ace"))


def _blanks(order: Order) -> Mapping[str, str]:
    """What the sentences leave open, as it is by this order."""
    low, counts = RANK_NAMES[RANKS[order.lowest]], set(order.kinds)
    both = order.aces == "high and low"
    top = RANK_NAMES[RANKS[order.lowest + 3]]
    aces = {
        "high and low": f"; an ace stands at an end, above the king or below the {low}",
        "high": "; an ace stands above the king only",
        "low": f"; an ace stands below the {low} only",
    }
    apart = {
        (True, True): ", neither in sequence nor all of one suit",
        (True, False): ", not in sequence",
        (False, True): ", not all of one suit",
        (False, False): "; straights and flushes do not count",
    }
    unrun = "straight flush" in counts or order.unpaired(run=True, suited=True) == "straight"
    unsuited = "straight flush" in counts or order.unpaired(run=True, suited=True) == "flush"
    return {
        "apart": apart["straight" in counts, "flush" in counts],
        "ace": aces[order.aces],
        "unsuited": ", not all of one suit" * unsuited,
        "unrun": ", not in sequence" * unrun,
        "wheel": f"; in {_low_straight(order)} that is the {top}, so it is the lowest straight" * both,
        "suited_wheel": f"; in {_low_straight(order)} that is the {top}" * both,
        "royal": "; the highest, ace to ten, is called a royal flush" * (order.wins == "highest"),
    }


@cache
def categories(order: Order) -> tuple[Category, ...]:
    """The kinds that count, best first, with the hands counted that the deck has of each."""
    blanks = _blanks(order)
    return tuple(_category(order, kind, blanks) for kind in order.best_first)


def _category(order: Order, kind: Kind, blanks: Mapping[str, str]) -> Category:
    told, place = _ALL[kind], order.kinds.index(kind)
    dealt = [
        hand
        for alike in ties(order)
        for hand in alike
        if hand.place == place and all(rank >= order.lowest or rank < 0 for rank in hand.ranks)
    ]
    usual = _LOW_EXAMPLE if kind == "high card" and order.wins == "lowest" else told.cards
    cards = tuple(map(Card, usual.split()))
    if dealt and any(RANKS.index(card[0]) < order.lowest for card in cards):
        cards = _example(dealt[len(dealt) // 2])
    return Category(
        name=order.called(kind),
        cards=cards,
        meaning=told.meaning.format_map(blanks),
        ties=(told.low if order.wins == "lowest" else told.high).format_map(blanks),
        count=sum(hand.ways for hand in dealt),
    )


def _example(hand: HandClass) -> tuple[Card, ...]:
    """A hand of the class."""
    return tuple(Card(RANKS[rank] + SUITS[0 if hand.suited else at % 4]) for at, rank in enumerate(hand.ranks))


def remarks(order: Order) -> str:
    """What the list of kinds leaves out."""
    royal = "A royal flush is the highest straight flush. " * (
        order.wins == "highest" and "straight flush" in order.kinds
    )
    uncounted = " Straights and flushes do not count." * (not {"straight", "flush"} & set(order.kinds))
    aces = {
        "high and low": f"An ace is high, or low in {_low_straight(order)}.",
        "high": "An ace is always high.",
        "low": "An ace is always low.",
    }
    lowest = "The lowest hand wins. " * (order.wins == "lowest")
    return f"{royal}{lowest}{aces[order.aces]}{uncounted}"
