"""Blinds that are posted or counted wrongly."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.phases.bet import Bet
from croupier.phases.blinds import Blinds

if TYPE_CHECKING:
    from croupier.table import Table


class ShortBlindCalled(Bet):
    """The price of the first round is what the big blind has put in, however short."""

    def begin(self, table: Table) -> None:
        short = table.forced is not None and 0 < table.bets[table.forced] < table.asked
        super().begin(table)
        if short and table.actor is not None and table.forced is not None:
            level, unspoken = table.round
            table.round = replace(level, high=table.bets[table.forced]), unspoken


class BlindOfDebts(Blinds):
    """Who cannot cover a blind posts it all the same, and owes the rest."""

    def begin(self, table: Table) -> None:
        before = table.stacks.copy()
        super().begin(table)
        for seat, stake in zip(table.clockwise(table.button + 1), self.post, strict=False):
            lacking = table.stakes.amount(stake) - before[seat]
            if lacking > 0:
                table.stacks[seat] -= lacking
                what, step, whose, chips, to, *rest = table.news[-1 if stake == "big blind" else -2]  # type: ignore[misc]
                noted = (what, step, whose, chips + lacking, to + lacking, *rest)
                table.news = tuple(
                    noted if each[2:3] == (seat,) and each[0] == "blind" else each for each in table.news
                )
