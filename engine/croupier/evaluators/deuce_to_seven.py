"""Deuce to seven: the lowest hand wins, aces are high, and straights and flushes count; the best is 7-5-4-3-2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from croupier.evaluators._five_cards import FiveCards
from croupier.evaluators._hands import Order

_ORDER = Order(aces="high", wins="lowest")


@dataclass(frozen=True, slots=True, kw_only=True)
class DeuceToSeven(FiveCards):
    """The lowest hand wins. An ace is high, so that ace to five is no straight; straights and flushes count."""

    word: ClassVar = "deuce_to_seven"

    def __post_init__(self) -> None:
        """There is nothing to choose."""
        self.follow(_ORDER)
