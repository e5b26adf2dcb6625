"""What each option of a phase does to the rules: steps with one option set, and the sentences that they make."""

from __future__ import annotations

import re
from dataclasses import MISSING, dataclass, fields
from typing import TYPE_CHECKING

from croupier.phases import Phase, Step
from croupier.spec import models
from croupier.spec.annotations import bare, from_text, key_of, kinds, literals, members
from croupier.spec.bounds import Bound
from croupier.spec.values import slug_of
from croupier.website.language_keys import keys_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.phases import Clause
    from croupier.rules import Library

PLACEHOLDER = "the earlier step"
"""Stands for a step of somebody's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """A step as a variant or one of its house rules writes it."""

    slug: str
    """The variant's."""
    word: str
    options: Mapping[str, object]
    house_rule: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """A step in which one option is set."""

    value: object
    """As it is written."""
    phase: Phase


def written(library: Library) -> tuple[Written, ...]:
    """Every step of every variant, then those that house rules change."""
    found = []
    for slug, entry in library.variants.items():
        drafts = entry.plan.drafts
        found += [Written(slug=slug, word=draft.word, options=draft.options) for draft in drafts]
        for rule in entry.document.house_rules.values():
            changes = {slug_of(name): change for name, change in rule.changes.items()}
            found += [
                Written(slug=slug, word=draft.word, options=changes[draft.slug], house_rule=True)
                for draft in drafts
                if draft.slug in changes
            ]
    return tuple(found)


def plainest(phase: type[Phase], steps: Iterable[Written]) -> Phase:
    """A step that says no more than it must."""
    made, errors = models.validate(phase, _needed(phase, tuple(steps)))
    assert isinstance(made, Phase), f"a plain {phase.word} can be made: {errors}"
    return made


def trials(phase: type[Phase], key: str, steps: Iterable[Written]) -> Iterator[Trial]:
    """Steps with each word that may stand there, and one value of every other kind, as far as they make sense alone."""
    steps = tuple(steps)
    for value in _values(phase, key, steps):
        made, _ = models.validate(phase, {**_needed(phase, steps), key: value})
        if made is not None:
            yield Trial(value=value, phase=made)


def clauses(phase: Phase) -> dict[str, Clause]:
    """The sentences of a hand with that step alone, by id."""
    step = Step(name=phase.noun, slug=slug_of(phase.noun), phase=phase)
    return {clause.id: clause for clause in phase.clauses(step, (step,))}


def asked(phase: type[Phase], steps: Iterable[Written]) -> dict[str, str]:
    """The policies that a step may leave something to, by word; each with the option that it takes, if it takes one."""
    steps = tuple(steps)
    found = dict.fromkeys((policy.word for policy in plainest(phase, steps).asks()), "")
    for key in keys_of(phase):
        for trial in trials(phase, key, steps):
            for policy in trial.phase.asks():
                found.setdefault(policy.word, key)
    return found


def usual(phase: type[Phase], key: str) -> object:
    """What holds where the option is left out; `MISSING` where it cannot be."""
    return next(each.default for each in fields(phase) if key_of(each.name) == key)


def _needed(phase: type[Phase], steps: tuple[Written, ...]) -> dict[str, object]:
    needed = [key for key in keys_of(phase) if usual(phase, key) is MISSING] + list(phase.some_of[:1])
    return {key: next(iter(_values(phase, key, steps))) for key in needed}


def _values(phase: type[Phase], key: str, steps: tuple[Written, ...]) -> Iterator[object]:
    given = [step.options[key] for step in steps if step.word == phase.word and key in step.options]
    for member in members(keys_of(phase)[key]):
        words = literals(member)
        fitting = [value for value in given if type(value) in kinds(member) and value != usual(phase, key)]
        yield from words or fitting[:1] or _made_up(member, usual(phase, key))


def _made_up(member: object, default: object) -> list[object]:
    """A value for an option that nobody uses as yet."""
    if kinds(member) == {int}:
        least = next((each.limit for each in bare(member)[1] if isinstance(each, Bound) and each.key == "ge"), 1)
        return [least + 1 if least == default else least]
    if (text := from_text(member)) and (example := re.search("such as `([^`]+)`", text.expected)):
        return [example[1]]
    return [PLACEHOLDER] if kinds(member) == {str} else []
