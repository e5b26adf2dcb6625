"""A hand as somebody wishes it, and what two rulebooks make of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from croupier.play import CannotStart
from croupier.proof.nearest import fitted, in_order, received, unambitious
from croupier.proof.playouts import Setting
from croupier.proof.quiet import MOST_MOMENTS
from croupier.proof.witness import begun, parting
from croupier.table import Action, Card

if TYPE_CHECKING:
    from croupier.play import Hand
    from croupier.proof.witness import Witness
    from croupier.rules import Rulebook

Deeds: TypeAlias = "tuple[tuple[str, Action], ...]"
Cards: TypeAlias = "tuple[tuple[Card, ...], ...]"
_ROUNDS = 4
"""So often a deck is put in order anew: who draws otherwise than before is served other cards."""


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
    return Sketch(setting=setting, deeds=tuple(deeds), cards=received(hand))


def played(right: Rulebook, wrong: Rulebook, sketch: Sketch) -> Witness | None:
    """The witness nearest to a sketch, if it is one: cards come to whom they should as far as that goes."""
    for _ in range(_ROUNDS):
        deck = _deck(sketch, _end(right, sketch))
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
            return fitted(hand, self._deeds.pop(0)[1])
        return unambitious(hand)


def _deck(sketch: Sketch, hand: Hand | None) -> tuple[Card, ...]:
    """The deck in which cards come to whom they should."""
    deck = sketch.setting.deck
    return deck if hand is None or not sketch.cards else in_order(deck, sketch.cards, hand)
