"""Work done by a child of a process that has imported everything foreign, and nothing of the engine. POSIX only."""

from __future__ import annotations

import os
import resource
import select
import signal
import sys
import traceback
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

MEMORY = 4 << 30
"""Bytes that a child may have: some mutants collect without end."""
SAID = b"said: "


class CrashError(RuntimeError):
    """A child came to no end, or to a bad one."""


def forked(work: Callable[[], str], seconds: float) -> str:
    """What a child says; it may take so long by the clock. What it prints is lost. Raises CrashError."""
    ours, theirs = os.pipe()
    child = os.fork()
    if not child:
        os.close(ours)
        _live(work, theirs)
    os.close(theirs)
    with os.fdopen(ours, "rb") as pipe:
        ended = _read(pipe.fileno(), seconds)
    if ended is None:
        os.killpg(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if ended is None or (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF):
        raise CrashError("it does not come to an end")
    if os.WIFSIGNALED(status) or not ended.startswith(SAID):
        raise CrashError(ended.decode() or f"it ends with status {status}")
    return ended.removeprefix(SAID).decode()


def hushed() -> None:
    """What this process prints is lost from now on."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)


def allow(seconds: float) -> None:
    """From now on this process may work for so long; then it ends. Others' work does not count, so no haste kills."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def warm(work: Callable[[], object]) -> None:
    """Import whatever a piece of work needs of others. That of our own, which it needs too, stays unknown here."""

    def foreign() -> str:
        work()
        return " ".join(name for name in sys.modules if name.partition(".")[0] not in {"croupier", "tests", "features"})

    for name in forked(foreign, 600).split():
        if name not in sys.modules and not name.startswith("__"):
            try:
                import_module(name)
            except ImportError:
                continue


def _live(work: Callable[[], str], pipe: int) -> None:
    """All that a child ever does."""
    os.setsid()
    hushed()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        said = SAID + work().encode()
    except BaseException as wrong:  # noqa: BLE001 - whatever a mutant does is its own affair
        said = traceback.format_exception_only(wrong)[-1].strip().encode(errors="replace")
    with os.fdopen(pipe, "wb") as answer:
        answer.write(said)
    os._exit(0)


def _read(pipe: int, seconds: float) -> bytes | None:
    """All of it, or nothing if the next piece takes too long."""
    pieces: list[bytes] = []
    while select.select([pipe], [], [], seconds)[0]:
        piece = os.read(pipe, 1 << 20)
        if not piece:
            return b"".join(pieces)
        pieces.append(piece)
    return None
