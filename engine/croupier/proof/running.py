"""A case is run against a rulebook: every action, every refusal, every expectation, every clause's check."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from croupier.play import CannotStart, IllegalAction, start
from croupier.proof.case import Allowed, Barred, Case, Deed, Expected, Refused
from croupier.proof.expectations import EXPECTATIONS
from croupier.table.events import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Collection

    from croupier.play import Hand
    from croupier.proof.case import Moment
    from croupier.rules import Rulebook
    from croupier.table import Card, Record


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What became of a case."""

    faults: tuple[str, ...]
    """Empty if everything it claims holds; the first fault ends the run."""
    refused: frozenset[str] = frozenset()
    """The clauses by which something was refused."""


@dataclass(slots=True)
class _Run:
    hand: Hand
    case: Case
    due: list[tuple[int, str, tuple[Card, ...]]] = field(default_factory=list)
    """Replacements told but not yet dealt: seat, step, cards."""
    refused: set[str] = field(default_factory=set)

    def live(self, moment: Moment) -> str:
        """Take one moment; what is wrong, or nothing."""
        match moment:
            case Deed():
                return self._deed(moment)
            case Refused(action=action, clause=clause):
                return self._refused(self.hand.refusal(action), clause)
            case Allowed(action=action):
                refusal = self.hand.refusal(action)
                return str(refusal) if refusal else ""
            case Expected(kind=kind, values=values):
                return EXPECTATIONS[kind].judge(self.hand, values)
            case Barred():
                return "the hand has begun"

    def _deed(self, deed: Deed) -> str:
        if deed.draws:
            self.due.append((deed.action.seat, self.hand.step, deed.draws))
        try:
            self.hand = self.hand.act(deed.action)
        except IllegalAction as refusal:
            return str(refusal)
        return self._served()

    def _served(self) -> str:
        """Compare the replacements that have been dealt with those told."""
        for promise in list(self.due):
            seat, step, told = promise
            got = [
                card for event in self.hand.record.during(step, "draw") if event.seat == seat for card in event.cards
            ]
            if len(got) >= len(told):
                self.due.remove(promise)
                if any(HIDDEN != card != drawn for card, drawn in zip(told, got, strict=False)) or len(got) > len(told):
                    return f"{self.case.names[seat]} draws {' '.join(got)}"
        return ""

    def _refused(self, refusal: IllegalAction | None, clause: str) -> str:
        if refusal is None:
            return "it is accepted"
        self.refused.add(clause)
        wanted = self.hand.rules.public(clause)
        return "" if refusal.clause == wanted else f"it is refused by {refusal.clause}, not by {wanted}"


def run(case: Case, rules: Rulebook, only: Collection[str] | None = None) -> Outcome:
    """Play a case. Never raises for a case that is told wrongly: the outcome says what did not hold.

    With `only`, no more than those clauses' checks are consulted.
    """
    try:
        hand = start(rules, stacks=case.stacks, deck=case.deck, button=case.button, stakes=case.stakes)
    except CannotStart as barred:
        wanted = [rules.public(moment.clause) for moment in case.moments if isinstance(moment, Barred)]
        local = barred.clause.removeprefix(f"{rules.slug}/")
        faults = () if wanted == [barred.clause] else (f"the hand cannot begin: {barred}",)
        return Outcome(faults=faults, refused=frozenset({local}))
    going = _Run(hand, case)
    for place, moment in enumerate(case.moments):
        if fault := going.live(moment):
            return Outcome(faults=(f"moment {place + 1}: {fault}",))
    if going.due:
        return Outcome(faults=("somebody was told to draw and was never served",))
    broken, _ = consult(rules, going.hand.record, only)
    return Outcome(faults=broken, refused=frozenset(going.refused))


def refused_in(case: Case) -> frozenset[str]:
    """The clauses by which something is refused in a case."""
    return frozenset(moment.clause for moment in case.moments if isinstance(moment, Refused))


def consult(
    rules: Rulebook, record: Record, only: Collection[str] | None = None
) -> tuple[tuple[str, ...], frozenset[str]]:
    """The checks of all clauses over a hand: what they found broken, and which of them had something to say."""
    broken: list[str] = []
    spoke: set[str] = set()
    for clause in rules.clauses:
        if only is not None and clause.id not in only:
            continue
        findings = list(clause.check(record))
        if findings:
            spoke.add(clause.id)
        broken += [f"{rules.public(clause.id)}: {finding}" for finding in findings if finding]
    return tuple(broken), frozenset(spoke)
