"""Chips and cards are never made and never lost, and every hand ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.properties.decks import dice
from tests.properties.rulebooks import RULEBOOKS, moments
from tests.sampling import patience

if TYPE_CHECKING:
    from croupier.play import Hand

HANDS = patience(6, 20)
MOST_ACTIONS = 400
"""Far more than seven players can find to do in three rounds: the cap, and stacks of at most a hundred."""


def everywhere(hand: Hand) -> list[str]:
    """Every card, wherever it lies."""
    table = hand._table  # noqa: SLF001 - muck and stub can be seen from nowhere else
    places = (*table.hands, *table.piles.values(), *(dead.cards for dead in table.dead), table.stub)
    return [card for place in places for card in place]


@pytest.mark.parametrize("name", RULEBOOKS)
def test_chips_and_cards_are_conserved_and_the_hand_ends(name: str) -> None:
    for seed in range(HANDS):
        hand = None
        for count, hand in enumerate(moments(RULEBOOKS[name], dice(seed))):
            record = hand.record
            assert sum(hand.stacks) + hand.pot == sum(record.stacks)
            assert min(hand.stacks) >= 0
            assert sorted(everywhere(hand)) == sorted(record.deck), "each card is in exactly one place"
            assert bool(hand.legal) == (hand.actor is not None) == (not hand.over), "no dead end"
            assert count < MOST_ACTIONS
        assert hand is not None
        assert hand.over
        assert hand.events[-1].what == "pass_deal"


@pytest.mark.parametrize("name", RULEBOOKS)
def test_what_players_hold_follows_from_the_events_alone(name: str) -> None:
    """Nothing moves silently into or out of a hand, and every card comes from where the events had left it."""
    for seed in range(HANDS):
        for hand in moments(RULEBOOKS[name], dice(seed)):
            if hand.over or seed % 5 == 0:
                assert_followed(hand)


def assert_followed(hand: Hand) -> None:
    record = hand.record
    stub = list(record.deck)
    holds: list[set[str]] = [set() for _ in range(record.seats)]
    piles: list[set[str]] = [set() for _ in range(record.seats)]
    gone: set[str] = set()
    for event in record.events:
        cards = set(event.cards)
        if event.what in {"deal", "draw", "burn"}:
            assert stub[: len(cards)] == list(event.cards), "from the top"
            del stub[: len(cards)]
            (gone if event.what == "burn" else holds[event.seat]).update(cards)
        elif event.what in {"discard", "give_up", "muck"}:
            assert cards <= holds[event.seat]
            holds[event.seat] -= cards
            (piles[event.seat] if event.place == "own pile" else gone).update(cards)
        elif event.what == "take_back":
            assert cards <= piles[event.seat]
            piles[event.seat] -= cards
            holds[event.seat] |= cards
        elif event.what == "fold":
            assert holds[event.seat] <= cards <= holds[event.seat] | piles[event.seat]
            gone |= cards
            holds[event.seat], piles[event.seat] = set(), piles[event.seat] - cards
        elif event.what == "shuffle":
            kept = record.policies["bottom_card"] == "dealt if it completes the draw"
            assert len(stub) <= kept, "the deck is dealt out before anything is shuffled"
            assert cards <= gone | set().union(*piles)
            assert len(cards) == len(event.cards)
            gone -= cards
            stub = [*event.cards, *stub]
    for seat in range(record.seats):
        seen = hand.view(seat)
        assert set(seen.hands[seat]) == holds[seat]
        assert set(seen.piles[seat]) <= piles[seat], "what nobody took back may be gone from the pile"
        assert seen.stub == len(stub)
