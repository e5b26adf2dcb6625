"""A run: all questions put to an implementation, and the report of what became of them."""

from __future__ import annotations

import platform
from contextlib import closing
from dataclasses import dataclass, replace
from importlib.metadata import version
from time import perf_counter
from typing import TYPE_CHECKING

from croupier.conformance.asking import Answered, in_turn
from croupier.conformance.conversation import Conversation
from croupier.conformance.crew import at_once
from croupier.conformance.known import counted
from croupier.conformance.messages import PROTOCOL
from croupier.conformance.outcomes import Outcome, Verdict, is_unsure
from croupier.conformance.parts import clause_of, clause_parts, place_parts
from croupier.conformance.pipes import Trouble
from croupier.conformance.questions import HandQuestion, level_for
from croupier.conformance.report import LONGEST, Footer, Header, Report, Result, spec_digest, tally, withheld
from croupier.conformance.shrinking import FAILURES, Blame, Failure, looked_into
from croupier.conformance.stored import StoredQuestion
from croupier.conformance.vector import rules_of
from croupier.spec.harmless import cut
from croupier.spec.values import slug_of

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence
    from pathlib import Path

    from croupier.conformance.asking import Numbered, Terms
    from croupier.conformance.messages import Level, Started
    from croupier.conformance.questions import Question
    from croupier.conformance.vector import Vector
    from croupier.phases import Clause
    from croupier.rules import Library, Rulebook

