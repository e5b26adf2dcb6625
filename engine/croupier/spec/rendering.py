"""Faults as people, programs and GitHub read them. Nothing that came from a document gets out unharmed."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Literal
from unicodedata import category, east_asian_width

from croupier.spec.faults import in_order
from croupier.spec.harmless import cut, harmless

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from croupier.spec.faults import Fault, Place

    Paint = Callable[[str, str], str]

MOST_FAULTS = 50
"""Faults of one file that are printed; the others are only counted."""
_LONGEST_MESSAGE = 500
_WINDOW, _BEFORE = 100, 40
_TAB = "    "
_COLOURS = {"error": "1;31", "warning": "1;33", "bold": "1", "frame": "34", "help": "32"}


def render(faults: Iterable[Fault], form: Literal["text", "json", "github"] = "text", *, colour: bool = False) -> str:
    """All faults in the order of the files. `json` is complete; the others are capped and end in a summary."""
    ordered = in_order(faults)
    if form == "json":
        import json  # noqa: PLC0415 - people do not wait for what programs want

        return json.dumps(list(map(_record, ordered)), indent=2)
    if not ordered:
        return ""
    blocks: list[str] = []
    for path, group in groupby(ordered, key=lambda fault: fault.place.path):
        found = tuple(group)
        shown = found[:MOST_FAULTS]
        blocks += map(_annotation, shown) if form == "github" else (_letter(fault, _paint(colour)) for fault in shown)
        if len(found) > len(shown):
            blocks.append(f"and {len(found) - len(shown)} more in {harmless(path)}")
    return ("\n" if form == "github" else "\n\n").join((*blocks, _summary(ordered)))


def _summary(faults: tuple[Fault, ...]) -> str:
    levels = Counter(fault.level for fault in faults)
    found = " and ".join(_many(levels[level], level) for level in ("error", "warning") if levels[level])
    return f"{found} in {_many(len({fault.place.path for fault in faults}), 'file')}"


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"


def _message(text: str) -> str:
    return harmless(cut(text, _LONGEST_MESSAGE))


# As JSON


def _record(fault: Fault) -> dict[str, object]:
    note = fault.note and {"message": _message(fault.note[1]), **_spot(fault.note[0])}
    words = {"code": fault.code, "level": fault.level, "message": _message(fault.message), "help": _message(fault.help)}
    return {**words, **_spot(fault.place), "note": note}


def _spot(place: Place) -> dict[str, object]:
    return {"file": harmless(place.path), "line": place.line, "column": place.column, "width": place.width}


# As a workflow command of GitHub


def _annotation(fault: Fault) -> str:
    place = fault.place
    where = {"file": place.path, "line": place.line, "col": place.column, "endColumn": place.column + place.width}
    properties = ",".join(f"{key}={_property(harmless(str(value)))}" for key, value in where.items())
    lines = [_message(fault.message), *([_message(fault.help)] if fault.help else [])]
    if fault.note:
        lines.append(f"{_message(fault.note[1])}: {fault.note[0]}")
    return f"::{fault.level} {properties},title={fault.code}::{_data(chr(10).join(lines))}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


# As a letter to a person


def _letter(fault: Fault, paint: Paint) -> str:
    places = (fault.place, fault.note[0]) if fault.note else (fault.place,)
    gutter = max(len(str(place.line)) for place in places)
    head = paint(f"{fault.level}[{fault.code}]", fault.level) + paint(f": {_message(fault.message)}", "bold")
    lines = [head, *_excerpt(fault.place, gutter, paint, fault.level, "^")]
    if fault.note:
        place, text = fault.note
        lines += [
            f"{' ' * gutter} {paint('=', 'frame')} note: {_message(text)}",
            *_excerpt(place, gutter, paint, "frame", "-"),
        ]
    if fault.help:
        lines.append(f"{' ' * gutter} {paint('=', 'frame')} {paint('help', 'help')}: {_message(fault.help)}")
    return "\n".join(lines)


def _excerpt(place: Place, gutter: int, paint: Paint, style: str, mark: str) -> list[str]:
    """The line of a place, cut to a window around the caret; a caret stands under its character on screens, too."""
    arrow = f"{' ' * gutter}{paint('-->', 'frame')} {place}"
    if not place.text.strip():
        return [arrow]
    start = max(0, place.column - 1 - _BEFORE) if len(place.text) > _WINDOW else 0
    end = start + _WINDOW
    here = place.column - 1
    before, marked = _shown(place.text[start:here]), _shown(place.text[here : min(here + place.width, end)])
    line = "…" * (start > 0) + _shown(place.text[start:end].rstrip()) + "…" * (end < len(place.text))
    caret = " " * (_cells(before) + (start > 0)) + paint(mark * max(1, _cells(marked)), style)
    return [
        arrow,
        f"{' ' * gutter} {paint('|', 'frame')}",
        f"{paint(f'{place.line:>{gutter}} |', 'frame')} {line}",
        f"{' ' * gutter} {paint('|', 'frame')} {caret}",
    ]


def _shown(text: str) -> str:
    return harmless(text.replace("\t", _TAB))


def _cells(text: str) -> int:
    return sum(0 if category(each) in {"Mn", "Me"} else 1 + (east_asian_width(each) in "WF") for each in text)


def _paint(colour: bool) -> Paint:  # noqa: FBT001 - private, called once
    return (lambda text, style: f"\x1b[{_COLOURS[style]}m{text}\x1b[0m") if colour else (lambda text, _: text)
