"""An implementation that knows the right answers and misbehaves at some questions: `liars.py KIND ANSWERS`.

It needs nothing but the standard library, so that it starts quickly. ANSWERS is a JSON file: `at`, the ids of such
questions; `answers`, the right reply to each id; `started`, what is said at the start; `log`, a file for every request.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

STARTED = {
    "protocol": 1,
    "implementation": {"name": "liar", "version": "1.0", "language": "Python"},
    "levels": ["result", "legal"],
    "variants": ["bounce-back", "double-draw", "five-card-draw"],
}


def write(text: str | bytes) -> None:
    sys.stdout.buffer.write(text.encode() if isinstance(text, str) else text)
    sys.stdout.buffer.flush()


def say(answer: dict[str, object]) -> None:
    write(json.dumps(answer) + "\n")


def rest(seconds: float = 60) -> None:
    time.sleep(seconds)


class Liar:
    """One method a kind; each is given the right answer, `seq` included, to the one question at which it lies."""

    # What it says is wrong

    def wrong(self, right: dict[str, object]) -> None:
        say({**right, "stacks": [1, 2, 3][: len(right["stacks"])]})  # type: ignore[arg-type]

    def accepts(self, right: dict[str, object]) -> None:
        say({"seq": right["seq"], "stacks": [1, 1]})

    def refuses(self, right: dict[str, object]) -> None:
        first = right["steps"][:1]  # type: ignore[index]  # it is a list
        say({"seq": right["seq"], "refused": 0, "steps": first, "why": "not \x1b[2J with me"})

    # It says that it will not

    def unsupported(self, right: dict[str, object]) -> None:
        say({"seq": right["seq"], "unsupported": "no such thing here"})

    def skipped(self, right: dict[str, object]) -> None:
        say({"seq": right["seq"], "skipped": "known to be slow", "url": "https://example.org/7"})

    def error(self, right: dict[str, object]) -> None:
        say({"seq": right["seq"], "error": "list index out of range"})

    # It ends

    def crash(self, _: dict[str, object]) -> None:
        sys.stderr.write("x" * 100_000 + "\n\x1b]0;owned\x07Segmentation of the deck\n")
        sys.stderr.flush()
        os._exit(3)

    def signal(self, _: dict[str, object]) -> None:
        os.kill(os.getpid(), signal.SIGABRT)

    def quits(self, _: dict[str, object]) -> None:
        sys.exit(0)

    def half_and_quits(self, _: dict[str, object]) -> None:
        write('{"seq": ')
        sys.exit(0)

    def orphan(self, _: dict[str, object]) -> None:
        """Leaves a child behind, which keeps the pipes open."""
        child = subprocess.Popen((sys.executable, "-c", "import time; time.sleep(60)"))
        Path(sys.argv[2]).with_name("orphan").write_text(str(child.pid), encoding="utf-8", newline="\n")
        os._exit(1)

    # It takes its time

    def hang(self, _: dict[str, object]) -> None:
        rest()

    def late(self, right: dict[str, object]) -> None:
        rest(1.1)
        say(right)

    def half_a_line(self, right: dict[str, object]) -> None:
        write(json.dumps(right)[:12])
        rest()

    # What it says is no answer

    def garbage(self, _: dict[str, object]) -> None:
        write("Dealing \x1b[31mcards\x1b[0m…\n")

    def bytes(self, _: dict[str, object]) -> None:
        write(b"\xff\xfe\x00\n")

    def nested(self, _: dict[str, object]) -> None:
        write("[" * 100_000 + "\n")

    def bare(self, _: dict[str, object]) -> None:
        write("42\n")

    def empty(self, _: dict[str, object]) -> None:
        write("\n")

    def flood(self, _: dict[str, object]) -> None:
        while True:
            write("debug: shuffling\n")

    def chatter(self, right: dict[str, object]) -> None:
        write(json.dumps(right) + "\ndebug: done\n")

    def giant(self, _: dict[str, object]) -> None:
        for _megabyte in range(1024):
            write(b"x" * 2**20)
        write(b"\n")

    def other_seq(self, right: dict[str, object]) -> None:
        say({**right, "seq": 4711})

    def old_seq(self, right: dict[str, object]) -> None:
        say({**right, "seq": int(str(right["seq"])) - 1})

    def no_seq(self, right: dict[str, object]) -> None:
        say({key: value for key, value in right.items() if key != "seq"})

    def shape(self, right: dict[str, object]) -> None:
        say({"seq": right["seq"], "stack": [1, 2]})

    def both(self, right: dict[str, object]) -> None:
        say({**right, "refused": 0, "stacks": [1, 2]})

    def closes_output(self, _: dict[str, object]) -> None:
        os.close(1)
        rest()

    # It answers, and is then not there for the next one

    def closes_input(self, right: dict[str, object]) -> None:
        os.close(0)
        say(right)
        rest()

    def deaf(self, right: dict[str, object]) -> None:
        say(right)
        rest()


def main() -> None:
    kind, told = sys.argv[1], json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))
    agreed = False
    for line in iter(sys.stdin.buffer.readline, b""):
        request = json.loads(line)
        if "log" in told:
            with Path(told["log"]).open("a", encoding="utf-8", newline="\n") as log:
                log.write(json.dumps(request) + "\n")
        seq = {"seq": request["seq"]}
        match request["cmd"]:
            case "start":
                say({**seq, **STARTED, **told.get("started", {})})
            case "variant":
                agreed = True
                say({**seq, **(told.get("agreed") or {"ok": True})})
            case "run" if not agreed:
                say({**seq, "error": "nobody has named the game"})
            case "run" if request["id"] in told["at"] and hasattr(Liar, kind):
                getattr(Liar(), kind)({**told["answers"][request["id"]], **seq})
            case "run":
                say({**told["answers"][request["id"]], **seq})
            case _:
                if kind == "stays":
                    rest()
                sys.exit(3 if kind == "leaves_badly" else 0)


if __name__ == "__main__":
    main()
