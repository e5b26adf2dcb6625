"""Rulebooks in which a step is another than its document says: antes of single seats, rounds of another kind."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from croupier.phases import Phase, Step
from croupier.phases.bet import Bet
from croupier.phases.blinds import Blinds

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.rules import Rulebook
    from croupier.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Antes(Phase):
    """Antes of single seats, as tournaments have them."""

    word: ClassVar = "ante"
    noun: ClassVar = "the antes"

    dead: tuple[tuple[int, int], ...]
    """Whose, and how many chips."""

    def begin(self, table: Table) -> None:
        for seat, chips in self.dead:
            table.pay(seat, chips, "post")
        table.actor = None


def with_antes(rules: Rulebook, dead: Mapping[int, int]) -> Rulebook:
    """The rulebook with antes of single seats before everything else."""
    antes = Step(name="the antes", slug="the-antes", phase=Antes(dead=tuple(dead.items())))
    return replace(rules, steps=(antes, *rules.steps)) if dead else rules


class SmallBets(Blinds):
    """Blinds at a table where bets may be smaller than they are."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        table.unit = 0


def with_blinds(rules: Rulebook, kind: type[Blinds]) -> Rulebook:
    """The rulebook with its blinds of another kind."""
    steps = (replace(step, phase=kind()) if isinstance(step.phase, Blinds) else step for step in rules.steps)
    return replace(rules, steps=tuple(steps))


def speak_in_turn(table: Table, seats: tuple[int, ...]) -> None:
    """Have a round that has just begun ask these seats, in this order."""
    level, _ = table.round
    table.queue, table.round = seats, (level, seats)
    table.opener = table.actor = seats[0]


def with_rounds(rules: Rulebook, kind: type[Bet]) -> Rulebook:
    """The rulebook with every betting round of another kind."""
    steps = (
        replace(step, phase=_as(step.phase, kind)) if isinstance(step.phase, Bet) else step for step in rules.steps
    )
    return replace(rules, steps=tuple(steps))


def _as(round_: Bet, kind: type[Bet]) -> Bet:
    return kind(name=round_.name, opens=round_.opens, size=round_.size)
