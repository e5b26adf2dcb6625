"""What a wrong engine is: ours, given other rules than it was asked to play by, or with its answers tampered with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from croupier.conformance.performing import Performance, perform

if TYPE_CHECKING:
    from croupier.conformance.messages import Ran, Run
    from croupier.phases import Phase
    from croupier.rules import Rulebook

Rules: TypeAlias = "Callable[[Rulebook], Rulebook]"
Answers: TypeAlias = "Callable[[Run, Performance], Ran]"


def _told(_: Run, done: Performance) -> Ran:
    return done.reply


@dataclass(frozen=True, slots=True, kw_only=True)
class Wrong:
    """An engine that is wrong in one way."""

    name: str
    """What it does, as somebody would complain about it."""
    chapter: str
    """The chapter of the rules page that it is about."""
    clauses: tuple[str, ...]
    """The clauses by one of which it is to be found, without the variant's slug."""
    rules: Rules = lambda rules: rules
    """What it plays by instead of what it should."""
    answers: Answers = _told
    """What it says instead of what it has played."""

    def perform(self, right: Rulebook, run: Run) -> Performance:
        """What it makes of a request."""
        done = perform(self.rules(right), run)
        return replace(done, reply=self.answers(run, done))


def with_phase(rules: Rulebook, slug: str, change: Callable[[Phase], Phase]) -> Rulebook:
    """The rulebook with another phase in one of its steps, or in all of that kind where several are so called."""
    steps = tuple(replace(step, phase=change(step.phase)) if step.slug == slug else step for step in rules.steps)
    return replace(rules, steps=steps)


def with_options(slug: str, **options: object) -> Rules:
    """Other options of a step."""
    return lambda rules: with_phase(rules, slug, lambda phase: replace(phase, **_known(options)))


def with_kind(kind: type[Phase], *slugs: str) -> Rules:
    """A phase of another kind with the same options, in these steps."""

    def change(rules: Rulebook) -> Rulebook:
        for slug in slugs:
            rules = with_phase(rules, slug, lambda phase: recast(kind, phase))
        return rules

    return change


def recast(kind: type[Phase], phase: Phase) -> Phase:
    """The same options in a phase of another kind."""
    return kind(**{option.name: getattr(phase, option.name) for option in fields(phase)})


def with_answer(word: str, answer: object) -> Rules:
    """A policy answered otherwise, where it is asked."""
    return lambda rules: replace(rules, policies={**rules.policies, word: answer})


def also(first: Rules, then: Rules) -> Rules:
    """One change after the other."""
    return lambda rules: then(first(rules))


def _known(options: dict[str, object]) -> dict[str, Any]:
    return options
