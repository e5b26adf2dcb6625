"""How the cards of a draw were served, for the policies that speak of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.table.events import Record


class Service(NamedTuple):
    """Some cards that one player received."""

    seat: int
    late: bool
    """Whether they had been held back, so that nobody got too many in a row."""
    after_own: bool
    """Whether the last card before went to the same player."""
    burned: bool
    """Whether a card was burned just before."""
    goes_on: bool
    """Whether it is the rest of the one before, since the deck ran out between them."""


def services(record: Record, step: str) -> Iterator[Service]:
    """Every service of a draw in order.

    Cards are late where the player was served before: not just before, or with the most in a row already.
    Late ones stay late when the deck runs out among them.
    """
    most = record.number(step, "in a row")
    got: dict[int, int] = {}
    last, late, burned = -1, False, False
    for event in record.during(step, "burn", "draw"):
        if event.what == "burn":
            burned = True
            continue
        had = got.get(event.seat, 0)
        goes_on = event.seat == last and had % (most or had + 1) > 0 and not burned
        late = bool(had and most) and (late or not goes_on)
        yield Service(event.seat, late, event.seat == last, burned, goes_on)
        got[event.seat] = had + len(event.cards)
        last, burned = event.seat, False
