"""Decks that bring about what hardly happens by chance."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from croupier.play import start
from croupier.proof.playouts import STACKS, Setting, random_action, random_hands, random_setting
from croupier.table.cards import DECK, SUITS, Card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.play import Hand
    from croupier.rules import Rulebook


def dice(seed: int) -> Random:
    """Dice that fall the same way each time."""
    return Random(seed)  # noqa: S311 - a game for tests


RANKS_THAT_MAKE_NOTHING = "A2579"


def tied_hands(rules: Rulebook, random: Random) -> Iterator[Hand]:
    """A hand at each of its moments in which two to four players are dealt the same ranks in different suits.

    Most of them stand pat; who changes cards may still win or lose alone.
    """
    if rules.deck != DECK:
        yield from random_hands(rules, random)
        return
    seats = random.randint(max(2, rules.players[0]), min(4, rules.players[1]))
    dealt = [Card(rank + suit) for rank in RANKS_THAT_MAKE_NOTHING for suit in random.sample(SUITS, seats)]
    rest = random.sample([card for card in DECK if card not in dealt], 52 - len(dealt))
    setting = replace(
        random_setting(rules, random),
        stacks=tuple(random.choice(STACKS) for _ in range(seats)),
        button=random.randrange(seats),
        deck=(*dealt, *rest),
    )
    yield from _played(rules, setting, random, pat=0.8)


def short_hands(rules: Rulebook, random: Random) -> Iterator[Hand]:
    """A hand at each of its moments with hardly more cards than are dealt, so that the deck runs out."""
    setting = random_setting(rules, random)
    cards = random.sample(rules.deck, rules.least_deck(len(setting.stacks)) + random.randint(0, 3))
    yield from _played(rules, replace(setting, deck=tuple(cards)), random, pat=0)


def duels(rules: Rulebook, random: Random) -> Iterator[Hand]:
    """A hand at each of its moments between two players with many chips, who bet by limits."""
    setting = random_setting(rules, random)
    limits = replace(setting.stakes, betting=random.choice(("fixed limit", "spread limit")))
    setting = replace(setting, stacks=(100, 100), button=random.randrange(2), stakes=limits)
    yield from _played(rules, setting, random, pat=0.5)


def _played(rules: Rulebook, setting: Setting, random: Random, *, pat: float) -> Iterator[Hand]:
    hand = start(
        rules,
        stacks=setting.stacks,
        deck=tuple(map(Card, setting.deck)),
        button=setting.button,
        stakes=setting.stakes,
    )
    yield hand
    while hand.actor is not None:
        action = random_action(hand, random)
        if action.verb == "discard" and random.random() < pat:
            action = action._replace(cards=())
        hand = hand.act(action)
        yield hand


def last(hands: Iterator[Hand]) -> Hand:
    """The hand as it ended."""
    *_, hand = hands
    return hand
