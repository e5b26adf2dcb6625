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

from croupier.conformance.asking import Answered, Asker
from croupier.conformance.outcomes import Outcome, Verdict
from croupier.rules import Library

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from croupier.conformance.asking import Numbered, Terms

_AT_MOST = 24
"""Questions handed out at a time: few enough for all to end together, and of one game, which is agreed on once."""
_FAREWELL = 3.0


def at_once(
    library: Library, terms: Terms, questions: Sequence[Numbered], jobs: int, farewells: list[str]
) -> Iterator[Answered]:
    """All questions, in whatever order they are done; none of those for which nobody of the crew was left."""
    crew = _Crew()
    try:
        crew.gather(library, terms, jobs)
        yield from crew.answers(_portions(questions))
        farewells += crew.dismiss()
    finally:
        crew.kill()


def _portions(questions: Sequence[Numbered]) -> Iterator[list[Numbered]]:
    for _, group in groupby(questions, lambda each: getattr(each[1].subject, "profile", None)):
        all_of_it = list(group)
        for first in range(0, len(all_of_it), _AT_MOST):
            yield all_of_it[first : first + _AT_MOST]


class _Crew:
    def __init__(self) -> None:
        self._members: dict[Connection, BaseProcess] = {}
        self._doing: dict[Connection, list[Numbered]] = {}
        self._idle: deque[Connection] = deque()
        self._left: deque[list[Numbered]] = deque()

    def gather(self, library: Library, terms: Terms, jobs: int) -> None:
        """Start everybody. Whoever interrupts it finds those that have been started among the members, or daemons.

        A process that is neither would wait for questions for ever, and Python, at its own end, for the process.
        """
        forks = sys.platform == "linux" and threading.active_count() == 1
        shelf = library if forks else library.root  # what is not inherited is read again
        context = multiprocessing.get_context("fork" if forks else "spawn")
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            member = context.Process(target=_work, args=(theirs, shelf, terms), daemon=True)  # type: ignore[attr-defined]
            member.start()
            theirs.close()
            self._members[ours] = member
            self._idle.append(ours)

    def answers(self, portions: Iterable[list[Numbered]]) -> Iterator[Answered]:
        self._left += portions
        while self._hand_out():
            speaking = wait(list(self._doing))
            for pipe in [each for each in self._doing if each in speaking]:
                yield from self._heard(pipe)

    def _hand_out(self) -> bool:
        """Give something to everybody who is idle, as long as there is something; whether anybody has any."""
        while self._left and self._idle:
            pipe, portion = self._idle.popleft(), self._left.popleft()
            try:
                pipe.send(portion)
            except OSError:  # that one has ended, and somebody else may do it
                self._left.appendleft(portion)
            else:
                self._doing[pipe] = portion
        return bool(self._doing)

    def _heard(self, pipe: Connection) -> Iterator[Answered]:
        try:
            told = pipe.recv()
        except (EOFError, OSError):
            yield from self._died(pipe)
            return
        if told is None:
            del self._doing[pipe]
            self._idle.append(pipe)
            return
        self._doing[pipe] = [each for each in self._doing[pipe] if each[0] != told.place]
        yield told

    def _died(self, pipe: Connection) -> Iterator[Answered]:
        """A process of ours has ended: what it was asking has come to nothing, and the others do what it had left."""
        asking, left = self._doing[pipe][:1], self._doing.pop(pipe)[1:]
        self._left += [left] * bool(left)
        why = Verdict(outcome=Outcome.KIT, why="a process of ours has ended in the midst of it")
        yield from (Answered(place=place, verdict=why) for place, *_ in asking)

    def dismiss(self) -> Iterator[str]:
        """Send everybody home; what was strange about it."""
        for pipe in self._members:
            with suppress(OSError):
                pipe.send(None)
        for pipe, member in self._members.items():
            with suppress(EOFError, OSError):
                if pipe.poll(_FAREWELL) and (farewell := pipe.recv()):
                    yield farewell
            member.join(_FAREWELL)

    def kill(self) -> None:
        for member in self._members.values():
            member.terminate()
        for pipe, member in self._members.items():
            member.join(_FAREWELL)
            if member.is_alive():
                member.kill()
                member.join()
            pipe.close()


def _work(pipe: Connection, shelf: Library | Path, terms: Terms) -> None:
    """What one of the crew does, until it is told that this is all."""
    signal.signal(signal.SIGINT, _stay)  # Ctrl-C is for the one who hands out the questions
    signal.signal(signal.SIGTERM, _leave)
    asker = Asker(Library(shelf) if isinstance(shelf, Path) else shelf, terms)
    try:
        while portion := pipe.recv():
            for each in portion:
                pipe.send(asker.ask(*each))
            pipe.send(None)
        asker.conversation.end()
        pipe.send(asker.conversation.farewell)
    except (EOFError, OSError):
        pass  # nobody listens any more
    finally:
        asker.conversation.lose()


def _stay(*_: object) -> None:
    """Nothing; and unlike a signal that is ignored, this is not handed down to what one starts."""


def _leave(*_: object) -> None:
    sys.exit(1)
