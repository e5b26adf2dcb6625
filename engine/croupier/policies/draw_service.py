"""Draw service: whether everybody discards before anybody is served."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _service(record: Record) -> Iterator[tuple[str, list[tuple[str, int]]]]:
    """For each draw who threw cards and who got some, in order."""
    for step in dict.fromkeys(event.step for event in record.of("discard")):
        yield step, [(event.what, event.seat) for event in record.during(step, "discard", "draw") if event.cards]


def _after_all(record: Record) -> Iterator[Finding]:
    for step, service in _service(record):
        kinds = [what for what, _ in service]
        yield kept(kinds == sorted(kinds), f"in {step} somebody was served before everybody had discarded")
        threw = [seat for what, seat in service if what == "discard"]
        got = [seat for seat, _ in groupby(seat for what, seat in service if what == "draw")]
        yield kept(got == threw[: len(got)], f"in {step} seats {got} were served in this order, after {threw} threw")


def _at_once(record: Record) -> Iterator[Finding]:
    for _, service in _service(record):
        last = -1
        for what, seat in service:
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
