"""A hand as somebody wishes it, and what two rulebooks make of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from croupier.play import CannotStart
from croupier.proof.playouts import Setting
from croupier.proof.quiet import MOST_MOMENTS, quiet_action
from croupier.proof.witness import begun, parting
from croupier.table import Action, Card

if TYPE_CHECKING:
    from croupier.play import Hand
    from croupier.proof.witness import Witness
    from croupier.rules import Rulebook
    from croupier.table import Offer

Deeds: TypeAlias = "tuple[tuple[str, Action], ...]"
Cards: TypeAlias = "tuple[tuple[Card, ...], ...]"
_ROUNDS = 4
"""So often a deck is put in order anew: who draws otherwise than before is served other cards."""
PAID = ("call", "fold")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sketch:
    """A hand as far as it is wished for; what it does not say is done without ambition."""

    setting: Setting
    deeds: Deeds
    """What is done on purpose, each with the step it is done in."""
    cards: Cards
    """The cards that each seat should receive, in order."""


def sketch_of(rules: Rulebook, witness: Witness) -> Sketch:
    """What of a witness was done on purpose, and who received what."""
    past = witness.history
    setting = Setting(stacks=past.stacks, button=past.button, deck=past.deck, stakes=past.stakes)
    hand = begun(rules, setting)
    if isinstance(hand, CannotStart):
        return Sketch(setting=setting, deeds=(), cards=())
    deeds: list[tuple[str, Action]] = []
    for action in past.actions:
        deeds.append((hand.step, action))
        hand = hand.act(action)
    return Sketch(setting=setting, deeds=tuple(deeds), cards=_received(hand))


def played(right: Rulebook, wrong: Rulebook, sketch: Sketch) -> Witness | None:
    """The witness nearest to a sketch, if it is one: cards come to whom they should as far as that goes."""
    for _ in range(_ROUNDS):
        deck = _in_order(sketch, _end(right, sketch))
        if deck == sketch.setting.deck:
            break
        sketch = replace(sketch, setting=replace(sketch.setting, deck=deck))
    return parting(right, wrong, sketch.setting, Script(right, sketch.deeds))


def _end(rules: Rulebook, sketch: Sketch) -> Hand | None:
    """What comes of a sketch by one rulebook."""
    hand, choose = begun(rules, sketch.setting), Script(rules, sketch.deeds)
    if isinstance(hand, CannotStart):
        return None
    for _ in range(MOST_MOMENTS):
        if hand.actor is None:
            break
        hand = hand.act(choose(hand))
    return hand


class Script:
    """Plays what is wished for, each deed in its step and by its seat, as nearly as it is allowed."""

    def __init__(self, rules: Rulebook, deeds: Deeds) -> None:
        self._order = [step.slug for step in rules.steps]
        self._deeds = list(deeds)

    def __call__(self, hand: Hand) -> Action:
        """What is done now."""
        here = self._order.index(hand.step)
        while self._deeds and self._order.index(self._deeds[0][0]) < here:
            self._deeds.pop(0)
        if self._deeds and self._deeds[0] == (hand.step, self._deeds[0][1]) and self._deeds[0][1].seat == hand.actor:
            return _fitted(hand, self._deeds.pop(0)[1])
        return unambitious(hand)


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


def _fitted(hand: Hand, action: Action) -> Action:
    """The action, or the legal one that is most like it."""
    for offer in hand.legal:
        if offer.verb == action.verb or {offer.verb, action.verb} == {"bet", "raise"}:
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


def _received(hand: Hand) -> Cards:
    """What each seat was dealt, in order, up to a shuffle: from then on the deck is another one."""
    found: list[list[Card]] = [[] for _ in hand.stacks]
    for event in hand.events:
        if event.what == "shuffle":
            break
        if event.what in {"deal", "draw"} and event.seat >= 0:
            found[event.seat].extend(event.cards)
    return tuple(map(tuple, found))


def _in_order(sketch: Sketch, hand: Hand | None) -> tuple[Card, ...]:
    """The deck in which cards come to whom they should."""
    before, deck = sketch.setting.deck, list(sketch.setting.deck)
    if hand is None or not sketch.cards:
        return before
    pinned: set[int] = set()
    for wanted, got in zip(sketch.cards, _received(hand), strict=True):
        for card, came in zip(wanted, got, strict=False):
            if card in deck and came in before:
                here, there = before.index(came), deck.index(card)
                if here not in pinned and there not in pinned:
                    deck[here], deck[there] = deck[there], deck[here]
                    pinned.add(here)
    return tuple(deck)
