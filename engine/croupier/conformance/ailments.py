"""What is wrong with a single answer, and what to do about it. For `doctor`."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from croupier.conformance.messages import LONGEST_LINE
from croupier.conformance.pipes import Peer, exit_in_words
from croupier.conformance.wording import NotAMessageError, parsed, read_reply
from croupier.spec.harmless import harmless
from croupier.spec.values import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier.conformance.messages import Reply

PATIENCE = 2.0
"""Seconds in which something that was kept back comes out, once nobody is there any more."""
SOON = 0.3
"""Seconds in which something comes that was on its way."""
RUNS = {".py": "python3 ", ".js": "node ", ".mjs": "node ", ".java": "java ", ".sh": "sh "}
"""What starts such a file; any other is started by its path."""


class Ill(Exception):
    """One thing is not as it should be."""

    def __init__(self, came: str, todo: str) -> None:
        super().__init__(came)
        self.came, self.todo = came, todo


def find(command: Sequence[str]) -> str:
    """Where the program is. Raises Ill."""
    name = command[0]
    found = shutil.which(name)
    if found:
        return found
    path = Path(name)
    if path.is_file():
        by = RUNS.get(path.suffix)
        typed = f"{by}{name}" if by else f"./{path.as_posix()}" if path.parent == Path() else f"chmod +x {name}"
        raise Ill(f"{name} is a file, and no program that can be started by that name", f"try: {typed}")
    near = did_you_mean(path.name, sorted(_programs(path)))
    raise Ill(
        f"there is no program {name}",
        f"did you mean {near}?" if near else "install it, or give its whole path; a shell's aliases do not work here",
    )


def _programs(path: Path) -> set[str]:
    """The names of what lies where the program was looked for."""
    aside = path.parent != Path()
    folders = [path.parent] if aside else map(Path, os.environ.get("PATH", "").split(os.pathsep))
    return {each.name for folder in folders if folder.is_dir() for each in folder.iterdir()}


def silent(peer: Peer, command: Sequence[str], seconds: float) -> Ill:
    """Why no line came."""
    if peer.flooded:
        return Ill(
            "a line without end",
            f"answer in one line, of at most {LONGEST_LINE // 2**20} MiB; print everything else to stderr",
        )
    code = peer.ended(0.2)
    begun = _shown(peer.begun)
    if code is not None:
        return _left(peer, command, code, begun)
    if peer.closed:
        return Ill("it closed its standard output", "keep standard output open until `stop`")
    peer.close_input()
    late = peer.hear(PATIENCE)
    if begun or (late is None and peer.begun):
        return Ill(f"{begun or _shown(peer.begun)}, and no end of the line", "end each answer with a newline, \\n")
    if late is not None:
        return Ill(
            f"nothing, until standard input was closed; then {_shown(late)}",
            "flush standard output after every line (Python: print(…, flush=True); C: fflush(stdout)), and answer each "
            "line as it comes: do not read the input to its end first",
        )
    return Ill(
        f"nothing in {seconds:g} seconds",
        "read a line from standard input and answer it on standard output; if it needs longer, say so: --timeout 60",
    )


def _left(peer: Peer, command: Sequence[str], code: int, begun: str) -> Ill:
    """It ended, and should not have."""
    came = " ".join(filter(None, (begun, end_in_words(peer, code))))
    missing = list(_missing(command))
    return Ill(came, missing[0] if missing else "keep reading lines until `stop`; what it printed may say why it ended")


def _missing(command: Sequence[str]) -> Iterator[str]:
    """Arguments that look like files, and are none."""
    for path in map(Path, command[1:]):
        if path.suffix and not path.exists() and path.parent.is_dir() and not str(path).startswith("-"):
            near = did_you_mean(path.name, [each.name for each in path.parent.iterdir()])
            yield f"there is no file {path}" + (f"; did you mean {path.with_name(near)}?" if near else "")


def end_in_words(peer: Peer, code: int) -> str:
    """`it ended with exit code 1 (stderr: no licence)`."""
    words = peer.last_words.splitlines()
    return f"it ended with {exit_in_words(code)}" + (f" (stderr: {harmless(words[-1])})" if words else "")


def as_json(raw: bytes, peer: Peer) -> dict[str, object]:
    """The line as an object. Raises Ill."""
    try:
        return parsed(raw)
    except NotAMessageError as wrong:
        why = str(wrong)
    following = peer.hear(SOON)
    if raw.strip() in {b"{", b"["}:
        raise Ill(_shown(raw), "write the whole answer on one line, without line breaks or indentation")
    if following is not None and is_answer(following):
        todo = "print nothing but answers on standard output; logs, banners and prompts belong on standard error"
        raise Ill(f"{_shown(raw)}, and only then {_shown(following)}", todo)
    raise Ill(f"{_shown(raw)}: {why}", "answer with one object of JSON, in UTF-8, on one line")


def is_answer(raw: bytes, seq: int | None = None) -> bool:
    """Whether the line is an object, and the answer to that request if one is named."""
    try:
        told = parsed(raw)
    except NotAMessageError:
        return False
    return seq is None or told.get("seq") == seq


def echoed(told: dict[str, object], seq: int) -> None:
    """Whether the answer is the one to this request. Raises Ill."""
    if "seq" not in told:
        raise Ill("an answer without `seq`", f"copy `seq` of the request into every answer: here {seq}")
    if told["seq"] != seq or type(told["seq"]) is not int:
        came = f"`seq` is {harmless(str(told['seq']))}, and the request had {seq}"
        raise Ill(came, "copy `seq` of the request into its answer; do not count yourself, and answer each line once")


def shaped(cmd: str, told: dict[str, object]) -> Reply:
    """The answer as a message. Raises Ill."""
    try:
        return read_reply(cmd, told)
    except NotAMessageError as wrong:
        raise Ill(str(wrong), f"mend that key; the protocol's page lists those of the answer to `{cmd}`") from None


def _shown(raw: bytes) -> str:
    return harmless(raw.decode(errors="replace").strip("\r\n"))
