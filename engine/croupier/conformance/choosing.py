"""Which of many hands are worth keeping: those that show what few others show."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.conformance.vector import Vector

_TAIL = 40
"""So many actions count for nothing when a short hand is preferred to a long one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A hand that might be kept."""

    vector: Vector
    marks: tuple[str, ...]
    """What it shows: clauses by id, kinds of hands by name. The order is that of the rules page."""
    tells: tuple[str, ...] = ()
    """Which mistakes it finds out; wanted like clauses."""


def choose(candidates: Sequence[Candidate], count: int) -> tuple[Vector, ...]:
    """So many of the candidates, or all: each shows a clause, or tells a mistake, that was in the fewest before it.

    The rarest clause stands first among those of the vector. Of several, the one with the rarest marks is chosen, and
    rather a short one than a long one.
    """
    kept: Counter[str] = Counter()
    left = list(candidates)
    found: list[Vector] = []
    while left and len(found) < count:
        best = max(range(len(left)), key=lambda place: _worth(left[place], kept))
        candidate = left.pop(best)
        found.append(_foremost(candidate.vector, kept))
        kept.update((*candidate.marks, *candidate.tells))
    return tuple(found)


def _worth(candidate: Candidate, kept: Counter[str]) -> tuple[int, float]:
    rarest = min((kept[each] for each in (*candidate.vector.clauses, *candidate.tells)), default=0)
    rarity = sum(1 / (1 + kept[mark]) ** 2 for mark in (*candidate.marks, *candidate.tells))
    return -rarest, rarity / (_TAIL + len(candidate.vector.actions))


def _foremost(vector: Vector, kept: Counter[str]) -> Vector:
    if not vector.clauses:
        return vector
    rarest = min(vector.clauses, key=kept.__getitem__)
    return replace(vector, clauses=(rarest, *(each for each in vector.clauses if each != rarest)))
