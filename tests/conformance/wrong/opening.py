"""Antes and deals that are wrong in one way each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases.ante import Ante
from croupier.phases.deal import Deal

if TYPE_CHECKING:
    from croupier.phases import Phase
    from croupier.table import Table


class NoAnte(Ante):
    """Nobody antes."""

    def begin(self, table: Table) -> None:
        table.actor = None


class DoubleAnte(Ante):
    """Everybody antes twice."""

    def begin(self, table: Table) -> None:
        _post(table, 2 * table.stakes.amount(self.amount))


class DealerAntes(Ante):
    """Only the dealer antes."""

    def begin(self, table: Table) -> None:
        due = min(table.stakes.amount(self.amount), table.stacks[table.button])
        if due:
            table.pay(table.button, due, "post")
        table.actor = None


class AnteIsABet(Ante):
    """The ante is a bet that can be called and raised."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        table.bets = table.paid


class UnmatchedAnteStays(Ante):
    """An ante that nobody can match stays in the pot."""

    def begin(self, table: Table) -> None:
        due = table.stakes.amount(self.amount)
        for seat in table.clockwise(table.button + 1):
            if chips := min(due, table.stacks[seat]):
                table.pay(seat, chips, "post")
        table.actor = None


class ShortAnteFolds(Ante):
    """Who has too few chips for the ante is out."""

    def begin(self, table: Table) -> None:
        due = table.stakes.amount(self.amount)
        poor = [seat for seat in table.live if table.stacks[seat] < due]
        super().begin(table)
        for seat in poor[: len(table.live) - 1]:
            table.fold(seat)


class ShortAnteIsFree(Ante):
    """Who has too few chips for the ante plays without one."""

    def begin(self, table: Table) -> None:
        due = table.stakes.amount(self.amount)
        for seat in table.clockwise(table.button + 1):
            if due and table.stacks[seat] >= due:
                table.pay(seat, due, "post")
        table.return_unmatched(table.paid)
        table.actor = None


def _post(table: Table, due: int) -> None:
    for seat in table.clockwise(table.button + 1):
        if chips := min(due, table.stacks[seat]):
            table.pay(seat, chips, "post")
    table.return_unmatched(table.paid)
    table.actor = None


class DealerIsDealtFirst(Deal):
    """The dealer gets the first card."""

    def begin(self, table: Table) -> None:
        table.deal_around(table.live_from(table.button), self.down)
        table.actor = None


class HandByHand(Deal):
    """Everybody gets all cards at once."""

    def begin(self, table: Table) -> None:
        for seat in table.live_from(table.button + 1):
            table.deal_around((seat,), self.down)
        table.actor = None


class TheOtherWayRound(Deal):
    """Cards go round counterclockwise."""

    def begin(self, table: Table) -> None:
        table.deal_around(table.live_from(table.button)[::-1], self.down)
        table.actor = None


class FromTheBottom(Deal):
    """Cards come from the bottom of the deck."""

    def begin(self, table: Table) -> None:
        many = len(table.live) * self.down
        bottom = table.stub[-many:]
        table.stub = (*bottom[::-1], *table.stub[:-many])
        super().begin(table)


class BurnsFirst(Deal):
    """A card is burned before the deal."""

    def begin(self, table: Table) -> None:
        if len(table.stub) > len(table.live) * self.down:
            table.burn()
        super().begin(table)


ANTES: dict[type[Phase], str] = {
    NoAnte: "amount",
    DoubleAnte: "amount",
    DealerAntes: "amount",
    AnteIsABet: "amount betting.options betting.call betting.ends",
    UnmatchedAnteStays: "unmatched",
    ShortAnteFolds: "policy.short-ante",
    ShortAnteIsFree: "policy.short-ante",
}
DEALS: dict[type[Phase], str] = {
    DealerIsDealtFirst: "cards",
    HandByHand: "cards",
    TheOtherWayRound: "cards",
    FromTheBottom: "cards",
    BurnsFirst: "cards",
}
