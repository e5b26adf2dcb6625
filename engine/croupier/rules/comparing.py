"""Two rulebooks side by side: which steps and which clauses of one answer to those of the other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

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
        words, or where both have no other of that kind. Of several, those that have most in common, the first first.
        """
        theirs = {step.slug: step for step in self.b.steps}
        found = {step.slug: theirs[step.slug] for step in self.a.steps if step.slug in theirs}
        ours = [step for step in self.a.steps if step.slug not in found]
        free = [step for step in self.b.steps if step.slug not in found]
        strangers = [(step, other) for step in ours for other in free if step.word == other.word]
        for step, other in sorted(strangers, key=lambda pair: -self._in_common(*pair)):
            lone = sum(pair[0].word == step.word for pair in strangers) == 1
            if (lone or self._in_common(step, other)) and step.slug not in found and other not in found.values():
                found[step.slug] = other
        return tuple((step, found[step.slug]) for step in self.a.steps if step.slug in found)

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

    @property
    def renamed(self) -> Iterator[tuple[Step, Step]]:
        """The steps that have another name in B."""
        return ((step, other) for step, other in self.steps if step.name != other.name)

    @property
    def gone(self) -> Iterator[Step]:
        """The steps that A alone has."""
        kept = {step.slug for step, _ in self.steps}
        return (step for step in self.a.steps if step.slug not in kept)

    @property
    def added(self) -> Iterator[tuple[Step, Step | None]]:
        """The steps that B alone has, each with the one before it."""
        known = {other.slug for _, other in self.steps}
        before = (None, *self.b.steps)
        return ((step, last) for last, step in zip(before, self.b.steps, strict=False) if step.slug not in known)

    def _in_common(self, step: Step, other: Step) -> int:
        return len(_texts(self.a, step) & _texts(self.b, other))


def alike(one: Clause, other: Clause) -> bool:
    """Whether two clauses say the same."""
    return (one.text, one.modality) == (other.text, other.modality)


def _texts(rules: Rulebook, step: Step) -> set[str]:
    return {clause.text for clause in rules.clauses if clause.id.startswith(f"{step.slug}.")}


def _without(clauses: tuple[Clause, ...], ids: set[str]) -> tuple[Clause, ...]:
    return tuple(clause for clause in clauses if clause.id not in ids)
