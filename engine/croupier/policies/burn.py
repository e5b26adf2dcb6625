"""Burn: whether a card is laid aside before replacements are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.policies._services import services

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _none(record: Record) -> Iterator[Finding]:
    for step in dict.fromkeys(event.step for event in record.of("burn", "draw")):
        early = [each for each in services(record, step) if not each.late]
        yield kept(not any(each.burned for each in early), f"a card was burned in {step}")


def _one(record: Record) -> Iterator[Finding]:
    for step in dict.fromkeys(event.step for event in record.of("draw")):
        first, *others = (each for each in services(record, step) if not each.late)
        right = first.burned and not any(each.burned for each in others)
        yield kept(right, f"in {step} the burn was not one card before the first")


POLICY = Policy(
    word="burn",
    asks="Is a card burned before the draw?",
    says={
        "none": "No card is burned.",
        "one before each draw": "Before the first replacement of a draw is dealt, the top card of the deck is burned: "
        "laid aside face down, unseen.",
    },
    checks={"none": _none, "one before each draw": _one},
    modality={"none": "must", "one before each draw": "must"},
    topic="exchanges",
)
