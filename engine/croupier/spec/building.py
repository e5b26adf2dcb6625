"""A document grown from the parser's events: every limit holds before anything is built, and nothing recurses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NoReturn, Protocol

import yaml

from croupier.spec.faults import Fault, Place, SpecError
from croupier.spec.harmless import FORBIDDEN, name_character, quoted
from croupier.spec.scalars import OddNumberError, resolve

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.spec.source import Loc

MOST_LEVELS = 40
TOO_DEEP = f"the document is nested more than {MOST_LEVELS} levels deep"
MOST_VALUES = 20_000
MOST_CHARACTERS = 10_000
"""Of one text or key."""
_NO_KEY = "?"
"""Stands for an alias in the place of a key."""


class Mark(Protocol):
    """A spot as the parser counts: from 0."""

    @property
    def line(self) -> int: ...  # noqa: D102
    @property
    def column(self) -> int: ...  # noqa: D102


@dataclass(slots=True)
class _Frame:
    """A mapping or list that is still open."""

    loc: Loc
    data: dict[str, object] | list[object]
    start: Mark | None
    key: str | None = None
    """The key of a mapping that waits for its value."""

    def loc_of_next(self) -> Loc:
        """Where the next value will stand."""
        return (*self.loc, len(self.data) if isinstance(self.data, list) else str(self.key))

    def add(self, value: object) -> None:
        """The next value."""
        if isinstance(self.data, list):
            self.data.append(value)
        else:
            self.data[str(self.key)] = value
            self.key = None


@dataclass(slots=True, kw_only=True)
class Builder:
    """Takes the events of one document, in order, and notes all that is wrong with them."""

    path: str
    lines: list[str]
    data: object = None
    places: dict[Loc, Place] = field(default_factory=dict)
    keys: dict[Loc, Place] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    _open: list[_Frame] = field(default_factory=list)
    _documents: int = 0
    _values: int = 0
    _anchored: bool = False

    def build(self, events: Iterable[yaml.Event]) -> None:
        """The whole document. Raises SpecError at once where a limit is passed."""
        for event in events:
            match event:
                case yaml.DocumentStartEvent():
                    self._document(event)
                case yaml.CollectionEndEvent():
                    self._close(event)
                case yaml.NodeEvent():
                    place = self.place(event.start_mark, event.end_mark)
                    self._check(event, place)
                    self._node(event, place)
        if not (self._documents or self.faults):
            self._fault("Y06", "the file says nothing", Place(self.path))

    def place(self, start: Mark | None, end: Mark | None) -> Place:
        """From one mark to the other, or to the end of the first line."""
        assert start, "the parser marks all that it reads"
        assert end, "the parser marks all that it reads"
        text = self.lines[start.line] if start.line < len(self.lines) else ""
        width = (end.column if end.line == start.line else len(text.rstrip())) - start.column
        return Place(self.path, start.line + 1, start.column + 1, width=max(1, width), text=text)

    def _document(self, event: yaml.DocumentStartEvent) -> None:
        place = self.place(event.start_mark, event.end_mark)
        self._documents += 1
        if self._documents > 1:
            self._stop("Y06", "a second document begins here", place, "give each document a file of its own")
        if event.version or event.tags:
            self._fault("Y09", "directives are not allowed", place, "leave the line out; every spec is YAML 1.2")

    def _check(self, event: yaml.NodeEvent, place: Place) -> None:
        """What no value may have."""
        self._values += 1
        if self._values > MOST_VALUES:
            self._stop("Y15", f"the document has more than {MOST_VALUES:,} values", place)
        if event.anchor and not self._anchored:
            self._anchored = True
            self._fault("Y08", "anchors and aliases are not allowed", place, "write the value out where it is needed")
        tag = getattr(event, "tag", None)
        if tag:
            self._fault("Y09", f"tags are not allowed, and this one is {quoted(tag)}", place, "leave the tag out")

    def _node(self, event: yaml.NodeEvent, place: Place) -> None:
        at_key = bool(self._open) and isinstance(self._open[-1].data, dict) and self._open[-1].key is None
        match event:
            case yaml.CollectionStartEvent() if at_key:
                self._stop("Y11", "a key must be text", place, "was a quote, or a blank after `:`, forgotten?")
            case yaml.CollectionStartEvent():
                self._begin(event, place)
            case yaml.ScalarEvent() if at_key:
                self._key(event, place)
            case yaml.ScalarEvent():
                self._attach(self._scalar(event, place), place)
            case _ if at_key:
                self._open[-1].key = _NO_KEY
            case _:
                self._attach("", place)

    def _begin(self, event: yaml.CollectionStartEvent, place: Place) -> None:
        if len(self._open) == MOST_LEVELS:
            self._stop("Y14", TOO_DEEP, place)
        loc = self._open[-1].loc_of_next() if self._open else ()
        data: dict[str, object] | list[object] = {} if isinstance(event, yaml.MappingStartEvent) else []
        self._open.append(_Frame(loc, data, event.start_mark))

    def _close(self, event: yaml.CollectionEndEvent) -> None:
        frame = self._open.pop()
        self._attach(frame.data, self.place(frame.start, event.end_mark))

    def _attach(self, value: object, place: Place) -> None:
        if not self._open:
            self.data, self.places[()] = value, place
            return
        self.places[self._open[-1].loc_of_next()] = place
        self._open[-1].add(value)

    def _key(self, event: yaml.ScalarEvent, place: Place) -> None:
        frame = self._open[-1]
        frame.key = event.value
        if event.implicit[0] and event.value == "<<":
            self._fault("Y10", "merge keys are not allowed", place, "write the keys out, or put `<<` in quotes")
            return
        if not isinstance(self._scalar(event, place, is_key=True), str):
            return
        loc = frame.loc_of_next()
        first = self.keys.setdefault(loc, place)
        if first is not place:
            note = (first, "it is first written here")
            self.faults.append(Fault("Y07", f"the key {quoted(event.value)} is written twice", place, note=note))

    def _scalar(self, event: yaml.ScalarEvent, place: Place, *, is_key: bool = False) -> object:
        """What a scalar means; None, and a fault, where it means nothing."""
        text = event.value
        forbidden = FORBIDDEN.search(text)
        if forbidden:
            self._fault("Y04", f"the character {name_character(forbidden[0][0])} is not allowed in a text", place)
        if len(text) > MOST_CHARACTERS:
            self._fault("Y16", f"the text has {len(text):,} characters; {MOST_CHARACTERS:,} is the most", place)
        if forbidden or len(text) > MOST_CHARACTERS or not event.implicit[0]:
            return text
        try:
            value = resolve(text)
        except OddNumberError:
            self._fault(
                "Y12", f"{quoted(text)} is not a plain number", place, "write it like `10` or `0.5`, or in quotes"
            )
            return None
        if is_key and not isinstance(value, str):
            self._fault("Y11", f"a key must be text, and this is {quoted(text)}", place, "put the key in quotes")
        elif value is None:
            self._nothing(place)
        return value

    def _nothing(self, place: Place) -> None:
        frame = self._open[-1] if self._open else None
        what = f"{quoted(frame.key)} has no value" if frame and frame.key is not None else "there is no value here"
        self._fault(
            "Y13", what, place, "give it a value, or leave it out; `{}` is an empty mapping, `[]` an empty list"
        )

    def _fault(self, code: str, message: str, place: Place, help_: str = "") -> None:
        self.faults.append(Fault(code, message, place, help=help_))

    def _stop(self, code: str, message: str, place: Place, help_: str = "") -> NoReturn:
        self._fault(code, message, place, help_)
        raise SpecError(self.faults)
