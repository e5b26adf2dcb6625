"""Which clause is to be suspected: one that is at work where it fails, and seldom where it does not."""

from __future__ import annotations

from functools import cached_property
from math import sqrt
from typing import TYPE_CHECKING

from croupier.conformance.performing import perform
from croupier.conformance.vector import rules_of
from croupier.proof import consult

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.conformance.explaining import Played
    from croupier.conformance.performing import Performance
    from croupier.conformance.vector import Vector
    from croupier.rules import Library

MOST = 150
"""The hands of either kind that are looked at."""


def shown(done: Performance) -> tuple[str, ...]:
    """The clauses, as full ids, that a hand shows at work."""
    if not done.hands:
        return ()
    hand = done.hands[-1]
    _, spoke = consult(hand.rules, hand.record)
    return tuple(hand.rules.public(clause.id) for clause in hand.rules.clauses if clause.id in spoke)


class Suspects:
    """The hands of a run: those that failed, and some of those that did not."""

    def __init__(self, library: Library, failed: Sequence[Vector], passed: Sequence[Played]) -> None:
        self._library, self._failing, self._passing = library, failed, passed

    def passed(self, variant: str) -> tuple[Played, ...]:
        """Hands of a variant that were answered right, evenly chosen where there are many."""
        own = [each for each in self._passing if each.vector.variant == variant]
        return tuple(own[:: -(-len(own) // MOST) or 1])

    def likeliest(self, told: str, among: Sequence[str]) -> str:
        """Of the clauses of a hand the one that is best at telling right hands from wrong ones; `told` in doubt."""
        if not among:
            return told
        return max((told, *among) if told in among else among, key=self._score)

    def _score(self, clause: str) -> float:
        """The measure by Ochiai: how many failed among those where it is at work, and how many of all that failed."""
        failed = sum(clause in each for each in self._failed)
        passed = sum(clause in each for each in self._passed)
        return round(failed / sqrt((failed + passed) * len(self._failed)), 3) if failed else 0.0

    @cached_property
    def _failed(self) -> tuple[tuple[str, ...], ...]:
        return tuple(self._shown(each) for each in self._failing[:MOST])

    @cached_property
    def _passed(self) -> tuple[tuple[str, ...], ...]:
        variants = dict.fromkeys(each.variant for each in self._failing)
        return tuple(self._shown(each.vector) for variant in variants for each in self.passed(variant))

    def _shown(self, vector: Vector) -> tuple[str, ...]:
        done = perform(rules_of(self._library, vector.profile), vector.request(0, "result"))
        return (done.clause,) if done.clause else shown(done)
