"""Hands that options name in words: `pair of jacks` and whatever is better."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated

from croupier.spec.harmless import quoted
from croupier.spec.values import MOST_LETTERS, FromText
from croupier.table.cards import RANK_NAMES, plural

if TYPE_CHECKING:
    from collections.abc import Iterator

_WITH_ARTICLE = frozenset({"pair", "straight", "flush", "full", "royal", "steel", "wheel", "badugi"})
_RANKS = tuple((name, plural(rank)) for rank, name in RANK_NAMES.items())


def read_hand(text: str) -> str:
    """Words for a hand; whether the ranking knows them is found out when it is known which one."""
    if len(text) > MOST_LETTERS or text != " ".join(text.split()) or not text:
        raise ValueError(f"{quoted(text[:MOST_LETTERS])} is no name of a hand; write it like `pair of jacks`")
    return text


Words = Annotated[str, FromText(read_hand, "a hand such as `pair of jacks`")]


def with_article(words: str) -> str:
    """`a pair of jacks`, `eight-high`, `three of a kind`."""
    return f"a {words}" if words.split(maxsplit=1)[0] in _WITH_ARTICLE else words


def neighbours(words: str) -> Iterator[str]:
    """The same words with the rank below and the rank above, for each rank that they name."""
    for form in zip(*_RANKS, strict=True):
        for one, other in (*pairwise(form), *pairwise(form[::-1])):
            changed = re.sub(rf"\b{one}\b", other, words)
            if changed != words:
                yield changed
