"""The games of PHH: which of our variants each is, and what a file must say of it."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.table.stakes import Betting


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One of the codes that `variant` can be."""

    code: str
    slug: str
    betting: Betting
    brought_in: bool = False
    """Whether it has a bring-in, and no blinds."""

    @property
    def needs(self) -> tuple[str, ...]:
        """The keys that a file must have."""
        sizes = ("small_bet", "big_bet") if self.betting == "fixed limit" else ("min_bet",)
        forced = "bring_in" if self.brought_in else "blinds_or_straddles"
        return ("variant", "antes", forced, *sizes, "starting_stacks", "actions")


GAMES: Mapping[str, Game] = MappingProxyType(
    {
        game.code: game
        for game in (
            Game(code="FT", slug="texas-holdem", betting="fixed limit"),
            Game(code="NT", slug="texas-holdem", betting="no limit"),
            Game(code="NS", slug="six-plus-holdem", betting="no limit"),
            Game(code="PO", slug="omaha", betting="pot limit"),
            Game(code="FO/8", slug="omaha-eight-or-better", betting="fixed limit"),
            Game(code="F7S", slug="seven-card-stud", betting="fixed limit", brought_in=True),
            Game(code="F7S/8", slug="stud-eight-or-better", betting="fixed limit", brought_in=True),
            Game(code="FR", slug="razz", betting="fixed limit", brought_in=True),
            Game(code="N2L1D", slug="deuce-to-seven-single-draw", betting="no limit"),
            Game(code="F2L3D", slug="deuce-to-seven-triple-draw", betting="fixed limit"),
            Game(code="FB", slug="badugi", betting="fixed limit"),
        )
    }
)
