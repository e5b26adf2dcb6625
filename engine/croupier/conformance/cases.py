"""The cases that people wrote, as vectors: the hand played to its end, and each of its refusals by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.conformance.vector import Vector, deed_of
from croupier.gherkin.lending import told_examples
from croupier.gherkin.notation import read_example
from croupier.gherkin.placed import rules_for
from croupier.play import CannotStart, start
from croupier.proof import Allowed, Deed, Refused
from croupier.proof.nearest import unambitious
from croupier.proof.quiet import MOST_MOMENTS
from croupier.table import Action

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier.play import Hand
    from croupier.proof import Case
    from croupier.rules import Entry, Rulebook


def case_vectors(entry: Entry) -> Iterator[Vector]:
    """The vectors of a variant's own cases. Raises Untrue where a case cannot be played."""
    for placed in told_examples(entry):
        rules = rules_for(entry, placed.example)
        yield from vectors_of(read_example(rules, placed.example), rules)


def vectors_of(case: Case, rules: Rulebook) -> Iterator[Vector]:
    """The whole hand of a case first, then a hand for each action that it says is refused, or would be accepted."""
    try:
        hand = start(rules, stacks=case.stacks, deck=case.deck, button=case.button, stakes=case.stakes)
    except CannotStart as barred:
        yield _vector(case, rules, (), first=barred.clause)
        return
    asides: list[Vector] = []
    for moment in case.moments:
        match moment:
            case Deed(action=action):
                hand = hand.act(action)
            case Refused(action=action, clause=clause):
                deeds = (*hand.history.actions, action)
                asides.append(_vector(case, rules, deeds, f"/refused-{len(asides) + 1}", first=rules.public(clause)))
            case Allowed(action=action):
                told = hand.act(action)
                asides.append(_whole(case, rules, told, f"/allowed-{len(asides) + 1}"))
    yield _whole(case, rules, hand)
    yield from asides


def _whole(case: Case, rules: Rulebook, told: Hand, part: str = "") -> Vector:
    """The hand that was told so far, with an end of ours where it has none."""
    made = _vector(case, rules, to_the_end(told).history.actions, part)
    return made if told.over else replace(made, told=len(told.history.actions))


def to_the_end(hand: Hand) -> Hand:
    """The hand played on without any ambition: check, stand pat, show, and call what others have bet."""
    for _ in range(MOST_MOMENTS):
        if hand.actor is None:
            break
        hand = hand.act(unambitious(hand))
    return hand


def _vector(case: Case, rules: Rulebook, actions: Sequence[Action], part: str = "", first: str = "") -> Vector:
    shown = tuple(rules.public(clause) for clause in case.clauses)
    return Vector(
        id=f"{case.variant}/{case.id}{part}",
        title=case.title,
        variant=case.variant,
        house=rules.house,
        house_rules=case.house_rules,
        family="case",
        clauses=(first, *(each for each in shown if each != first)) if first else shown,
        grounds=case.grounds,
        names=case.names,
        button=case.button,
        stacks=case.stacks,
        betting=case.stakes.betting,
        stakes=dict(case.stakes.amounts),
        deck=case.deck,
        actions=tuple(map(deed_of, actions)),
    )
