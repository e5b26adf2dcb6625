"""Draw service: whether everybody discards before anybody is served."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.policies._services import services

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _steps(record: Record) -> Iterator[str]:
    return iter(dict.fromkeys(event.step for event in record.of("discard")))


def _after_all(record: Record) -> Iterator[Finding]:
    for step in _steps(record):
        kinds = [event.what for event in record.during(step, "discard", "draw") if event.cards]
        yield kept(kinds == sorted(kinds), f"in {step} somebody was served before everybody had discarded")
        threw = [event.seat for event in record.during(step, "discard") if event.cards]
        got = [seat for seat, _ in groupby(each.seat for each in services(record, step) if not each.late)]
        yield kept(got == threw[: len(got)], f"in {step} seats {got} were served in this order, after {threw} threw")


def _at_once(record: Record) -> Iterator[Finding]:
    """Cards that were held back are no part of it."""
    for step in _steps(record):
        served = iter(list(services(record, step)))
        last = -1
        for event in record.during(step, "discard", "draw"):
            if event.what == "draw":
                yield kept(next(served).late or event.seat == last, f"seat {event.seat} was not served at once")
            last = event.seat if event.cards else last


POLICY = Policy(
    word="draw_service",
    asks="Do all players discard before anybody receives a card?",
    says={
        "all discard, then all are served": "Everyone discards before the first replacement is dealt. Then the "
        "players are served in the same order, one after the other.",
        "each is served at once": "Each player is served right after discarding, before the next player discards.",
    },
    checks={"all discard, then all are served": _after_all, "each is served at once": _at_once},
    modality={"all discard, then all are served": "must", "each is served at once": "must"},
    topic="exchanges",
)
