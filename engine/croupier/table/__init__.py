"""The table: cards, chips, seats, actions and events. Knows no rule of any variant."""

from __future__ import annotations

from croupier.table.actions import Action, Offer
from croupier.table.cards import DECK, JOKERS, Card, read_card, show_card, show_cards, shuffled
from croupier.table.events import Event, Record
from croupier.table.pots import Pot, pots
from croupier.table.stakes import BETTING, Posting, Stakes
from croupier.table.table import Table

__all__ = [
    "BETTING",
    "DECK",
    "JOKERS",
    "Action",
    "Card",
    "Event",
    "Offer",
    "Posting",
    "Pot",
    "Record",
    "Stakes",
    "Table",
    "pots",
    "read_card",
    "show_card",
    "show_cards",
    "shuffled",
]
