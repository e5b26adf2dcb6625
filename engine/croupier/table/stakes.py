"""What a table plays for: the betting structure and its amounts. Belongs to the table, not to the variant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, NamedTuple, get_args

Betting = Literal["fixed limit", "pot limit", "no limit", "spread limit"]
BETTING: tuple[str, ...] = get_args(Betting)


class Posting(NamedTuple):
    """One blind that a player posts in a hand in which not everybody posts as usual."""

    seat: int
    stake: str
    """Which blind: it is as high as this stake of the table."""
    live: bool = True
    """Whether it is a bet; otherwise it is dead money in the pot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """A betting structure with the amounts it needs, in chips of the smallest unit."""

    betting: Betting = "fixed limit"
    amounts: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({"ante": 1, "bet": 2}))
    """By the stake's name: `ante`, `bet` (the fixed bet, or the least), `max bet` (spread limit), `small bet` …"""

    limited: bool = field(init=False, repr=False, compare=False)
    """Whether bets have a fixed size or range, so that raises are counted and half a bet reopens."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "amounts", MappingProxyType(dict(self.amounts)))  # whoever gave them may change theirs
        object.__setattr__(self, "limited", self.betting in {"fixed limit", "spread limit"})

    def amount(self, stake: str) -> int:
        """The chips of one stake. Raises KeyError, naming the stake, when the table has not set it."""
        return self.amounts[stake]

    def __str__(self) -> str:
        """`fixed limit, ante 1, bet 2`."""
        return ", ".join([self.betting, *(f"{stake} {chips}" for stake, chips in self.amounts.items())])
