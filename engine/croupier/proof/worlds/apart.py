"""Two rulebooks in one world, in lockstep: the first thing in which they differ, or that they differ in nothing."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Literal

from croupier.play import CannotStart

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from croupier.play import Hand
    from croupier.proof.worlds.world import Follow, Opening, World
    from croupier.rules import Rulebook
    from croupier.table import Action

What = Literal["whether the hand can begin", "what happened", "who acts", "what is offered", "what the chips are"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """A hand in which two rulebooks part."""

    opening: Opening
    actions: tuple[Action, ...]
    """All that both play alike, and the action that shows the difference."""
    what: What
    right: object
    """An event (None: nothing more happens), the seat to act, the offers, the stacks, or why the hand cannot begin."""
    wrong: object


def tell_apart(world: World, right: Rulebook, wrong: Rulebook) -> Difference | None:
    """The first difference between two rulebooks, explored in lockstep; None: they are equivalent in this world."""
    for opening in world.openings:
        hands: list[Hand] = []
        for rules in (right, wrong):
            try:
                hands.append(opening.begin(world.played(rules)))
            except CannotStart as barred:
                why = (str(barred), "it can") if rules is right else ("it can", str(barred))
                what: What = "whether the hand can begin"
                return Difference(opening=opening, actions=(), what=what, right=why[0], wrong=why[1])
        if found := _first(world.follow, opening, hands[0], hands[1]):
            return found
    return None


def _first(follow: Follow, opening: Opening, right: Hand, wrong: Hand) -> Difference | None:
    """The first difference in an opening, in the order in which actions are followed, the shortest hands first."""
    seen: set[Hashable] = set()
    level = [(right, wrong)]
    while level:
        below: list[tuple[Hand, Hand]] = []
        for one, other in level:
            for what, mine, yours in _compared(one, other):
                if mine != yours:
                    actions = one.history.actions
                    return Difference(opening=opening, actions=actions, what=what, right=mine, wrong=yours)
            state = (one.state, other.state)
            if state not in seen and not one.over:
                seen.add(state)
                below += [(one.act(action), other.act(action)) for action in follow(one)]
        level = below
    return None


def _compared(one: Hand, other: Hand) -> Iterator[tuple[What, object, object]]:
    for mine, yours in zip_longest(one.news, other.news):
        yield "what happened", mine, yours
    yield "what the chips are", one.stacks, other.stacks
    yield "who acts", one.actor, other.actor
    yield "what is offered", one.legal, other.legal
