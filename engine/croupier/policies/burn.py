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
    yield from _before_the_first(record)
    for step in dict.fromkeys(event.step for event in record.of("burn", "discard")):
        if record.through(step) and not any(record.during(step, "draw")):
            yield kept(not any(record.during(step, "burn")), f"a card was burned in {step}, in which nobody drew")


def _before_the_first(record: Record) -> Iterator[Finding]:
    for step in dict.fromkeys(event.step for event in record.of("draw")):
        first, *others = (each for each in services(record, step) if not each.late)
        right = first.burned and not any(each.burned for each in others)
        yield kept(right, f"in {step} the burn was not one card before the first")


def _even_if_pat(record: Record) -> Iterator[Finding]:
    """Where nobody gets a card, one is burned all the same, if there is one that may be dealt."""
    yield from _before_the_first(record)
    pack, whole = list(record.deck), record.policies["bottom_card"] == "dealt last"
    for event in record.of("step", "deal", "draw", "burn", "shuffle", "discard"):
        if event.what == "shuffle":
            whole |= record.deck[-1] in event.cards
            pack = [*event.cards, *(card for card in pack if card not in event.cards)]
        elif event.what in {"deal", "draw", "burn"}:
            pack = pack[len(event.cards) :]
        elif event.what == "step" and record.through(event.step) and _draws(record, event.step):
            burned, drawn = (sum(1 for _ in record.during(event.step, what)) for what in ("burn", "draw"))
            there = len(pack) > (not whole and record.deck[-1] in pack)
            yield kept(drawn or burned == there, f"{burned} cards were burned in {event.step}")


def _draws(record: Record, step: str) -> bool:
    """Whether players threw cards there to get others."""
    return any(record.during(step, "discard")) and not record.number(step, "for nothing")


POLICY = Policy(
    word="burn",
    asks="Is a card burned before the draw?",
    says={
        "none": "No card is burned.",
        "one before each draw": "Before the first replacement of a draw is dealt, the top card of the deck is burned: "
        "laid aside face down, unseen.",
        "one in each draw, even if all stand pat": "Before the first replacement of a draw is dealt, the top card of "
        "the deck is burned: laid aside face down, unseen. If nobody gets a replacement, it is burned all the same.",
    },
    checks={"none": _none, "one before each draw": _one, "one in each draw, even if all stand pat": _even_if_pat},
    modality=dict.fromkeys(("none", "one before each draw", "one in each draw, even if all stand pat"), "must"),
    topic="exchanges",
)
