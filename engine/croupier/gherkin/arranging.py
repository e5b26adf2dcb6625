"""A deck arranged so that the cards somebody tells come when they are told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from croupier.table import Card, show_card
from croupier.table.events import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterable


class NotSo(ValueError):
    """A sentence cannot be said here, or is not true. The text says why, in words."""


class OtherCard(Exception):
    """The deck holds another card where one was told."""

    def __init__(self, told: Card, came: Card) -> None:
        super().__init__(told, came)
        self.told, self.came = told, came


@dataclass(kw_only=True)
class Arrangement:
    """A deck in the making: cards that have come as told are pinned, the others may still change places."""

    deck: list[Card]
    free: bool = True
    """Whether cards may change places at all."""
    _pinned: set[int] = field(default_factory=set)

    def compare(self, told: Iterable[Card], came: Iterable[Card]) -> None:
        """Hold the cards that came against those told. Raises OtherCard at the first difference."""
        for wanted, got in zip(told, came, strict=False):
            if wanted not in {HIDDEN, got}:
                raise OtherCard(wanted, got)
            if wanted == got and got in self.deck:
                self._pinned.add(self.deck.index(got))

    def lay(self, dealt: Iterable[tuple[tuple[Card, ...], tuple[Card, ...]]]) -> bool:
        """Put all told cards of a deal into their places; whether any had to move. Raises NotSo."""
        before = list(self.deck)
        for told, came in dealt:
            for wanted, got in zip(told, came, strict=False):
                here = before.index(got)
                if wanted not in {HIDDEN, self.deck[here]}:
                    self.exchange(OtherCard(wanted, self.deck[here]))
                elif wanted != HIDDEN:
                    self._pinned.add(here)
        return self.deck != before

    def exchange(self, other: OtherCard) -> None:
        """Swap a told card into its place. Raises NotSo where something told before forbids it."""
        told, came = other.told, other.came
        if not self.free or told not in self.deck:
            raise NotSo(f"the next card is {show_card(came)}, not {show_card(told)}") from None
        here, there = self.deck.index(came), self.deck.index(told)
        if here in self._pinned or there in self._pinned:
            raise NotSo(f"{show_card(told)} cannot come here: by what was told, it lies elsewhere") from None
        self.deck[here], self.deck[there] = told, came
        self._pinned.add(here)


def dealt_once(cards: tuple[Card, ...], before: Iterable[tuple[Card, ...]]) -> tuple[Card, ...]:
    """The cards that a player is dealt. Raises NotSo where one was dealt before, or is there twice."""
    seen = {card for told in before for card in told}
    for place, card in enumerate(cards):
        if card != HIDDEN and (card in seen or card in cards[:place]):
            raise NotSo(f"{show_card(card)} is dealt twice")
    return cards


def named(cards: tuple[Card, ...], among: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards with a real one for each `x`, taken in order from those not named."""
    free = iter([card for card in among if card not in cards])
    return tuple(next(free, card) if card == HIDDEN else card for card in cards)
