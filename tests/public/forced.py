"""Blinds, which no phase of ours puts in as yet: a betting round in front of which some seats must bet.

The round itself is our own. It is told that bets lie on the table and who acts first; everything else it decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from croupier.phases import Phase, Refusal, Step
from croupier.phases.bet import Bet

if TYPE_CHECKING:
    from croupier.rules import Rulebook
    from croupier.table import Action, Offer, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class AfterBlinds(Phase):
    """The first betting round of a game with blinds."""

    word: ClassVar = "bet"
    noun: ClassVar = "the betting"

    betting: Bet
    """The round."""
    dead: tuple[tuple[int, int], ...] = ()
    """Antes of single seats: (seat, chips)."""
    blinds: tuple[tuple[int, int], ...]
    """Forced bets, the smaller one first: (seat, chips)."""

    def begin(self, table: Table) -> None:
        for seat, chips in self.dead:
            table.pay(seat, chips, "post")
        for place, (seat, chips) in enumerate(self.blinds):
            table.pay(seat, chips, "raise" if place else "bet")
        self.betting.begin(table)
        if table.actor is not None:
            speak_in_turn(table, table.able_among(table.live_from(self.blinds[-1][0] + 1)))

    def offers(self, table: Table) -> tuple[Offer, ...]:
        return self.betting.offers(table)

    def apply(self, table: Table, action: Action) -> None:
        self.betting.apply(table, action)

    def why_not(self, table: Table, action: Action) -> Refusal:
        return self.betting.why_not(table, action)

    def turn(self, table: Table) -> str:
        return "betting.turn"

    def bet_size(self) -> str:
        return self.betting.bet_size()


def speak_in_turn(table: Table, seats: tuple[int, ...]) -> None:
    """Have a round that has just begun ask these seats, in this order."""
    level, _ = table.round
    table.queue, table.round = seats, (level, seats)
    table.opener = table.actor = seats[0]


def with_blinds(rules: Rulebook, blinds: Mapping[int, int], dead: Mapping[int, int]) -> Rulebook:
    """The rulebook with blinds in front of its first betting round, and with antes of single seats."""
    first = next(place for place, step in enumerate(rules.steps) if isinstance(step.phase, Bet))
    betting = rules.steps[first].phase
    assert isinstance(betting, Bet), "it was looked for"
    forced = AfterBlinds(name=betting.name, betting=betting, blinds=tuple(blinds.items()), dead=tuple(dead.items()))
    return replace(rules, steps=_exchanged(rules.steps, {first: forced}))


def with_rounds(rules: Rulebook, kind: type[Bet]) -> Rulebook:
    """The rulebook with every betting round of another kind."""
    made: dict[int, Phase] = {}
    for place, step in enumerate(rules.steps):
        match step.phase:
            case Bet() as round_:
                made[place] = _as(round_, kind)
            case AfterBlinds() as forced:
                made[place] = replace(forced, betting=_as(forced.betting, kind))
    return replace(rules, steps=_exchanged(rules.steps, made))


def _as(round_: Bet, kind: type[Bet]) -> Bet:
    return kind(name=round_.name, opens=round_.opens, size=round_.size)


def _exchanged(steps: Iterable[Step], phases: Mapping[int, Phase]) -> tuple[Step, ...]:
    return tuple(replace(step, phase=phases.get(place, step.phase)) for place, step in enumerate(steps))
