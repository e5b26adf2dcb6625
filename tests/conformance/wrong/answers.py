"""Engines that answer one question of the house otherwise than they were told, or pass over what was agreed on."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from croupier.policies import every_policy
from tests.conformance.wrong.engine import Wrong, with_answer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies import Policy
    from croupier.rules import Entry, Rulebook


def wrong_answers(entry: Entry) -> Iterator[Wrong]:
    """For each policy that has a clause, an engine for every other answer."""
    for word, policy in every_policy().items():
        if clause := entry.clauses.get(f"policy.{policy.aspect}"):
            for answer in _answers(policy):
                if answer != _usual(entry, word):
                    told = ", ".join(answer) if isinstance(answer, tuple) else answer
                    yield Wrong(
                        name=f"{word}: {told}",
                        chapter=clause.topic,
                        clauses=(clause.id,),
                        rules=with_answer(word, answer),
                    )


def _moved(entry: Entry, house: str, rules: Rulebook) -> Rulebook:
    return entry.under(rules.house_rules, house)


def _usual(entry: Entry, word: str) -> object:
    """The answer of the variant; where only a house rule brings the question up, the one given then."""
    books = (entry.rules, *(entry.under((name,)) for name in entry.document.house_rules))
    return next(rules.policies[word] for rules in books if word in rules.policies)


def _answers(policy: Policy) -> Iterator[object]:
    if not policy.many:
        yield from policy.says
        return
    words = tuple(policy.says)
    for count in range(1, len(words) + 1):
        yield from combinations(words, count)
    yield from ((word,) for word in policy.alone)


def deaf_to_agreements(entry: Entry, houses: tuple[str, ...]) -> Iterator[Wrong]:
    """For each house rule an engine that does not know it, and one that plays it though nobody wants it."""
    for name in entry.document.house_rules:
        clauses = tuple(clause.id for clause in entry.differing((name,)))

        def without(rules: Rulebook, name: str = name) -> Rulebook:
            return entry.under([each for each in rules.house_rules if each != name], rules.house)

        def always(rules: Rulebook, name: str = name) -> Rulebook:
            barred = any(entry.exclude(name, each) for each in rules.house_rules)
            return rules if barred else entry.under((*rules.house_rules, name), rules.house)

        yield Wrong(name=f"never heard of `{name}`", chapter="house rules", clauses=clauses, rules=without)
        yield Wrong(name=f"`{name}` is always in force", chapter="house rules", clauses=clauses, rules=always)
    for house in houses:
        away = entry.under((), next(each for each in houses if each != entry.rules.house))
        differ = [clause.id for clause in entry.rules.clauses if away.clause(clause.id).text != clause.text]
        yield Wrong(
            name=f"always plays in the house `{house}`",
            chapter="the other house",
            clauses=tuple(differ),
            rules=partial(_moved, entry, house),
        )
