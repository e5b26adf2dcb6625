"""What else could stand where a value stands, as far as its annotation tells: every other word, the numbers around."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import TYPE_CHECKING, Literal, Union, get_args, get_origin

from croupier.spec.annotations import bare, members

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.spec.bounds import Bound

__all__ = ["others"]


def others(annotation: object, value: object, hand: int) -> Iterator[object]:
    """Every other value that is worth a try, None where the option can be left out.

    A number becomes one less, one more, and the size of a hand. What texts and mappings could be is not in their
    annotation. Some values may make no sense beside other options: whoever compiles them will be told.
    """
    seen: list[object] = [value]
    for other in (*_words(annotation), *_numbers(annotation, value, hand), *_nothing(annotation)):
        if other not in seen:
            seen.append(other)
            yield other


def _words(annotation: object) -> Iterator[object]:
    for member in members(annotation):
        if get_origin(bare(member)[0]) is Literal:
            yield from get_args(bare(member)[0])


def _numbers(annotation: object, value: object, hand: int) -> Iterator[int]:
    for member in members(annotation):
        kind, bounds = bare(member)
        if kind is int:
            around = (value - 1, value + 1, hand) if type(value) is int else (1, hand - 1, hand)
            yield from (number for number in around if all(_within(number, bound) for bound in bounds))


def _within(number: int, bound: object) -> bool:
    named: Bound = bound  # type: ignore[assignment]  # no other metadata stands beside a number
    return number >= named.limit if named.key == "ge" else number <= named.limit


def _nothing(annotation: object) -> Iterator[None]:
    inner = bare(annotation)[0]
    if get_origin(inner) in {Union, UnionType} and NoneType in get_args(inner):
        yield None
