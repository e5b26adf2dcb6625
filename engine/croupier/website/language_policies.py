"""Every question that sources leave open, with the words that answer it and what our houses say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases import every_phase
from croupier.policies import every_policy
from croupier.website.language_keys import code, entries, kicker
from croupier.website.language_samples import asked, written
from croupier.website.page import page
from croupier.website.prose import link, listed, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies import Policy
    from croupier.rules import Library

SUMMARY = "What sources leave open: each question, the words that answer it, and the sentence that each word makes."

ABOUT = (
    "A house answers every question. A variant or one of its house rules answers, under `policies`, what it knows "
    "better; a page shows only the questions that arise in its game."
)


def policies_page(library: Library) -> str:
    """Each policy by its word."""
    blocks = [
        kicker("policies.md"),
        "# Policies { #top }",
        f"{SUMMARY}\n{{ .lead }}",
        ABOUT,
    ]
    steps = written(library)
    asking = {
        phase.word: asked(phase, [step for step in steps if step.word == phase.word])
        for phase in every_phase().values()
    }
    for policy in every_policy().values():
        blocks += _policy(library, policy, [word for word, found in asking.items() if policy.word in found])
    return page("Policies", SUMMARY, "engine/croupier/policies/", blocks)


def _policy(library: Library, policy: Policy, steps: list[str]) -> Iterator[str]:
    yield f"## {policy.word} {{ #{policy.word} }}"
    asking = [link(code(word), f"steps.md#{word}") for word in steps]
    clause, by = code(f"policy.{policy.aspect}"), f"asked by {listed(asking)}" if asking else "asked in every game"
    yield f"*{safe(policy.asks)}*<br>{note((clause, by))}"
    yield entries(_answers(library, policy))


def _answers(library: Library, policy: Policy) -> Iterator[str]:
    for answer, says in {**policy.says, **policy.alone}.items():
        alone = "stands alone" if answer in policy.alone else ""
        refuses = "an action can be refused by it" if answer in policy.refuses else ""
        facts = (*_given(library, policy, answer), alone, refuses)
        yield f"{code(answer)}\n:   {safe(says)} {note(facts)}"
    if policy.many:
        for house in library.houses.values():
            words = tuple(house.policies[policy.word])
            written = code(f"[{', '.join(words)}]")
            yield f"{written}\n:   {safe(policy.text(words))} {note((safe(house.name),))}"


def _given(library: Library, policy: Policy, answer: str) -> Iterator[str]:
    """The houses that say so."""
    yield from (safe(house.name) for house in library.houses.values() if house.policies[policy.word] == answer)
