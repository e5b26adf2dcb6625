"""A failure made small: smaller and smaller hands are asked, as long as they fail in the same way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import monotonic
from typing import TYPE_CHECKING

from croupier.conformance.asking import Asker
from croupier.conformance.explaining import Answer, Played, as_if, explained
from croupier.conformance.outcomes import Outcome, Verdict, is_unsure
from croupier.conformance.parts import clause_parts, place_parts
from croupier.conformance.performing import perform
from croupier.conformance.questions import HandQuestion
from croupier.conformance.report import Shrunk
from croupier.conformance.retelling import named, scenario, story
from croupier.conformance.smaller import cut_short, size, smaller
from croupier.conformance.suspecting import Suspects, shown
from croupier.conformance.vector import rules_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from croupier.conformance.asking import Terms
    from croupier.conformance.messages import Level, Reply, Started
    from croupier.conformance.performing import Performance
    from croupier.conformance.vector import Vector
    from croupier.rules import Library

FAILURES = frozenset({Outcome.WRONG, Outcome.ACCEPTED_ILLEGAL, Outcome.REFUSED_LEGAL, Outcome.ERROR, Outcome.CRASH,
                      Outcome.TIMEOUT})  # fmt: skip
"""What can be made small."""
MOST_FAILURES, MOST_ASKED, LONGEST = 6, 250, 20.0
"""At most so many failures, each with so many requests and for so many seconds."""
MOST_BESIDE = 12
"""So many other failures are asked whether the same reason explains them."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A hand that failed, and how."""

    place: int
    vector: Vector
    level: Level
    outcome: Outcome
    clause: str


@dataclass(frozen=True, slots=True)
class _Overheard(HandQuestion):
    """A hand whose answer is kept."""

    replies: list[Reply]

    def verdict(self, library: Library, expected: Performance, reply: Reply) -> Verdict:
        self.replies.append(reply)
        return HandQuestion.verdict(self, library, expected, reply)


@dataclass(frozen=True, slots=True)
class _Seen:
    vector: Vector
    level: Level
    verdict: Verdict
    reply: Reply | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Blame:
    """What has been found out about a failure."""

    place: int
    clause: str
    """The clause that was not kept, as well as can be told."""
    unsure: bool = False
    as_if: str = ""
    small: Shrunk | None = None


def looked_into(
    library: Library,
    terms: Terms,
    started: Started,
    failures: Iterable[Failure],
    passed: Iterable[tuple[Vector, Level]],
) -> Iterator[Blame]:
    """The smallest hand found for one failure of each kind, and which of the others have the same reason.

    A kind is an outcome and a clause. Of several hands the smallest one is begun with.
    """
    in_order = sorted(failures, key=lambda each: (size(library, each.vector), each.vector.id))
    kinds: dict[tuple[Outcome, str], Failure] = {}
    for each in in_order:
        kinds.setdefault((each.outcome, each.clause), each)
    asker, done = Asker(library, terms), set[int]()
    played = [Played(rules_of(library, vector.profile), vector, level) for vector, level in passed]
    suspects = Suspects(library, [each.vector for each in in_order], played)
    shrinker = _Shrinker(library, asker, started, suspects, in_order)
    with asker.conversation:
        for failure in kinds.values():
            if blame := shrinker.look_into(failure):
                done.add(failure.place)
                yield blame
        for failure in in_order:
            if failure.place not in done and (blame := shrinker.like_others(failure)):
                yield blame


