"""A second reading of a hand, from its events alone: what lay where, and who could do what, before each of them.

Checks of clauses read a hand through this module and never through the engine, so that the two can disagree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.table.cards import Card
    from croupier.table.events import Event, Record

CHIPS_IN = frozenset({"post", "bet", "call", "raise"})
DEEDS = frozenset({"check", "bet", "call", "raise", "fold"})


class Scene:
    """What a careful onlooker who sees every card has written down so far. Changes as the events go by."""

    def __init__(self, record: Record) -> None:
        seats = record.seats
        self.stacks = list(record.stacks)
        self.live = set(range(seats))
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.thrown: dict[tuple[str, int], tuple[Card, ...]] = {}
        """Discards by (step, seat), as thrown."""
        self.drawn: list[list[Card]] = [[] for _ in range(seats)]
        self.paid = [0] * seats
        self.step = ""
        self.bets = [0] * seats
        self.deeds: list[Event] = []
        """What was done in this step so far: checks, bets, calls, raises, folds."""

    @property
    def price(self) -> int:
        """The highest bet of the step."""
        return max(self.bets)

    def able(self) -> set[int]:
        """The seats still in the hand that have chips left."""
        return {seat for seat in self.live if self.stacks[seat]}

    def follow(self, event: Event) -> None:
        """Write down one more event."""
        if event.step != self.step:
            self.step, self.bets, self.deeds = event.step, [0] * len(self.bets), []
        if event.what in DEEDS:
            self.deeds.append(event)
        if event.what in CHIPS_IN:
            self.stacks[event.seat] -= event.chips
            self.paid[event.seat] += event.chips
            self.bets[event.seat] += 0 if event.what == "post" else event.chips
        elif event.what in {"return", "win"}:
            self.stacks[event.seat] += event.chips
            self.paid[event.seat] -= event.chips if event.what == "return" else 0
        else:
            self._cards(event)

    def _cards(self, event: Event) -> None:
        hand = self.hands[event.seat]
        if event.what == "fold":
            self.live.discard(event.seat)
            hand.clear()
        elif event.what in {"deal", "draw", "take_back"}:
            hand += event.cards
            if event.what == "draw":
                self.drawn[event.seat] += event.cards
        elif event.what in {"discard", "give_up"}:
            for card in event.cards:
                hand.remove(card)
            if event.what == "discard":
                self.thrown[event.step, event.seat] = event.cards


def scenes(record: Record) -> Iterator[tuple[Scene, Event]]:
    """Every event, with the scene as it was just before it."""
    scene = Scene(record)
    for event in record.events:
        if event.step != scene.step:
            scene.step, scene.bets, scene.deeds = event.step, [0] * record.seats, []
        yield scene, event
        scene.follow(event)
