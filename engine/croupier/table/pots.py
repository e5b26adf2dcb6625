"""Pots: who plays for which chips, what nobody matched, and who gets the odd chip."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Pot(NamedTuple):
    """Some chips, and the seats that may win them, in seat order."""

    chips: int
    seats: tuple[int, ...]


def pots(paid: Sequence[int], live: Sequence[int]) -> tuple[Pot, ...]:
    """The main pot and the side pots, main pot first.

    `paid` is what each seat has put in during the hand. Chips above what any live seat has paid join the last pot.
    """
    levels = sorted({paid[seat] for seat in live if paid[seat]})
    made: list[Pot] = []
    floor = 0
    for level in levels:
        top = level if level < levels[-1] else max(paid)
        chips = sum((min(top, paid_)) - floor for paid_ in paid if paid_ > floor)
        made.append(Pot(chips, tuple(seat for seat in live if paid[seat] >= level)))
        floor = level
    return tuple(made)


def unmatched(bets: Sequence[int]) -> tuple[int, int]:
    """The seat with the highest bet, and how much of it no other seat has matched (0 if somebody has)."""
    highest = max(bets)
    seat = bets.index(highest)
    return seat, highest - max((*bets[:seat], *bets[seat + 1 :]), default=0) if highest else 0


def split(chips: int, winners: Sequence[int]) -> dict[int, int]:
    """Equal parts; the odd chips go one each to the winners in the order given."""
    part, odd = divmod(chips, len(winners))
    return {seat: part + (place < odd) for place, seat in enumerate(winners)}
