"""A hand as somebody wishes it, and the nearest one that the rules allow: legal, or legal up to its last action."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.conformance.cases import to_the_end
from croupier.conformance.performing import perform
from croupier.conformance.vector import action_of, deed_of
from croupier.play import CannotStart, start
from croupier.proof.nearest import fitted, in_order, received, unambitious
from croupier.proof.quiet import MOST_MOMENTS
from croupier.table import Action, Stakes

if TYPE_CHECKING:
    from croupier.conformance.vector import Vector
    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table.cards import Card

_ROUNDS = 5
"""So often a deck is put in order anew: who draws otherwise than before is served other cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A hand as it should be."""

    vector: Vector
    """Its table and its deck. What it says of actions counts for nothing."""
    deeds: tuple[tuple[str, Action], ...]
    """What is done on purpose, each with the step it is done in. All else is done without ambition."""
    cards: tuple[tuple[Card, ...], ...]
    """The cards that each seat should receive, in order."""
    barred: str = ""
    """The clause by which the hand should not even begin."""
    last: tuple[str, Action] | None = None
    """What should be refused in the end, …"""
    clause: str = ""
    """… and by which clause."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.vector.stacks)


def wish_of(rules: Rulebook, vector: Vector) -> Wish:
    """The wish for that very hand."""
    done = perform(rules, vector.request(0, "result"))
    if not done.hands:
        return Wish(vector=vector, deeds=(), cards=(), barred=done.clause)
    deeds = tuple((hand.step, action_of(deed)) for hand, deed in zip(done.hands, vector.actions, strict=False))
    cards = received(done.hands[-1])
    if done.reply.refused is None:
        return Wish(vector=vector, deeds=deeds, cards=cards)
    return Wish(vector=vector, deeds=deeds[:-1], cards=cards, last=deeds[-1], clause=done.clause)


def mended(rules: Rulebook, wish: Wish) -> Vector | None:
    """The hand that comes nearest; None where there is none that ends as it should."""
    end: Hand | None = None
    for _ in range(_ROUNDS):
        try:
            hand = _begun(rules, wish.vector)
        except CannotStart as barred:
            return replace(wish.vector, actions=()) if barred.clause == wish.barred else None
        if wish.barred:
            return None
        hand = _follow(hand, wish)
        end = to_the_end(hand) if wish.last is None else _refusing(hand, wish)
        if end is None:
            return None
        deck = in_order(wish.vector.deck, wish.cards, end)
        if deck == wish.vector.deck:
            break
        wish = replace(wish, vector=replace(wish.vector, deck=deck))
    assert end, "it was played"
    last = () if wish.last is None else (wish.last[1],)
    return replace(wish.vector, deck=end.history.deck, actions=tuple(map(deed_of, (*end.history.actions, *last))))


def _begun(rules: Rulebook, vector: Vector) -> Hand:
    stakes = Stakes(betting=vector.betting, amounts=MappingProxyType(dict(vector.stakes)))
    return start(rules, stacks=vector.stacks, deck=vector.deck, button=vector.button, stakes=stakes)


def _follow(hand: Hand, wish: Wish) -> Hand:
    """Play what is wished for, each in its step and by its seat, as nearly as it is allowed."""
    for step, action in wish.deeds:
        hand = _reached(hand, step)
        while hand.step == step and hand.actor not in {None, action.seat}:
            hand = hand.act(unambitious(hand))
        if hand.step == step and hand.actor is not None:
            hand = hand.act(fitted(hand, action))
    return hand


def _reached(hand: Hand, step: str) -> Hand:
    order = [each.slug for each in hand.rules.steps]
    if step not in order:
        return hand
    while hand.actor is not None and order.index(hand.step) < order.index(step):
        hand = hand.act(unambitious(hand))
    return hand


def _refusing(hand: Hand, wish: Wish) -> Hand | None:
    """The hand played on to where the last action is refused as it should be."""
    assert wish.last, "something is to be refused"
    step, action = wish.last
    hand = _reached(hand, step)
    for _ in range(MOST_MOMENTS):
        refusal = hand.refusal(action)
        if refusal is not None and refusal.clause == wish.clause:
            return hand
        if hand.actor is None or hand.step != step:
            return None
        hand = hand.act(unambitious(hand))
    return None
