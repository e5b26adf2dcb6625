"""Hidden stays hidden: what a seat may not see does not reach it, not even by a detour."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from croupier.play import start
from croupier.proof.playouts import random_action
from croupier.table.events import HIDDEN
from tests.properties.decks import dice
from tests.properties.rulebooks import RULEBOOKS, moments
from tests.sampling import patience

if TYPE_CHECKING:
    from croupier.play import Hand
    from croupier.table import Action, Card

HANDS = patience(4, 6)


def known(hand: Hand, seat: int) -> set[Card]:
    """The cards that a seat has rightly seen: its own, however long ago, and those shown to all."""
    return {
        card
        for event in hand.events
        for card in event.cards
        if event.seen == "all" or (event.seat == seat and event.what not in {"shuffle", "burn"})
    }


@pytest.mark.parametrize("name", RULEBOOKS)
def test_a_view_names_only_cards_that_the_seat_was_dealt_or_that_were_shown(name: str) -> None:
    for seed in range(HANDS):
        for hand in moments(RULEBOOKS[name], dice(seed)):
            for seat in range(len(hand.stacks)):
                view = hand.view(seat)
                named = [*view.hands, *view.piles, *(event.cards for event in view.events)]
                named += [offer.among + offer.takes for offer in view.legal]
                assert {card for cards in named for card in cards} <= known(hand, seat) | {HIDDEN}
            onlooker = hand.view(None)
            assert not onlooker.legal
            assert {card for cards in onlooker.piles for card in cards} <= {HIDDEN}


def swapped(hand: Hand, seat: int, random: Random) -> dict[Card, Card]:
    """Another deal for all that the seat never sees: its unseen cards change places among themselves."""
    unseen = [card for card in hand.record.deck if card not in known(hand, seat)]
    shuffled = random.sample(unseen, len(unseen))
    return dict(zip(unseen, shuffled, strict=True))


def renamed(action: Action, names: dict[Card, Card]) -> Action:
    return action._replace(
        cards=tuple(names.get(card, card) for card in action.cards),
        takes=tuple(names.get(card, card) for card in action.takes),
    )


@pytest.mark.parametrize("name", RULEBOOKS)
def test_deals_that_differ_only_in_what_a_seat_cannot_see_look_the_same_to_it(name: str) -> None:
    rules = RULEBOOKS[name]
    compared = 0
    for seed in range(HANDS):
        random = dice(seed)
        hands = []
        for hand in moments(rules, random):
            if hand.over or hand.step == "the-showdown":
                break
            hands.append(hand)
        if not hands:
            continue
        last = hands[-1]
        for seat in range(len(last.stacks)):
            names = swapped(last, seat, random)
            other = start(
                rules,
                stacks=last.history.stacks,
                deck=tuple(names.get(card, card) for card in last.history.deck),
                button=last.history.button,
                stakes=last.history.stakes,
            )
            for place, hand in enumerate(hands):
                assert other.view(seat) == hand.view(seat), hand.history
                compared += 1
                if place + 1 < len(hands):
                    action = renamed(hands[place + 1].history.actions[-1], names)
                    refusal = other.refusal(action)
                    if refusal and refusal.clause.endswith(".to-open"):
                        break  # that somebody has opened tells of the cards
                    other = other.act(action)
    assert compared > 30


def test_a_view_that_showed_a_hidden_card_would_be_noticed() -> None:
    hand = next(moments(RULEBOOKS["bounce back"], dice(1)))
    assert hand.actor is not None
    assert known(hand, 0) != known(hand, 1)
    assert hand.view(0) != hand.view(1)
    assert hand.act(random_action(hand, dice(1))).view(0) != hand.view(0)
