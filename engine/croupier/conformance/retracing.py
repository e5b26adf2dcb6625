"""Stories of a hand that end with a stranger's stacks: other winners, a bet that does not come back, no antes."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations, islice, product
from typing import TYPE_CHECKING

from croupier.conformance.naming import broken

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table import Event

_MOST = 1000
"""So many stories are tried."""
_FEW = 20
"""So many, where any winner will do."""


def broken_by_stacks(rules: Rulebook, hand: Hand, stacks: tuple[int, ...]) -> str:
    """The full id of the clause that is broken in the simplest story with that end; empty where none is found."""
    gained = [told - begun for told, begun in zip(stacks, hand.record.stacks, strict=False)]
    if len(stacks) != len(hand.record.stacks):
        return ""
    for events in islice(_stories(hand), _MOST):
        if _gains(events, len(stacks)) == gained:
            clause = broken(rules, hand.record, replace(hand.record, events=events))
            if clause:
                return clause
    return ""


def broken_by_another_winner(rules: Rulebook, hand: Hand) -> str:
    """The full id of the clause about a pot that is broken where another player wins it; empty where none could."""
    events = hand.record.events
    if not any(event.what == "show" for event in events):
        return ""
    stories = _won_otherwise(events, hand.record.clockwise(hand.record.button + 1))
    pots = [clause.id for clause in rules.clauses if clause.id.startswith("pot.")]
    found = (broken(rules, hand.record, replace(hand.record, events=story), pots) for story in islice(stories, _FEW))
    return next(filter(None, found), "")


def _stories(hand: Hand) -> Iterator[tuple[Event, ...]]:
    events = hand.record.events
    yield from _won_otherwise(events, hand.record.clockwise(hand.record.button + 1))
    for place, event in enumerate(events):
        if event.what == "return":
            yield from _with_the_pot((*events[:place], *events[place + 1 :]), event.chips)
    for step in dict.fromkeys(event.step for event in events if event.what == "post"):
        posted = [event for event in events if (event.what, event.step) == ("post", step)]
        paid = sum(event.chips for event in posted)
        for payer in (None, *posted):  # nobody, or one alone
            left = tuple(event for event in events if event not in posted or event == payer)
            yield from _with_the_pot(left, (payer.chips if payer else 0) - paid)
            yield tuple(event for event in left if event.what != "win")
        twice = (event._replace(chips=2 * event.chips) if event in posted else event for event in events)
        yield from _with_the_pot(tuple(twice), paid)


def _won_otherwise(events: tuple[Event, ...], seats: Sequence[int]) -> Iterator[tuple[Event, ...]]:
    """Pots that go to others who have not folded, as a whole or in parts."""
    folded = {event.seat for event in events if event.what == "fold"}
    live = [seat for seat in seats if seat not in folded]
    wins = [event for event in events if event.what == "win"]
    before = tuple(event for event in events if event.what not in {"win", "pass_deal"})
    after = tuple(event for event in events if event.what == "pass_deal")
    pots = {place: [event for event in wins if event.place == place] for place in dict.fromkeys(e.place for e in wins)}
    own = [*pots.values()]
    alone = ([*([[_all(each, seat)] for each in own[:many]]), *own[many:]] for seat in live for many in _down(own))
    ways = [[each, [], *_shares(each, live)] for each in own]
    for chosen in chain(alone, product(*ways)):
        yield (*before, *chain.from_iterable(chosen), *after)


def _down(pots: Sequence[object]) -> range:
    return range(len(pots), 0, -1)


def _all(wins: list[Event], seat: int) -> Event:
    return wins[0]._replace(seat=seat, chips=sum(event.chips for event in wins))


def _shares(wins: list[Event], live: Sequence[int]) -> Iterator[list[Event]]:
    chips = sum(event.chips for event in wins)
    for count in range(1, len(live) + 1):
        for winners in combinations(live, count):
            for odd in range(count if chips % count else 1):
                turned = (*winners[odd:], *winners[:odd])
                part, more = divmod(chips, count)
                yield [wins[0]._replace(seat=seat, chips=part + (at < more)) for at, seat in enumerate(turned)]


def _with_the_pot(events: tuple[Event, ...], chips: int) -> Iterator[tuple[Event, ...]]:
    """So many chips more, or fewer, for one of those who win; or for nobody."""
    yield events
    for place, event in enumerate(events):
        if event.what == "win":
            yield (*events[:place], event._replace(chips=event.chips + chips), *events[place + 1 :])


def _gains(events: tuple[Event, ...], seats: int) -> list[int]:
    gained = [0] * seats
    for event in events:
        if event.chips and 0 <= event.seat < seats:
            gained[event.seat] += event.chips if event.what in {"return", "win"} else -event.chips
    return gained
