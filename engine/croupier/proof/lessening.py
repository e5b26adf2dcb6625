"""A witness made small: fewer seats, deeds, chips and cards, as long as the rulebooks part in the same way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from croupier.play import CannotStart
from croupier.proof.playouts import Setting
from croupier.proof.quiet import MOST_MOMENTS, QUIET, quiet_action
from croupier.proof.witness import begun, parting
from croupier.table import Action, Card

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier.play import Hand
    from croupier.proof.witness import Witness
    from croupier.rules import Rulebook

Deeds: TypeAlias = "tuple[tuple[str, Action], ...]"
Cards: TypeAlias = "tuple[tuple[Card, ...], ...]"
STACK = 100
"""The chips that everybody has where a case says nothing."""
_ROUNDS = 4
"""So often a deck is put in order anew: who draws otherwise than before is served other cards."""
_MOST_TRIED = 600
_PAID = ("call", "fold")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sketch:
    """A hand as far as it is wished for; what it does not say is done without ambition."""

    setting: Setting
    deeds: Deeds
    """What is done on purpose, each with the step it is done in."""
    cards: Cards
    """The cards that each seat should receive, in order."""


def lessened(right: Rulebook, wrong: Rulebook, witness: Witness) -> Witness:
    """The smallest witness found by taking things away from this one."""
    best, left = witness, _MOST_TRIED
    while left > 0:
        for sketch in _smaller(right, sketch_of(right, best)):
            left -= 1
            found = played(right, wrong, sketch)
            if found and found.differs == witness.differs and _size(right, found) < _size(right, best):
                best = found
                break
            if not left:
                return best
        else:
            return best
    return best


def _size(rules: Rulebook, witness: Witness) -> tuple[int, ...]:
    """How much there is to read: seats, what is agreed on, what is done, then chips and cards."""
    past = witness.history
    loud = [deed for deed in past.actions if deed.verb not in QUIET or deed.cards]
    return (
        len(past.stacks),
        (past.stakes != rules.stakes) + (len(past.deck) != len(rules.deck)) + (set(past.stacks) != {STACK}),
        len(loud),
        sum(len(deed.cards) for deed in loud if deed.verb != "shuffle"),
        len(past.actions),
        past.stakes.betting != rules.stakes.betting,
        sum(rules.stakes.amounts.get(stake) != chips for stake, chips in past.stakes.amounts.items()),
        len({*past.stacks, STACK}),
        sum(stack != STACK for stack in past.stacks),
        sum(past.stakes.amounts.values()),
        sum(deed.chips for deed in loud),
        sum(past.stacks),
        -len(past.deck),
    )


# From a hand to a sketch and back


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
    paid = (Action(hand.actor, verb) for verb in _PAID if verb in verbs)
    return quiet_action(hand, 0) or next(paid, Action(hand.actor, verbs[0]))


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


# Smaller sketches, the boldest first


def _smaller(rules: Rulebook, sketch: Sketch) -> Iterator[Sketch]:
    for way in _WAYS:
        yield from way(rules, sketch)


def _seats(_: Rulebook, sketch: Sketch) -> Iterator[Sketch]:
    setting, count = sketch.setting, len(sketch.setting.stacks)
    for gone in reversed(range(1, count)):
        left = [seat for seat in range(count) if seat != gone]
        deeds = tuple(
            (step, deed._replace(seat=left.index(deed.seat))) for step, deed in sketch.deeds if deed.seat != gone
        )
        stacks = tuple(setting.stacks[seat] for seat in left)
        cards = tuple(sketch.cards[seat] for seat in left if sketch.cards)
        yield Sketch(setting=replace(setting, stacks=stacks), deeds=deeds, cards=cards)


def _agreed(rules: Rulebook, sketch: Sketch) -> Iterator[Sketch]:
    """The usual stakes, stacks and deck."""
    setting, usual = sketch.setting, rules.stakes
    rest = tuple(card for card in rules.deck if card not in setting.deck)
    antes = max(0, usual.amounts.get("ante", 0) - setting.stakes.amounts.get("ante", 0))
    settings = (
        replace(setting, stacks=(STACK,) * len(setting.stacks), stakes=usual, deck=(*setting.deck, *rest)),
        replace(setting, stakes=usual),
        replace(setting, stacks=(STACK,) * len(setting.stacks)),
        replace(setting, deck=(*setting.deck, *rest)),
        replace(setting, stakes=replace(setting.stakes, betting=usual.betting)),
        replace(setting, stakes=replace(setting.stakes, amounts=usual.amounts)),
        replace(
            setting,
            stakes=replace(setting.stakes, amounts=usual.amounts),
            stacks=tuple(antes + stack for stack in setting.stacks),
        ),
        replace(setting, stakes=replace(setting.stakes, amounts={**setting.stakes.amounts, **usual.amounts})),
    )
    yield from (replace(sketch, setting=each) for each in settings if each != setting)


def _deeds(_: Rulebook, sketch: Sketch) -> Iterator[Sketch]:
    """Less is done, and what is done is less."""
    deeds, count = sketch.deeds, len(sketch.deeds)
    yield from (replace(sketch, deeds=deeds[:kept]) for kept in dict.fromkeys((0, count // 2, count * 3 // 4)))
    for place in reversed(range(count)):
        step, deed = deeds[place]
        if deed.verb not in QUIET or deed.cards:
            yield replace(sketch, deeds=(*deeds[:place], *deeds[place + 1 :]))
            for less in _less(deed):
                yield replace(sketch, deeds=(*deeds[:place], (step, less), *deeds[place + 1 :]))


def _less(deed: Action) -> Iterator[Action]:
    if deed.verb not in _PAID and not deed.cards:
        yield deed._replace(verb="call", chips=0)
        yield deed._replace(verb="fold", chips=0)
    for chips in _fewer(deed.chips):
        yield deed._replace(chips=chips)
    if deed.cards and not deed.takes and deed.verb != "shuffle":
        yield from (deed._replace(cards=tuple(x for x in deed.cards if x != card)) for card in reversed(deed.cards))


def _chips(rules: Rulebook, sketch: Sketch) -> Iterator[Sketch]:
    """Fewer chips: in the stakes, and before everybody or one."""
    setting = sketch.setting
    for stake, amount in setting.stakes.amounts.items():
        for less in (rules.stakes.amounts.get(stake, 0), 0, *_fewer(amount)):
            stakes = replace(setting.stakes, amounts={**setting.stakes.amounts, stake: less})
            yield replace(sketch, setting=replace(setting, stakes=stakes))
    for seat, stack in enumerate(setting.stacks):
        for chips in dict.fromkeys((STACK, *_fewer(stack))):
            stacks = (*setting.stacks[:seat], chips, *setting.stacks[seat + 1 :])
            yield replace(sketch, setting=replace(setting, stacks=stacks))


def _fewer(chips: int) -> Iterator[int]:
    steps: Sequence[int] = (1, 2, chips // 4, chips // 2, chips * 3 // 4, chips - 1)
    yield from dict.fromkeys(each for each in steps if 0 < each < chips)


_WAYS: tuple[Callable[[Rulebook, Sketch], Iterator[Sketch]], ...] = (_seats, _agreed, _deeds, _chips)
