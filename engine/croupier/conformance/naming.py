"""Which clause a stranger's story of a hand breaks: the rules' own checks are asked, as they are of every hand."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.proof import consult
from croupier.table import Event
from croupier.table.cards import Card
from croupier.table.events import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from croupier.conformance.messages import StepSeen, Words
    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table import Record
    from croupier.table.events import Seen


def broken_by_events(rules: Rulebook, hand: Hand, right: StepSeen, told: StepSeen) -> str:
    """The full id of the clause that these events break and ours do not; empty where none can be named."""
    before = hand.events[: len(hand.events) - len(right.events)]
    try:
        events = (*before, *map(_event, told.events))
    except (KeyError, TypeError, ValueError):
        return ""
    return broken(rules, hand.record, replace(hand.record, events=events, over=told.seat is None))


def broken_by_view(rules: Rulebook, hand: Hand, expected: Words, got: Words) -> str:
    """The full id of the clause about sight that a view breaks: as if a card had come for all to see, or for nobody."""
    for place in reversed(range(len(hand.events))):  # what brought the card where it lies came last
        event = hand.events[place]
        for card, seen in _misseen(hand, expected, got):
            if card in event.cards and event.what not in _LATER_SIGHT:
                other = event._replace(seen=seen)
                events = (*hand.events[:place], other, *hand.events[place + 1 :])
                if other != event and (clause := broken(rules, hand.record, replace(hand.record, events=events))):
                    return clause
    return ""


def hiding_clauses(rules: Rulebook, hand: Hand) -> tuple[str, ...]:
    """The full ids of the clauses by which something in this hand is hidden: those that would break if all saw it."""
    found: dict[str, None] = {}
    kinds = {(event.step, event.what): place for place, event in enumerate(hand.events) if event.cards}
    for place in kinds.values():
        event = hand.events[place]
        if event.seen != "all":
            events = (*hand.events[:place], event._replace(seen="all"), *hand.events[place + 1 :])
            if clause := broken(rules, hand.record, replace(hand.record, events=events)):
                found[clause] = None
    return tuple(found)


_LATER_SIGHT = frozenset({"show", "show_card"})


def _misseen(hand: Hand, expected: Words, got: Words) -> Iterator[tuple[Card, Seen]]:
    """The cards that a seat should not know and does, or the other way round."""
    for zone in ("hands", "piles"):
        for whose, (ours, theirs) in enumerate(zip(_rows(expected, zone), _rows(got, zone), strict=False)):
            truth = hand.holding(whose) if zone == "hands" else hand.view(whose, past=False).piles[whose]
            if sorted(map(str, ours)) == sorted(map(str, theirs)):
                continue  # the order in which cards are named means nothing
            for card, right, told in zip(truth, ours, theirs, strict=False):
                if right != told:
                    yield card, "all" if right == HIDDEN else "nobody"


def _rows(view: Words, zone: str) -> Sequence[Sequence[object]]:
    rows = view.get(zone)
    return [row for row in rows if isinstance(row, list)] if isinstance(rows, list) else []


def _event(told: Mapping[str, object]) -> Event:
    """An event of the protocol as one of ours. Raises KeyError, TypeError or ValueError for one that is none."""
    fields = {**told, "what": told["event"], "cards": tuple(Card(str(card)) for card in _cards(told))}
    return Event(**{key: value for key, value in fields.items() if key != "event"})  # type: ignore[arg-type]  # Event knows its fields


def _cards(told: Mapping[str, object]) -> Sequence[object]:
    cards = told.get("cards", [])
    if not isinstance(cards, list):
        raise TypeError(told)
    return cards


def broken(rules: Rulebook, ours: Record, theirs: Record, only: Collection[str] | None = None) -> str:
    """The full id of the first clause that one story breaks and the other does not; empty where there is none."""
    right = set(_findings(rules, ours, only))
    return next((found.partition(": ")[0] for found in _findings(rules, theirs, only) if found not in right), "")


def _findings(rules: Rulebook, record: Record, only: Collection[str] | None) -> tuple[str, ...]:
    try:
        return consult(rules, record, only)[0]
    except Exception:  # noqa: BLE001 - a story in which nothing fits together breaks no rule that could be named
        return ()
