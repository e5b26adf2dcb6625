"""What is found out about a wrong engine by smaller hands, without a process in between."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING
from unittest.mock import patch

from croupier.conformance.asking import Answered, Terms
from croupier.conformance.judging import judge
from croupier.conformance.messages import Identity, Started
from croupier.conformance.outcomes import Outcome, Verdict
from croupier.conformance.shrinking import Blame, Failure, looked_into
from tests.conformance.asked import all_shipped
from tests.conformance.wrong.catching import book, right
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from croupier.conformance.messages import Level
    from croupier.conformance.questions import HandQuestion
    from tests.conformance.wrong.engine import Wrong


class _Asker:
    """Puts questions to a wrong engine in this process."""

    conversation = nullcontext()

    def __init__(self, wrong: Wrong) -> None:
        self._wrong = wrong

    def ask(self, place: int, question: HandQuestion, level: Level) -> Answered:
        expected = question.expected(LIBRARY, level)
        try:
            reply = self._wrong.perform(question.rules(LIBRARY), question.request(0, level)).reply
        except Exception as broken:  # noqa: BLE001 - a wrong engine may break down
            return Answered(place=place, verdict=Verdict(outcome=Outcome.ERROR, why=repr(broken)))
        return Answered(place=place, verdict=question.verdict(LIBRARY, expected, reply))


def blames(slug: str, wrong: Wrong, level: Level) -> list[Blame]:
    """Whom a run at that level blames, about an engine that offers no other one."""
    failures, passed = [], []
    for place, vector in enumerate(all_shipped(slug)):
        try:
            reply = wrong.perform(book(vector), vector.request(0, level)).reply
        except Exception:  # noqa: BLE001, S112 - likewise
            continue
        verdict = judge(book(vector), vector, right(vector.id, slug, level), reply)
        if verdict.outcome is Outcome.PASSED:
            passed.append((vector, level))
        elif verdict.outcome.is_wrong:
            failures.append(Failure(place, vector, level, verdict.outcome, verdict.clause))
    who = Identity(name="wrong", version="1", language="Python")
    started = Started(seq=0, protocol=1, implementation=who, levels=(level,), variants=(slug,))
    with patch("croupier.conformance.shrinking.Asker", lambda *_: _Asker(wrong)):
        return [*looked_into(LIBRARY, Terms(command=()), started, failures, passed)]
