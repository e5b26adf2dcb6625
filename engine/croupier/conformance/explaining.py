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


class Played(NamedTuple):
    """A hand of some rules, asked at some level."""

    rules: Rulebook
    vector: Vector
    level: Level


class AsIf(NamedTuple):
    """One difference of the rules."""

    rules: Rulebook
    clause: str
    """The full id of the clause that would read otherwise."""
    words: str
    """`odd_chip were "last raiser"`."""


def as_if(answers: Sequence[Answer], right: Sequence[Played], wrong: Sequence[Answer] = ()) -> AsIf | None:
    """The difference by which all the answers would be right, and the right ones, too.

    `wrong` are answers to other hands, which may have other reasons: of several differences the one is told that
    explains most of them, and none that explains not one, for a single hand is soon explained by something.
    """
    first, *more = answers
    best, most = None, 0
    for other in _others(first.rules):
        fits = _right(other.rules, first) and all(explained(other.words, each) for each in more)
        if fits and not any(_told_apart(other.words, each) for each in right):
            many = sum(explained(other.words, each) is not None for each in wrong)
            if best is None or many > most:
                best, most = other, many
    return best if most or not wrong else None


def _told_apart(words: str, played: Played) -> bool:
    """Whether a hand that was answered right would have been answered otherwise."""
    rules, vector, level = played
    other = _named(rules, words)
    if other is None:
        return False
    request = vector.request(0, level)
    try:
        return perform(other.rules, request).reply != perform(rules, request).reply
    except Exception:  # noqa: BLE001 - rules that nobody checked need not be playable
        return True


def explained(words: str, answer: Answer) -> AsIf | None:
    """The difference that those words name, if the answer would be right by it."""
    other = _named(answer.rules, words)
    return other if other and _right(other.rules, answer) else None


def _named(rules: Rulebook, words: str) -> AsIf | None:
    return next((each for each in _others(rules) if each.words == words), None)


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
        for other in (*words, *_numbers(value, kinds)):
            if other != value:
                yield key_of(field), field, other


def _numbers(value: object, kinds: Sequence[object]) -> tuple[object, ...]:
    if type(value) is int:
        return value + 1, value - 1
    return (not value,) if type(value) is bool else (1, 2, 3, 4) if int in kinds else ()


def _reader(rules: Rulebook, slug: str, key: str) -> str:
    """The clause of a step that states an option."""
    own = [clause for clause in rules.clauses if clause.id.startswith(f"{slug}.")]
    telling = [clause for clause in own if key in clause.reads]
    return rules.public((telling or own)[0].id) if own else ""