INTERRUPTED = "somebody interrupted it"


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What is wanted of a run."""

    terms: Terms
    began: str
    """The time, which this room does not look up."""
    level: Level | None = None
    variants: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    vectors: Path | None = None
    """Where the questions come from, if not from us."""
    known: frozenset[str] = frozenset()
    jobs: int = 1
    shrink: bool = False
    """Whether the smallest hands are looked for that fail in the same way."""


class Run:
    """One run. What was found stays found when somebody interrupts it."""

    def __init__(
        self, library: Library, questions: Sequence[Question], order: Order, notes: Sequence[str] = ()
    ) -> None:
        self._library, self._order = library, order
        self._questions = tuple(each for each in questions if self._concerns(each))
        self._of_other_levels = tuple(each for each in questions if order.level and order.level not in each.levels)
        self._found: dict[int, Result] = {}
        self._started: Started | None = None
        self._levels: dict[int, Level] = {}
        self._blamed: dict[int, str] = {}
        self._lost_in_a_row = 0
        self.stopped = ""
        """Why it ended early."""
        self._notes = list(notes)

    @property
    def questions(self) -> tuple[Question, ...]:
        """What is going to be asked, if the implementation offers to answer it."""
        return self._questions

    def go(self, tell: Callable[[Result], None] = lambda _: None) -> Report:
        """Ask everything; each result is told as it comes. Never raises because of what the other side does."""
        began = perf_counter()
        try:
            with closing(self._answers()) as answers:
                for answered in answers:
                    self._blamed[answered.place] = answered.verdict.clause
                    self._found[answered.place] = self._result(answered)
                    tell(self._found[answered.place])
                    if self._is_enough(answered):
                        break
        except KeyboardInterrupt:
            self.stopped = INTERRUPTED
        self._shrink()
        left = Verdict(outcome=Outcome.NOT_RUN, why=self.stopped or "the processes that were to ask it have ended")
        for place in range(len(self._questions)):
            if place not in self._found:
                self._found[place] = self._result(Answered(place=place, verdict=left))
        return self._report(perf_counter() - began)

    def _is_enough(self, answered: Answered) -> bool:
        """Whether it was lost once too often, whichever of our processes it was that lost it."""
        self._lost_in_a_row = self._lost_in_a_row + 1 if answered.lost else 0
        if self._lost_in_a_row <= self._order.terms.restarts:
            return False
        most = self._order.terms.restarts
        self.stopped = f"it was lost {most + 1} times without one answer in between, and --restarts is {most}"
        return True

    def _shrink(self) -> None:
        """Look for the smallest hands, one for each kind of failure."""
        if not self._order.shrink or self.stopped == INTERRUPTED or self._started is None:
            return
        try:
            failures = tuple(self._failures())
            for blame in looked_into(self._library, self._order.terms, self._started, failures, self._passed(failures)):
                self._found[blame.place] = self._blaming(self._found[blame.place], blame)
        except KeyboardInterrupt:
            self._notes.append("the search for smaller hands was interrupted")
        except Exception as ours:  # noqa: BLE001 - what was found before stays found
            self._notes.append(f"the search for smaller hands failed, our fault: {type(ours).__name__}: {ours}")

    def _blaming(self, result: Result, blame: Blame) -> Result:
        rules = rules_of(self._library, (result.variant, result.house, result.house_rules))
        blamed = clause_parts(self._library, rules, blame.clause)
        return replace(result, as_if=blame.as_if, unsure=blame.unsure, shrunk=blame.small, **blamed)

    def _failures(self) -> Iterator[Failure]:
        for place, result in sorted(self._found.items()):
            if result.outcome in FAILURES and result.level and (vector := self._vector(place)):
                yield Failure(place, vector, result.level, result.outcome, self._blamed[place])

    def _passed(self, failures: Sequence[Failure]) -> Iterator[tuple[Vector, Level]]:
        """Hands that were answered right, of variants in which others were not."""
        variants = {each.vector.variant for each in failures}
        places = [place for place, each in sorted(self._found.items())
                  if each.outcome is Outcome.PASSED and each.variant in variants]  # fmt: skip
        for place in places[:: max(len(places) // _ENOUGH, 1)]:
            level, vector = self._found[place].level, self._vector(place)
            if level and vector:
                yield vector, level

    def _vector(self, place: int) -> Vector | None:
        question = self._questions[place]
        hand = question.read() if isinstance(question, StoredQuestion) else question
        return hand.subject if isinstance(hand, HandQuestion) else None

    def _concerns(self, question: Question) -> bool:
        order, subject = self._order, question.subject
        return (
            (not order.variants or subject.variant in order.variants)
            and (not order.clauses or not set(order.clauses).isdisjoint(subject.clauses))
            and (order.level is None or order.level in question.levels)
        )

    def _answers(self) -> Generator[Answered, None, None]:
        order = self._order
        conversation = Conversation(order.terms.command, order.terms.patience)
        try:
            self._started = conversation.begin()
        except Trouble as trouble:
            code, words = conversation.lose()
            self.stopped = f"it did not start: {trouble.why}"
            verdict = Verdict(outcome=trouble.outcome, why=self.stopped)
            yield from [Answered(place=0, verdict=verdict, exit=code, stderr=words)] * bool(self._questions)
            return
        except BaseException:
            conversation.lose()
            raise
        asked: list[Numbered] = []
        yield from self._planned(asked)
        jobs = min(order.jobs, len(asked) // 8 + 1)
        if jobs == 1:
            yield from in_turn(self._library, order.terms, asked, conversation)
        else:
            conversation.end()
            yield from at_once(self._library, order.terms, asked, jobs, self._notes)
        self._notes += [conversation.farewell] * bool(conversation.farewell)

    def _planned(self, asked: list[Numbered]) -> Iterator[Answered]:
        """Nothing is sent that is not offered; the rest is to be asked."""
        assert self._started, "it has said what it offers"
        for place, question in enumerate(self._questions):
            level = level_for(question, self._order.level, self._started)
            if level is None:
                wanted = self._order.level or " or ".join(question.levels)
                why = f"it does not offer the level {wanted}"
            else:
                why = question.objection(self._library, self._started)
                self._levels[place] = level
            if why:
                yield Answered(place=place, verdict=Verdict(outcome=Outcome.UNSUPPORTED, why=why))
            elif level is not None:
                asked.append((place, question, level))
        asked.sort(key=lambda each: str(getattr(each[1].subject, "profile", "")))  # each game is agreed on once

    def _result(self, answered: Answered) -> Result:
        question, verdict = self._questions[answered.place], answered.verdict
        subject, rules = question.subject, question.rules(self._library)
        outcome = counted(verdict.outcome, known=subject.id in self._order.known)
        told = verdict.clause or next(iter(subject.clauses), "")
        own = clause_of(rules, next(iter(subject.clauses), "")) if rules else None
        return Result(
            id=subject.id,
            title=subject.title,
            variant=subject.variant,
            house=rules.house if rules else "",
            house_rules=rules.house_rules if rules else (),
            family=subject.family,
            topic=_heading(rules, own) if rules and own else "the table" if rules else question.levels[0],
            clauses=subject.clauses,
            level=self._levels.get(answered.place),
            outcome=outcome,
            was=verdict.outcome if outcome is not verdict.outcome else None,
            **place_parts(question, verdict),
            expected=cut(verdict.expected, LONGEST),
            got=cut(verdict.got, LONGEST),
            **(clause_parts(self._library, rules, told) if verdict.outcome.is_broken else {}),  # type: ignore[typeddict-item]
            why=cut(verdict.why, LONGEST),
            unsure=is_unsure(verdict, self._levels.get(answered.place)),
            right_at=verdict.right_at,
            exit=answered.exit,
            stderr=tuple(answered.stderr.splitlines()[-_LAST_LINES:]),
            seconds=round(answered.seconds, 4),
        )

    def _report(self, seconds: float) -> Report:
        order, results = self._order, tuple(self._found[place] for place in range(len(self._questions)))
        header = Header(
            croupier=version("croupier"),
            spec=spec_digest(self._library),
            protocol=PROTOCOL,
            began=order.began,
            platform=f"{platform.system()} {platform.machine()}, Python {platform.python_version()}",
            command=order.terms.command,
            chapters={slug: self._chapters(slug) for slug in dict.fromkeys(each.variant for each in results) if slug},
            started=self._started,
            level=order.level,
            variants=order.variants,
            clauses=order.clauses,
            vectors=order.vectors.as_posix() if order.vectors else "",
            timeout=order.terms.patience,
            jobs=order.jobs,
            questions=len(self._questions),
            known=len(order.known),
        )
        total = tally(results)
        footer = Footer(
            counts={str(outcome): count for outcome, count in total.counts.items()},
            passed=total.passed,
            tried=total.tried,
            complete=not (self.stopped or header.only or Outcome.NOT_RUN in total.counts or self._left_out()),
            stopped=self.stopped,
            withheld=withheld(results),
            notes=tuple(dict.fromkeys(self._notes)),
            seconds=round(seconds, 2),
        )
        return Report(header=header, results=results, footer=footer)

    def _left_out(self) -> bool:
        """Whether there are questions that it offers to answer, though not at the level that was asked for."""
        return self._started is not None and any(
            level_for(each, None, self._started) and not each.objection(self._library, self._started)
            for each in self._of_other_levels
        )

    def _chapters(self, slug: str) -> tuple[str, ...]:
        entry = self._library.variant(slug)
        return tuple(dict.fromkeys(_heading(entry.rules, clause) for clause in entry.clauses.values()))


_LAST_LINES = 12
_ENOUGH = 1000
"""Of more hands that passed not every one is looked at again."""


def _heading(rules: Rulebook, clause: Clause) -> str:
    """The chapter that the clause stands in, as the page calls it."""
    names = {step.slug: step.name for step in rules.steps}
    return names.get(slug_of(clause.topic), clause.topic)
