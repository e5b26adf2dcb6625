"""Cards that a file tells of, held against those that our table dealt; and moved in the deck where they may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.histories.deck import DealtTwiceError
from croupier.histories.notation import UNKNOWN

if TYPE_CHECKING:
    from croupier.histories.deck import Deck, Zones
    from croupier.histories.notation import Deed
    from croupier.table import Card


class CardsDifferError(ValueError):
    """The file tells of cards that cannot be those. The text says what our rules say."""

    def __init__(self, text: str, clause: str = "") -> None:
        super().__init__(text)
        self.clause = clause
        """The clause, where it is not that of the latest deal."""


def told_by_dealer(deck: Deck, zones: Zones, deed: Deed) -> None:
    """Cards dealt to a player or onto the board. Raises CardsDifferError."""
    untold = zones.untold[deed.seat]
    whom = f"p{deed.seat + 1}" if deed.verb == "dh" else "the board"
    if len(untold) < len(deed.cards):
        many = f"{len(untold) or 'no'} card{'s' * (len(untold) != 1)}"
        raise CardsDifferError(f"{many} {'is' if len(untold) == 1 else 'are'} dealt to {whom} here")
    for card in deed.cards:
        place, dealt = untold.popleft()
        if card in {UNKNOWN, dealt} and (place is None or card == UNKNOWN):
            continue
        if place is None:
            raise CardsDifferError(f"after the shuffle {whom} is dealt {dealt}")
        _pin(deck, place, card)


def told_by_player(deck: Deck, zones: Zones, deed: Deed) -> None:
    """Cards that a player shows. Raises CardsDifferError."""
    held = zones.held[deed.seat]
    told = [card for card in deed.cards if card != UNKNOWN]
    if deed.cards and len(deed.cards) != len(held):
        raise CardsDifferError(f"the player holds {len(held)} cards")
    missing = [card for card in told if card not in held]
    spare = [place for card, place in held.items() if card not in told and place is not None and deck.loose(place)]
    if len(missing) > len(spare):
        raise CardsDifferError(f"the player holds {' '.join(held)}")
    for spot, card in zip(spare, missing, strict=False):
        _pin(deck, spot, card)
    for card in told:
        if (place := held.get(card)) is not None:
            _pin(deck, place, card)


def unknown_first(deck: Deck, zones: Zones, deed: Deed) -> tuple[Card, ...]:
    """The cards that a player discards; for each that the file does not know, one that it never told."""
    loose = [
        card
        for card, place in zones.held[deed.seat].items()
        if place is not None and deck.loose(place) and card not in deed.cards
    ]
    spare = iter(loose)
    return tuple([next(spare, card) if card == UNKNOWN else card for card in deed.cards])


def _pin(deck: Deck, place: int, card: Card) -> None:
    try:
        deck.pin(place, card)
    except DealtTwiceError:
        raise CardsDifferError(f"{card} lies elsewhere already", "deck.cards") from None
    except ValueError:
        raise CardsDifferError(f"{card} is no card of this game", "deck.cards") from None
