"""Pots: who plays for which chips, what nobody matched, and who gets the odd chip."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence


class Pot(NamedTuple):
    """Some chips, and the seats that may win them, in seat order."""

    chips: int
    seats: tuple[int, ...]


def pots(paid: Sequence[int], live: Collection[int]) -> tuple[Pot, ...]:
    """The main pot and the side pots, main pot first.

    `paid` is what each seat has put in during the hand. A layer that no live seat paid in full joins the pot below it.
    """
    made: list[Pot] = []
    floor = 0
    for level in sorted({chips for chips in paid if chips}):
        layer = sum(min(chips, level) - min(chips, floor) for chips in paid)
        claim = tuple(seat for seat in range(len(paid)) if seat in live and paid[seat] >= level)
        if made and (not claim or claim == made[-1].seats):
            made[-1] = Pot(made[-1].chips + layer, made[-1].seats)
        else:
            made.append(Pot(layer, claim))
        floor = level
    return tuple(made)


def unmatched(bets: Sequence[int]) -> tuple[int, int]:
    """The seat with the highest bet, and how much of it no other seat has matched (0 if somebody has)."""
    highest = max(bets)
    seat = bets.index(highest)
    return seat, highest - max(bets[:seat] + bets[seat + 1 :], default=0) if highest else 0


def split(chips: int, winners: Sequence[int]) -> dict[int, int]:
    """Equal parts; the odd chips go one each to the winners in the order given."""
    part, odd = divmod(chips, len(winners))
    return {seat: part + (place < odd) for place, seat in enumerate(winners)}
