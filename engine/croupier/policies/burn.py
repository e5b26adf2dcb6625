"""Burn: whether a card is laid aside before replacements are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _none(record: Record) -> Iterator[Finding]:
    yield kept(not any(record.of("burn")), "a card was burned")


def _one(record: Record) -> Iterator[Finding]:
    drawn = {event.step for event in record.of("draw")}
    for step in sorted(drawn):
        kinds = [event.what for event in record.during(step, "burn", "draw")]
        yield kept(
            kinds[0] == "burn" and kinds.count("burn") == 1, f"in {step} the burn was not one card before the first"
        )


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
