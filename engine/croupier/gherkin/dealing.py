"""The cards that a case tells to be dealt, held against those that are: to the players, and onto the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from croupier.gherkin.arranging import NotSo
from croupier.proof.case import BOARD, named

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.gherkin.arranging import Arrangement
    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table import Card

Told: TypeAlias = "Mapping[int, tuple[Card, ...]]"


def streets(rules: Rulebook) -> bool:
    """Whether cards are dealt more than once in a hand."""
    return sum(step.word == "deal" for step in rules.steps) > 1


def lay(arranged: Arrangement, hand: Hand, told: Told, names: tuple[str, ...]) -> bool:
    """Put the cards told into their places, as far as they have been dealt; whether any had to move.

    Raises NotSo where a player is told more cards than anybody is ever dealt, OtherCard where the board differs.
    """
    players = {seat: cards for seat, cards in told.items() if seat != BOARD}
    for seat, cards in players.items():
        most = max(len(hand.holding(seat)), hand.rules.cards_dealt)
        if len(cards) > most:
            raise NotSo(f"{names[seat]} is dealt {most} cards, not {len(cards)}")
    moved = arranged.lay((cards, hand.holding(seat)) for seat, cards in players.items())
    if not moved:
        compare_dealt(arranged, hand, told)
    return moved


def compare_dealt(arranged: Arrangement, hand: Hand, told: Told) -> None:
    """Compare the cards that have been dealt so far with those told. Raises OtherCard."""
    came = _came(hand) if told else {}
    for seat, cards in told.items():
        arranged.compare(cards, came.get(seat, ()))


def all_came(hand: Hand, told: Told, names: tuple[str, ...]) -> None:
    """Raise NotSo where more cards were told than have been dealt."""
    came = _came(hand) if told else {}
    for seat, cards in told.items():
        if len(cards) > (dealt := len(came.get(seat, ()))):
            raise NotSo(f"{named(seat, names)} is dealt {dealt} cards, not {len(cards)}")


def _came(hand: Hand) -> dict[int, tuple[Card, ...]]:
    """The cards dealt so far, by seat; those on the table under -1."""
    came: dict[int, tuple[Card, ...]] = {}
    for event in hand.events:
        if event.what == "deal":
            came[event.seat] = (*came.get(event.seat, ()), *event.cards)
    return came
