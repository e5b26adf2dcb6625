"""What a dealer calls hands of five cards, and what other people may have meant."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from croupier.evaluators._hands import KINDS, ties
from croupier.evaluators._sayings import refuse
from croupier.table.cards import RANK_NAMES, RANKS, plural

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.evaluators._hands import HandClass, Order


class _Rank(NamedTuple):
    one: str
    many: str


_RANKS = tuple(_Rank(RANK_NAMES[rank], plural(rank)) for rank in RANKS)
"""An ace is the last one, whether it is called 12 or -1."""
_FULLY = {
    "high card": "high card, {0.one}, {1.one}, {2.one}, {3.one} and {4.one}",
    "no pair": "{0.one}-{1.one} low, {2.one}, {3.one} and {4.one}",
    "pair": "pair of {0.many}, {1.one}, {2.one} and {3.one}",
    "two pair": "two pair, {0.many} and {1.many}, {2.one} kicker",
    "three of a kind": "three of a kind, {0.many}, {1.one} and {2.one}",
    "straight": "straight, {0.one} high",
    "flush": "flush, {0.one}, {1.one}, {2.one}, {3.one} and {4.one}",
    "full house": "full house, {0.many} over {1.many}",
    "four of a kind": "four of a kind, {0.many}, {1.one} kicker",
    "straight flush": "straight flush, {0.one} high",
}
"""Each kind told in full: all that decides between two hands of it, in the order it is compared."""
_BRIEFLY: Mapping[str, tuple[str, ...]] = {
    "high card": ("{0.one} high",),
    "no pair": ("{0.one} low", "{0.one} high"),
    "flush": ("flush, {0.one} high",),
}
"""How a kind is told in short, where that is no beginning of the full words."""
_LABELS = {"straight flush, ace high": "royal flush", "five-four low, three, deuce and ace": "wheel"}
_BEST_LOW = "number one"

_SLANG = {
    "boat": "full house",
    "broadway": "straight, ace high",
    "high card": "no pair",
    "no pair": "high card",
    "nothing": "high card",
    "one pair": "pair",
    "quads": "four of a kind",
    "set": "three of a kind",
    "trips": "three of a kind",
    "wheel": "straight, five high",
}


def name(order: Order, hand: HandClass) -> str:
    """The name of its kind."""
    return order.called(order.kinds[hand.place])


def describe(order: Order, hand: HandClass) -> str:
    """The words that tell hands that tie from all others."""
    words = _told(_FULLY[name(order, hand)], hand)
    return _LABELS.get(words, words)


def _told(template: str, hand: HandClass) -> str:
    return template.format(*(_RANKS[rank] for rank in hand.decides))


def truths(order: Order, hand: HandClass) -> Iterator[str]:
    """All that can be said of hands that tie: their kind, their words as far as any comma, and other words for it."""
    kind = name(order, hand)
    words = _told(_FULLY[kind], hand)
    yield kind
    yield from accumulate(words.split(", "), "{}, {}".format)
    for template in _BRIEFLY.get(kind, ()):
        yield _told(template, hand)
    if words in _LABELS:
        yield _LABELS[words]
    if order.wins == "lowest" and hand[:2] == ties(order)[-1][0][:2]:
        yield _BEST_LOW


@cache
def sayings(order: Order) -> Mapping[str, int]:
    """All that can be said of any hand, the weakest first, each with the least strength of a hand of which it is true.

    It takes a while to build; what is true needs it never.
    """
    found: dict[str, int] = {}
    for strength, alike in enumerate(ties(order), 1):
        for each in truths(order, alike[0]):
            found.setdefault(each, strength)
    return found


def refuse_what_nobody_says(order: Order, words: str) -> None:
    """Raises ValueError, with what was probably meant, unless the words are true of some hand."""
    known = sayings(order)
    if words not in known:
        plain = words.lower()
        for slang, proper in _SLANG.items():
            if slang not in known and proper.split(", ")[0] in known:
                plain = re.sub(rf"\b{slang}\b", proper, plain)
        guesses = (
            () if plain == words and plain in KINDS else known
        )  # a kind that does not count here is misspelt by nobody
        refuse(words, plain, guesses, [order.called(kind) for kind in order.best_first])
