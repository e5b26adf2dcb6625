"""The YAML parser, and its complaints with a word of advice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from croupier.spec.building import TOO_DEEP
from croupier.spec.faults import Fault, Place

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.spec.building import Builder, Mark

LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_HELP = (
    (
        "mapping values",
        "do keys, or dashes, of one list begin in one column? a text that holds `: ` needs quotes",
    ),
    ("cannot start", "a text that begins like this needs quotes"),
    ("node content", "a text that begins like this needs quotes; or is something missing before it?"),
    ("escape", "use single quotes, in which a backslash is only a backslash"),
    ("end of stream", "the closing quote is missing"),
    ("':'", "a key is followed by `: `"),
    ("']'", "the closing `]` is missing, or a comma"),
    ("'}'", "the closing `}` is missing, or a comma"),
    ("'-'", "the items of one list begin in one column, each with `- `"),
    ("block end", "the keys of one mapping, and the items of one list, begin in one column"),
    ("expected key", "the keys of one mapping begin in one column"),
    ("document start", "the keys of one mapping begin in one column"),
)


def parse(text: str, builder: Builder) -> Iterator[yaml.Event]:
    """The events of a text. Where it stops being YAML they end, and the builder is told why."""
    last = None
    try:
        for last in yaml.parse(text, Loader=LOADER):
            yield last
    except yaml.MarkedYAMLError as error:
        builder.faults.append(_explain(error, builder))
    except (yaml.YAMLError, ValueError, OverflowError):  # escapes and directives, in PyYAML without libyaml
        place = _at(last.end_mark if last else None, builder)
        builder.faults.append(Fault("Y05", "this is not YAML: a number after this is out of range", place))


def _explain(error: yaml.MarkedYAMLError, builder: Builder) -> Fault:
    problem, place = str(error.problem), _at(error.problem_mark, builder)
    if "nesting depth" in problem:
        return Fault("Y14", TOO_DEEP, place)
    advice = next((advice for sign, advice in _HELP if sign in problem), "")
    if place.text[place.column - 1 : place.column] == "\t":
        advice = "indent with blanks, not with tabs"
    note = None
    if error.context and error.context_mark:
        note = (_at(error.context_mark, builder), str(error.context))
    if note and (note[0].line, note[0].column) == (place.line, place.column):
        note = None
    return Fault("Y05", f"this is not YAML: {problem}", place, help=advice, note=note)


def _at(mark: Mark | None, builder: Builder) -> Place:
    """The mark; where that is the end of the text, the end of the last line that says something."""
    if mark is None:
        return Place(builder.path)
    place = builder.place(mark, mark)
    if any(line.strip() for line in builder.lines[mark.line :]):
        return place
    number, text = max(
        ((number, line) for number, line in enumerate(builder.lines, 1) if line.strip()), default=(1, "")
    )
    return Place(builder.path, number, len(text.rstrip()) + 1, text=text)
