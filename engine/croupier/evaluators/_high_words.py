"""What a dealer calls the hands of the standard ranking, and what other people may have meant."""

from __future__ import annotations

import re
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from croupier.evaluators._high_hands import KINDS, classes
from croupier.table.cards import RANK_NAMES, RANKS, plural

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.evaluators._high_hands import HandClass


class _Rank(NamedTuple):
    one: str
    many: str


_RANKS = tuple(_Rank(RANK_NAMES[rank], plural(rank)) for rank in RANKS)
_FULLY = {
    "high card": "high card, {0.one}, {1.one}, {2.one}, {3.one} and {4.one}",
    "pair": "pair of {0.many}, {1.one}, {2.one} and {3.one}",
    "two pair": "two pair, {0.many} and {1.many}, {2.one} kicker",
    "three of a kind": "three of a kind, {0.many}, {1.one} and {2.one}",
    "straight": "straight, {0.one} high",
    "flush": "flush, {0.one}, {1.one}, {2.one}, {3.one} and {4.one}",
    "full house": "full house, {0.many} over {1.many}",
    "four of a kind": "four of a kind, {0.many}, {1.one} kicker",
    "straight flush": "straight flush, {0.one} high",
}
"""Each category told in full: all that decides between two hands of it, in the order it is compared."""
_BRIEFLY = {"high card": "{0.one} high", "flush": "flush, {0.one} high"}
"""How a category is told in short, where that is no beginning of the full words."""
_LABELS = {"straight flush, ace high": "royal flush"}

_SLANG = {
    "boat": "full house",
    "broadway": "straight, ace high",
    "no pair": "high card",
    "nothing": "high card",
    "one pair": "pair",
    "quads": "four of a kind",
    "set": "three of a kind",
    "trips": "three of a kind",
    "wheel": "straight, five high",
}
_SMALL_WORDS = frozenset("a an and of over the to with".split())
_MOST_LETTERS = 80
"""No hand takes more to tell; beyond it nobody guesses."""


def describe(hand: HandClass) -> str:
    """The words that tell a class of hands from all others."""
    words = _told(_FULLY[hand.name], hand)
    return _LABELS.get(words, words)


def refuse_what_nobody_says(words: str) -> None:
    """Raises ValueError, with what was probably meant, unless the words are true of some hand."""
    if words not in _sayings():
        raise ValueError(f"no hand is {words[:_MOST_LETTERS]!r}; {_advice(words)}")


def _told(template: str, hand: HandClass) -> str:
    return template.format(*(_RANKS[rank] for rank in hand.decides))


def truths(hand: HandClass) -> Iterator[str]:
    """All that can be said of a class: its category, its words as far as any comma, and other words for it."""
    words = _told(_FULLY[hand.name], hand)
    yield hand.name
    yield from accumulate(words.split(", "), "{}, {}".format)
    if hand.name in _BRIEFLY:
        yield _told(_BRIEFLY[hand.name], hand)
    if words in _LABELS:
        yield _LABELS[words]


def _advice(words: str) -> str:
    near = _nearest(words) if len(words) <= _MOST_LETTERS else None
    return f"did you mean {near!r}?" if near else f"the hands are {', '.join(kind.name for kind in reversed(KINDS))}"


def _nearest(words: str) -> str | None:
    """What has most words in common with these, each read as the known one that is most like it."""
    from difflib import get_close_matches  # noqa: PLC0415 - nobody waits for it who makes no slip

    plain = words.lower()
    for slang, proper in _SLANG.items():
        plain = re.sub(rf"\b{slang}\b", proper, plain)
    known = _telling_words()
    vocabulary = sorted(frozenset().union(*known.values()))
    read = {near for word in _telling(plain) for near in get_close_matches(word, vocabulary, n=1)}
    if not read:
        return None
    least = min(len(told ^ read) for told in known.values())
    return get_close_matches(plain, [each for each, told in known.items() if len(told ^ read) == least], 1, 0)[0]


@cache
def _sayings() -> dict[str, None]:
    """All that can be said of any hand, the weakest first. It takes a while to build; what is true needs it never."""
    return dict.fromkeys(each for hand in classes() for each in truths(hand))


@cache
def _telling_words() -> dict[str, frozenset[str]]:
    return {each: _telling(each) for each in _sayings()}


def _telling(words: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", words)) - _SMALL_WORDS
