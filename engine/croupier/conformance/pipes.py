"""A process on the other side of two pipes: one line out, one line in, bounded in time and memory whatever it does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, Full, Queue
from threading import Event, Thread
from time import monotonic
from typing import IO, TYPE_CHECKING, Any, cast

from croupier.conformance.messages import LONGEST_LINE
from croupier.conformance.outcomes import Outcome
from croupier.spec.harmless import quoted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_MOST_WAITING = 16
"""Lines that are read although nobody asked for them; after that the other side has to wait."""
_AT_ONCE = 2**16
_LAST_WORDS = 4096
"""Bytes of its standard error that are kept."""
_GRACE, _SLICE, _FAREWELL = 0.05, 0.05, 0.5


class Trouble(Exception):
    """There is no answer, or none that can be used."""

    def __init__(self, outcome: Outcome, why: str, *, lost: bool = True) -> None:
        super().__init__(why)
        self.outcome, self.why = outcome, why
        self.lost = lost
        """Whether the two sides may have lost each other, so that it has to be started again."""


@dataclass(frozen=True, slots=True)
class _Gone:
    """One of the pipes has ended."""

    which: str


class Peer:
    """A process, its pipes, and whatever it has started itself. Raises OSError where it cannot be started."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str] | None = None) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - starting what one was asked to start is the point of it
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env=env,
            **_apart(),
        )
        self._lines: Queue[tuple[float, bytes | _Gone]] = Queue(_MOST_WAITING)
        self._outgoing: Queue[bytes | None] = Queue(1)
        self._errors: deque[int] = deque(maxlen=_LAST_WORDS)
        self.begun = b""
        """What came of a line that has not ended, or the beginning of it."""
        self.flooded = False
        """Whether there was a line without an end, as far as one could see. Nothing is read after it."""
        self._gone: _Gone | None = None
        self._over = Event()
        self._threads = [Thread(target=each, daemon=True) for each in (self._read, self._write, self._listen)]
        for thread in self._threads:
            thread.start()

    # What the two sides say

    def send(self, line: str, deadline: float) -> None:
        """Write a line. Raises Trouble where the one before it has still not been read."""
        try:
            self._outgoing.put(f"{line}\n".encode(), timeout=max(deadline - monotonic(), _GRACE))
        except Full:
            raise Trouble(Outcome.TIMEOUT, "it does not read what it is sent") from None

    def receive(self, deadline: float) -> bytes:
        """The next line. Raises Trouble where there is none in time, or there will never be one."""
        if self._gone:
            raise self._end(self._gone)
        last = max(deadline, monotonic() + _GRACE)
        while True:
            try:
                came, line = self._lines.get(timeout=min(_SLICE, max(last - monotonic(), 0)))
            except Empty:
                if self._process.poll() is not None:
                    came, line = self._late_line()
                elif monotonic() >= last:
                    raise Trouble(Outcome.TIMEOUT, self._silence()) from None
                else:
                    continue
            if isinstance(line, _Gone):
                self._gone = line
                raise self._end(line)
            if len(line) > LONGEST_LINE:
                raise Trouble(Outcome.PROTOCOL, f"a line of more than {LONGEST_LINE // 2**20} MiB: {shown(line)}")
            if came > last:
                raise Trouble(Outcome.TIMEOUT, "its answer came too late")
            return line

    def hear(self, seconds: float) -> bytes | None:
        """The next line; None if there is none by then, or will never be one."""
        with suppress(Trouble):
            return self.receive(monotonic() + seconds)
        return None

    def unasked(self) -> bytes | None:
        """A line that has come already; None where there is none."""
        with suppress(Empty):
            _, line = self._lines.get_nowait()
            if isinstance(line, bytes):
                return line
            self._gone = line
        return None

    @property
    def last_words(self) -> str:
        """The end of what it wrote to standard error. Not safe to print as it is."""
        return bytes(self._errors).decode(errors="replace").strip()

    @property
    def exit(self) -> int | None:
        """Its exit code, or the number of the signal that ended it, negative; None while it runs."""
        return self._process.poll()

    @property
    def closed(self) -> bool:
        """Whether it was noticed that one of its pipes has ended."""
        return self._gone is not None

    # How it ends

    def close_input(self) -> None:
        """Close its standard input, as if nobody were there any more."""
        with suppress(Full):
            self._outgoing.put(None, timeout=_GRACE)

    def ended(self, seconds: float) -> int | None:
        """Its exit code, as soon as it has one and all that it said has been heard; None if it runs on."""
        with suppress(subprocess.TimeoutExpired):
            code = self._process.wait(seconds)
            self._threads[-1].join(_FAREWELL)
            return code
        return None

    def leave(self, patience: float) -> str:
        """Wait until it has left; what there is to be said about that, or nothing."""
        self.close_input()
        try:
            code = self._process.wait(patience)
        except subprocess.TimeoutExpired:
            return f"it did not leave within {patience:g} s after `stop`, and was killed"
        finally:
            self.kill()
        return "" if code == 0 else f"after `stop` it left with {exit_in_words(code)}"

    def kill(self) -> None:
        """End it and everything it has started."""
        self._over.set()
        _kill_all(self._process)
        with suppress(Full):
            self._outgoing.put_nowait(None)
        for thread in self._threads:
            thread.join(_FAREWELL)
        if not any(thread.is_alive() for thread in self._threads):
            for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
                with suppress(OSError):
                    cast("IO[bytes]", pipe).close()

    def _end(self, gone: _Gone) -> Trouble:
        """Why a pipe has ended: it crashed, or closed it."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL)
        code = self._process.poll()
        if code is None:
            return Trouble(Outcome.PROTOCOL, f"it closed its {gone.which}, and did not leave{self._half()}")
        return Trouble(Outcome.CRASH, f"it ended with {exit_in_words(code)} before it had answered{self._half()}")

    def _silence(self) -> str:
        return f"it did not answer in time{self._half()}"

    def _half(self) -> str:
        return f"; there was half a line: {shown(self.begun)}" if self.begun else ""

    def _late_line(self) -> tuple[float, bytes | _Gone]:
        """What was in the pipe when it left. Somebody it started may keep the pipe open for ever."""
        try:
            return self._lines.get(timeout=_FAREWELL)
        except Empty:
            return 0, _Gone("output")

    # The threads

    def _read(self) -> None:
        pipe, begun = cast("IO[bytes]", self._process.stdout), bytearray()
        while chunk := _some(pipe):
            *lines, rest = chunk.split(b"\n")
            for line in lines:
                self._put(bytes(begun + line))
                begun.clear()
            begun += rest
            self.begun = bytes(begun[:200])
            self.flooded = len(begun) > LONGEST_LINE
            if self.flooded:
                self._put(bytes(begun))  # too long to be taken for an answer, and the last thing that is read
                return
        self._put(_Gone("output"))

    def _write(self) -> None:
        pipe = cast("IO[bytes]", self._process.stdin)
        try:
            while (line := self._outgoing.get()) is not None:
                rest = memoryview(line)
                while rest:
                    rest = rest[pipe.write(rest) :]
            pipe.close()
        except OSError:
            self._put(_Gone("input"))

    def _listen(self) -> None:
        pipe = cast("IO[bytes]", self._process.stderr)
        while chunk := _some(pipe):
            self._errors.extend(chunk)

    def _put(self, line: bytes | _Gone) -> None:
        came = monotonic()
        while not self._over.is_set():
            with suppress(Full):
                self._lines.put((came, line), timeout=_SLICE)
                return


def _some(pipe: IO[bytes]) -> bytes:
    try:
        return pipe.read(_AT_ONCE)
    except (OSError, ValueError):
        return b""


def _apart() -> dict[str, Any]:
    """A group of its own: Ctrl-C is for us, and whatever it starts can be ended with it."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}


def _kill_all(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        kill = ("taskkill", "/T", "/F", "/PID", str(process.pid))
        subprocess.run(kill, capture_output=True, check=False)  # noqa: S603 - Windows has no groups to be killed
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):
        process.wait(_FAREWELL)


def exit_in_words(code: int) -> str:
    """`exit code 3`, `signal SIGSEGV`."""
    if code >= 0:
        return f"exit code {code}"
    with suppress(ValueError):
        return f"signal {signal.Signals(-code).name}"
    return f"signal {-code}"


def shown(line: bytes) -> str:
    """A line of theirs as messages quote it."""
    return quoted(line[:200].decode(errors="replace").strip())
