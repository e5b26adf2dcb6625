"""How a miniature takes out of a table what our phase has just put into it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.table.events import read

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.table import Card, Event, Table


def taken_back(table: Table, what: str) -> tuple[Event, ...]:
    """The events of a kind that moved chips to a seat, none of which has happened any more."""
    events = tuple(read(table.news))
    undone = tuple(event for event in events if event.what == what)
    table.news = tuple(event for event in events if event.what != what)
    for event in undone:
        table.stacks[event.seat] -= event.chips
    count_able(table)
    return undone


def best_of(table: Table, hands: Mapping[int, tuple[Card, ...]]) -> int:
    """The seat whose hand is the best with the board, in the first share of the pot."""
    return max(hands, key=lambda seat: table.shares[0].strength(hands[seat], table.board) or 0)


def count_able(table: Table) -> None:
    """Count again who has chips, once stacks have been changed by hand."""
    table.able = sum(table.stacks[seat] > 0 for seat in table.live)


def end_unpaid(table: Table) -> None:
    """Leave nobody in the hand whom the engine could pay: what is left of it passes without a deed."""
    table.live, table.able, table.actor = (), 0, None
