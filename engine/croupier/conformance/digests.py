"""The table of all hands, held against an implementation's by digests.

It takes one question where the table is right, and some twenty to the first hand where it is not.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, TypeAlias

from croupier.conformance.messages import Declined, Digested
from croupier.conformance.outcomes import Outcome, Verdict, declining
from croupier.conformance.ranking import digest, hand_at, table
from croupier.conformance.wording import line
from croupier.evaluators import evaluator

if TYPE_CHECKING:
    from croupier.conformance.messages import Reply

Ask: TypeAlias = "Callable[[int, int], Reply]"
"""Sends a `Digest` of a stretch, from the first hand to the one after the last; the reply to it."""


def judge_table(word: str, ask: Ask) -> Verdict:
    """The verdict on a whole table; the first wrong hand of one that is wrong."""
    asked = _Asked(word, ask)
    try:
        if asked.right(0, len(table(word))):
            return Verdict(outcome=Outcome.PASSED)
        place = _first_wrong(asked, len(table(word)))
        return _told(word, place, asked.digest(place, place + 1))
    except _NoDigestError as none:
        return none.verdict


class _NoDigestError(Exception):
    """What came was no digest."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict.why)
        self.verdict = verdict


class _Asked:
    """Somebody who is asked for digests."""

    def __init__(self, word: str, ask: Ask) -> None:
        self._word, self._ask = word, ask

    def right(self, first: int, end: int) -> bool:
        """Whether the digest of a stretch is as it should be."""
        return self.digest(first, end) == digest(self._word, first, end)

    def digest(self, first: int, end: int) -> str:
        """What it says of a stretch. Raises _NoDigestError."""
        match self._ask(first, end):
            case Digested(digest=told):
                return told.lower()
            case Declined() as none:
                raise _NoDigestError(declining(none))
            case reply:
                why = f"this is no digest: {line(reply)}"
                raise _NoDigestError(Verdict(outcome=Outcome.PROTOCOL, why=why))


def _first_wrong(asked: _Asked, end: int) -> int:
    """The first hand with a wrong number, in a table that has one."""
    first = 0
    while end - first > 1:
        middle = (first + end) // 2
        if asked.right(first, middle):
            first = middle
        else:
            end = middle
    return first


def _told(word: str, place: int, got: str) -> Verdict:
    """Which hand, what it is, and which number it was given: of so few, every one can be tried."""
    ranking = evaluator(word)
    hand, right = hand_at(ranking, place), table(word)[place]
    name = f"{' '.join(hand)} ({ranking.describe(hand)})"
    if got == digest(word, place, place + 1):
        why = f"the digest of a longer stretch is wrong, and that of its hands is right, as for {name}"
        return Verdict(outcome=Outcome.WRONG, at=place, expected="digests that agree", got="others", why=why)
    numbers = (number for number in range(1 << 16) if sha256(number.to_bytes(2, "big")).hexdigest() == got)
    given = next(numbers, None)
    return Verdict(
        outcome=Outcome.WRONG,
        at=place,
        expected=f"{right} for {name}",
        got="no number of two bytes" if given is None else str(given),
        why=f"hand {place} of the table, counted from 0",
    )
