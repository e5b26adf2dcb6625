"""A world is explored: every state once, all laws in each, and what was met on the way."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from croupier.play.recording import recorded
from croupier.proof.running import consult
from croupier.proof.worlds.laws import Veil, conserved, no_dead_end, public, refusals_change_nothing
from croupier.proof.worlds.noting import noting

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Sequence

    from croupier.play import Hand
    from croupier.proof.worlds.world import Opening, World
    from croupier.rules import Rulebook
    from croupier.table import Action, Event

ENOUGH = 5
"""So many faults are told; then the exploration stops."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """A state in which a law or a clause does not hold."""

    opening: Opening
    actions: tuple[Action, ...]
    what: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey:
    """What an exhausted world holds."""

    world: str
    states: int
    """States that differ in how they go on; the same cards from another opening count again."""
    terminals: int
    """Those of them in which the hand is over."""
    depth: int
    """The most actions that a hand takes."""
    spoke: frozenset[str]
    """The clauses whose check had something to say, without the slug."""
    reads: frozenset[str]
    """The options that were read while it was played, called as mutants call them."""
    faults: tuple[Fault, ...]


def explore(world: World, rules: Rulebook) -> Survey:
    """Exhaust a world. Raises CannotStart where an opening of it is none under these rules."""
    played, notes = world.played(rules), set[str]()
    walk = _Walk(world, played)
    heard = noting(rules, played, notes)
    depth = 0
    for opening in world.openings:
        walk.depths.clear()
        walk.opening = opening
        depth = max(depth, walk.below(opening.begin(heard)))
    return Survey(
        world=world.name,
        states=walk.states,
        terminals=walk.terminals,
        depth=depth,
        spoke=frozenset(walk.spoke),
        reads=frozenset(notes),
        faults=tuple(walk.faults),
    )


@dataclass(slots=True)
class _Walk:
    world: World
    played: Rulebook
    opening: Opening = field(init=False)
    depths: dict[Hashable, int | None] = field(default_factory=dict)
    """For each state of the present opening the actions still to come at most; None while these are counted."""
    states: int = 0
    terminals: int = 0
    faults: list[Fault] = field(default_factory=list)
    spoke: set[str] = field(default_factory=set)
    veil: Veil = field(default_factory=Veil)
    known: set[Hashable] = field(default_factory=set)
    turns: set[Hashable] = field(default_factory=set)
    """What has followed upon what, in the hands whose checks were consulted."""

    def below(self, hand: Hand) -> int:
        """How many actions the hand can still take."""
        if self.world.veiled:
            self.report(hand, self.veil.leaks(hand))
        state = hand.state
        if state in self.depths:
            known = self.depths[state]
            if known is None:
                self.report(hand, ["the hand comes back to where it was, and need never end"])
            return known or 0
        self.depths[state] = None
        self.states += 1
        followed = () if hand.over else tuple(self.world.follow(hand))
        self.report(hand, conserved(hand, self.opening))
        if self.new_to_everybody(hand):
            self.report(hand, no_dead_end(hand, followed))
            self.report(hand, refusals_change_nothing(hand, state))
        if hand.over:
            self.end(hand)
        depth = max((1 + self.below(after) for action in followed for after in self.after(hand, action)), default=0)
        self.depths[state] = depth
        return depth

    def new_to_everybody(self, hand: Hand) -> bool:
        """Whether nobody has seen the like: where openings differ in nothing but the cards, they differ to no law."""
        if self.world.veiled:
            known = public(hand)
            new = known not in self.known
            self.known.add(known)
            return new
        return True

    def after(self, hand: Hand, action: Action) -> Iterable[Hand]:
        """The hand after an action; nothing where the engine stumbles, or where there are faults enough."""
        if len(self.faults) < ENOUGH:
            try:
                yield hand.act(action)
            except Exception as stumble:  # noqa: BLE001 - whatever the engine raises is what is looked for
                self.report(hand, [f"{action} cannot be carried out: {stumble!r}"])

    def end(self, hand: Hand) -> None:
        """Consult the checks where the hand shows something new: a check takes as long as hundreds of actions."""
        self.terminals += 1
        events = hand.events
        turns = set(_turns(events, self.opening))
        if not turns <= self.turns:
            self.turns |= turns
            judge = self.world.judged(self.played, hand)
            broken, spoke = consult(judge, recorded(judge, hand.history, events, over=True))
            self.spoke |= spoke
            self.report(hand, broken)

    def report(self, hand: Hand, faults: Iterable[str]) -> None:
        """Write faults down, with the hand that shows them."""
        for what in faults:
            self.faults.append(Fault(opening=self.opening, actions=hand.history.actions, what=what))


def _turns(events: Sequence[Event], opening: Opening) -> Iterator[Hashable]:
    """What follows upon what, at how many seats; and who begins each step, with these stacks, and who has folded."""
    seats, folded = len(opening.stacks), list[int]()
    for one, two in pairwise(events):
        yield seats, one.what, one.step, two.what, one.seat == two.seat
        if one.what == "fold":
            folded.append(one.seat)
        if one.what == "step":
            yield opening.stacks, opening.button, two.step, two.what, two.seat, *folded
