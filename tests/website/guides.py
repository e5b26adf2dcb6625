"""Pages of the guide, followed as a reader would: files written, changed, and commands typed, in a folder of its own.

A block of YAML with a title is that whole file. Comments before other blocks say what becomes of them:

| comment | the block |
|---|---|
| `same` | is the file that is there already, without its notes |
| `open: PATH` | and those after it speak of that file, and not of the last one written |
| `adds` | goes to the end of the file |
| `replaces: LINES` | stands from now on where those lines stood |
| `tries: LINES` | does so for the next command alone |
| `part` | holds keys that the file of that title has, too; and notes |
| `json: VARIANT CASE` | is that case |
| `edits: FILE "OLD" "NEW"` | is a session, for which the file is changed |
| `transcript` | is a conversation with our engine: → what it is sent, ← what it answers |

A command's output may leave lines out, `…` alone on a line, or the rest of a line.
"""

from __future__ import annotations

import json
import re
import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.spec.data import data

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_BLOCK = re.compile(
    r"(?P<notes>(?:^<!-- [^>]*? ?-->\n)*)^```(?P<language>\w+)(?: title=\"(?P<title>[^\"]+)\")?\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
_NOTE = re.compile(r"<!-- (\w+)(?::\s(.*?))?\s-->", re.DOTALL)
LEFT_OUT = "…"


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """A block of code, and what the comments before it say."""

    language: str
    title: str
    text: str
    notes: dict[str, str]


def blocks(page: str) -> Iterator[Block]:
    """Every block of a page of the guide, in order."""
    text = data("spec", "pages", "guide", f"{page}.md").read_text(encoding="utf-8")
    for found in _BLOCK.finditer(text):
        notes = {kind: said.strip("\n") for kind, said in _NOTE.findall(found["notes"])}
        yield Block(language=found["language"], title=found["title"] or "", text=found["text"], notes=notes)


def commands(text: str) -> Iterator[tuple[list[str], str, str]]:
    """Each command of a session: its words, what is typed into it, and the output that is shown."""
    for part in re.split(r"^\$ croupier ", text, flags=re.MULTILINE)[1:]:
        command, _, output = part.partition("\n")
        typed = "".join(f"{line[2:]}\n" for line in output.splitlines() if line.startswith("> "))
        yield command.split(), typed, output


def turns(text: str) -> Iterator[tuple[str, object]]:
    """Who speaks in a conversation, and the message."""
    for turn in re.split(r"^(?=[→←] )", text, flags=re.MULTILINE)[1:]:
        yield turn[0], json.loads(turn[2:])


def is_told(shown: object, real: object) -> bool:
    """Whether a message is what the page shows of it: `…` is any text, or the rest of a list, on either side."""
    match shown, real:
        case "…", _:
            return True
        case dict(), dict():
            return shown.keys() == real.keys() and all(is_told(each, real[key]) for key, each in shown.items())
        case ["…", each, "…"], [*_]:
            return any(is_told(each, other) for other in real)
        case [*begun, "…"], [*_]:
            return is_told(begun, real[: len(begun)])
        case [*items], [*others]:
            return len(items) == len(others) and all(map(is_told, items, others))
        case _:
            return shown == real


def is_shown(shown: str, output: str) -> bool:
    """Whether the output is what the page shows of it."""
    lines = ("(?:.*\n)*?" if line == LEFT_OUT else _line(line) for line in shown.splitlines())
    given = "".join(f"{line.rstrip()}\n" for line in output.strip("\n").splitlines())
    return re.fullmatch("".join(lines), given) is not None


def _line(line: str) -> str:
    return ".*".join(map(re.escape, line.split(LEFT_OUT))) + "\n"


def replaced_text(path: Path, old: str, new: str) -> str:
    """Put a text in the place of another, which is there once; what the file held before."""
    before = path.read_text(encoding="utf-8")
    assert before.count(old) == 1, f"{path.name} has this once: {old}"
    path.write_text(before.replace(old, new), encoding="utf-8", newline="\n")
    return before


def replaced(path: Path, old: str, new: str) -> str:
    """Put lines in the place of others, as far indented as those; what the file held before."""
    before = path.read_text(encoding="utf-8")
    wanted = textwrap.dedent(old).strip("\n").splitlines()
    places = re.findall(r"^( *)" + r"\n\1".join(map(re.escape, wanted)) + "$", before, re.MULTILINE)
    assert len(places) == 1, f"{path.name} has these lines once: {old}"
    [margin] = places
    found, given = (textwrap.indent(textwrap.dedent(text).strip("\n"), margin) for text in (old, new))
    path.write_text(re.sub(rf"^{re.escape(found)}$", lambda _: given, before, flags=re.MULTILINE),
                    encoding="utf-8", newline="\n")  # fmt: skip
    return before
