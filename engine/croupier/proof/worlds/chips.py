"""Worlds of chips: short stacks, every betting action, every order of the hands; nobody exchanges a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.proof.worlds.following import every_amount, fewest, following
from croupier.proof.worlds.reveal import as_revealed, revealing
from croupier.proof.worlds.world import Opening, World
from croupier.table import Stakes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.rules import Rulebook
    from croupier.table.stakes import Betting

TABLES: dict[Betting, tuple[tuple[tuple[int, ...], int, int, int, int], ...]] = {
    "no limit": (((4, 6, 6), 1, 1, 2, 0), ((6, 4), 0, 1, 1, 0)),
    "pot limit": (((3, 5, 6), 1, 1, 2, 0), ((6, 4), 0, 1, 1, 0), ((1, 5), 1, 2, 1, 0)),
    "fixed limit": (((4, 6, 7), 1, 1, 2, 0), ((2, 5, 5), 0, 1, 1, 0), ((8, 8), 0, 1, 1, 0)),
    "spread limit": (((3, 5, 6), 1, 1, 1, 2), ((6, 4), 0, 1, 1, 2)),
}
"""For each betting structure the stacks, the button, the ante, the bet and the highest bet of some tables."""


def chips_worlds(rules: Rulebook) -> Iterator[World]:
    """One for each betting structure, with two and three seats as far as the rules seat them."""
    for betting, tables in TABLES.items():
        fitting = [table for table in tables if rules.players[0] <= len(table[0]) <= rules.players[1]]
        yield World(
            name=f"chips, {betting}",
            about=f"Short stacks at a {betting} table: everything that can be bet, and every order of the hands.",
            openings=tuple(
                Opening(
                    stacks=stacks,
                    button=button,
                    deck=rules.deck,
                    stakes=Stakes(
                        betting=betting,
                        amounts={**dict.fromkeys(rules.stakes_read, bet), "ante": ante, "max bet": most},
                    ),
                )
                for stacks, button, ante, bet, most in fitting
            ),
            follow=following(fewest, every_amount),
            played=revealing,
            judged=as_revealed,
        )
