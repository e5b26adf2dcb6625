"""Rankings that work something out from their options once."""

from __future__ import annotations

from dataclasses import fields
from functools import partial
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Callable


class Chosen:
    """What follows from the options lies in slots that are no options."""

    __slots__ = ()

    def settle(self, **worked_out: object) -> None:
        """Said once, when the options are known: the ranking is frozen from then on."""
        for slot, value in worked_out.items():
            object.__setattr__(self, slot, value)

    def __reduce__(self) -> tuple[Callable[[], Any], tuple[()]]:
        """Pickled as its options alone."""
        return partial(type(self), **{each.name: getattr(self, each.name) for each in fields(cast("Any", self))}), ()
