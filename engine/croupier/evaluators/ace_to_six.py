"""Ace to six: the lowest hand wins, aces are low, and straights and flushes count; the best is 6-4-3-2-A."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from croupier.evaluators._five_cards import FiveCards
from croupier.evaluators._hands import Order

_ORDER = Order(aces="low", wins="lowest")


@dataclass(frozen=True, slots=True, kw_only=True)
class AceToSix(FiveCards):
    """The lowest hand wins. An ace is low, so that ace to ten is no straight; straights and flushes count."""

    word: ClassVar = "ace_to_six"

    def __post_init__(self) -> None:
        """There is nothing to choose."""
        self.follow(_ORDER)
