"""Ace to five: the lowest hand wins, and straights and flushes do not count; the best is five down to the ace."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from croupier.evaluators._five_cards import FiveCards
from croupier.evaluators._hands import KINDS, Order

_ORDER = Order(
    kinds=tuple(kind for kind in KINDS if kind not in {"straight", "flush", "straight flush"}),
    aces="low",
    wins="lowest",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class AceToFive(FiveCards):
    """The lowest hand wins. An ace is low; straights and flushes do not count."""

    word: ClassVar = "ace_to_five"

    def __post_init__(self) -> None:
        """There is nothing to choose."""
        self.follow(_ORDER)
