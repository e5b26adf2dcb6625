"""By which of the hands that come with Croupier a wrong engine is caught, and what is said of it then."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from croupier.conformance.judging import judge
from croupier.conformance.messages import Ranked
from croupier.conformance.outcomes import Outcome, Verdict
from croupier.conformance.performing import Performance, perform
from croupier.conformance.ranked import judge_ranks
from croupier.conformance.vector import rules_of
from croupier.conformance.vectors import shipped_ranks
from tests.conformance.asked import all_shipped
from tests.conformance.wrong.ranking import Ranked as Ranking
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.conformance.messages import Level, Ran
    from croupier.conformance.vector import Vector
    from croupier.rules import Rulebook
    from tests.conformance.wrong.engine import Wrong

LEVELS: tuple[Level, ...] = ("result", "legal", "full")


class Caught(NamedTuple):
    """A hand that an engine plays wrongly."""

    vector: Vector
    level: Level
    verdict: Verdict
    reply: Ran


def book(vector: Vector) -> Rulebook:
    """What it is to be played by."""
    return rules_of(LIBRARY, vector.profile)


@cache
def right(vector_id: str, slug: str, level: Level) -> Performance:
    """What is expected."""
    vector = next(each for each in all_shipped(slug) if each.id == vector_id)
    return perform(book(vector), vector.request(0, level))


def caught(slug: str, wrong: Wrong, level: Level) -> Iterator[Caught]:
    """The hands at which it is found out, those about its own clauses first."""
    own = {f"{slug}/{clause}" for clause in wrong.clauses}
    for vector in sorted(all_shipped(slug), key=lambda each: not own & set(each.clauses[:1])):
        try:
            reply = wrong.perform(book(vector), vector.request(0, level)).reply
        except Exception as broken:  # noqa: BLE001 - a wrong engine may well break down; that is no answer
            yield Caught(vector, level, Verdict(outcome=Outcome.ERROR, why=repr(broken)), reply=None)  # type: ignore[arg-type]
            continue
        verdict = judge(book(vector), vector, right(vector.id, slug, level), reply)
        if verdict.outcome is not Outcome.PASSED:
            yield Caught(vector, level, verdict, reply)


def caught_by_ranks(ranking: Ranking) -> Verdict | None:
    """A message of hands to be compared at which a ranking is found out.

    What found out the one before comes first: rankings that are listed side by side are often wrong in the same hands.
    """
    for vector in _MESSAGES:
        reply = Ranked(seq=0, ranks=tuple(map(ranking.rank, vector.hands)))
        verdict = judge_ranks(vector, reply)
        if verdict.outcome is not Outcome.PASSED:
            _MESSAGES.remove(vector)
            _MESSAGES.insert(0, vector)
            return verdict
    return None


_MESSAGES = [*shipped_ranks("high")]
