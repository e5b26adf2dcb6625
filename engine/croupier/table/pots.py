"""Pots: who plays for which chips, what nobody matched, and who gets the odd chip."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T", int, str)


class Pot(NamedTuple):
    """Some chips, and the seats that may win them, in seat order."""

    chips: int
    seats: tuple[int, ...]


def pots(paid: Sequence[int], live: Sequence[int], given: int = 0) -> tuple[Pot, ...]:
    """The main pot and the side pots, main pot first.

    `paid` is what each seat has put in during the hand, `given` what somebody put in for everybody. Chips above what
    any live seat has paid join the last pot.
    Where nobody has put in anything there is a main pot all the same.
    """
    if not live:
        return ()
    levels = sorted({paid[seat] for seat in live if paid[seat]}) or [0]
    made: list[Pot] = []
    below = 0
    if given and levels[0] and not all(map(paid.__getitem__, live)):
        made, given = [Pot(given, tuple(live))], 0
    for level in levels:
        chips = sum(paid) if level == levels[-1] else sum([min(level, each) for each in paid])
        made.append(Pot(chips - below, tuple([seat for seat in live if paid[seat] >= level])))
        below = chips
    if given:
        made[0] = made[0]._replace(chips=made[0].chips + given)
    return tuple(made)


def unmatched(bets: Sequence[int]) -> tuple[int, int]:
    """The seat with the highest bet, and how much of it no other seat has matched (0 if somebody has)."""
    *_, second, highest = sorted([0, *bets])
    return bets.index(highest), highest - second


def split(chips: int, winners: Sequence[T]) -> dict[T, int]:
    """Equal parts; the odd chips go one each to the winners in the order given."""
    part, odd = divmod(chips, len(winners))
    return {winner: part + (place < odd) for place, winner in enumerate(winners)}
