"""What one seat may know of a hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from croupier.table.events import HIDDEN

if TYPE_CHECKING:
    from croupier.play.hand import Hand
    from croupier.table import Card, Event, Offer, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The table from one chair. A card that the seat may not see is `x`; a folded hand is empty."""

    seat: int | None
    step: str
    actor: int | None
    legal: tuple[Offer, ...]
    """What this seat may do now; nothing unless it is its turn."""
    button: int
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    pot: int
    folded: tuple[bool, ...]
    hands: tuple[tuple[Card, ...], ...]
    piles: tuple[tuple[Card, ...], ...]
    """The cards that lie before each seat, not in the hand."""
    stub: int
    """How many cards the deck still holds."""
    events: tuple[Event, ...]
    board: Mapping[str, tuple[Card, ...]] = field(default_factory=dict)
    """The cards on the table that everybody sees and nobody owns, by the place where they lie."""


def view(hand: Hand, table: Table, seat: int | None, past: tuple[Event, ...]) -> View:
    """The view of one seat (None: an onlooker). An offer names cards, so only the actor sees it."""
    known = table.known | table.up
    legal = tuple(unseen(offer) for offer in hand.legal) if seat is not None and seat == table.actor else ()
    return View(
        seat=seat,
        step=table.at,
        actor=table.actor,
        legal=legal,
        button=table.button,
        stacks=hand.stacks,
        bets=tuple(table.bets),
        pot=hand.pot,
        folded=tuple(seat not in table.live for seat in range(table.seats)),
        hands=tuple(
            _seen(cards, open_=whose == seat or whose in table.shown, known=known)
            for whose, cards in enumerate(table.hands)
        ),
        piles=tuple(_seen(_pile(table, whose), open_=whose == seat) for whose in range(table.seats)),
        stub=len(table.stub),
        events=tuple(event.veiled(seat) for event in past),
        board=dict(table.board),
    )


def unseen(offer: Offer) -> Offer:
    """A dealer who shuffles does not look at the cards."""
    return offer._replace(among=(HIDDEN,) * len(offer.among)) if offer.verb == "shuffle" else offer


def _seen(cards: tuple[Card, ...], *, open_: bool, known: frozenset[Card] = frozenset()) -> tuple[Card, ...]:
    if open_ or known.isdisjoint(cards):
        return cards if open_ else (HIDDEN,) * len(cards)
    return tuple(card if card in known else HIDDEN for card in cards)


def _pile(table: Table, seat: int) -> tuple[Card, ...]:
    return tuple(card for (_, whose), cards in table.piles.items() if whose == seat for card in cards)
