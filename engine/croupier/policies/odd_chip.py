"""Odd chip: who gets what cannot be divided when hands tie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._last_round import last_raiser
from croupier.policies._policy import Policy, kept
from croupier.table.cards import RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.policies._policy import Finding
    from croupier.table.cards import Card
    from croupier.table.events import Record

FIVE = 5
LEFT, HIGH_CARD, RAISER = "first winner left of dealer", "highest card by suit", "last raiser"


def _in_order(record: Record, order: Iterable[int]) -> Iterator[Finding]:
    """Within a pot, a winner further back in the order never gets more than one before, and nobody two more."""
    pots: dict[str, dict[int, int]] = {}
    for event in record.of("win"):
        shares = pots.setdefault(event.place, {})
        shares[event.seat] = shares.get(event.seat, 0) + event.chips
    seats = tuple(order)
    for place, shares in pots.items():
        if len(shares) > 1:
            turn = [shares[seat] for seat in seats if seat in shares]
            yield kept(turn == sorted(turn, reverse=True) and turn[0] - turn[-1] <= 1, f"the {place} was split {turn}")


def _left_of_dealer(record: Record) -> Iterator[Finding]:
    yield from _in_order(record, record.clockwise(record.button + 1))


def _high_card(record: Record) -> Iterator[Finding]:
    if any(event.seat < 0 for event in record.of("deal")) or any(
        len(event.cards) > FIVE for event in record.of("show")
    ):
        return  # which five of more cards won, the shares alone can tell
    tops = {event.seat: max(map(_height, event.cards)) for event in record.of("show")}
    yield from _in_order(record, sorted(tops, key=tops.__getitem__, reverse=True))


def _height(card: Card) -> tuple[int, int]:
    """Clubs, diamonds, hearts, spades go up in the order of the alphabet, in which suits are written here, too."""
    return RANKS.find(card[0]), SUITS.find(card[1])  # a joker is lower than any


def _raiser(record: Record) -> Iterator[Finding]:
    left, raiser = record.clockwise(record.button + 1), last_raiser(record)
    yield from _in_order(record, sorted(left, key=lambda seat: seat != raiser))


_TIED = "When a pot does not divide evenly among tied hands, the odd chips go one each to the winners, "
POLICY = Policy(
    word="odd_chip",
    asks="Who gets the odd chip when a pot does not divide evenly?",
    says={
        LEFT: f"{_TIED}in order from the dealer's left.",
        HIGH_CARD: f"{_TIED}the one whose winning hand holds the highest card first; of cards of one rank, a spade is "
        "higher than a heart, a heart than a diamond, and a diamond than a club.",
        RAISER: f"{_TIED}first to the player who made the last bet or raise of the last betting round, then in order "
        "from the dealer's left.",
    },
    checks={LEFT: _left_of_dealer, HIGH_CARD: _high_card, RAISER: _raiser},
    modality=dict.fromkeys((LEFT, HIGH_CARD, RAISER), "must"),
    topic="the showdown",
)
