"""What players do of whom nothing is told."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from croupier.phases import every_phase
from croupier.table import Action

if TYPE_CHECKING:
    from croupier.play import Hand

QUIET = frozenset(phase.quiet for phase in every_phase().values() if phase.quiet)
"""The verb of each phase that goes without saying: check, stand pat, keep, show."""

LATE = frozenset({"wins", "shows_first", "over", "deals_next", "shown", "not_shown"})
"""Expectations that speak of the end of the hand, so that it is played quietly until there."""
MOST_MOMENTS = 2_000
"""Of a hand that ends: an implementation may be one that never gets there."""


def finished(hand: Hand) -> Hand:
    """The hand played on quietly, to its end or to where somebody must be spoken of."""
    for _ in range(MOST_MOMENTS):
        action = None if hand.actor is None else quiet_action(hand, 0)
        if action is None or hand.refusal(action):
            break
        hand = hand.act(action)
    return hand


def quiet_action(hand: Hand, shuffles: int) -> Action | None:
    """The quiet action of whoever is to act; None if they must be spoken of. `shuffles` is the seed of a reshuffle."""
    assert hand.actor is not None, "somebody is to act"
    for offer in hand.legal:
        if offer.verb == "shuffle":
            order = list(offer.among)
            random.Random(shuffles).shuffle(order)  # noqa: S311 - a deck, not a secret
            return Action(hand.actor, "shuffle", cards=tuple(order))
        if offer.verb in QUIET:
            return Action(hand.actor, offer.verb)
    return None
