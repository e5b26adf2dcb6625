"""The house that `croupier new --house` begins with: every question, the answers that there are, and one of them."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from croupier.cli._amending import scalar
from croupier.policies import policy
from croupier.rules.documents import by_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies import Policy
    from croupier.rules.documents import HouseDocument

_HEAD = """\
# yaml-language-server: $schema=../schema/house.schema.json
# By the line above an editor checks this file while you type, and offers what can be written; it needs no network.
# Lines that begin with # are notes for you. Delete them when you have read them, and change the others as you like.

# The format in which this file is written. Leave it as it is.
croupier: {format}

# What the house is called. Its short name, as in `house: {slug}` and five-card-draw@{slug}, is the name of this file.
name: {name}

# Whose habits these are.
summary: {summary}

# Another house, whose answers hold where this one gives none. So you may delete what you agree with.
extends: {parent}

# What is usually played for. A variant or a table may agree on something else.
betting: {betting}
stakes: {{{stakes}}}

# Questions that most rules leave open, each with the answers that there are. A variant's own answers come first.
policies:
"""
_WIDTH = 110


def whole_house(slug: str, name: str, format_: int, parent: str, house: HouseDocument) -> str:
    """A house that answers every question as its parent does. The name is written as YAML wants it."""
    stakes = ", ".join(f"{stake}: {chips}" for stake, chips in by_name(house.stakes).items())
    head = _HEAD.format(
        slug=slug, name=name, format=format_, parent=scalar(parent), betting=house.betting, stakes=stakes,
        summary=scalar(f"How we play; so far as in {house.name}."),
    )  # fmt: skip
    return head + "".join(
        f"{line}\n" for word, answer in house.policies.items() for line in _asked(policy(word), answer)
    )


def _asked(asked: Policy, given: str | tuple[str, ...]) -> Iterator[str]:
    yield f"  # {asked.asks}"
    if asked.many:
        yield from _note(f"a list of any of these: {', '.join(asked.says)}")
        yield from (line for word, text in asked.alone.items() for line in _note(f"[{word}]: {text}"))
    else:
        yield from (line for word, text in asked.says.items() for line in _note(f"{_answer(word)}: {text}"))
    said = _answer(given) if isinstance(given, str) else f"[{', '.join(map(scalar, given))}]"
    yield f"  {asked.word}: {said}"


def _answer(text: str) -> str:
    """As YAML wants it on a line of its own, where a comma parts nothing."""
    plain = text.replace(",", "")
    return text if scalar(plain) == plain else scalar(text)


def _note(text: str) -> Iterator[str]:
    yield from textwrap.wrap(text, _WIDTH, initial_indent="  #   ", subsequent_indent="  #     ")
