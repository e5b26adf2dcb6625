"""Views and events without what means nothing in them: the order in which the cards of one place are named."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from croupier.conformance.messages import StepSeen, Words


def orderless(step: StepSeen) -> StepSeen:
    """The step with all such cards in one order; those of a shuffle stay in theirs."""
    return replace(step, views=tuple(map(_view, step.views)), events=tuple(map(_event, step.events)))


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
