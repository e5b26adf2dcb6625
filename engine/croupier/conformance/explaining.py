"""By which other rules an answer would have been right: one policy answered otherwise, or one option of a step."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args, get_origin

from croupier.conformance.judging import judge
from croupier.conformance.outcomes import Outcome
from croupier.conformance.performing import perform
from croupier.policies import policy
from croupier.spec.annotations import bare, key_of, members, options

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier.conformance.messages import Level, Reply
    from croupier.conformance.vector import Vector
    from croupier.rules import Rulebook


class Answer(NamedTuple):
    """What somebody answered, to a hand of which rules."""

    rules: Rulebook
    vector: Vector
    level: Level
    reply: Reply


class AsIf(NamedTuple):
    """One difference of the rules."""

    rules: Rulebook
    clause: str
    """The full id of the clause that would read otherwise."""
    words: str
    """`odd_chip were "last raiser"`."""


def as_if(answers: Sequence[Answer]) -> AsIf | None:
    """The first difference by which all the answers would be right."""
    first, *more = answers
    right = (other for other in _others(first.rules) if _right(other.rules, first))
    return next((other for other in right if all(explained(other.words, each) for each in more)), None)


def explained(words: str, answer: Answer) -> AsIf | None:
    """The difference that those words name, if the answer would be right by it."""
    other = next((each for each in _others(answer.rules) if each.words == words), None)
    return other if other and _right(other.rules, answer) else None


def _right(rules: Rulebook, answer: Answer) -> bool:
    """Whether an answer is what these rules ask for."""
    try:
        done = perform(rules, answer.vector.request(0, answer.level))
        return judge(rules, answer.vector, done, answer.reply).outcome is Outcome.PASSED
    except Exception:  # noqa: BLE001 - rules that nobody checked need not be playable
        return False


def _others(rules: Rulebook) -> Iterator[AsIf]:
    """Every rulebook that differs in one answer."""
    for word, answer in rules.policies.items():
        for other in policy(word).says if isinstance(answer, str) else ():
            if other != answer:
                policies = MappingProxyType({**rules.policies, word: other})
                clause = rules.public(f"policy.{word.replace('_', '-')}")
                yield AsIf(replace(rules, policies=policies), clause, f'{word} were "{other}"')
    for place, step in enumerate(rules.steps):
        for key, field, other in _options(step.phase):
            try:
                phase = replace(step.phase, **{field: other})
            except ValueError:
                continue  # a step for itself that makes no sense
            steps = (*rules.steps[:place], replace(step, phase=phase), *rules.steps[place + 1 :])
            told = f"`{other}`" if isinstance(other, str) else str(other).lower()
            yield AsIf(replace(rules, steps=steps), _reader(rules, step.slug, key), f"{key} of {step.name} were {told}")


def _options(phase: Any) -> Iterator[tuple[str, str, Any]]:  # noqa: ANN401 - each has options of its own
    kind: type = type(phase)
    annotations = options(kind)
    for field in (each.name for each in fields(phase) if each.name != "name"):
        value = getattr(phase, field)
        kinds = [bare(each)[0] for each in members(annotations[key_of(field)])]
        words = chain.from_iterable(get_args(each) for each in kinds if get_origin(each) is Literal)
        numbers = (value + 1, value - 1) if type(value) is int else (not value,) if type(value) is bool else ()
        for other in (*words, *numbers):
            if other != value:
                yield key_of(field), field, other


def _reader(rules: Rulebook, slug: str, key: str) -> str:
    """The clause of a step that states an option."""
    own = [clause for clause in rules.clauses if clause.id.startswith(f"{slug}.")]
    telling = [clause for clause in own if key in clause.reads]
    return rules.public((telling or own)[0].id) if own else ""
