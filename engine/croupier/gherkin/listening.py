"""A text understood as one sentence of the vocabulary, or a hint at what was probably meant."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from croupier.gherkin.vocabulary import Role, read_cards, understood

if TYPE_CHECKING:
    from croupier.table import Card

JUDGED = frozenset({"refused", "allowed"})
"""What can be said of somebody ` out of turn`."""
TIMED = JUDGED | {"deed", "everyone", "expected"}
"""What can be said to happen ` in the draw`."""
_CLAUSE = r" \([a-z0-9.-]+\)"


class NotUnderstood(ValueError):
    """No sentence of the vocabulary reads like this. What was probably meant is found out when somebody reads it."""

    def __str__(self) -> str:
        from croupier.gherkin.guessing import meant  # noqa: PLC0415 - nobody waits for it who makes no slip

        near = meant(self.args[0])
        hint = f"did you mean `{near}`?" if near else "`croupier show --sentences` lists what can be said"
        return f"nobody says `{self.args[0]}`; {hint}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """One sentence, taken apart."""

    role: Role
    kind: str
    values: Mapping[str, str]
    step: str = ""
    """The step in which it is to happen, where the sentence ends in ` in <step>`; a clause may follow it."""
    out_of_turn: bool = False
    """Whether it is said of somebody whose turn it is not, ` out of turn`."""

    def text(self, slot: str) -> str:
        """What stands in a slot, or nothing."""
        return self.values.get(slot, "")

    def cards(self, slot: str) -> tuple[Card, ...]:
        """The cards in a slot."""
        return read_cards(self.text(slot))


@lru_cache(maxsize=4096)
def listen(text: str) -> Heard:
    """The sentence. Raises NotUnderstood."""
    plain = " ".join(text.split())
    if heard := exactly(plain):
        return heard
    if turn := re.fullmatch(rf"(.+) out of turn({_CLAUSE})?", plain):
        heard = exactly(turn[1] + (turn[2] or ""))
        if heard and heard.role in JUDGED:
            return replace(heard, out_of_turn=True)
    if inside := re.fullmatch(rf"(.+) in ((?:the )?[a-z][a-z0-9' -]*?)({_CLAUSE})?", plain):
        heard = exactly(inside[1] + (inside[3] or ""))
        if heard and heard.role in TIMED:
            return replace(heard, step=inside[2])
    raise NotUnderstood(plain)


def deed_of_each(quiet: str) -> Heard | None:
    """What each does where everyone does it: `stands pat`; None if it is nothing that one can do."""
    heard = exactly(f"Anyone {quiet}")
    return heard if heard and heard.role == "deed" else None


def exactly(text: str) -> Heard | None:
    """The sentence, if the text is one as it stands, without an ending."""
    found = understood(text)
    if found is None or (found[0].role == "everyone" and deed_of_each(found[1]["quiet"]) is None):
        return None
    return Heard(role=found[0].role, kind=found[0].kind, values=found[1])
