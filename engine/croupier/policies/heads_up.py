"""Heads-up: which of two players posts which blind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Check, Finding
    from croupier.table.events import Record

BUTTON = "button posts small blind and acts first before the board"
ALIKE = "as with more players"
TWO = 2


def _first_posted_by(places: int) -> Check:
    """The first of two blinds comes from the dealer, or from so many places left of the dealer."""

    def check(record: Record) -> Iterator[Finding]:
        stakes = next((stakes for stakes in record.forced.values() if len(stakes) >= TWO), ())
        if record.seats == TWO and stakes:
            for event in record.of("blind"):
                seat = (record.button + places + stakes.index(event.place)) % TWO
                yield kept(event.seat == seat, f"seat {event.seat} posted the {event.place}")

    return check


POLICY = Policy(
    word="heads_up",
    asks="Who posts the small blind when only two play?",
    says={
        BUTTON: "When only two play, the dealer posts the first blind and so acts first in the round that begins on "
        "the left of the last blind; the other player posts the second.",
        ALIKE: "When only two play, the dealer's opponent posts the first blind and the dealer the second, in the same "
        "order as with more players.",
    },
    checks={BUTTON: _first_posted_by(0), ALIKE: _first_posted_by(1)},
    modality=dict.fromkeys((BUTTON, ALIKE), "must"),
    topic="the blinds",
)
