"""What is offered is accepted, what is not offered is refused by a clause that forbids it, and no hand ever changes."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from croupier.play import IllegalAction
from croupier.table import DECK, Action, Card
from tests.properties.decks import dice
from tests.properties.rulebooks import RULEBOOKS, moments
from tests.properties.verbs import VERBS
from tests.sampling import patience

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.play import Hand, View
    from croupier.table import Event, Offer

HANDS = patience(2, 3)
FEW = 40
"""More actions than this are not tried on one offer."""


def admitted(seat: int, offer: Offer) -> Iterator[Action]:
    """Actions that the offer admits: every amount or choice if there are few, or the outermost ones."""
    if not offer.among:
        middle = (offer.least + offer.most) // 2
        span = range(offer.least, offer.most + 1) if offer.most < FEW else (offer.least, middle, offer.most)
        yield from (Action(seat, offer.verb, chips) for chips in span)
    elif offer.verb == "shuffle":
        yield Action(seat, "shuffle", cards=offer.among)
        yield Action(seat, "shuffle", cards=offer.among[::-1])
    else:
        for count in range(offer.least, offer.most + 1):
            for given in combinations(offer.among, count):
                for taken in combinations(offer.takes, count) if offer.takes else ((),):
                    yield Action(seat, offer.verb, cards=given[::-1], takes=taken)


def near_misses(seat: int, offer: Offer, stranger: Card) -> Iterator[Action]:
    """Actions one step outside the offer."""
    if not offer.among:
        yield from (Action(seat, offer.verb, chips) for chips in (offer.least - 1, offer.most + 1, -1))
        yield Action(seat, offer.verb, offer.least, cards=(stranger,))
        yield Action(seat, offer.verb, offer.least, takes=(stranger,))
        return
    few = offer.among[: offer.least]
    if offer.most < len(offer.among):
        yield Action(seat, offer.verb, cards=offer.among[: offer.most + 1], takes=offer.takes[: offer.most + 1])
    if offer.least:
        yield Action(seat, offer.verb, cards=offer.among[: offer.least - 1], takes=offer.takes[: offer.least - 1])
        yield Action(
            seat, offer.verb, cards=(*offer.among[: offer.least - 1], stranger), takes=offer.takes[: offer.least]
        )
    if offer.most > 1:
        yield Action(seat, offer.verb, cards=offer.among[:1] * 2, takes=offer.takes[:2])
    yield Action(seat, offer.verb, 1, cards=few, takes=offer.takes[: offer.least])
    yield Action(seat, offer.verb, cards=offer.among[: max(1, offer.least)], takes=(stranger,))
    if len(offer.takes) > 1 and offer.most > 1:
        yield Action(seat, offer.verb, cards=offer.among[:2], takes=offer.takes[:1] * 2)


def refused_actions(hand: Hand) -> Iterator[Action]:
    """Nonsense, near misses, and what would be legal for somebody else."""
    seats = len(hand.stacks)
    actor = 0 if hand.actor is None else hand.actor
    verbs = {offer.verb for offer in hand.legal}
    offered = {card for offer in hand.legal for card in offer.among + offer.takes}
    stranger = next(card for card in DECK if card not in offered)
    for verb in VERBS:
        if verb not in verbs:
            yield from (Action(actor, verb), Action(actor, verb, 3), Action(actor, verb, cards=(stranger,)))
    for offer in hand.legal:
        yield from near_misses(actor, offer, stranger)
        for other in (-1, *range(seats), seats):
            if other != actor:
                yield from (action._replace(seat=other) for action in list(admitted(actor, offer))[:3])


def seen(hand: Hand) -> tuple[object, ...]:
    """Everything that can be seen of a hand."""
    views: tuple[View, ...] = tuple(hand.view(seat) for seat in (None, *range(len(hand.stacks))))
    events: tuple[Event, ...] = hand.events
    return views, events, hand.legal, hand.stacks, hand.pot, hand.actor, hand.step, hand.history, hand.over


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_action_that_is_offered_is_accepted_and_changes_no_earlier_hand(name: str) -> None:
    for seed in range(HANDS):
        for hand in moments(RULEBOOKS[name], dice(seed)):
            before = seen(hand)
            for offer in hand.legal:
                assert hand.actor is not None
                tried = list(admitted(hand.actor, offer))
                assert tried, f"nothing can be done with {offer}"
                for action in dice(seed).sample(tried, min(4, len(tried))):
                    assert hand.refusal(action) is None
                    after = hand.act(action)
                    assert after.history.actions == (*hand.history.actions, action)
                    assert after.events[: len(hand.events)] == hand.events
            assert seen(hand) == before


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_other_action_is_refused_by_a_clause_that_forbids_something_and_changes_nothing(name: str) -> None:
    rules = RULEBOOKS[name]
    for seed in range(HANDS):
        for hand in moments(rules, dice(seed)):
            before = seen(hand)
            for action in refused_actions(hand):
                with pytest.raises(IllegalAction) as error:
                    hand.act(action)
                clause = rules.clause(error.value.clause)
                assert clause.refuses, f"{clause.id} refuses {action}"
                assert error.value.why
            assert seen(hand) == before


@pytest.mark.parametrize("name", RULEBOOKS)
def test_cards_that_can_still_come_back_are_never_shuffled(name: str) -> None:
    for seed in range(HANDS):
        for hand in moments(RULEBOOKS[name], dice(seed)):
            for offer in hand.legal:
                if offer.verb == "shuffle":
                    piles = {card for seat in range(len(hand.stacks)) for card in hand.view(seat).piles[seat]}
                    assert not piles & set(offer.among)
