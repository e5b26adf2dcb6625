"""Many questions at once: a process of ours for each core, with an implementation of its own to talk to."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections import deque
from contextlib import suppress
from itertools import groupby
from multiprocessing.connection import wait
from pathlib import Path
from typing import TYPE_CHECKING

from croupier.conformance.asking import Answered, Asker, GaveUp
from croupier.conformance.outcomes import Outcome, Verdict
from croupier.rules import Library

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from croupier.conformance.asking import Numbered, Terms

_AT_MOST = 24
"""Questions handed out at a time: few enough for all to end together, and of one game, which is agreed on once."""
_FAREWELL = 3.0


def at_once(
    library: Library, terms: Terms, questions: Sequence[Numbered], jobs: int, farewells: list[str]
) -> Iterator[Answered]:
    """All questions, in whatever order they are done. Raises GaveUp where one of the crew did."""
    crew = _Crew(library, terms, jobs)
    try:
        yield from crew.answers(deque(_portions(questions)))
        farewells += crew.dismiss()
    finally:
        crew.kill()


def _portions(questions: Sequence[Numbered]) -> Iterator[list[Numbered]]:
    for _, group in groupby(questions, lambda each: getattr(each[1].subject, "profile", None)):
        all_of_it = list(group)
        for first in range(0, len(all_of_it), _AT_MOST):
            yield all_of_it[first : first + _AT_MOST]


class _Crew:
    def __init__(self, library: Library, terms: Terms, jobs: int) -> None:
        forks = sys.platform == "linux" and threading.active_count() == 1
        shelf = library if forks else library.root  # what is not inherited is read again
        context = multiprocessing.get_context("fork" if forks else "spawn")
        self._members: dict[Connection, BaseProcess] = {}
        self._doing: dict[Connection, list[Numbered]] = {}
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            member = context.Process(target=_work, args=(theirs, shelf, terms))  # type: ignore[attr-defined]
            member.start()
            theirs.close()
            self._members[ours] = member

    def answers(self, portions: deque[list[Numbered]]) -> Iterator[Answered]:
        for line in self._members:
            self._give(line, portions)
        while self._doing:
            speaking = wait(list(self._doing))
            for line in [each for each in self._doing if each in speaking]:
                yield from self._heard(line, portions)

    def _give(self, line: Connection, portions: deque[list[Numbered]]) -> None:
        self._doing.pop(line, None)
        if portions:
            self._doing[line] = portions.popleft()
            line.send(self._doing[line])

    def _heard(self, line: Connection, portions: deque[list[Numbered]]) -> Iterator[Answered]:
        try:
            told = line.recv()
        except (EOFError, OSError):
            yield from self._died(line)
            return
        if isinstance(told, GaveUp):
            raise told
        if told is None:
            self._give(line, portions)
            return
        self._doing[line] = [each for each in self._doing[line] if each[0] != told.place]
        yield told

    def _died(self, line: Connection) -> Iterator[Answered]:
        """A process of ours has ended: what it was about to ask has come to nothing."""
        why = Verdict(outcome=Outcome.KIT, why="a process of ours has ended in the midst of it")
        yield from (Answered(place=place, verdict=why) for place, *_ in self._doing.pop(line))

    def dismiss(self) -> Iterator[str]:
        """Send everybody home; what was strange about it."""
        for line in self._members:
            with suppress(OSError):
                line.send(None)
        for line, member in self._members.items():
            with suppress(EOFError, OSError):
                if line.poll(_FAREWELL) and (farewell := line.recv()):
                    yield farewell
            member.join(_FAREWELL)

    def kill(self) -> None:
        for member in self._members.values():
            member.terminate()
        for line, member in self._members.items():
            member.join(_FAREWELL)
            if member.is_alive():
                member.kill()
                member.join()
            line.close()


def _work(line: Connection, shelf: Library | Path, terms: Terms) -> None:
    """What one of the crew does, until it is told that this is all."""
    signal.signal(signal.SIGINT, _stay)  # Ctrl-C is for the one who hands out the questions
    signal.signal(signal.SIGTERM, _leave)
    asker = Asker(Library(shelf) if isinstance(shelf, Path) else shelf, terms)
    try:
        while portion := line.recv():
            for answered in asker.ask_all(portion):
                line.send(answered)
            line.send(None)
        asker.conversation.end()
        line.send(asker.conversation.farewell)
    except GaveUp as enough:
        line.send(enough)
    except (EOFError, OSError):
        pass  # nobody listens any more
    finally:
        asker.conversation.lose()


def _stay(*_: object) -> None:
    """Nothing; and unlike a signal that is ignored, this is not handed down to what one starts."""


def _leave(*_: object) -> None:
    sys.exit(1)
