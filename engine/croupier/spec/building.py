"""A document grown from the parser's events: every limit holds before anything is built, and nothing recurses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NoReturn, Protocol, TypeAlias

import yaml

from croupier.spec.faults import Fault, Place, SpecError
from croupier.spec.harmless import FORBIDDEN, name_character, quoted
from croupier.spec.scalars import OddNumberError, resolve

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

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


Span: TypeAlias = tuple[Mark | None, Mark | None]
"""From one mark to another."""


class _Places(Mapping["Loc", "Place"]):
    """Places by what stands there, found in the text only for those who ask: a sound document is never asked."""

    def __init__(self, spans: Mapping[Loc, Span], find: Callable[[Mark | None, Mark | None], Place]) -> None:
        self._spans, self._find = spans, find

    def __getitem__(self, loc: Loc) -> Place:
        return self._find(*self._spans[loc])

    def __contains__(self, loc: object) -> bool:
        return loc in self._spans

    def __iter__(self) -> Iterator[Loc]:
        return iter(self._spans)

    def __len__(self) -> int:
        return len(self._spans)


@dataclass(slots=True)
class _Frame:
    """A mapping or list that is still open."""

    loc: Loc
    data: dict[str, object] | list[object]
    start: Mark | None
    key: str | int | None
    """Where the next value goes; None in a mapping that waits for a key."""

    def loc_of_next(self) -> Loc:
        """Where the next value will stand."""
        assert self.key is not None, "a key comes before its value"
        return (*self.loc, self.key)

    def add(self, value: object) -> None:
        """The next value."""
        if isinstance(self.data, list):
            self.data.append(value)
            self.key = len(self.data)
        else:
            self.data[str(self.key)] = value
            self.key = None


@dataclass(slots=True, kw_only=True)
class Builder:
    """Takes the events of one document, in order, and notes all that is wrong with them."""

    path: str
    lines: list[str]
    data: object = None
    spans: dict[Loc, Span] = field(default_factory=dict)
    """From where to where each value stands."""
    keys: dict[Loc, Span] = field(default_factory=dict)
    """The same for the keys of mappings."""
    faults: list[Fault] = field(default_factory=list)
    _open: list[_Frame] = field(default_factory=list)
    _documents: int = 0
    _values: int = 0
    _anchored: bool = False

    def build(self, events: Iterable[yaml.Event]) -> None:
        """The whole document. Raises SpecError at once where a limit is passed."""
        takes: dict[type, Callable[[Any], None]] = {
            yaml.DocumentStartEvent: self._document,
            yaml.MappingStartEvent: self._begin,
            yaml.SequenceStartEvent: self._begin,
            yaml.MappingEndEvent: self._close,
            yaml.SequenceEndEvent: self._close,
            yaml.ScalarEvent: self._scalar,
            yaml.AliasEvent: self._alias,
        }
        for event in events:
            if take := takes.get(type(event)):
                take(event)
        if not (self._documents or self.faults):
            self._fault("Y06", "the file says nothing", Place(self.path))

    @property
    def places(self) -> Mapping[Loc, Place]:
        """Where each value stands."""
        return _Places(self.spans, self.place)

    @property
    def key_places(self) -> Mapping[Loc, Place]:
        """Where the key of each value in a mapping stands."""
        return _Places(self.keys, self.place)

    def place(self, start: Mark | None, end: Mark | None) -> Place:
        """From one mark to the other, or to the end of the first line."""
        assert start, "the parser marks all that it reads"
        assert end, "the parser marks all that it reads"
        text = self.lines[start.line] if start.line < len(self.lines) else ""
        width = (end.column if end.line == start.line else len(text.rstrip())) - start.column
        return Place(self.path, start.line + 1, start.column + 1, width=max(1, width), text=text)

    def _place_of(self, event: yaml.Event) -> Place:
        return self.place(event.start_mark, event.end_mark)

    def _document(self, event: yaml.DocumentStartEvent) -> None:
        self._documents += 1
        if self._documents > 1:
            self._stop("Y06", "a second document begins here", self._place_of(event),
                       "give each document a file of its own")  # fmt: skip
        if event.version or event.tags:
            self._fault("Y09", "directives are not allowed", self._place_of(event),
                        "leave the line out; every spec is YAML 1.2")  # fmt: skip

    def _count(self, event: yaml.NodeEvent, tag: str | None = None) -> None:
        """What no value may have, and too many of them."""
        self._values += 1
        if self._values > MOST_VALUES:
            self._stop("Y15", f"the document has more than {MOST_VALUES:,} values", self._place_of(event))
        if event.anchor and not self._anchored:
            self._anchored = True
            self._fault("Y08", "anchors and aliases are not allowed", self._place_of(event),
                        "write the value out where it is needed")  # fmt: skip
        if tag:
            self._fault("Y09", f"tags are not allowed, and this one is {quoted(tag)}", self._place_of(event),
                        "leave the tag out")  # fmt: skip

    def _begin(self, event: yaml.CollectionStartEvent) -> None:
        self._count(event, event.tag)
        frame = self._open[-1] if self._open else None
        if frame and frame.key is None:
            self._stop("Y11", "a key must be text", self._place_of(event),
                       "was a quote, or a blank after `:`, forgotten?")  # fmt: skip
        if len(self._open) == MOST_LEVELS:
            self._stop("Y14", TOO_DEEP, self._place_of(event))
        loc = frame.loc_of_next() if frame else ()
        mapping = isinstance(event, yaml.MappingStartEvent)
        self._open.append(_Frame(loc, {} if mapping else [], event.start_mark, None if mapping else 0))

    def _close(self, event: yaml.CollectionEndEvent) -> None:
        frame = self._open.pop()
        self._attach(frame.data, (frame.start, event.end_mark))

    def _alias(self, event: yaml.AliasEvent) -> None:
        self._count(event)
        if self._open and self._open[-1].key is None:
            self._open[-1].key = _NO_KEY
        else:
            self._attach("", (event.start_mark, event.end_mark))

    def _scalar(self, event: yaml.ScalarEvent) -> None:
        self._count(event, event.tag)
        if self._open and self._open[-1].key is None:
            self._key(self._open[-1], event)
        else:
            self._attach(self._value(event), (event.start_mark, event.end_mark))

    def _attach(self, value: object, span: Span) -> None:
        if not self._open:
            self.data, self.spans[()] = value, span
            return
        frame = self._open[-1]
        self.spans[frame.loc_of_next()] = span
        frame.add(value)

    def _key(self, frame: _Frame, event: yaml.ScalarEvent) -> None:
        frame.key = event.value
        if event.implicit[0] and event.value == "<<":
            self._fault("Y10", "merge keys are not allowed", self._place_of(event),
                        "write the keys out, or put `<<` in quotes")  # fmt: skip
            return
        if not isinstance(self._value(event, is_key=True), str):
            return
        loc = frame.loc_of_next()
        if loc in self.keys:
            note = (self.place(*self.keys[loc]), "it is first written here")
            message = f"the key {quoted(event.value)} is written twice"
            self.faults.append(Fault("Y07", message, self._place_of(event), note=note))
        else:
            self.keys[loc] = (event.start_mark, event.end_mark)

    def _value(self, event: yaml.ScalarEvent, *, is_key: bool = False) -> object:
        """What a scalar means; None, and a fault, where it means nothing."""
        text = event.value
        escaped = FORBIDDEN.search(text) if event.style == '"' else None  # elsewhere they cannot even be written
        if escaped:
            message = f"the character {name_character(escaped[0][0])} is not allowed in a text"
            self._fault("Y04", message, self._place_of(event))
        if len(text) > MOST_CHARACTERS:
            message = f"the text has {len(text):,} characters; {MOST_CHARACTERS:,} is the most"
            self._fault("Y16", message, self._place_of(event))
        if escaped or len(text) > MOST_CHARACTERS or not event.implicit[0]:
            return text
        try:
            value = resolve(text)
        except OddNumberError:
            self._fault("Y12", f"{quoted(text)} is not a plain number", self._place_of(event),
                        "write it like `10` or `0.5`, or in quotes")  # fmt: skip
            return None
        if is_key and not isinstance(value, str):
            self._fault("Y11", f"a key must be text, and this is {quoted(text)}", self._place_of(event),
                        "put the key in quotes")  # fmt: skip
        elif value is None:
            self._nothing(self._place_of(event))
        return value

    def _nothing(self, place: Place) -> None:
        frame = self._open[-1] if self._open else None
        what = f"{quoted(frame.key)} has no value" if frame and isinstance(frame.key, str) else "there is no value here"
        help_ = "give it a value, or leave it out; `{}` is an empty mapping, `[]` an empty list"
        if frame and isinstance(frame.key, str) and ":" in frame.key:
            help_ = f"after a colon there is a blank: `{frame.key.replace(':', ': ', 1)}`"
        self._fault("Y13", what, place, help_)

    def _fault(self, code: str, message: str, place: Place, help_: str = "") -> None:
        self.faults.append(Fault(code, message, place, help=help_))

    def _stop(self, code: str, message: str, place: Place, help_: str = "") -> NoReturn:
        self._fault(code, message, place, help_)
        raise SpecError(self.faults)
