"""Whether what was seen is what a case says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from tests.public.reading import SchemaError

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Either:
    """Something seen that may be said in several ways."""

    ways: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Whole:
    """Something seen of all seats: a case must tell it of all of them."""

    seen: Mapping[str, object]


def agrees(wanted: object, seen: object) -> bool:
    """A mapping need not tell of every seat; everything else is told in full."""
    match seen:
        case Either(ways):
            return any(agrees(wanted, way) for way in ways)
        case Whole(all_of_it):
            return wanted == dict(all_of_it)
        case Mapping() if isinstance(wanted, Mapping):
            return bool(wanted) and all(key in seen and agrees(each, seen[key]) for key, each in wanted.items())
        case list() | tuple() if isinstance(wanted, list | tuple):
            return len(wanted) == len(seen) and all(map(agrees, wanted, seen))
        case _:
            return type(wanted) is type(seen) and wanted == seen


def differences(
    wanted: Mapping[str, object], seen: Mapping[str, Callable[[T], object]], played: T
) -> dict[str, tuple[object, object]]:
    """For every key that is not as the case says: what it says, and what was seen. An unknown key is an error."""
    if unknown := wanted.keys() - seen.keys():
        raise SchemaError(f"nobody looks at {', '.join(sorted(unknown))}")
    looked = {key: seen[key](played) for key in wanted}
    return {key: (each, looked[key]) for key, each in wanted.items() if not agrees(each, looked[key])}
