"""The cards of players that lie face up, compared as somebody does who reads the events. For checks alone."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from croupier.table.cards import RANKS, Card

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.table.events import Record
    from croupier.table.scene import Scene

BY_CARDS = BEST, LOWEST, LOWEST_ACES_HIGH = range(5, 8)
"""What `Record.number` gives for rounds that the best cards showing begin, or the lowest, aces low or high."""


def cards_showing(scene: Scene, seat: int) -> tuple[Card, ...]:
    """The cards of a hand that lie face up."""
    return tuple(card for card in scene.hands[seat] if card in scene.up)


def begins_by_cards(record: Record, scene: Scene, number: int, among: Iterable[int]) -> int:
    """Which of some seats begins a round by the cards showing; the policy about ties is asked for its answer."""
    order = [seat for seat in record.clockwise(record.button + 1) if seat in among]
    worth = {seat: _best_worth(record, cards_showing(scene, seat), low=number == LOWEST) for seat in order}
    leading = max(worth.values()) if number == BEST else min(worth.values())
    tied = [seat for seat in order if worth[seat] == leading]
    if record.policies["showing_ties"] == "suit":
        return max(tied, key=lambda seat: [_high(card) for card in _from_the_top(cards_showing(scene, seat))])
    return tied[0]


def _best_worth(record: Record, cards: tuple[Card, ...], *, low: bool) -> tuple[list[int], list[int]]:
    """The most that the cards are worth, whatever ranks the wild ones among them are given; a bug's is an ace."""
    plain = [Card("A") if card in record.bugs else card for card in cards if card not in record.wild]
    instead = combinations_with_replacement(map(Card, RANKS), len(cards) - len(plain))
    return max(_worth((*plain, *others), low=low) for others in instead)


def _worth(cards: tuple[Card, ...], *, low: bool) -> tuple[list[int], list[int]]:
    """How often ranks come more than once, then the ranks, the most frequent first."""
    ranks = Counter(_rank(card, low=low) for card in cards)
    groups = sorted(((many, rank) for rank, many in ranks.items()), reverse=True)
    return [many for many, _ in groups if many > 1], [rank for _, rank in groups]


def _rank(card: Card, *, low: bool) -> int:
    return -1 if low and card[0] == "A" else RANKS.index(card[0])


def _from_the_top(cards: tuple[Card, ...]) -> list[Card]:
    return sorted(cards, key=_high, reverse=True)


def _high(card: Card) -> tuple[int, int]:
    return RANKS.find(card[0]), "cdhs".find(card[1])
