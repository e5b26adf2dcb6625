"""Reshuffle spares: whose discards stay out of the shuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _own(record: Record) -> Iterator[Finding]:
    """Nobody is dealt a card that they have discarded in this hand."""
    thrown: dict[int, set[str]] = {}
    for event in record.of("discard", "give_up", "draw"):
        mine = thrown.setdefault(event.seat, set())
        if event.what == "draw":
            yield kept(not mine & set(event.cards), f"seat {event.seat} was dealt its own discard")
        else:
            mine |= set(event.cards)


def _this_round(record: Record) -> Iterator[Finding]:
    for shuffle in record.of("shuffle"):
        here = {card for event in record.during(shuffle.step, "discard") for card in event.cards}
        yield kept(not here & set(shuffle.cards), "a discard of this draw was shuffled")


POLICY = Policy(
    word="reshuffle_spares",
    asks="Can players be dealt their own discards after a reshuffle?",
    says={
        "own discards": "The discards of the player about to be served stay out of the shuffle.",
        "this round's discards": "Cards discarded in the same draw stay out of the shuffle.",
    },
    checks={"own discards": _own, "this round's discards": _this_round},
    modality={"own discards": "must", "this round's discards": "must"},
    topic="exchanges",
)
