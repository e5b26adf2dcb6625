"""A text understood as one sentence of the vocabulary, or a hint at what was probably meant."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from croupier.gherkin.vocabulary import Role, nearest, read_cards, understood

if TYPE_CHECKING:
    from croupier.table import Card

JUDGED = frozenset({"refused", "allowed"})
"""What can be said of somebody ` out of turn`."""
TIMED = JUDGED | {"deed", "everyone", "expected"}
"""What can be said to happen ` in the draw`."""
_CLAUSE = r" \([a-z0-9.-]+\)"


class NotUnderstood(ValueError):
    """No sentence of the vocabulary reads like this."""


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
    """The sentence. Raises NotUnderstood, with the nearest one."""
    plain = " ".join(text.split())
    if heard := _exact(plain):
        return heard
    if turn := re.fullmatch(rf"(.+) out of turn({_CLAUSE})?", plain):
        heard = _exact(turn[1] + (turn[2] or ""))
        if heard and heard.role in JUDGED:
            return replace(heard, out_of_turn=True)
    if inside := re.fullmatch(rf"(.+) in ((?:the )?[a-z][a-z0-9' -]*?)({_CLAUSE})?", plain):
        heard = _exact(inside[1] + (inside[3] or ""))
        if heard and heard.role in TIMED:
            return replace(heard, step=inside[2])
    near = nearest(plain)
    hint = f"; did you mean `{near}`?" if near else "; `croupier show --sentences` lists what can be said"
    raise NotUnderstood(f"nobody says `{plain}`{hint}")


def _exact(text: str) -> Heard | None:
    found = understood(text)
    return Heard(role=found[0].role, kind=found[0].kind, values=found[1]) if found else None
