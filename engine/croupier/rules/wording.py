"""Two wordings of a sentence, word by word."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

LEAST_ALIKE = 0.5
"""Of two sentences that share less than that, each is easier to read by itself."""

What = Literal["same", "gone", "new"]


class Piece(NamedTuple):
    """Some words, and whether both wordings have them."""

    what: What
    words: str


def compared(one: str, other: str) -> tuple[Piece, ...] | None:
    """The pieces of two sentences in reading order; None where they have too little in common."""
    before, after = one.split(), other.split()
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    if matcher.ratio() < LEAST_ALIKE:
        return None
    return tuple(_joined(_pieces(matcher, before, after)))


def _pieces(matcher: SequenceMatcher[str], before: list[str], after: list[str]) -> Iterator[tuple[What, list[str]]]:
    """As the matcher finds them; but a lone word between two changes belongs to them."""
    codes = matcher.get_opcodes()
    for place, (tag, i1, i2, j1, j2) in enumerate(codes):
        if tag == "equal" and not (i2 - i1 == 1 and 0 < place < len(codes) - 1):
            yield "same", before[i1:i2]
        else:
            yield "gone", before[i1:i2]
            yield "new", after[j1:j2]


def _joined(pieces: Iterator[tuple[What, list[str]]]) -> Iterator[Piece]:
    """Changes that follow one another as one: what is gone, then what is new."""
    gone: list[str] = []
    new: list[str] = []
    for what, words in (*pieces, ("same", [])):
        if what != "same":
            (gone if what == "gone" else new).extend(words)
            continue
        if gone:
            yield Piece("gone", " ".join(gone))
        if new:
            yield Piece("new", " ".join(new))
        gone, new = [], []
        if words:
            yield Piece("same", " ".join(words))
