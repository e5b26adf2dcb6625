"""The spec that `croupier new --from` begins with: every amendment, commented out and right once it is not."""

# ruff: noqa: PLC0415 - only a command that needs a room waits for it

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from croupier.cli._sheet import DRAWN, EXAMPLES, FOLDED, HEAD, SUMMARY

if TYPE_CHECKING:
    from croupier.phases import Step
    from croupier.rules.rulebook import Rulebook

Tried = Callable[[str], bool]
"""Whether a spec stands every check."""

_EXTENDS = """
# The game that this one changes: {parent}. Its steps, its pot and its answers hold here too, until you change them.
# Its house rules, examples and other names do not come along.
extends: {slug}
# Its steps, by whose names the changes go: {steps}.

# What follows are changes that you could make. To make one, take away the `# ` before its lines, from the word with
# the colon on; the sentences stay. Each works by itself, and all of them work together.
"""
_OPTIONS = ("up_to: 3", "up_to: 2", "opens: dealer", "opens: left of dealer", "down: 5", "down: 4")
"""What an example changes in a step, the most telling first. A new phase without any of these is left alone."""


class Block(NamedTuple):
    """An amendment: what it is for, and the examples among which the first that works is taken."""

    note: str
    examples: Callable[[Rulebook], Iterator[str]]


def amending(slug: str, name: str, format_: int, rules: Rulebook, tried: Tried) -> str:
    """A variant that extends another, as yet the same game. Names are written as YAML wants them."""
    head = HEAD.format(slug=slug, name=name, format=format_, family=rules.family)
    head += SUMMARY.format(summary=scalar(f"{rules.name} with changes of our own."))
    steps = ", ".join(step.name for step in rules.steps)
    head += _EXTENDS.format(parent=rules.name, slug=scalar(rules.slug), steps=steps)
    tail = _example(slug, head, rules, tried)
    chosen = _chosen(rules, lambda amendments: tried(head + amendments + tail))
    notes = (f"\n# {block.note.format(slug=slug)}\n{_as_notes(example)}" for block, example in chosen.items())
    return head + "".join(notes) + tail


def _chosen(rules: Rulebook, works: Tried) -> dict[Block, str]:
    """An example of each amendment, right by itself and with the others; none, where there is no such example."""
    first = {block: next(filter(works, block.examples(rules)), "") for block in BLOCKS}
    if works("".join(first.values())):
        return {block: example for block, example in first.items() if example}
    chosen: dict[Block, str] = {}
    for block in BLOCKS:
        others = "".join(chosen.values())
        found = next((each for each in block.examples(rules) if works(each) and works(others + each)), "")
        chosen |= {block: found} if found else {}
    return chosen


def scalar(text: str) -> str:
    """The text as YAML wants it: in quotes, where it would otherwise be something else."""
    from croupier.spec import SpecError, read_text

    try:
        plain = read_text(f"a: {text}\nb: [{text}]\n", "").data == {"a": text, "b": [text]}
    except SpecError:
        plain = False
    return text if plain else f'"{text}"'


def _as_notes(text: str) -> str:
    return re.sub(r"^", "# ", text.rstrip("\n"), flags=re.MULTILINE) + "\n"


def _example(slug: str, head: str, rules: Rulebook, tried: Tried) -> str:
    """The first worked example that holds in this game; none, if none does."""
    draws = [clause.id.removesuffix(".receives") for clause in rules.clauses if clause.id.endswith(".receives")]
    texts = [DRAWN.format(slug=slug, draw=draw) for draw in draws]
    texts += [FOLDED.format(slug=slug, first=first) for first in ("Ben", "Ann")]
    return next((EXAMPLES + text for text in texts if tried(head + EXAMPLES + text)), "")


# The amendments


def _players(rules: Rulebook) -> Iterator[str]:
    least, most = rules.players
    yield from (f"players: {least} to {fewer}\n" for fewer in range(most - 1, least - 1, -1))


def _stakes(rules: Rulebook) -> Iterator[str]:
    twice = ", ".join(f"{stake}: {2 * chips}" for stake, chips in rules.stakes.amounts.items())
    yield f"betting: pot limit\nstakes: {{{twice}}}\n"


def _pot(_: Rulebook) -> Iterator[str]:
    from croupier.evaluators import words

    yield from (f"pot:\n  - {{best: {scalar(word)}}}\n" for word in words())


def _changes(rules: Rulebook) -> Iterator[str]:
    for option, step in product(_OPTIONS, rules.steps):
        word, value = option.split(": ")
        if word in {each.name for each in fields(step.phase)} and str(getattr(step.phase, word)) != value:
            yield f"changes:\n  {scalar(step.name)}: {{{option}}}\n"


def _before(rules: Rulebook) -> Iterator[str]:
    yield f"before:\n  {scalar(rules.steps[-1].name)}:\n    {_bet('closing round')}"


def _after(rules: Rulebook) -> Iterator[str]:
    draw = "- draw: {name: extra draw, up_to: 1}\n"
    for text, step in product(
        (f"{draw}    {_bet('extra round')}", _bet("extra round")), _rounds_first(reversed(rules.steps))
    ):
        yield f"after:\n  {scalar(step.name)}:\n    {text}"


def _instead(rules: Rulebook) -> Iterator[str]:
    for step in _rounds_first(rules.steps):
        yield f"instead:\n  {scalar(step.name)}:\n    {_bet('new round')}"


def _without(rules: Rulebook) -> Iterator[str]:
    yield from (f"without: [{scalar(step.name)}]\n" for step in rules.steps)


def _bet(name: str) -> str:
    return f"- bet: {{name: {name}, opens: dealer}}\n"


def _rounds_first(steps: Iterable[Step]) -> list[Step]:
    """Betting rounds, which can be spared; then the other steps, since there may be no rounds."""
    return sorted(steps, key=lambda step: step.phase.bet_size() is None)


def _policies(rules: Rulebook) -> Iterator[str]:
    from croupier.policies import policy

    for word, given in rules.policies.items():
        asked = policy(word)
        for answer in () if asked.many else asked.says:
            if answer != given:
                yield f"policies:\n  # {asked.asks}\n  {word}: {scalar(answer)}\n"


def _house_rules(_: Rulebook) -> Iterator[str]:
    for betting in ("no limit", "fixed limit"):
        yield (
            f"house_rules:\n  bigger bets:\n    because: Some nights everybody feels rich.\n    betting: {betting}\n"
        )


BLOCKS = (
    Block("How many can play.", _players),
    Block("What is usually played for; stakes that are not named stay as they are.", _stakes),
    Block("Who wins the pot: its shares, in order.", _pot),
    Block("Options of a step, by its name. The others stay; `without: [up_to]`, say, would take one away.", _changes),
    Block("Steps that come in before a step.", _before),
    Block("Steps that come in after a step.", _after),
    Block("Steps that take the place of a step.", _instead),
    Block("Steps that are left out.", _without),
    Block("Answers to questions that most rules leave open; `croupier show {slug}` tells the present ones.", _policies),
    Block("House rules: switches that a table may agree on. Each holds changes as above, and says why.", _house_rules),
)  # fmt: skip
