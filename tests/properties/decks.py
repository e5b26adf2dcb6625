"""Decks that bring about what hardly happens by chance."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.play import start
from croupier.proof.playouts import STACKS, random_action, random_setting
from croupier.table.cards import DECK, SUITS, Card

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from croupier.play import Hand
    from croupier.rules import Rulebook

RANKS_THAT_MAKE_NOTHING = "A2579"


def tied_hands(rules: Rulebook, random: Random) -> Iterator[Hand]:
    """A hand at each of its moments in which two to four players are dealt the same ranks in different suits.

    Who changes cards may still win or lose alone.
    """
    seats = random.randint(max(2, rules.players[0]), min(4, rules.players[1]))
    dealt = [Card(rank + suit) for rank in RANKS_THAT_MAKE_NOTHING for suit in random.sample(SUITS, seats)]
    rest = [card for card in DECK if card not in dealt]
    random.shuffle(rest)
    setting = replace(
        random_setting(rules, random),
        stacks=tuple(random.choice(STACKS) for _ in range(seats)),
        button=random.randrange(seats),
    )
    hand = start(
        rules, stacks=setting.stacks, deck=(*dealt, *rest), button=setting.button, stakes=setting.stakes
    )
    yield hand
    while hand.actor is not None:
        action = random_action(hand, random)
        if action.verb == "discard" and random.random() < 0.8:
            action = action._replace(cards=())
        hand = hand.act(action)
        yield hand


def tied_hand(rules: Rulebook, random: Random) -> Hand:
    *_, hand = tied_hands(rules, random)
    return hand
