"""Bounds of numbers, texts and lists, as annotations carry them: `Annotated[int, lowest(1), highest(26)]`.

annotated_types has them too, but its import takes longer than reading a variant.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable


class Bound(NamedTuple):
    """One bound of a value."""

    key: str
    """What pydantic and its schemas call it."""
    limit: int

    def __get_pydantic_core_schema__(
        self, source: object, handler: Callable[[object], dict[str, object]]
    ) -> dict[str, object]:
        """What pydantic asks of metadata."""
        return {**handler(source), self.key: self.limit}


def lowest(number: int) -> Bound:
    """No smaller number."""
    return Bound("ge", number)


def highest(number: int) -> Bound:
    """No greater number."""
    return Bound("le", number)


def shortest(length: int) -> Bound:
    """No fewer letters or items."""
    return Bound("min_length", length)


def longest(length: int) -> Bound:
    """No more letters or items."""
    return Bound("max_length", length)
