"""Worlds of chips: short stacks, every betting action, every order of the hands; nobody exchanges a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from croupier.proof.worlds.following import every_amount, fewest, following
from croupier.proof.worlds.reveal import as_revealed, revealing
from croupier.proof.worlds.world import Opening, World, amounts
from croupier.table import Stakes
from croupier.table.cards import RANKS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.rules import Rulebook
    from croupier.table.stakes import Betting

Table: TypeAlias = tuple[tuple[int, ...], int, int, int, int]
TABLES: dict[Betting, tuple[Table, ...]] = {
    "no limit": (((4, 6, 6), 1, 1, 2, 0), ((6, 4), 0, 1, 1, 0)),
    "pot limit": (((3, 5, 6), 1, 1, 2, 0), ((6, 4), 0, 1, 1, 0), ((1, 5), 1, 2, 1, 0)),
    "fixed limit": (((4, 6, 7), 1, 1, 2, 0), ((2, 5, 5), 0, 1, 1, 0), ((8, 8), 0, 1, 1, 0)),
    "spread limit": (((3, 5, 6), 1, 1, 1, 2), ((6, 4), 0, 1, 1, 2)),
}
"""For each betting structure the stacks, the button, the ante, the bet and the highest bet of some tables."""
SHORT: dict[str, tuple[Table, ...]] = {
    "big blind": (((1, 5), 1, 0, 2, 0),),
    "bring-in": (((1, 4, 4), 1, 1, 1, 0), ((4, 1, 4), 0, 1, 1, 0), ((1, 4, 4), 0, 1, 1, 0)),
}
"""Tables, played without a limit, for games with such a stake: at which somebody is all-in before anybody can act."""


def chips_worlds(rules: Rulebook) -> Iterator[World]:
    """One for each betting structure, with two and three seats as far as the rules seat them."""
    for betting, tables in TABLES.items():
        forced = [stake for stake in SHORT if betting == "no limit" and stake in rules.stakes_read]
        short = [table for stake in forced for table in SHORT[stake]]
        fitting = [table for table in (*tables, *short) if rules.players[0] <= len(table[0]) <= rules.players[1]]
        yield World(
            name=f"chips, {betting}",
            about=f"Short stacks at a {betting} table: everything that can be bet, and every order of the hands.",
            openings=tuple(
                Opening(
                    stacks=stacks,
                    button=button,
                    deck=tuple(sorted(rules.deck, key=lambda card: RANKS.find(card[0]), reverse=True)),
                    stakes=Stakes(betting=betting, amounts=amounts(rules, ante, bet, most)),
                )
                for stacks, button, ante, bet, most in fitting
            ),
            follow=following(fewest, every_amount),
            played=revealing,
            judged=as_revealed,
        )
