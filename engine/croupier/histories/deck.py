"""The deck of a hand that somebody wrote down: the cards that the file names in their places, others in between."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import TYPE_CHECKING

from croupier.histories.notation import BOARD, UNKNOWN
from croupier.table.cards import RANKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from croupier.histories.notation import Deed
    from croupier.rules import Rulebook
    from croupier.table import Card, Event

_TRIES = 40
"""How many fillings are tried where cards that nobody knows could decide something."""


class DealtTwiceError(ValueError):
    """A card that the file names in two places. The text is the card."""


class Deck:
    """An order of the deck that comes nearer to the file's with every hand that is dealt from it.

    A place is pinned once the file says which card lies there; what is burned, or not known, never is.
    """

    def __init__(self, rules: Rulebook, deeds: Sequence[Deed], filling: int) -> None:
        named = {card for deed in deeds for card in deed.cards} - {UNKNOWN}
        strangers = [card for card in rules.deck if card not in named]
        self.cards = [*_filled(strangers, filling), *[card for card in rules.deck if card in named]]
        self._pinned: set[int] = set()
        self.moved = False
        """Whether a card changed places since the hand was dealt."""

    def pin(self, place: int, card: Card) -> None:
        """Let that card lie in that place. Raises DealtTwiceError if it lies pinned in another."""
        if self.cards[place] == card:
            self._pinned.add(place)
            return
        other = self.cards.index(card)
        if other in self._pinned or place in self._pinned:
            raise DealtTwiceError(card)
        self.cards[place], self.cards[other] = card, self.cards[place]
        self._pinned.add(place)
        self.moved = True

    def loose(self, place: int) -> bool:
        """Whether any card could lie there."""
        return place not in self._pinned


def fillings(deeds: Iterable[Deed]) -> range:
    """The fillings to be tried: one, where the file knows every card."""
    return range(_TRIES if any(UNKNOWN in deed.cards for deed in deeds) else 1)


def _filled(cards: list[Card], filling: int) -> list[Card]:
    """High cards first, low cards first, and then by chance, but always the same."""
    if filling < 2:  # noqa: PLR2004 - two orders
        return sorted(cards, key=lambda card: RANKS.find(card[0]), reverse=not filling)
    Random(filling).shuffle(cards)  # noqa: S311 - fillers, not secrets
    return cards


class Zones:
    """Where the cards of a hand went, by their places in the deck."""

    def __init__(self, seats: int) -> None:
        self._next: int | None = 0
        self.untold: dict[int, deque[tuple[int | None, Card]]] = {seat: deque() for seat in range(BOARD, seats)}
        """Cards that were dealt to each seat and that the file has not told yet; None: after a shuffle."""
        self.held: dict[int, dict[Card, int | None]] = {seat: {} for seat in range(seats)}

    def follow(self, events: Iterable[Event]) -> None:
        """Write down what happened."""
        for event in events:
            if event.what in {"deal", "draw"}:
                for card in event.cards:
                    place = self._take()
                    self.untold[event.seat].append((place, card))
                    if event.seat != BOARD:
                        self.held[event.seat][card] = place
            elif event.what == "burn":
                self._take()
            elif event.what == "discard":
                for card in event.cards:
                    del self.held[event.seat][card]
            elif event.what == "shuffle":
                self._next = None

    def _take(self) -> int | None:
        place = self._next
        if place is not None:
            self._next = place + 1
        return place
