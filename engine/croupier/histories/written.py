"""TOML with the place of every value that a fault may have to point at."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from croupier.spec import Fault, Place, SpecError
from croupier.spec.harmless import FORBIDDEN, name_character

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_TOKEN = re.compile(
    r"""(?P<skip>[^\S\n]+|\#[^\n]*)
    |(?P<line>\n)
    |(?P<text>\"{3}(?:\\.|[^\\])*?\"{3,5}|'{3}.*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*')
    |(?P<sign>[\[\]{},=])
    |(?P<bare>[^\s\#\[\]{},="']+)""",
    re.DOTALL | re.VERBOSE,
)
_WHERE = re.compile(r"^(?P<what>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)$", re.DOTALL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """One table of a TOML file: its values, and where they stand."""

    name: str
    """The header of the table; nothing for what stands before any."""
    values: Mapping[str, Any]
    """Numbers with a point are Decimals: what somebody wrote is what we read."""
    place: Place
    """Where the table begins."""
    keys: Mapping[str, Place]
    items: Mapping[tuple[str, int], Place]
    """Where the elements of an array stand."""

    def at(self, key: str, item: int | None = None) -> Place:
        """The nearest place to a value that is known."""
        return (self.items.get((key, item)) if item is not None else None) or self.keys.get(key) or self.place


def tables(text: str, path: str) -> tuple[Written, ...]:
    """The tables of a file in order, or the one that the whole file is. Raises SpecError."""
    text = text.replace("\r\n", "\n")
    if stranger := FORBIDDEN.search(text):
        message = f"the character {name_character(stranger[0][0])} is not allowed"
        raise SpecError([Fault("Y04", message, _place(_Lines(text, path), stranger.start(), 1))])
    try:
        data = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise SpecError([_no_toml(str(error), text, path)]) from None
    except (ValueError, RecursionError) as error:  # a date that is none, a number of a thousand digits, nesting
        raise SpecError([Fault("H01", f"this is no TOML that we can read: {error}", Place(path))]) from None
    found = _found(_Lines(text, path))
    top = {key: value for key, value in data.items() if not isinstance(value, dict)}
    inner = {key: value for key, value in data.items() if isinstance(value, dict)}
    if inner and top:
        name = next(iter(top))
        message = f"`{name}` stands beside tables: a file holds one hand, or a table for each hand and nothing else"
        raise SpecError([Fault("S07", message, found[""].at(name))])
    if not inner:
        return (_table("", top, found, path),)
    return tuple([_table(name, values, found, path) for name, values in inner.items()])


def _table(name: str, values: Mapping[str, Any], found: Mapping[str, Written], path: str) -> Written:
    spots = found.get(name)
    return Written(
        name=name,
        values=values,
        place=spots.place if spots else Place(path),
        keys=spots.keys if spots else {},
        items=spots.items if spots else {},
    )


def _no_toml(said: str, text: str, path: str) -> Fault:
    where = _WHERE.match(said)
    what = where["what"] if where else said
    lines = text.split("\n")
    line = int(where["line"]) if where and where["line"] else len(lines)
    column = int(where["column"]) if where and where["column"] else len(lines[-1]) + 1
    shown = lines[min(line, len(lines)) - 1]
    return Fault("H01", f"this is no TOML: {what[:1].lower()}{what[1:]}", Place(path, line, column, text=shown))


class _Lines:
    """A text whose offsets can be told as lines; asked in rising order it looks at each line once."""

    def __init__(self, text: str, path: str) -> None:
        self.text, self.path, self.line, self.start = text, path, 1, 0

    def place(self, offset: int, width: int) -> Place:
        text = self.text
        while (end := text.find("\n", self.start, offset)) >= 0:
            self.line, self.start = self.line + 1, end + 1
        end = text.find("\n", self.start)
        shown = text[self.start : end if end >= 0 else None]
        return Place(self.path, self.line, offset - self.start + 1, width=width, text=shown)


def _place(lines: _Lines, offset: int, width: int) -> Place:
    return lines.place(offset, width)


@dataclass(slots=True)
class _Spots:
    place: Place
    keys: dict[str, Place]
    items: dict[tuple[str, int], Place]


def _found(lines: _Lines) -> Mapping[str, Written]:
    """The places in a text that is known to be TOML, by the name of the table."""
    spots = {"": _Spots(Place(lines.path), {}, {})}
    table, tokens = "", _tokens(lines.text)
    for kind, start, word in tokens:
        if word == "[":
            name, place = [], lines.place(start, 1)
            for _, _, part in tokens:
                if part == "]":
                    break
                name.append(_bare(part))
            table = "".join(name).lstrip("[")
            spots.setdefault(table, _Spots(place, {}, {}))
        elif kind in {"bare", "text"}:
            _value(lines, _bare(word), start, spots[table], tokens)
    return {
        name: Written(name=name, values={}, place=each.place, keys=each.keys, items=each.items)
        for name, each in spots.items()
    }


def _value(lines: _Lines, key: str, start: int, spots: _Spots, tokens: Iterator[tuple[str, int, str]]) -> None:
    """Go over a key and its value, and note where they stand."""
    spots.keys[key] = lines.place(start, len(key))
    depth, item, fresh = 0, 0, True
    for kind, at, word in tokens:
        if kind == "sign" and word in "[{":
            depth += 1
        if depth == 1 and fresh and kind not in {"sign", "line"}:
            spots.items[key, item] = lines.place(at, len(word))
            fresh = False
        if word == "," and depth == 1:
            item, fresh = item + 1, True
        if kind == "sign" and word in "]}":
            depth -= 1
        if kind == "line" and not depth:
            return


def _tokens(text: str) -> Iterator[tuple[str, int, str]]:
    for found in _TOKEN.finditer(text):
        kind = found.lastgroup
        if kind and kind != "skip":
            yield kind, found.start(), found[0]


def _bare(word: str) -> str:
    return word.strip("\"'")
