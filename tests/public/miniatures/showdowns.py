"""Showdowns that are wrong in one way each, as programs were that somebody complained about."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from croupier.phases.showdown import Showdown
from tests.public.miniatures.undoing import best_of, taken_back

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from croupier.table import Pot, Table


class Divides(Showdown):
    """A showdown of which a miniature changes how each pot is divided."""

    def _go_on(self, table: Table) -> None:
        super()._go_on(table)
        wins = taken_back(table, "win")
        for index, (_, pot) in enumerate(groupby(wins, key=attrgetter("place"))):
            for seat, chips in self.parts(table, {event.seat: event.chips for event in pot}).items():
                table.win(seat, chips, index)

    def parts(self, table: Table, ours: Mapping[int, int]) -> Mapping[int, int]:
        """What each seat gets, where we would give the winners that much."""
        raise NotImplementedError


class OddChipDropped(Divides):
    """What cannot be divided is lost."""

    def parts(self, table: Table, ours: Mapping[int, int]) -> Mapping[int, int]:
        return dict.fromkeys(ours, min(ours.values()))


class HalvesRoundedDown(Showdown):
    """Every share of a pot is the same whole number of chips; what is left over is lost."""

    def _go_on(self, table: Table) -> None:
        super()._go_on(table)
        for pot, events in groupby(taken_back(table, "win"), key=lambda event: event.place.partition(",")[0]):
            wins = tuple(events)
            each = sum(event.chips for event in wins) // len(wins)
            for event in wins:
                table.win(event.seat, each, 0, event.place.removeprefix(pot).removeprefix(", "))


class RoundedAway(Divides):
    """The first winner gets a chip of the last one's."""

    def parts(self, table: Table, ours: Mapping[int, int]) -> Mapping[int, int]:
        first, last = next(iter(ours)), next(reversed(ours))
        return {**ours, first: ours[first] + 1, last: ours[last] - 1} if first != last else ours


class TieRefunds(Divides):
    """Where hands tie, everybody gets back what they put in."""

    def parts(self, table: Table, ours: Mapping[int, int]) -> Mapping[int, int]:
        return dict(enumerate(table.paid)) if len(ours) > 1 else ours


class PlaysFor(Showdown):
    """A showdown of which a miniature changes what the pots are and who plays for them."""

    def _go_on(self, table: Table) -> None:
        played_for, strengths = table.round
        table.round = tuple(self.pots(table, played_for)), strengths
        super()._go_on(table)

    def pots(self, table: Table, ours: tuple[Pot, ...]) -> Iterable[Pot]:
        """The pots, where ours are those."""
        raise NotImplementedError


class LonePotDropped(PlaysFor):
    """A pot that only one player can win is lost."""

    def pots(self, table: Table, ours: tuple[Pot, ...]) -> Iterable[Pot]:
        return (pot for pot in ours if len(pot.seats) > 1)


class AllInForgotten(PlaysFor):
    """Only those who still have chips can win."""

    def pots(self, table: Table, ours: tuple[Pot, ...]) -> Iterable[Pot]:
        return (pot._replace(seats=table.able_among(pot.seats) or pot.seats) for pot in ours)


class OnePotForTheRich(Showdown):
    """There is one pot, and whoever has chips left plays for it, folded or not."""

    def _go_on(self, table: Table) -> None:
        super()._go_on(table)
        if taken_back(table, "win"):
            hands = {dead.seat: dead.cards for dead in table.dead if dead.how == "fold"} | dict(table.shown)
            rich = [seat for seat in hands if table.stacks[seat]] or list(table.live)
            table.win(best_of(table, {seat: hands[seat] for seat in rich}), sum(table.paid), 0)
