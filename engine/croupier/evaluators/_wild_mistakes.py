"""Ways to get wild cards wrong, each a ranking of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from croupier.table.cards import RANKS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier.evaluators._wild import WildCards
    from croupier.table.cards import Card

    Rank: TypeAlias = Callable[[Sequence[Card]], int]

_NONE: frozenset[Card] = frozenset()


def wild_mistakes(right: WildCards) -> Iterator[tuple[str, Rank]]:
    """Wrong rankings, each with what is wrong in it."""
    for name, wrong in right.natural.mistakes():
        yield name, _applied(right, wrong)
    high = right.natural.order.wins == "highest"
    best = right.threshold("five of a kind") if high else 0
    if high:
        yield "five of a kind is four of a kind", lambda cards: min(right.rank(cards), _quads(right))
        least = right.natural.threshold("straight flush") if "straight flush" in right.natural.order.kinds else 0
        if least:
            yield "a straight flush beats five of a kind", lambda cards: _under(right.rank(cards), least, best)
        yield "a wild card beside an ace in a flush is a second ace", lambda cards: _second_ace(right, cards)
    if high and right.bugs:
        bugless = replace(right, wild=right.wild | right.bugs, bugs=_NONE)
        yield "the bug stands for any card", bugless.rank
    if high and right.wild:
        yield "wild cards are bugs", replace(right, wild=_NONE, bugs=right.wild | right.bugs).rank
    yield "hands without wild cards win ties", lambda cards: 2 * right.rank(cards) + _is_natural(right, cards)


def _applied(right: WildCards, wrong: Rank) -> Rank:
    """What is ranked wrong is what the cards stand for; five of a kind stay above all."""
    return lambda cards: _sunk(right, cards) or wrong(right.standing(cards) if not _is_natural(right, cards) else cards)


def _sunk(right: WildCards, cards: Sequence[Card]) -> int:
    """A number above all that a wrong ranking gives, for five of a kind alone."""
    return right.rank(cards) << 40 if right.category(cards) == "five of a kind" else 0


def _is_natural(right: WildCards, cards: Sequence[Card]) -> bool:
    return not (right.wild | right.bugs).intersection(cards)


def _quads(right: WildCards) -> int:
    """The best four of a kind."""
    return right.natural.threshold("four of a kind, aces, king kicker")


def _under(rank: int, least: int, five: int) -> int:
    """Five of a kind below the lowest straight flush; twice as far apart, so that there is room."""
    return 2 * least - 100 + rank - five if rank >= five else 2 * rank


def _second_ace(right: WildCards, cards: Sequence[Card]) -> int:
    """A flush with an ace and a wild card above all others without."""
    ranks = [RANKS.find(card[0]) for card in cards]
    flush = right.category(cards) == "flush" and not _is_natural(right, cards) and max(ranks) == RANKS.index("A")
    top = right.natural.threshold("flush, ace, king, queen, jack and nine") if flush else 0
    return 2 * top + 1 if flush else 2 * right.rank(cards)
