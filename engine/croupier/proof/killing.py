"""Cases kill mutants: something that a case claims does not hold under the wrong rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from croupier.play import CannotStart, start
from croupier.proof.case import Allowed, Deed, Refused
from croupier.proof.nearest import least
from croupier.proof.running import run

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.play import Hand
    from croupier.proof.case import Case
    from croupier.proof.mutants import Mutant
    from croupier.rules import Rulebook


class Kill(NamedTuple):
    """The case under which a mutant died."""

    case: str
    """Its id."""
    fault: str
    """What did not hold."""


def holding(cases: Iterable[Case], rules: Rulebook) -> tuple[Case, ...]:
    """The cases that hold under these rules, whatever rules they were told for."""
    return tuple(case for case in cases if not run(case, rules, only=()).faults)


def killed(cases: Iterable[Case], mutant: Mutant, rules: Rulebook) -> Kill | None:
    """The first case that does not hold under the mutant, those about what was changed asked first."""
    assert mutant.rules is not None, "what does not compile cannot be played"
    about = concerned(mutant.option, rules)
    for case in sorted(cases, key=lambda case: about.isdisjoint(case.clauses)):
        try:
            outcome = run(case, mutant.rules, only=())
        except Exception as wrong:
            wrong.add_note(f"in the case {case.id} of {rules.slug} under the mutant `{mutant.id}`")
            raise
        if outcome.faults:
            return Kill(case.id, outcome.faults[0])
    return None


def concerned(option: str, rules: Rulebook) -> frozenset[str]:
    """The clauses that state the value of an option."""
    subject, _, key = option.partition(".")
    return frozenset(
        clause.id
        for clause in rules.clauses
        if option in {clause.id, *clause.reads}
        or clause.id.startswith(f"{option}.")
        or (key in clause.reads and clause.id.partition(".")[0] in {subject, "betting"})
    )


def followed(case: Case, rules: Rulebook) -> Iterator[Hand]:
    """The hand that comes of doing what a case tells, as far as these rules allow it, and of as little as can be after.

    After it those in which somebody does what the case only says that they may or may not do, where these rules let
    them.
    None where the hand cannot begin.
    """
    try:
        hand = start(rules, stacks=case.stacks, deck=case.deck, button=case.button, stakes=case.stakes)
    except CannotStart:
        return
    branches = []
    for moment in case.moments:
        match moment:
            case Deed(action=action):
                if hand.refusal(action):
                    break
                hand = hand.act(action)
            case Refused(action=action) | Allowed(action=action) if not hand.refusal(action):
                branches.append(hand.act(action))
    yield from map(finished, (hand, *branches))


def finished(hand: Hand) -> Hand:
    """The hand played on, everybody taking the first thing offered, and as little of it as can be."""
    while hand.actor is not None:
        hand = hand.act(least(hand.actor, hand.legal[0]))
    return hand
