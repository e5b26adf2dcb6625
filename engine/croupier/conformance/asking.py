"""Puts one question after another to an implementation, and starts it again whenever it is lost."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from croupier.conformance.conversation import Conversation
from croupier.conformance.outcomes import Outcome, Verdict, declining
from croupier.conformance.pipes import Trouble

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from croupier.conformance.messages import Level
    from croupier.conformance.questions import Question
    from croupier.rules import Library

Numbered = tuple[int, "Question", "Level"]
"""A question, its place among all, and the level at which it is asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """What became of one question."""

    place: int
    verdict: Verdict
    seconds: float = 0.0
    exit: int | None = None
    """How the process had ended, if it had: its exit code, or the number of a signal, negative."""
    stderr: str = ""
    """The last words of a process that was lost; not safe to print."""


class GaveUp(Exception):
    """It was started again too often without one answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """How one talks to an implementation."""

    command: tuple[str, ...]
    patience: float = 5.0
    """Seconds that one waits for an answer."""
    restarts: int = 10
    """How often in a row it is started again without one answer in between."""


class Asker:
    """One conversation, for as many questions as there are."""

    def __init__(self, library: Library, terms: Terms, conversation: Conversation | None = None) -> None:
        self._library, self._terms = library, terms
        self.conversation = conversation or Conversation(terms.command, terms.patience)
        self._lost_in_a_row = 0

    def ask_all(self, questions: Iterable[Numbered]) -> Iterator[Answered]:
        """The answers in turn. Raises GaveUp after one that was the last straw."""
        for place, question, level in questions:
            yield self.ask(place, question, level)
            if self._lost_in_a_row > self._terms.restarts:
                raise GaveUp(f"it was lost {self._lost_in_a_row} times in a row, and was not started again")

    def ask(self, place: int, question: Question, level: Level) -> Answered:
        """What becomes of the question, whatever happens."""
        began = perf_counter()
        try:
            verdict = self._verdict(question, level)
        except Trouble as trouble:
            verdict, code, words = Verdict(outcome=trouble.outcome, why=trouble.why), None, ""
            if trouble.lost:
                code, words = self.conversation.lose()
                self._lost_in_a_row += 1
            return Answered(place=place, verdict=verdict, seconds=perf_counter() - began, exit=code, stderr=words)
        except Exception as ours:  # noqa: BLE001 - whatever is wrong with us is told as that, and the run goes on
            self.conversation.lose()
            verdict = Verdict(outcome=Outcome.KIT, why=f"{type(ours).__name__}: {ours}")
        else:
            self._lost_in_a_row = 0
        return Answered(place=place, verdict=verdict, seconds=perf_counter() - began)

    def _verdict(self, question: Question, level: Level) -> Verdict:
        self.conversation.begin()
        rules = question.rules(self._library)
        declined = self.conversation.agree(rules) if rules else None
        if declined:
            return declining(declined)
        return question.put(self._library, level, self.conversation)


def in_turn(
    library: Library, terms: Terms, questions: Sequence[Numbered], conversation: Conversation | None = None
) -> Iterator[Answered]:
    """All questions, asked in this process. Raises GaveUp."""
    asker = Asker(library, terms, conversation)
    with asker.conversation:
        yield from asker.ask_all(questions)
