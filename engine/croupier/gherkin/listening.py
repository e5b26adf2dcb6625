"""A text understood as one sentence of the vocabulary, or a hint at what was probably meant."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.gherkin.vocabulary import Role, read_cards, vocabulary
from croupier.spec.values import did_you_mean

if TYPE_CHECKING:
    from croupier.table import Card


class NotUnderstood(ValueError):
    """No sentence of the vocabulary reads like this."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """One sentence, taken apart."""

    role: Role
    kind: str
    values: Mapping[str, str]
    step: str = ""
    """The step in which it is to happen, where the sentence ends in ` in <step>`."""
    out_of_turn: bool = False
    """Whether it is said of somebody whose turn it is not, ` out of turn`."""

    def text(self, slot: str) -> str:
        """What stands in a slot, or nothing."""
        return self.values.get(slot, "")

    def cards(self, slot: str) -> tuple[Card, ...]:
        """The cards in a slot."""
        return read_cards(self.text(slot))


def listen(text: str) -> Heard:
    """The sentence. Raises NotUnderstood, with the nearest one."""
    plain = " ".join(text.split())
    if heard := _exact(plain):
        return heard
    if turn := re.fullmatch(r"(.+) out of turn( \([a-z0-9.-]+\))?", plain):
        heard = _exact(turn[1] + (turn[2] or ""))
        if heard:
            return Heard(role=heard.role, kind=heard.kind, values=heard.values, out_of_turn=True)
    if (inside := re.fullmatch(r"(.+) in ((?:the )?[a-z][a-z0-9' -]*)", plain)) and (heard := _exact(inside[1])):
        return Heard(role=heard.role, kind=heard.kind, values=heard.values, step=inside[2])
    near = did_you_mean(plain, [sentence.pattern for sentence in vocabulary()])
    hint = f"; did you mean `{near}`?" if near else "; `croupier show --sentences` lists what can be said"
    raise NotUnderstood(f"nobody says `{plain}`{hint}")


def _exact(text: str) -> Heard | None:
    for sentence in vocabulary():
        values = sentence.read(text)
        if values is not None:
            return Heard(role=sentence.role, kind=sentence.kind, values=values)
    return None
