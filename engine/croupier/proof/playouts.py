"""Hands played at random: for laws, for checks of clauses, and for measuring speed."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.play import Hand, start
from croupier.table import BETTING, Action, Stakes

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from croupier.rules import Rulebook
    from croupier.table import Card, Offer

STACKS = (1, 2, 3, 5, 8, 13, 20, 50, 100)
"""Short ones and deep ones, so that there are all-ins and side pots."""
RELUCTANCE = 0.75
"""How often a fold is thought better of: hands that end at once show little."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a random hand begins with."""

    stacks: tuple[int, ...]
    button: int
    deck: tuple[Card, ...]
    stakes: Stakes


def random_setting(rules: Rulebook, random: Random) -> Setting:
    """Seats, stacks, stakes and a deck: of any betting structure, sometimes cut short."""
    seats = random.randint(*rules.players)
    deck = list(rules.deck)
    random.shuffle(deck)
    if random.random() < 0.3:  # noqa: PLR2004 - often enough to run out
        deck = deck[: random.randint(min(rules.least_deck(seats), len(deck)), len(deck))]
    amounts = {**dict.fromkeys(rules.stakes_read, 2), "ante": random.choice((0, 1, 2, 3)), "max bet": 6}
    return Setting(
        stacks=tuple(random.choice(STACKS) for _ in range(seats)),
        button=random.randrange(seats),
        deck=tuple(deck),
        stakes=Stakes(betting=random.choice(BETTING), amounts=MappingProxyType(amounts)),  # type: ignore[arg-type]
    )


def random_action(hand: Hand, random: Random) -> Action:
    """One of the legal actions of whoever is to act."""
    assert hand.actor is not None, "the hand goes on"
    offers = hand.legal
    offer = random.choice(offers)
    if offer.verb == "fold" and random.random() < RELUCTANCE:
        offer = offers[0]
    return action_of(hand.actor, offer, random)


def action_of(seat: int, offer: Offer, random: Random) -> Action:
    """One of the actions that an offer admits."""
    if not offer.among:
        chips = random.choice((offer.least, offer.most, random.randint(offer.least, offer.most)))
        return Action(seat, offer.verb, chips)
    count = random.randint(offer.least, offer.most)
    return Action(
        seat,
        offer.verb,
        cards=tuple(random.sample(offer.among, count)),
        takes=tuple(random.sample(offer.takes, count)) if offer.takes else (),
    )


def random_hand(rules: Rulebook, random: Random) -> Hand:
    """A hand played to its end."""
    *_, hand = random_hands(rules, random)
    return hand


def random_hands(rules: Rulebook, random: Random, setting: Setting | None = None) -> Iterator[Hand]:
    """A hand at each of its moments, from the deal to the end; in a random setting where none is given."""
    setting = setting or random_setting(rules, random)
    hand = start(rules, stacks=setting.stacks, deck=setting.deck, button=setting.button, stakes=setting.stakes)
    yield hand
    while hand.actor is not None:
        hand = hand.act(random_action(hand, random))
        yield hand
