"""A line to a program and back, as `--doctor` needs it: bounded in time and memory, curious about what goes wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import IO

MOST = 1_000_000
"""Bytes that are kept of what a program says and nobody has heard yet."""
LAST_WORDS = 2_000
"""Bytes that are kept of what it says on standard error, counted from the end."""
CHUNK = 65_536
HIDES = "PYTHONUNBUFFERED"
"""A setting under which nobody notices that a harness in Python does not flush."""


class Wire:
    """A program that was started, and may be spoken to. Raises OSError if it cannot be."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - the command is what we were asked to look at
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if name != HIDES},
            start_new_session=os.name == "posix",
        )
        self._heard = threading.Condition()
        self._lines: deque[bytes] = deque()
        self._begun = b""
        self._kept = 0
        self._over = False
        self._said_aside = b""
        self._listeners = [
            threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._listen_aside, args=(self._process.stderr,), daemon=True),
        ]
        for each in self._listeners:
            each.start()

    def say(self, text: str) -> None:
        """Send a line. It is no error if nobody reads it any more: no answer will come."""
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):
            self._process.stdin.write(f"{text}\n".encode())
            self._process.stdin.flush()

    def hang_up(self) -> None:
        """Close its standard input, as if nobody were there any more."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()

    def hear(self, seconds: float) -> bytes | None:
        """The next line, without its end; None if there is none by then, or the program has closed its output."""
        with self._heard:
            self._heard.wait_for(lambda: self._lines or self._over, seconds)
            if not self._lines:
                return None
            line = self._lines.popleft()
            self._kept -= len(line)
            return line

    @property
    def begun(self) -> bytes:
        """What came of a line that has not ended."""
        with self._heard:
            return self._begun

    @property
    def flooded(self) -> bool:
        """Whether it has said more than anybody would listen to."""
        with self._heard:
            return self._kept + len(self._begun) >= MOST

    @property
    def closed(self) -> bool:
        """Whether nothing more can come."""
        with self._heard:
            return self._over

    @property
    def last_words(self) -> str:
        """The end of what it said on standard error."""
        return self._said_aside.decode(errors="replace").strip()

    def ended(self, seconds: float) -> int | None:
        """Its exit code, as soon as it has one; None if it runs on."""
        try:
            code = self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        for each in self._listeners:  # what it said last is still on its way
            each.join(1)
        return code

    def cut(self) -> None:
        """End the program, and those that it has started; on Windows the program alone."""
        self.hang_up()
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        for stream, listener in zip((self._process.stdout, self._process.stderr), self._listeners, strict=True):
            listener.join(1)
            if stream is not None and not listener.is_alive():
                stream.close()

    def _listen(self, stream: IO[bytes]) -> None:
        while chunk := _read(stream):
            with self._heard:
                *whole, self._begun = (self._begun + chunk).split(b"\n")
                self._lines.extend(whole)
                self._kept += sum(map(len, whole))
                self._heard.notify_all()
            while self.flooded:  # it waits with us until somebody hears it out, or cuts it off
                time.sleep(0.05)
                if self._process.poll() is not None:
                    break
        with self._heard:
            self._over = True
            self._heard.notify_all()

    def _listen_aside(self, stream: IO[bytes]) -> None:
        while chunk := _read(stream):
            self._said_aside = (self._said_aside + chunk)[-LAST_WORDS:]


def _read(stream: IO[bytes]) -> bytes:
    try:
        return os.read(stream.fileno(), CHUNK)
    except (OSError, ValueError):
        return b""
