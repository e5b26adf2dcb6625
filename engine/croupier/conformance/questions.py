"""What is asked of an implementation, one question at a time, and how a hand is asked for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from croupier.conformance.judging import deed_in_words, judge, right_at
from croupier.conformance.messages import Ran
from croupier.conformance.performing import perform
from croupier.conformance.vector import rules_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier.conformance.messages import Lack, Level, Reply, Request, Run, Started
    from croupier.conformance.outcomes import Verdict
    from croupier.conformance.performing import Performance
    from croupier.conformance.vector import Vector
    from croupier.rules import Library, Rulebook

HAND: tuple[Level, ...] = ("result", "legal", "full")


class Subject(Protocol):
    """What a question is about. A `Vector` is one."""

    @property
    def id(self) -> str:
        """Permanent."""

    @property
    def title(self) -> str:
        """For people."""

    @property
    def variant(self) -> str:
        """The slug of a variant; empty where it is about none."""

    @property
    def family(self) -> str:
        """Why there is such a question."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """As full ids, the one it is there for first."""


class OtherSide(Protocol):
    """Somebody to put requests to, one after the other."""

    def say(self, make: Callable[[int], Request], times: int = 1) -> None:
        """Send what is made with a number of its own; `times` as long as usual the answer may take."""

    def hear(self) -> Reply:
        """The answer to that. Time goes on while we do something else first."""


class Question(Protocol):
    """Something to ask, and who judges the answer. It travels to other processes, so it has to be pickled."""

    @property
    def subject(self) -> Subject:
        """What it is about."""

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels at which it can be asked, the lowest first."""

    def rules(self, library: Library) -> Rulebook | None:
        """The game that is to be agreed on first; None where there need be none."""

    def objection(self, library: Library, started: Started) -> str:
        """Why it cannot be asked of somebody who says that of themselves; empty where it can."""

    def put(self, library: Library, level: Level, side: OtherSide) -> Verdict:
        """Ask it at that level, and judge the answer."""

    def action(self, at: int) -> str:
        """The action at such a place, in words; empty where there is none."""


@dataclass(frozen=True, slots=True)
class HandQuestion:
    """A hand to be played."""

    subject: Vector

    @property
    def levels(self) -> tuple[Level, ...]:
        """A hand can be played at each level but one."""
        return HAND

    def rules(self, library: Library) -> Rulebook:
        """The game it is a hand of."""
        return rules_of(library, self.subject.profile)

    def objection(self, library: Library, started: Started) -> str:
        """Something the hand needs that is not offered."""
        vector = self.subject
        if vector.variant not in started.variants:
            return f"it does not play {vector.variant}"
        if vector.betting not in started.betting:
            return f"it does not play {vector.betting}"
        if started.players is not None and len(vector.stacks) > started.players:
            return f"it seats {started.players} players at most, and these are {len(vector.stacks)}"
        lack = next((lack for lack in self._needs(library) if lack in started.lacks), None)
        return f"it lacks {lack}" if lack else ""

    def _needs(self, library: Library) -> Iterator[Lack]:
        vector, home = self.subject, library.variant(self.subject.variant).rules
        if len(vector.deck) < len(home.deck):
            yield "short decks"
        if any(deed.verb == "shuffle" for deed in vector.actions):
            yield "shuffles"
        if vector.house_rules:
            yield "house rules"
        if vector.house != home.house:
            yield "other houses"

    def put(self, library: Library, level: Level, side: OtherSide) -> Verdict:
        """Send the hand, and nothing of what is expected: that is made while the other side works."""
        side.say(lambda seq: self.request(seq, level))
        expected = self.expected(library, level)
        return self.verdict(library, expected, side.hear())

    def request(self, seq: int, level: Level) -> Run:
        """The message that has it played."""
        return self.subject.request(seq, level)

    def expected(self, library: Library, level: Level) -> Performance:
        """The hand as our engine plays it."""
        return perform(self.rules(library), self.request(0, level))

    def verdict(self, library: Library, expected: Performance, reply: Reply) -> Verdict:
        """The answer held against our performance."""
        rules = self.rules(library)
        found = judge(rules, self.subject, expected, reply)
        if not found.outcome.is_wrong or not isinstance(reply, Ran):
            return found
        return replace(found, right_at=right_at(rules, self.subject, expected, reply))

    def action(self, at: int) -> str:
        """`seat 1 (B), raise 4`."""
        return deed_in_words(self.subject, at) if 0 <= at < len(self.subject.actions) else ""


def level_for(question: Question, asked: Level | None, started: Started) -> Level | None:
    """The level asked for or, where none is, the highest that is offered; None where the question cannot be asked."""
    wanted = question.levels if asked is None else (asked,)
    return next((level for level in reversed(wanted) if level in started.levels and level in question.levels), None)
