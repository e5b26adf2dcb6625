"""What happened, told in sentences to the player in one seat."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from croupier.spec.values import in_words
from croupier.table.events import HIDDEN
from croupier.table.scene import CHIPS_IN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from croupier.cli._screen import Screen
    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table import Card, Event

_DONE = {
    "post": "posts {chips}",
    "deal": "is dealt {cards}",
    "draw": "draws {cards}",
    "call": "calls {chips}",
    "bet": "bets {chips}",
    "raise": "raises to {to}",
    "give_up": "gives up {cards}",
    "take_back": "takes back {cards}",
    "keep": "keeps the hand",
    "muck": "mucks the hand unseen",
    "return": "takes back {chips} that nobody matched",
    "win": "wins {chips}",
    "shuffle": "shuffles {cards} to go on with",
}
_YOU = {"is": "are"}
_UNTOLD = frozenset({"step", "pass_deal"})


class Teller:
    """Tells the events of one hand. Keeps the stacks, to notice who is all-in."""

    def __init__(self, rules: Rulebook, names: tuple[str, ...], stacks: Iterable[int], show: Callable[[Card], str]) -> None:
        self.rules = rules
        self.names = names
        self.stacks = list(stacks)
        self.show = show

    def told(self, events: Iterable[Event]) -> Iterator[str]:
        """Sentences. What all players do alike is said once, and a card that nobody saw is not worth a word."""
        for what, group in groupby(events, key=lambda event: event.what):
            alike = list(group)
            for event in alike:
                self._count(event)
            if what in {"post", "deal"}:
                yield from self._everyone(what, alike)
            else:
                yield from (self._sentence(event) for event in alike if self._worth_telling(event))

    def describe(self, cards: tuple[Card, ...]) -> str:
        """`two pair, nines and sixes, king kicker`, if it is a whole hand of the game."""
        sizes = (share.ranking for share in self.rules.shares if share.ranking.hand_size == len(cards))
        return "" if HIDDEN in cards else "; ".join(ranking.describe(cards) for ranking in sizes)

    def cards(self, cards: tuple[Card, ...]) -> str:
        """`K♦ 2♣`, or `two cards` where they are hidden."""
        if cards and HIDDEN not in cards:
            return " ".join(map(self.show, cards))
        return f"{in_words(len(cards))} card{'s' * (len(cards) != 1)}"

    def _everyone(self, what: str, events: list[Event]) -> Iterator[str]:
        """`Everyone posts 1.`, or who did what, where they differ."""
        seats = dict.fromkeys(event.seat for event in events)
        own = {seat: [event for event in events if event.seat == seat] for seat in seats}
        merged = [
            mine[0]._replace(chips=sum(event.chips for event in mine), cards=tuple(card for event in mine for card in event.cards))
            for mine in own.values()
        ]  # fmt: skip
        if len({(event.chips, len(event.cards)) for event in merged}) > 1 or len(merged) < len(self.names):
            yield from map(self._sentence, merged)
            return
        first = merged[0]._replace(cards=(HIDDEN,) * len(merged[0].cards))
        yield f"Everyone {self._predicate(first)}."

    def _worth_telling(self, event: Event) -> bool:
        return event.what not in _UNTOLD and not (event.what == "draw" and HIDDEN in event.cards)

    def _sentence(self, event: Event) -> str:
        predicate = self._predicate(event)
        if event.seat < 0:
            return f"The dealer {predicate}."
        if self.names[event.seat] != "You":
            return f"{self.names[event.seat]} {predicate}."
        verb, _, rest = predicate.partition(" ")
        own = _YOU.get(verb) or (verb[:-2] if verb.endswith(("sses", "oes")) else verb.removesuffix("s"))
        return f"You {own} {rest}".rstrip() + "."

    def _predicate(self, event: Event) -> str:
        """What somebody does, in the third person."""
        pattern = _DONE.get(event.what, event.what.replace("_", " ") + "s" + " {cards}" * bool(event.cards))
        if event.what == "discard" and not event.cards:
            pattern = "stands pat"
        if event.what == "fold":
            pattern = "folds"
        done = pattern.format(chips=event.chips, to=event.to, cards=self.cards(event.cards))
        if event.what == "show" and (words := self.describe(event.cards)):
            done += f": {words}"
        if event.what == "win" and event.place not in {"", "main pot"}:
            done += f" from {event.place}"
        return done + (", all-in" if event.what in CHIPS_IN and self.stacks[event.seat] == 0 else "")

    def _count(self, event: Event) -> None:
        if event.what in CHIPS_IN:
            self.stacks[event.seat] -= event.chips
        elif event.what in {"return", "win"}:
            self.stacks[event.seat] += event.chips


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
