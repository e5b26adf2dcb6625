"""What comes nearest to a hand that is wished for: the actions that are allowed, the deck that brings the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.proof.quiet import quiet_action
from croupier.table import Action

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.play import Hand
    from croupier.table import Card, Offer

PAID = ("call", "fold")
_INSTEAD = {"bet": "raise", "raise": "bet"}


def unambitious(hand: Hand) -> Action:
    """What somebody does who wants nothing but to stay in."""
    assert hand.actor is not None, "somebody is to act"
    verbs = [offer.verb for offer in hand.legal]
    quiet = quiet_action(hand, 0)
    paid = [Action(hand.actor, verb) for verb in PAID if verb in verbs]
    likely = next((action for action in (quiet, *paid) if action and not hand.refusal(action)), None)
    return likely or least(hand.actor, hand.legal[0])


def least(seat: int, offer: Offer) -> Action:
    """As little as an offer admits."""
    if not offer.among:
        return Action(seat, offer.verb, offer.least)
    return Action(seat, offer.verb, cards=offer.among[: offer.least], takes=offer.takes[: offer.least])


def fitted(hand: Hand, action: Action) -> Action:
    """The action, or the legal one that is most like it."""
    for verb in (action.verb, _INSTEAD.get(action.verb)):
        for offer in hand.legal:
            if offer.verb != verb:
                continue
            like = action._replace(verb=offer.verb)
            if offer.among:
                cards = tuple(card for card in action.cards if card in offer.among)[: offer.most]
                takes = tuple(card for card in action.takes if card in offer.takes)
                like = like._replace(cards=cards, takes=takes if len(takes) == len(cards) else ())
            else:
                like = like._replace(chips=min(max(action.chips, offer.least), offer.most))
            if offer.admits(like):
                return like
    return unambitious(hand)


def received(hand: Hand) -> tuple[tuple[Card, ...], ...]:
    """What each seat was dealt, in order, up to a shuffle: from then on the deck is another one."""
    found: list[list[Card]] = [[] for _ in hand.stacks]
    for event in hand.events:
        if event.what == "shuffle":
            break
        if event.what in {"deal", "draw"} and event.seat >= 0:
            found[event.seat].extend(event.cards)
    return tuple(map(tuple, found))


def in_order(before: tuple[Card, ...], wished: Sequence[tuple[Card, ...]], hand: Hand) -> tuple[Card, ...]:
    """The deck of a hand in such an order that each seat receives the cards that it should."""
    deck, pinned = list(before), set[int]()
    for wanted, got in zip(wished, received(hand), strict=True):
        for card, came in zip(wanted, got, strict=False):
            if card in deck and came in before:
                here, there = before.index(came), deck.index(card)
                if here not in pinned and there not in pinned:
                    deck[here], deck[there] = deck[there], deck[here]
                    pinned.add(here)
    return tuple(deck)
