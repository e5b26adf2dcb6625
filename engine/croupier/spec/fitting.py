"""What fits, read without pydantic, which takes longer to wake than most commands to run.

A value that is read here is one that pydantic would read, and the same. Whoever is refused may still fit: only plain
annotations are known, and pydantic alone says what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from math import inf
from types import NoneType
from typing import Any, Literal, NoReturn, TypeAlias, get_args, get_origin

from croupier.spec.annotations import bare, from_text, key_of, kinds, members, options
from croupier.spec.bounds import Bound

Reader: TypeAlias = Callable[[Any], Any]
"""Gives the value of an annotation, or raises ValueError."""


@cache
def reader(annotation: object) -> Reader:
    """How such a value is read from plain Python."""
    type_, metadata = bare(annotation)
    choices = tuple(each for each in get_args(type_) if each is not NoneType)
    if text := from_text(annotation):
        return _plain(str, text.read) if metadata == (text,) else _refuse
    if members(annotation) != (annotation,):
        return _choice(choices) if not metadata and choices == members(annotation) else _refuse
    if is_dataclass(type_) and isinstance(type_, type):
        return _form(type_) if not metadata else _refuse
    return _bounded(_simple(type_), metadata) if metadata else _simple(type_)


def _simple(type_: Any) -> Reader:  # noqa: ANN401 - an annotation
    kind, arguments = get_origin(type_) or type_, get_args(type_)
    if kind is object:
        return _as_it_is
    if kind in {str, int, bool}:
        return _plain(kind, _as_it_is)
    if kind is Literal and {str, int}.issuperset(map(type, arguments)):
        return lambda value: value if type(value) in {str, int} and value in arguments else _refuse(value)
    if kind is tuple and arguments[1:] == (Ellipsis,):
        item = reader(arguments[0])
        return _plain(list, lambda value: tuple(map(item, value)))
    if kind is Mapping and arguments:
        key, item = map(reader, arguments)
        return _plain(dict, lambda value: {key(name): item(each) for name, each in value.items()})
    return _refuse


def _plain(kind: type, read: Reader) -> Reader:
    """For values of one kind: true is no number."""
    return lambda value: read(value) if type(value) is kind else _refuse(value)


def _choice(choices: tuple[object, ...]) -> Reader:
    """For values whose kind tells which choice is meant."""
    found: dict[type, Reader] = {}
    for choice in choices:
        for kind in kinds(choice):
            found[kind] = _refuse if kind in found else reader(choice)
    return lambda value: found.get(type(value), _refuse)(value)


def _form(type_: type) -> Reader:
    """For the mapping that fills a dataclass. Its keys find their readers late: a form may hold others of its kind."""
    known, filled = options(type_), [each for each in fields(type_) if each.init]
    names = {key_of(each.name): each.name for each in filled}
    needed = {key_of(each.name) for each in filled if each.default is each.default_factory is MISSING}
    readers: dict[str, Reader] = {}

    def read(value: dict[str, Any]) -> object:
        if not needed <= value.keys() <= names.keys():
            _refuse(value)
        for key in value.keys() - readers.keys():
            readers[key] = reader(known[key])
        return type_(**{names[key]: readers[key](each) for key, each in value.items()})

    return _plain(dict, read)


def _bounded(read: Reader, bounds: tuple[object, ...]) -> Reader:
    """For numbers or lengths between the bounds."""
    least: Any = -inf
    most: Any = inf
    for bound in bounds:
        match bound:
            case Bound("ge" | "min_length", limit):
                least = limit
            case Bound(_, limit):
                most = limit
            case _:
                return _refuse

    def bounded(value: object) -> object:
        found = read(value)
        return found if least <= (found if isinstance(found, int) else len(found)) <= most else _refuse(value)

    return bounded


def _as_it_is(value: object) -> object:
    return value


def _refuse(value: object) -> NoReturn:  # noqa: ARG001 - as any reader
    raise ValueError
