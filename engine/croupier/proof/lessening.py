"""A witness made small: fewer seats, deeds, chips and cards, as long as the rulebooks part in the same way."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.proof.nearest import PAID
from croupier.proof.quiet import QUIET
from croupier.proof.sketching import Sketch, played, sketch_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier.proof.witness import Witness
    from croupier.rules import Rulebook
    from croupier.table import Action

STACK = 100
"""The chips that everybody has where a case says nothing."""
_MOST_TRIED = 600


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
        past.stakes.betting != rules.stakes.betting,
        sum(rules.stakes.amounts.get(stake) != chips for stake, chips in past.stakes.amounts.items()),
        len({*past.stacks, STACK}),
        sum(stack != STACK for stack in past.stacks),
        len(past.actions),
        sum(past.stakes.amounts.values()),
        sum(deed.chips for deed in loud),
        sum(past.stacks),
        -len(past.deck),
    )


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
    more = usual.amounts.get("ante", 0) - setting.stakes.amounts.get("ante", 0)
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
            stacks=tuple(max(1, more + stack) for stack in setting.stacks),
        ),
        replace(setting, stakes=replace(setting.stakes, amounts={**setting.stakes.amounts, **usual.amounts})),
    )
    yield from (replace(sketch, setting=each) for each in settings if each != setting)


def _deeds(_: Rulebook, sketch: Sketch) -> Iterator[Sketch]:
    """Less is done, and what is done is less; or nothing, where others are dealt the better hands."""
    deeds, count = sketch.deeds, len(sketch.deeds)
    turned = (sketch.cards[place:] + sketch.cards[:place] for place in range(1, len(sketch.cards)))
    yield from (replace(sketch, deeds=(), cards=cards) for cards in turned)
    yield from (replace(sketch, deeds=deeds[:kept]) for kept in dict.fromkeys((0, count // 2, count * 3 // 4)))
    for place in reversed(range(count)):
        step, deed = deeds[place]
        if deed.verb not in QUIET or deed.cards:
            yield replace(sketch, deeds=(*deeds[:place], *deeds[place + 1 :]))
            for less in _less(deed):
                yield replace(sketch, deeds=(*deeds[:place], (step, less), *deeds[place + 1 :]))


def _less(deed: Action) -> Iterator[Action]:
    if deed.verb not in PAID and not deed.cards:
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
