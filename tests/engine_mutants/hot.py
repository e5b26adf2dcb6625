"""A process that has imported the engine, read the specs and collected the tests, and forks for whatever is asked.

A mutant of a line that none of this executed is put into such a child as the code of its functions: a few hundredths of
a second, where importing everything anew and collecting takes seconds.
"""

from __future__ import annotations

import gc
import os
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING

import pytest

from tests.engine_mutants import hands
from tests.engine_mutants.asking import QUIETLY, Told
from tests.engine_mutants.forks import CrashError, allow, forked, hushed
from tests.engine_mutants.tracing import Tracer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from multiprocessing.connection import Connection

WARMING = "warming"
PATIENCE = 1800
SHARED = {"sound", "short_records", "hands"}
"""Functions of tests that play hands once for many tests."""
_CREW: dict[Sequence[str], Hot] = {}


def hot(files: Sequence[str], *, played: bool = False) -> Hot:
    """The one that belongs to this process. In one that has played, the hands that tests share have been played."""
    if files not in _CREW:
        _CREW[files] = Hot(files, played=played)
    return _CREW[files]


class Hot:
    """It lives until it is closed."""

    def __init__(self, files: Sequence[str], *, played: bool = False, traced: bool = False) -> None:
        self._connection, theirs = get_context("fork").Pipe()
        self._child = os.fork()
        if not self._child:
            self._connection.close()
            hushed()
            gc.freeze()  # what was there before the engine need not be searched for its functions
            _serve(files, _Server(theirs, Tracer(), played=played, traced=traced))
            os._exit(0)
        theirs.close()
        self.warm, self.tests = self._connection.recv()

    def ask(self, work: Callable[..., str], *asked: object) -> str:
        """What a child of the process says that does this work. Raises CrashError."""
        self._connection.send((work, asked))
        well, said = self._connection.recv()
        if not well:
            raise CrashError(said)
        return str(said)

    def close(self) -> None:
        """It is needed no longer."""
        self._connection.close()
        os.waitpid(self._child, 0)


_ITEMS: dict[str, pytest.Item] = {}
"""The tests that were collected here."""
_TOLD = Told()


def fault(tests: Sequence[str], seconds: Sequence[float]) -> str:
    """Who of these fails first, in their order; nobody may take longer than that. Asked of a hot process."""
    for name, allowed in zip(tests, seconds, strict=True):
        allow(allowed)
        item = _ITEMS[name]
        _run(item)
        if _TOLD.fault:
            return _TOLD.fault
    return ""


def traced(tests: Sequence[str], tracer: Tracer, each: float, together: float) -> list[str]:
    """The tests that pass within those seconds; a tracer learns what each executes. Asked of a hot process."""
    passed = []
    for name in tests:
        if sum(tracer.seconds.values()) > together:
            break
        item, _TOLD.fault = _ITEMS[name], ""
        tracer.limit(each)
        tracer.of(name, partial(_run, item))
        if not _TOLD.fault:
            passed.append(name)
    return passed


def _run(item: pytest.Item) -> None:
    item.ihook.pytest_runtest_protocol(item=item, nextitem=None)


def _serve(files: Sequence[str], server: _Server) -> None:
    server.begin()
    hands.everything()
    hands.warm()
    pytest.main([*QUIETLY, "-s", *files], plugins=[server, _TOLD])


class _Server:
    def __init__(self, connection: Connection, tracer: Tracer, *, played: bool, traced: bool) -> None:
        self.connection, self.tracer, self.played, self.traced = connection, tracer, played, traced

    def begin(self) -> None:
        """What is executed from now on is executed before anybody asks."""
        if self.traced:
            self.tracer.begin(WARMING)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        _ITEMS.update({item.nodeid: item for item in session.items})
        if self.played:
            _play(session)
        if self.traced:
            self.tracer.end(WARMING)
        self.connection.send((self.tracer.seen[WARMING], tuple(_ITEMS)))
        while True:
            try:
                work, asked = self.connection.recv()
            except EOFError:
                return True
            try:
                reply = True, forked(partial(work, *asked), PATIENCE)
            except CrashError as ended:
                reply = False, str(ended)
            self.connection.send(reply)


def _play(session: pytest.Session) -> None:
    """Have ready what the tests remember once they have it: whatever is cached and needs no argument."""
    for module in {item.module for item in session.items if isinstance(item, pytest.Function)}:
        for name, each in vars(module).items():
            if name in SHARED and hasattr(each, "cache_info"):
                each()
