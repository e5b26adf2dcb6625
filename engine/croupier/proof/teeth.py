"""Checks have teeth, and sentences: right rules and wrong ones must contradict each other over some hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from croupier.play.recording import History, recorded
from croupier.proof.killing import concerned, followed
from croupier.proof.playouts import random_hand
from croupier.table import Event

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.phases import Clause
    from croupier.play import Hand
    from croupier.proof.case import Case
    from croupier.proof.mutants import Mutant
    from croupier.rules import Rulebook
    from croupier.table import Record

HANDS = 150
"""Random hands that are tried where no case will do."""


class Played(NamedTuple):
    """What is left of a hand once it has been played: enough to read it by any rules."""

    history: History
    events: tuple[Event, ...]
    over: bool

    @classmethod
    def of(cls, hand: Hand) -> Played:
        """The same of a hand."""
        return cls(hand.history, hand.events, hand.over)


@dataclass(frozen=True, kw_only=True)
class Teeth:
    """The hands of a rulebook, against which the sentences of its mutants are held; and the other way round."""

    rules: Rulebook
    cases: tuple[Case, ...]

    def bites(self, mutant: Mutant) -> Mapping[str, bool]:
        """For each clause that states what was changed: whether it contradicts the mutant on some hand.

        Either the check of the clause finds a hand of the mutant wrong, or the check of the mutant's sentence finds a
        hand of the right rules wrong. A mutant that forbids more plays no hand that would be wrong.
        """
        assert mutant.rules is not None, "what does not compile cannot be played"
        about = frozenset(id_ for id_ in concerned(mutant.option, self.rules) if self.rules.clause(id_).seen)
        found = _broken(mutant.rules, about, self._right)
        found |= _broken(self.rules, about - found, map(Played.of, self._hands(mutant.rules, about - found)))
        return {id_: id_ in found for id_ in sorted(about)}

    @cached_property
    def _right(self) -> tuple[Played, ...]:
        return tuple(map(Played.of, self._hands(self.rules, ())))

    def _hands(self, rules: Rulebook, about: Iterable[str]) -> Iterator[Hand]:
        """The cases as these rules play them, those about some clauses first; then random hands."""
        wanted = frozenset(about)
        for case in sorted(self.cases, key=lambda case: wanted.isdisjoint(case.clauses)):
            yield from followed(case, rules)
        random = Random(HANDS)  # noqa: S311 - hands to try, and the same ones each time
        yield from (random_hand(rules, random) for _ in range(HANDS))


def _broken(rules: Rulebook, about: Iterable[str], hands: Iterable[Played]) -> frozenset[str]:
    """The clauses of some rules whose checks find a hand wrong, whatever rules it was played by."""
    wanted = frozenset(about)
    left = {clause.id: clause for clause in rules.clauses if clause.id in wanted}
    found: set[str] = set()
    for hand in hands if left else ():
        record = recorded(rules, hand.history, hand.events, over=hand.over)
        found |= {id_ for id_, clause in left.items() if _finds(clause, record)}
        left = {id_: clause for id_, clause in left.items() if id_ not in found}
        if not left:
            break
    return frozenset(found)


def _finds(clause: Clause, record: Record) -> bool:
    """Whether the check of a clause finds anything wrong."""
    return any(clause.check(record))


def same_page(right: Rulebook, wrong: Rulebook) -> bool:
    """Whether a reader of the rules page could not tell the two apart."""
    return _page(right) == _page(wrong)


def _page(rules: Rulebook) -> object:
    steps = [(step.name, step.phase.brief()) for step in rules.steps]
    return rules.players, rules.deck, steps, [(clause.id, clause.text) for clause in rules.clauses]