class _Shrinker:
    def __init__(
        self, library: Library, asker: Asker, started: Started, suspects: Suspects, failures: Sequence[Failure]
    ) -> None:
        self._suspects, self._failures = suspects, failures
        self._library, self._asker, self._started = library, asker, started
        self._asked, self._shrunk = 0, 0
        self._until = self._the_end = monotonic() + LONGEST * MOST_FAILURES
        self._reasons: list[str] = []

    def look_into(self, failure: Failure) -> Blame | None:
        """Why it failed; with the smallest hand, unless the reason is known from another one.

        None where it does not fail in that way again.
        """
        self._asked, self._until = 0, min(monotonic() + LONGEST, self._the_end)
        first = best = self._see(failure.vector, failure.level)
        if not self._same(failure, best):
            return None
        if blame := self._known(failure, first):
            return blame
        if self._shrunk >= MOST_FAILURES or monotonic() > self._until:
            return None
        self._shrunk += 1
        tried = {failure.vector.named_by_content().id}
        while found := self._better(failure, best.vector, tried):
            best = found
        small = self._told(failure, self._closer(self._pointed(failure, best)), [first, best])
        return Blame(place=failure.place, clause=small.clause, unsure=small.unsure, as_if=small.as_if, small=small)

    def like_others(self, failure: Failure) -> Blame | None:
        """Whether it failed for a reason that has been found before."""
        if not self._reasons or not failure.outcome.is_wrong or monotonic() > self._the_end:
            return None
        return self._known(failure, self._see(failure.vector, failure.level))

    def _known(self, failure: Failure, seen: _Seen) -> Blame | None:
        for words in self._reasons if seen.reply else ():
            if found := explained(words, self._answer(seen)):
                return Blame(place=failure.place, clause=found.clause, as_if=words)
        return None

    def _answer(self, seen: _Seen) -> Answer:
        assert seen.reply, "it has answered"
        return Answer(rules_of(self._library, seen.vector.profile), seen.vector, seen.level, seen.reply)

    def _better(self, failure: Failure, vector: Vector, tried: set[str]) -> _Seen | None:
        for other in smaller(self._library, vector):
            if self._asked >= MOST_ASKED or monotonic() > self._until:
                return None
            if other is None:
                continue
            id_ = other.named_by_content().id
            question = HandQuestion(other)
            if id_ in tried or question.objection(self._library, self._started):
                continue
            tried.add(id_)
            seen = self._see(other, failure.level)
            if self._same(failure, seen):
                return seen
        return None

    def _see(self, vector: Vector, level: Level) -> _Seen:
        self._asked += 1
        replies: list[Reply] = []
        answered = self._asker.ask(0, _Overheard(vector, replies), level)
        return _Seen(vector, level, answered.verdict, replies[0] if replies else None)

    def _same(self, failure: Failure, seen: _Seen) -> bool:
        verdict = seen.verdict
        return verdict.outcome is failure.outcome and (not verdict.clause or verdict.clause == failure.clause)

    def _pointed(self, failure: Failure, seen: _Seen) -> _Seen:
        """The hand that ends where it goes wrong, if it fails like that: nobody has to look for the place."""
        shorter = cut_short(self._library, seen.vector, seen.verdict)
        if shorter is None or HandQuestion(shorter).objection(self._library, self._started):
            return seen
        found = self._see(shorter, seen.level)
        return found if self._same(failure, found) else seen

    def _closer(self, seen: _Seen) -> _Seen:
        """The same hand looked at as closely as the implementation allows, where only its result was."""
        levels: tuple[Level, ...] = ("full", "legal")
        for level in levels:
            if seen.level == "result" and level in self._started.levels:
                closer = self._see(seen.vector, level)
                if closer.verdict.outcome in FAILURES:
                    return closer
        return seen

    def _blamed(self, failure: Failure, clauses: tuple[str, ...], seen: list[_Seen]) -> tuple[str, str]:
        """The clause that was not kept, as well as can be told, and by what else all of it would be right."""
        verdict, answers = seen[0].verdict, [self._answer(each) for each in seen if each.reply]
        if verdict.outcome.is_wrong and answers:
            right = self._suspects.passed(failure.vector.variant)
            if found := as_if(answers, right, self._beside(failure)):
                self._reasons.append(found.words)
                return found.clause, found.words
        return (verdict.clause if verdict.certain else self._suspects.likeliest(verdict.clause, clauses)), ""

    def _beside(self, failure: Failure) -> list[Answer]:
        """Wrong answers to other hands of the variant, first of those that failed in the same way."""
        others = [each for each in self._failures if each.place != failure.place and each.outcome.is_wrong
                  and each.vector.variant == failure.vector.variant]  # fmt: skip
        alike = sorted(others, key=lambda each: (each.outcome, each.clause) != (failure.outcome, failure.clause))
        seen = (self._see(each.vector, each.level) for each in alike[:MOST_BESIDE])
        return [self._answer(each) for each in seen if each.reply]

    def _told(self, failure: Failure, seen: _Seen, others: list[_Seen]) -> Shrunk:
        vector, verdict = named(seen.vector), seen.verdict
        rules = rules_of(self._library, vector.profile)
        right = perform(rules, vector.request(0, "result"))
        seen_at_work = (right.clause,) if right.clause else shown(right)
        clause, words = self._blamed(failure, seen_at_work, [seen, *others])
        clauses = tuple(dict.fromkeys((clause, *seen_at_work) if clause else seen_at_work))
        vector = replace(
            vector,
            title=f"Like {others[0].vector.id.partition('/')[2]}, and smaller",
            family="illegal" if right.clause else "legal",
            clauses=clauses,
            told=None,
            grounds="derived",
        ).named_by_content()
        question = HandQuestion(vector)
        return Shrunk(
            vector=vector,
            level=seen.level,
            **place_parts(question, verdict),
            expected=verdict.expected,
            got=verdict.got,
            why=verdict.why,
            **clause_parts(self._library, rules, clause),
            unsure=not words and is_unsure(verdict, seen.level),
            as_if=words,
            story=story(rules, vector),
            scenario=scenario(self._library, rules, vector, verdict),
            asked=self._asked,
        )
