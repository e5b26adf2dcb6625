"""The cards that players show: whose are best, and whose are lowest. No straight or flush counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.table.cards import RANKS, height

if TYPE_CHECKING:
    from croupier.table import Card, Table

_HIGH = {rank: place for place, rank in enumerate(RANKS)}
_LOW = {**_HIGH, "A": -1}


def showing(table: Table, seat: int) -> tuple[Card, ...]:
    """The cards of a hand that lie face up."""
    return tuple([card for card in table.hands[seat] if card in table.up])


def leading(table: Table, seats: tuple[int, ...], by: str) -> int:
    """Which of the seats leads; of equal ones the first given, or that with the highest suit, as the house says.

    `by` is `best showing`, `lowest showing` or `lowest showing with aces high`.
    """
    ranks = _LOW if by == "lowest showing" else _HIGH
    best = max if by == "best showing" else min
    strength = {seat: _strength(_stand_ins(table, showing(table, seat)), ranks) for seat in seats}
    wanted = best(strength.values())
    tied = [seat for seat in seats if strength[seat] == wanted]
    if table.policies["showing_ties"] == "suit":
        return max(tied, key=lambda seat: sorted(map(_place, showing(table, seat)), reverse=True))
    return tied[0]


def _stand_ins(table: Table, cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The cards, with others for the wild ones: aces for bugs, and then more of the rank of which there are most."""
    wild, bugs = table.rules.wild, table.rules.bugs
    if not wild and not bugs:
        return cards
    plain = ["A" if card in bugs else card[0] for card in cards if card not in wild]
    most = max(plain, key=lambda rank: (plain.count(rank), _HIGH[rank]), default="A")
    return (*plain, *most * (len(cards) - len(plain)))


def _strength(cards: tuple[str, ...], ranks: dict[str, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Pairs and more of a kind before high cards, then ranks."""
    names = [card[0] for card in cards]
    order = sorted({(names.count(name), ranks[name]) for name in names}, reverse=True)
    return tuple([many for many, _ in order if many > 1]), tuple([rank for _, rank in order])


def _place(card: Card) -> tuple[int, int]:
    return height(card)
