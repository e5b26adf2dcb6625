"""Puts one question after another to an implementation, and starts it again whenever it is lost."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import starmap
from time import perf_counter
from typing import TYPE_CHECKING

from croupier.conformance.conversation import Conversation
from croupier.conformance.outcomes import Outcome, Verdict, declining
from croupier.conformance.pipes import Trouble

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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
    lost: bool = False
    """Whether it has to be started again, because there was no answer, or none that one could go on from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """How one talks to an implementation."""

    command: tuple[str, ...]
    patience: float = 5.0
    """Seconds that one waits for an answer."""
    restarts: int = 10
    """How often in a row the run starts it again, in whichever of its processes, without one answer in between."""


class Asker:
    """One conversation, for as many questions as there are."""

    def __init__(self, library: Library, terms: Terms, conversation: Conversation | None = None) -> None:
        self._library = library
        self.conversation = conversation or Conversation(terms.command, terms.patience)

    def ask(self, place: int, question: Question, level: Level) -> Answered:
        """What becomes of the question, whatever happens."""
        began = perf_counter()
        try:
            verdict = self._verdict(question, level)
        except Trouble as trouble:
            verdict = Verdict(outcome=trouble.outcome, why=trouble.why)
            code, words = self.conversation.lose() if trouble.lost else (None, "")
            seconds = perf_counter() - began
            return Answered(place=place, verdict=verdict, seconds=seconds, exit=code, stderr=words, lost=trouble.lost)
        except Exception as ours:  # noqa: BLE001 - whatever is wrong with us is told as that, and the run goes on
            self.conversation.lose()
            verdict = Verdict(outcome=Outcome.KIT, why=f"{type(ours).__name__}: {ours}")
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
    """All questions, asked in this process."""
    asker = Asker(library, terms, conversation)
    with asker.conversation:
        yield from starmap(asker.ask, questions)
