"""Dataclasses filled from documents, and every way in which a document does not fit told in plain words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args, get_origin

from croupier.spec import models
from croupier.spec.annotations import (
    bare,
    described,
    expected,
    from_text,
    inner,
    inner_key,
    kinds,
    literals,
    members,
    options,
)
from croupier.spec.documentation import documentation
from croupier.spec.faults import Fault
from croupier.spec.harmless import quoted
from croupier.spec.values import OptionError, did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic_core import ErrorDetails

    from croupier.spec.faults import Place
    from croupier.spec.source import Loc, Source

__all__ = ["documentation", "fill", "schema"]

T = TypeVar("T")
_AS_WRITTEN: Any = object()
_MANY_DIGITS = 16


def fill(source: Source, loc: Loc, type_: type[T], faults: list[Fault], *, value: object = _AS_WRITTEN) -> T | None:
    """The dataclass that stands at `loc`; or None, and all that is wrong with it is added to the faults.

    A `value` stands in for what is written, as `{}` does for the options that a bare word leaves out.
    """
    value = source.value(loc) if value is _AS_WRITTEN else value
    found: T | None
    found, errors = models.validate(type_, value)
    if errors:
        faults += _Spot(source, loc, type_, value).faults()
    return found


def schema(type_: type) -> dict[str, Any]:
    """The JSON Schema of a dataclass, draft 2020-12, for editors; the docstrings of fields describe the keys."""
    return models.json_schema(type_)


@dataclass(frozen=True, slots=True)
class _Spot:
    """A value in a document, and what may stand there."""

    source: Source
    loc: Loc
    annotation: object
    value: Any
    is_key: bool = False

    def faults(self) -> Iterator[Fault]:
        """At least one fault: the value is wrong, or something in it."""
        asked: set[Loc] = set()
        errors = _apart(models.validate(self._member, self.value)[1]) if self._member else []
        if not errors:
            yield self._misfit()
        for error in errors:
            way, key = _parted(error)
            spot = self._inside(way)
            if spot.loc == self.loc or len(members(spot.annotation)) == 1:
                yield from spot.fault(error, key)
            elif spot.loc not in asked:
                asked.add(spot.loc)
                yield from spot.faults()

    @property
    def _fitting(self) -> tuple[object, ...]:
        """What may stand here and is of the kind that was written."""
        return tuple(each for each in members(self.annotation) if type(self.value) in kinds(each))

    @property
    def _member(self) -> object | None:
        """What the value was surely meant to be; None where that is not clear."""
        choices = members(self.annotation)
        fitting = choices if len(choices) == 1 else self._fitting
        return fitting[0] if len(fitting) == 1 else None

    @property
    def _type(self) -> type:
        """That member is a dataclass, where a key of it is asked for."""
        type_: type = bare(self._member)[0]
        return type_

    def _inside(self, way: Loc) -> _Spot:
        """The spot at the end of the way, or the first one on it where there is a choice.

        Beyond a choice pydantic's paths name its members, so a choice is asked again, by itself.
        """
        spot = self
        for step in way:
            spot = _Spot(spot.source, (*spot.loc, step), inner(spot._member, step), spot.value[step])
            if len(members(spot.annotation)) > 1:
                break
        return spot

    def fault(self, error: ErrorDetails, key: str) -> Iterator[Fault]:
        match error["type"]:
            case "missing" if key:
                yield from self._missing(key)
            case "unexpected_keyword_argument":
                yield self._unknown(key)
            case _ if key:
                spot = _Spot(self.source, (*self.loc, key), inner_key(self._member), key, is_key=True)
                yield from spot.fault(error, "")
            case "value_error" | "assertion_error":
                yield self._unreadable(error["ctx"]["error"])
            case _:
                yield self._misfit()

    def _unknown(self, key: str) -> Fault:
        known = options(self._type)
        meant = did_you_mean(key, [each for each in known if each not in self.value])
        possible = f"keys that are possible here: {', '.join(map(quoted, known)) or 'none'}"
        advice = f"did you mean `{meant}`?" if meant else possible
        message = f"unknown key {quoted(key)}{self._within()}"
        return Fault("S01", message, self.source.key_place((*self.loc, key)), help=advice)

    def _missing(self, key: str) -> Iterator[Fault]:
        """No fault where the key is there, but misspelt: one letter is enough for one slip."""
        known = options(self._type)
        absent = [each for each in known if each not in self.value]
        if any(did_you_mean(each, absent) == key for each in self.value if each not in known):
            return
        sentence = documentation(self._type).get(key, "")
        advice = f"`{key}`: {sentence}" if sentence else ""
        if get_origin(known[key]) is Literal and len(choice := get_args(known[key])) == 1:
            advice = f"write `{key}: {choice[0]}`"
        yield Fault("S02", f"missing key `{key}`{self._within()}", self.source.key_place(self.loc), help=advice)

    def _unreadable(self, wrong: Exception) -> Fault:
        message = str(wrong)
        if isinstance(wrong, OptionError):
            return Fault("S07", message, self.source.place((*self.loc, wrong.option)))
        if not from_text(self._member):
            return Fault("S07", message, self.source.key_place(self.loc))
        others = f"possible are {expected(self.annotation)}" if len(members(self.annotation)) > 1 else ""
        return Fault("S06", f"{self._subject()}{message}", self._place(), help=others)

    def _misfit(self) -> Fault:
        words = [word for each in self._fitting for word in literals(each)]
        if not self._fitting:
            code = "S04"
        elif words:
            code = "S03"
        else:
            code = "S06" if any(map(from_text, self._fitting)) else "S05"
        message = f"{self._subject()}expected {expected(self.annotation)}; got {described(self.value)}"
        return Fault(code, message, self._place(), help=self._repair(words))

    def _repair(self, words: list[str]) -> str:
        """The smallest change that would do."""
        meant = did_you_mean(self.value, words) if words else None
        if meant:
            return f"did you mean `{meant}`?"
        repairs: dict[str, object] = {"put it in square brackets": [self.value]} if self.value != [] else {}
        match self.value:
            case str() if self.value.isdecimal() and len(self.value) < _MANY_DIGITS:
                repairs["leave out the quotes"] = int(self.value)
            case bool() | int() | float():
                repairs["put it in quotes"] = str(self.value).lower()
        fits = (advice for advice, value in repairs.items() if not models.validate(self.annotation, value)[1])
        return "" if self.is_key else next(fits, "")

    def _place(self) -> Place:
        return self.source.key_place(self.loc) if self.is_key else self.source.place(self.loc)

    def _within(self) -> str:
        names = [step for step in self.loc if isinstance(step, str)]
        return f" in {quoted(names[-1])}" if names else ""

    def _subject(self) -> str:
        """`` `up_to`:  ``, ``item 2 of `seats`:  ``, or nothing for the document itself."""
        match self.loc:
            case (*_, str(of), int(number)):
                return f"item {number + 1} of {quoted(of)}: "
            case (*_, int(number)):
                return f"item {number + 1}: "
            case (*_, str(key)) if not self.is_key:
                return f"{quoted(key)}: "
            case _:
                return ""


def _apart(errors: list[ErrorDetails]) -> list[ErrorDetails]:
    """Without lists that are called too short only because items in them are wrong, and were not counted."""
    inside = {error["loc"][:-1] for error in errors}
    return [error for error in errors if error["type"] != "too_short" or error["loc"] not in inside]


def _parted(error: ErrorDetails) -> tuple[Loc, str]:
    """The way to the mapping and the key in it that the error is about; or the way to the value, and no key."""
    way: Loc = error["loc"][1:]
    if error["type"] in {"missing", "unexpected_keyword_argument"}:
        return way[:-1], way[-1] if isinstance(way[-1], str) else ""
    if way[-1:] == ("[key]",) and error["input"] == way[-2]:
        return way[:-2], str(way[-2])
    return way, ""
