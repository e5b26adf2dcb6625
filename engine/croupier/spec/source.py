"""A document as written: its values, and the place of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.spec.faults import Place

Loc: TypeAlias = tuple[str | int, ...]
"""The way to a value from the top: `("play", 2, "draw", "up_to")`."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Source:
    """One document. It holds mappings, lists, texts, numbers, true and false; never nothing."""

    path: str
    data: object
    """Plain Python, to be read and not changed."""
    places: Mapping[Loc, Place]
    """Where each value stands."""
    keys: Mapping[Loc, Place]
    """Where the key of each value in a mapping stands."""

    def value(self, loc: Loc) -> object:
        """What is written there. Raises KeyError, IndexError or TypeError if there is no such value."""
        found = self.data
        for step in loc:
            found = found[step]  # type: ignore[index]
        return found

    def place(self, loc: Loc) -> Place:
        """Where the value stands, or the nearest one around it."""
        return self.places[self._nearest(loc)]

    def key_place(self, loc: Loc) -> Place:
        """Where the key of the value stands; where there is no key, as in a list, the value itself."""
        nearest = self._nearest(loc)
        return self.keys.get(nearest) or self.places[nearest]

    def _nearest(self, loc: Loc) -> Loc:
        while loc not in self.places:
            loc = loc[:-1]
        return loc
