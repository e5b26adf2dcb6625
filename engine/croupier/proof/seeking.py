"""The search for a witness: both rulebooks played in step, at random and with a leaning, until they part."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from croupier.proof.leaning import leaning_choice, leaning_setting
from croupier.proof.lessening import lessened
from croupier.proof.witness import parting

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.proof.witness import Witness
    from croupier.rules import Rulebook

HANDS = 3_000
"""So many hands are played before a search gives up, where nobody says otherwise."""


def seek(right: Rulebook, wrong: Rulebook, random: Random, budget: int = HANDS) -> Witness | None:
    """A small hand that tells the two apart; None where none was found in `budget` hands, which proves nothing."""
    return next(witnesses(right, wrong, random, budget), None)


def witnesses(right: Rulebook, wrong: Rulebook, random: Random, budget: int = HANDS) -> Iterator[Witness]:
    """One small hand for each way in which the two were seen to part."""
    seen: set[str] = set()
    for _ in range(budget):
        found = parting(right, wrong, leaning_setting(right, wrong, random), leaning_choice(right, wrong, random))
        if found is not None and found.differs not in seen:
            seen.add(found.differs)
            yield lessened(right, wrong, found)
