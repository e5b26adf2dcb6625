"""What of a table decides how a hand goes on, as a value that can be compared and put into a set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING

from croupier.table.state import State

if TYPE_CHECKING:
    from collections.abc import Hashable

    from croupier.table import Card

PAST = {"news", "rules"}
"""Of the slots of a table those that do not count: what has happened, and what never changes during a hand."""
CHANGING = ("bets", "board", "piles", "round", "shown", "stacks")
"""Those that may hold lists and mappings."""
_plain = attrgetter(*sorted({*State.__slots__} - PAST - {*CHANGING}))
_changing = attrgetter(*CHANGING)


def state(table: State) -> Hashable:
    """All that decides how a hand goes on from here; a slot that no step reads any more only tells too much apart."""
    return *_plain(table), *map(_frozen, _changing(table))


def _frozen(value: object) -> Hashable:
    """The value with tuples for lists, mappings and records; the order of a mapping may matter."""
    if isinstance(value, list):
        return tuple(value)
    try:
        hash(value)
    except TypeError:
        if isinstance(value, tuple):
            return tuple(map(_frozen, value))
        if isinstance(value, Mapping):
            return tuple([(key, _frozen(each)) for key, each in value.items()])
        assert is_dataclass(value), "a step remembers numbers, words, cards, and collections and records of these"
        return tuple([_frozen(getattr(value, name)) for name in value.__dataclass_fields__])
    return value


def everywhere(table: State) -> tuple[Card, ...]:
    """Every card, wherever it lies, as often as it lies there."""
    lying = (*table.board.values(), *table.piles.values(), *[dead.cards for dead in table.dead])
    places = (*table.hands, *lying, table.stub)
    return tuple(chain.from_iterable(places))
