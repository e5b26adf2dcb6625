"""What the public cases put in that no phase of ours does: dead money of single seats. And how rounds are exchanged."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, TypeVar

from croupier.phases import Phase
from croupier.phases.ante import Ante
from croupier.phases.bet import Bet

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from croupier.phases import Step
    from croupier.rules import Rulebook
    from croupier.table import Table

PhaseT = TypeVar("PhaseT", bound=Phase)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadMoney(Phase):
    """Antes of single seats, such as the button's."""

    word: ClassVar = "ante"
    noun: ClassVar = "the ante"

    posts: tuple[tuple[int, int], ...]
    """(seat, chips)"""

    def begin(self, table: Table) -> None:
        for seat, chips in self.posts:
            table.pay(seat, chips, "post")
        table.actor = None


def speak_in_turn(table: Table, seats: tuple[int, ...]) -> None:
    """Have a round that has just begun ask these seats, in this order."""
    level, _ = table.round
    table.queue, table.round = seats, (level, seats)
    table.opener = table.actor = seats[0]


def with_dead_money(rules: Rulebook, posts: Mapping[int, int]) -> Rulebook:
    """The rulebook with antes of single seats before everything else."""
    if not posts:
        return rules
    assert not any(isinstance(step.phase, Ante) for step in rules.steps), "one ante is enough"
    first = replace(rules.steps[0], phase=DeadMoney(posts=tuple(posts.items())))
    return replace(rules, steps=(first, *rules.steps))


def with_rounds(rules: Rulebook, kind: type[Bet]) -> Rulebook:
    """The rulebook with every betting round of another kind."""
    return exchanged(rules, Bet, lambda bet: kind(name=bet.name, opens=bet.opens, size=bet.size))


def exchanged(rules: Rulebook, kind: type[PhaseT], made: Callable[[PhaseT], Phase]) -> Rulebook:
    """The rulebook with every phase of one kind made another one."""

    def of(step: Step) -> Step:
        return replace(step, phase=made(step.phase)) if isinstance(step.phase, kind) else step

    return replace(rules, steps=tuple(map(of, rules.steps)))
