"""Words that no hand is called by, refused with those that were probably meant."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_SMALL_WORDS = frozenset("a an and of over the to with".split())
_MOST_LETTERS = 80
"""No hand takes more to tell; beyond it nobody guesses."""


def spelt(words: str) -> str:
    """The words as we spell them: `eight-high` → `eight high`."""
    return re.sub(r"^(\w+)-(high|low)$", r"\1 \2", words)


def refuse(words: str, plain: str, known: Iterable[str], best_first: Sequence[str]) -> NoReturn:
    """Raises ValueError: the words, made plain, with the most like them among those that are known."""
    near = _nearest(plain, known) if len(words) <= _MOST_LETTERS else None
    advice = f"did you mean {near!r}?" if near else f"the hands are {', '.join(best_first)}"
    raise ValueError(f"no hand is {words[:_MOST_LETTERS]!r}; {advice}")


def _nearest(plain: str, known: Iterable[str]) -> str | None:
    """What has most words in common with these, each read as the known one that is most like it."""
    from difflib import get_close_matches  # noqa: PLC0415 - nobody waits for it who makes no slip

    telling = {each: _telling(each) for each in known}
    vocabulary = sorted(frozenset().union(*telling.values()))
    read = {near for word in _telling(plain) for near in get_close_matches(word, vocabulary, n=1)}
    if not read:
        return None
    least = min(len(told ^ read) for told in telling.values())
    return get_close_matches(plain, [each for each, told in telling.items() if len(told ^ read) == least], 1, 0)[0]


def _telling(words: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", words)) - _SMALL_WORDS
