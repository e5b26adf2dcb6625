"""What an annotation lets an author write: the members of unions, kinds of values, and the plain words for them."""

from __future__ import annotations

import inspect
import sys
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, SimpleNamespace, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from croupier.spec.bounds import Bound
from croupier.spec.harmless import quoted
from croupier.spec.values import FromText

if TYPE_CHECKING:
    from collections.abc import Mapping

KINDS: Mapping[type, str] = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "text",
    list: "a list",
    dict: "a mapping",
}
"""The kinds of values that YAML has, and how messages call them."""
_MOST_LISTED, _MOST_KEYS = 16, 8
_UNITS: Mapping[type, str] = {str: "letter", list: "item", dict: "item"}


def bare(annotation: object) -> tuple[Any, tuple[object, ...]]:
    """The annotation without `Annotated` and `NewType`, and the metadata it carried."""
    metadata: tuple[object, ...] = ()
    while True:
        if get_origin(annotation) is Annotated:
            annotation, *extra = get_args(annotation)
            metadata += tuple(extra)
        elif hasattr(annotation, "__supertype__"):
            annotation = annotation.__supertype__
        else:
            return annotation, metadata


def from_text(annotation: object) -> FromText | None:
    """How a text becomes such a value, if a function of ours reads it."""
    return next((each for each in bare(annotation)[1] if isinstance(each, FromText)), None)


def members(annotation: object) -> tuple[object, ...]:
    """What a union is made of. `None` is no member: it stands for a key that is left out."""
    inner = bare(annotation)[0]
    if from_text(annotation) or get_origin(inner) not in {Union, UnionType}:
        return (annotation,)
    return tuple(member for each in get_args(inner) if each is not NoneType for member in members(each))


def kinds(member: object) -> frozenset[type]:
    """The kinds of YAML values of which such a value can be read."""
    inner = bare(member)[0]
    origin = get_origin(inner) or inner
    if from_text(member):
        return frozenset({str})
    if origin is Literal:
        return frozenset(map(type, get_args(inner)))
    if origin is float:
        return frozenset({int, float})
    if origin in {tuple, list}:
        return frozenset({list})
    return frozenset({origin}) if origin in KINDS else frozenset({dict})


@cache
def options(type_: type) -> Mapping[str, object]:
    """The keys that a mapping for this dataclass may have, and their annotations."""
    names = {field.name for field in fields(type_) if field.init}
    found: dict[str, object] = {}
    for base in reversed(type_.__mro__):  # each in its own module, and class variables, which may not resolve, left out
        own = {name: written for name, written in inspect.get_annotations(base).items() if name in names}
        module = vars(sys.modules[base.__module__])
        found |= get_type_hints(SimpleNamespace(__annotations__=own), module, include_extras=True)
    return {key_of(name): annotation for name, annotation in found.items()}


def key_of(field: str) -> str:
    """The key for a field: the underscore that keeps a name apart from Python's own words is not written."""
    return field.removesuffix("_")


def field_of(type_: type, key: str) -> str:
    """The field for a key."""
    return next(field.name for field in fields(type_) if key_of(field.name) == key)


def inner(member: object, step: str | int) -> object:
    """The annotation of a value inside: of a key, or of an item of a list."""
    type_ = bare(member)[0]
    if is_dataclass(type_) and isinstance(type_, type):
        return options(type_)[str(step)]
    arguments = get_args(type_)
    if isinstance(step, str):
        return arguments[1]
    return arguments[0] if Ellipsis in arguments or len(arguments) == 1 else arguments[step]


def inner_key(member: object) -> object:
    """The annotation of the keys of a mapping whose keys are the author's own."""
    return get_args(bare(member)[0])[0]


def expected(annotation: object) -> str:
    """What may be written, for a sentence: ``a whole number from 0 to 26, or `all` ``."""
    return either([words for member in members(annotation) for words in _words(member)])


def literals(member: object) -> tuple[str, ...]:
    """The words of a closed list."""
    type_ = bare(member)[0]
    return tuple(word for word in get_args(type_) if isinstance(word, str)) if get_origin(type_) is Literal else ()


def described(value: object) -> str:
    """What was written, for a sentence: ``the text `two` ``, `a list`."""
    match value:
        case bool():
            return quoted(str(value).lower())
        case str():
            return f"the text {quoted(value)}"
        case int() | float():
            return f"the {KINDS[type(value)].removeprefix('a ')} {value}"
        case _:
            return KINDS[type(value)].replace("a ", "a " if value else "an empty ")


def either(choices: list[str]) -> str:
    """`a`; `a, or b`; `a, b, or c`; and no more than can be taken in."""
    if len(choices) > _MOST_LISTED:
        choices = [*choices[: _MOST_LISTED - 1], f"{len(choices) - _MOST_LISTED + 1} more"]
    *most, last = choices
    return f"{', '.join(most)}, or {last}" if most else last


def _words(member: object) -> list[str]:
    type_, metadata = bare(member)
    text = from_text(member)
    if text:
        return [text.expected]
    if get_origin(type_) is Literal:
        return [quoted(each) for each in get_args(type_)]
    if is_dataclass(type_) and isinstance(type_, type):
        keys = [quoted(key) for key in options(type_)]
        return [f"a mapping with the keys {', '.join(keys[:_MOST_KEYS])}" + " …" * (len(keys) > _MOST_KEYS)]
    if get_origin(type_) is tuple and Ellipsis not in get_args(type_):
        return [f"a list of {len(get_args(type_))} items"]
    kind = max(kinds(member), key=list(KINDS).index)
    return [KINDS[kind] + _bounds(metadata, _UNITS.get(kind, ""))]


def _bounds(metadata: tuple[object, ...], unit: str) -> str:
    """` from 0 to 26`, ` of at least 1 item`."""
    bounds = {each.key: each.limit for each in metadata if isinstance(each, Bound)}
    low, high = bounds.get("ge", bounds.get("min_length")), bounds.get("le", bounds.get("max_length"))
    if low is not None and high is not None:
        said = f" {'of' if unit else 'from'} {low} to {high}"
    else:
        said = f" of at least {low}" if low is not None else f" of at most {high}" if high is not None else ""
    many = "" if said.endswith(" 1") else "s"
    return f"{said} {unit}{many}" if said and unit else said
