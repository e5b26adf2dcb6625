"""Two rulebooks side by side: which steps and which clauses of one answer to those of the other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.phases import Clause, Step
    from croupier.rules.rulebook import Rulebook


@dataclass(frozen=True)
class Comparison:
    """What B has in common with A, and what it has not. Nothing in either depends on which one came first."""

    a: Rulebook
    b: Rulebook

    @cached_property
    def steps(self) -> tuple[tuple[Step, Step], ...]:
        """The steps that answer to each other: those of one name, and those that a name alone seems to part.

        A step of another name is the same step where it is of the same kind and still says something in the same
        words; of several, the one that has most in common.
        """
        theirs = {step.slug: step for step in self.b.steps}
        ours = {step.slug for step in self.a.steps}
        free = [step for step in self.b.steps if step.slug not in ours]
        found = []
        for step in self.a.steps:
            other = theirs.get(step.slug) or self._renamed(step, free)
            if other:
                found.append((step, other))
                free = [each for each in free if each is not other]
        return tuple(found)

    @cached_property
    def pairs(self) -> tuple[tuple[Clause, Clause], ...]:
        """The clauses that answer to each other, in the order of the first: by step and aspect, else by their words."""
        names = {step.slug: other.slug for step, other in self.steps}
        left = {clause.id: clause for clause in self.b.clauses}
        found = {}
        for clause in self.a.clauses:
            step, _, aspect = clause.id.partition(".")
            if other := left.pop(f"{names.get(step, step)}.{aspect}", None):
                found[clause.id] = other
        for clause in self.a.clauses:
            alike = next((each for each in left.values() if each.text == clause.text), None)
            if clause.id not in found and alike:
                found[clause.id] = left.pop(alike.id)
        return tuple((clause, found[clause.id]) for clause in self.a.clauses if clause.id in found)

    @cached_property
    def only(self) -> tuple[tuple[Clause, ...], tuple[Clause, ...]]:
        """The clauses that one of them alone has."""
        ours, theirs = ({pair[side].id for pair in self.pairs} for side in (0, 1))
        return _without(self.a.clauses, ours), _without(self.b.clauses, theirs)

    @cached_property
    def differently(self) -> tuple[tuple[Clause, Clause], ...]:
        """The clauses that they word differently."""
        return tuple(pair for pair in self.pairs if not alike(*pair))

    @property
    def differ(self) -> bool:
        """Whether anything is different: a clause, or what is usually played for."""
        return bool(self.differently or any(self.only) or self.a.stakes != self.b.stakes)

    def _renamed(self, step: Step, free: Iterable[Step]) -> Step | None:
        said = _texts(self.a, step)
        alike = {each.slug: len(said & _texts(self.b, each)) for each in free if each.word == step.word}
        return max((each for each in free if alike.get(each.slug)), key=lambda each: alike[each.slug], default=None)


def alike(one: Clause, other: Clause) -> bool:
    """Whether two clauses say the same."""
    return (one.text, one.modality) == (other.text, other.modality)


def _texts(rules: Rulebook, step: Step) -> set[str]:
    return {clause.text for clause in rules.clauses if clause.id.startswith(f"{step.slug}.")}


def _without(clauses: tuple[Clause, ...], ids: set[str]) -> tuple[Clause, ...]:
    return tuple(clause for clause in clauses if clause.id not in ids)
