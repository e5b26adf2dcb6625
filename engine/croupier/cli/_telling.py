"""What happened, printed under the heading of its step."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.cli._screen import Screen
    from croupier.gherkin.commentary import Teller
    from croupier.play import Hand


class Telling:
    """Tells each event of a hand once, under the heading of its step, to the player in one seat."""

    def __init__(self, screen: Screen, teller: Teller, seat: int) -> None:
        self.screen = screen
        self.teller = teller
        self.seat = seat
        self._seen = 0

    def tell(self, hand: Hand) -> None:
        """Everything since the last time."""
        events = hand.view(self.seat).events[self._seen :]
        self._seen += len(events)
        for heading, group in groupby(events, key=lambda event: event.what == "step"):
            if not heading:
                self.screen.sentences(self.teller.told(group))
                continue
            for event in group:
                step = next(step for step in hand.rules.steps if step.slug == event.step)
                self.screen.heading(step.name, step.phase.brief())
