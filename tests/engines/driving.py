"""An engine behind a harness, started as a process and asked, until `croupier conform` does so."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Self

from croupier.conformance.messages import Start, Started, Stop
from croupier.conformance.wording import line, parsed, read_reply

if TYPE_CHECKING:
    from croupier.conformance.messages import Reply, Request

HERE = Path(__file__).parent


class Engine:
    """It is asked one thing at a time."""

    def __init__(self, *command: str) -> None:
        self._process = subprocess.Popen(
            command, cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.started = self.ask(Start(seq=0))
        assert isinstance(self.started, Started)

    def ask(self, request: Request) -> Reply:
        self._say(request)
        assert self._process.stdout
        reply = read_reply(request.cmd, parsed(self._process.stdout.readline()))
        assert reply.seq == request.seq
        return reply

    def _say(self, request: Request) -> None:
        assert self._process.stdin
        self._process.stdin.write(f"{line(request)}\n")
        self._process.stdin.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._say(Stop(seq=0))
        self._process.communicate(timeout=30)
        assert self._process.returncode == 0


def known_failures(name: str) -> dict[str, str]:
    """What is listed as failing, with the reason. A reason is a heading of `spec/pages/engines.md`."""
    file = HERE / "known-failures" / f"{name}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    told = (each.partition("#") for each in lines if not each.startswith("#"))
    return {id_.strip(): reason.strip() for id_, _, reason in told}
