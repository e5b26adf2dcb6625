"""High: the standard ranking of five-card hands, from high card to straight flush, and its short-deck relatives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from croupier.evaluators._five_cards import FiveCards
from croupier.evaluators._hands import KINDS, Kind, Order
from croupier.table.cards import RANK_NAMES

_LOWEST = tuple(RANK_NAMES.values())
_MAY_BE_LEFT_OUT = frozenset({"straight flush", "straight", "flush"})


@dataclass(frozen=True, slots=True, kw_only=True)
class High(FiveCards):
    """The standard ranking of poker hands. No suit outranks another."""

    word: ClassVar = "high"

    categories_: tuple[Kind, ...] = KINDS[::-1]
    """The kinds of hands, best first. Straights, flushes and straight flushes do not count where they are left out."""
    aces: Literal["high and low", "high"] = "high and low"
    """Whether an ace may also stand at the bottom of the lowest straight."""
    lowest: Literal["deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] = "deuce"
    """The lowest rank of the deck: an ace may stand below it. With `six`, nine down to six and an ace are one."""

    def __post_init__(self) -> None:
        """Every kind once. Raises ValueError."""
        if len(set(self.categories_)) < len(self.categories_):
            raise ValueError("a category is listed twice")
        missing = [kind for kind in KINDS if kind not in self.categories_ and kind not in _MAY_BE_LEFT_OUT]
        if missing:
            raise ValueError(f"hands that are a {missing[0]} need a category; only straights and flushes may not count")
        kinds = self.categories_[::-1]
        self.follow(Order(kinds=kinds, aces=self.aces, lowest=_LOWEST.index(self.lowest)))
