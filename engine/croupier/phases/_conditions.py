"""Numbers that depend on what a player keeps: `{usually: 3, keeping an ace: 4}`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from croupier.spec.bounds import highest, lowest
from croupier.spec.harmless import quoted
from croupier.spec.values import FromText, did_you_mean, in_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.table import Card

USUALLY = "usually"
_RANKS = dict(
    zip("deuce three four five six seven eight nine ten jack queen king ace".split(), "23456789TJQKA", strict=True)
)
_WILD = "wild card"


def read_condition(text: str) -> str:
    """`usually`, `keeping an ace`, `keeping a wild card`."""
    match = re.fullmatch(r"keeping an? (.+)", text)
    if text == USUALLY or (match and match[1] in {*_RANKS, _WILD}):
        return text
    known = [USUALLY, f"keeping a {_WILD}", *(f"keeping {_a(rank)}" for rank in _RANKS)]
    near = did_you_mean(text, known)
    raise ValueError(f"{quoted(text)} is no condition" + (f" (did you mean `{near}`?)" if near else ""))


Condition = Annotated[
    str,
    FromText(read_condition, "`usually`, or a condition such as `keeping an ace`", r"^(usually|keeping an? [a-z ]+)$"),
]
Count: TypeAlias = Annotated[int, lowest(1), highest(26)] | Literal["all"]
Limit: TypeAlias = Count | Mapping[Condition, Count]
"""How many cards at most: a number, all, or a number for each condition; the greatest that holds counts."""


def check_limit(limit: Limit) -> str:
    """What is wrong with a limit; nothing, if it makes sense."""
    if not isinstance(limit, Mapping):
        return ""
    if USUALLY not in limit:
        return f"`{USUALLY}` says how many it is where no condition holds"
    for condition, count in exceptions(limit).items():
        if _number(count) <= _number(limit[USUALLY]):
            return f"`{condition}` allows no more than `{USUALLY}` does"
    return ""


def others(limit: Limit, hand: int) -> Iterator[Limit]:
    """Other limits: other numbers, a condition less, another rank, a condition where there was none."""
    least, kept = usual(limit), exceptions(limit)
    for count in _counts(least, hand):
        yield {USUALLY: count, **kept} if kept else count
    for condition, count in kept.items():
        rest = (
            {each: number for each, number in limit.items() if each != condition} if isinstance(limit, Mapping) else {}
        )
        yield rest if len(rest) > 1 else least
        yield from ({**rest, condition: other} for other in _counts(count, hand))
        yield from ({**rest, other: count} for other in ("keeping a king",) if _rank(condition))
    if not kept and least != "all" and least < hand:
        yield {USUALLY: least, "keeping an ace": least + 1}


def _counts(count: Count, hand: int) -> Iterator[Count]:
    around: tuple[Count, ...] = (1, hand - 1, hand) if count == "all" else (count - 1, count + 1, hand, "all")
    yield from (each for each in dict.fromkeys(around) if each not in {0, count})


def usual(limit: Limit) -> Count:
    """The number where no condition holds."""
    return limit if isinstance(limit, int | str) else limit[USUALLY]


def exceptions(limit: Limit) -> Mapping[str, Count]:
    """The number under each condition."""
    if isinstance(limit, int | str):
        return {}
    return {condition: count for condition, count in limit.items() if condition != USUALLY}


def of(count: Count, hand: int) -> int:
    """A number of cards out of a hand of that size."""
    return hand if count == "all" else min(count, hand)


def allowing(condition: str, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards whose keeping makes the condition true. No card is wild as yet."""
    rank = _rank(condition)
    return tuple(card for card in cards if card[0] == rank)


def ranks(limit: Limit) -> frozenset[str]:
    """The ranks that the conditions speak of."""
    return frozenset(map(_rank, exceptions(limit))) - {""}


def said(limit: Limit) -> str:
    """`any number of cards`; `up to three cards, or four while keeping an ace or a wild card`."""
    by_count: dict[Count, list[str]] = {}
    for condition, count in exceptions(limit).items():
        if not _rank(condition):
            continue  # no card is wild as yet, and a sentence about wild cards would puzzle
        by_count.setdefault(count, []).append(condition.removeprefix("keeping "))
    more = (f", or {_said(count)} while keeping {' or '.join(kinds)}" for count, kinds in by_count.items())
    return _cards(usual(limit)) + "".join(more)


def _cards(count: Count) -> str:
    return "any number of cards" if count == "all" else f"up to {in_words(count)} card{'s' * (count != 1)}"


def _said(count: Count) -> str:
    return "any number" if count == "all" else in_words(count)


def _number(count: Count) -> int:
    return 100 if count == "all" else count


def _a(rank: str) -> str:
    return f"an {rank}" if rank[0] in "ae" else f"a {rank}"


@cache
def _rank(condition: str) -> str:
    """The letter of the rank; none for a wild card."""
    return _RANKS.get(condition.removeprefix("keeping ").partition(" ")[2], "")
