"""Draw service: whether everybody discards before anybody is served."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _order(record: Record, step: str) -> list[tuple[str, int]]:
    return [(event.what, event.seat) for event in record.during(step, "discard", "draw") if event.cards]


def _after_all(record: Record) -> Iterator[Finding]:
    for step in sorted({event.step for event in record.of("discard")}):
        kinds = [what for what, _ in _order(record, step)]
        yield kept(kinds == sorted(kinds), f"in {step} somebody was served before everybody had discarded")


def _at_once(record: Record) -> Iterator[Finding]:
    for step in sorted({event.step for event in record.of("discard")}):
        last = -1
        for what, seat in _order(record, step):
            if what == "draw":
                yield kept(seat == last, f"seat {seat} was not served at once")
            last = seat


POLICY = Policy(
    word="draw_service",
    asks="Do all players discard before anybody receives a card?",
    says={
        "all discard, then all are served": "Everyone discards before the first replacement is dealt. Then the "
        "players are served in the same order, each with all their cards before the next.",
        "each is served at once": "Each player discards and receives the replacements before the next player discards.",
    },
    checks={"all discard, then all are served": _after_all, "each is served at once": _at_once},
    modality={"all discard, then all are served": "must", "each is served at once": "must"},
    topic="exchanges",
)
