"""Views and events without what means nothing in them.

That is the order in which the cards of one place are named, and whether replacements that come to a seat without a
break are told as one event or as several.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.conformance.messages import StepSeen, Words


def orderless(step: StepSeen) -> StepSeen:
    """The step with all such cards in one order; those of a shuffle stay in theirs."""
    return replace(step, views=tuple(map(_view, step.views)), events=tuple(map(_event, _served(step.events))))


def _served(events: Iterable[Words]) -> Iterator[Words]:
    """The events, with the draws of a seat that follow one another as one."""
    for like, some in groupby(events, key=_but_cards):
        first, *more = some
        if like.get("event") == "draw" and more:
            yield {**first, "cards": [card for each in (first, *more) for card in _list(each.get("cards"))]}
        else:
            yield from (first, *more)


def _but_cards(event: Words) -> Words:
    return {key: value for key, value in event.items() if key != "cards"}


def _view(view: Words) -> Words:
    return {key: [_sorted(each) for each in _list(value)] if key in _PLACES else value for key, value in view.items()}


_PLACES = frozenset({"hands", "piles"})


def _event(event: Words) -> Words:
    if event.get("event") == "shuffle" or "cards" not in event:
        return event
    return {**event, "cards": _sorted(event["cards"])}


def _sorted(cards: object) -> object:
    return sorted(cards, key=str) if isinstance(cards, list | tuple) else cards


def _list(value: object) -> list[object]:
    return list(cast("list[object]", value)) if isinstance(value, list | tuple) else [value]
