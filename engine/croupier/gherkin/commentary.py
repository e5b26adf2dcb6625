"""What happens while a hand is played, told in sentences to the player in one seat."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from croupier.gherkin.vocabulary import infinitive
from croupier.spec.values import in_words
from croupier.table.events import HIDDEN
from croupier.table.scene import CHIPS_IN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from croupier.rules import Rulebook
    from croupier.table import Card, Event

_DONE = {
    "post": "puts {chips} into the pot",
    "deal": "is dealt {cards}",
    "draw": "draws {cards}",
    "blind": "posts the {place} of {chips}",
    "bring_in": "brings it in for {chips}",
    "call": "calls {chips}",
    "bet": "bets {chips}",
    "raise": "raises to {to}",
    "give_up": "gives up {cards}",
    "take_back": "takes back {cards}",
    "keep": "keeps the hand",
    "fold": "folds",
    "muck": "mucks the hand unseen",
    "return": "takes back {chips} that nobody matched",
    "win": "wins {chips}",
    "shuffle": "shuffles {cards} to go on with",
}
_MOVES = frozenset({"discard", "draw", "give_up", "take_back"})
_UNTOLD = frozenset({"step", "pass_deal"})


class Teller:
    """Tells the events of one hand. Keeps the stacks, to notice who is all-in."""

    def __init__(
        self, rules: Rulebook, names: tuple[str, ...], stacks: Iterable[int], show: Callable[[Card], str],
    ) -> None:  # fmt: skip
        self.rules = rules
        self.names = names
        self.stacks = list(stacks)
        self.show = show
        self.board: dict[str, tuple[Card, ...]] = {}

    def told(self, events: Iterable[Event]) -> Iterator[str]:
        """Sentences. What all players do alike is said once; what one player does with cards, in one breath."""
        for (what, seat), group in groupby(events, key=_breath):
            alike = list(group)
            for event in alike:
                self._count(event)
            if what == "everyone":
                yield from self._everyone(alike)
            elif worth := [event for event in alike if _worth_telling(event)]:
                yield self._sentence(seat, " and ".join(map(self._predicate, worth)))

    def describe(self, cards: tuple[Card, ...]) -> str:
        """`two pair, nines and sixes, king kicker`, if it makes a hand that can win."""
        if HIDDEN in cards:
            return ""
        able = (share for share in self.rules.shares if share.strength(cards, self.board) is not None)
        made = ((share.ranking, share.best(cards, self.board)) for share in able)
        return "; ".join(ranking.describe(best) for ranking, best in made if best)

    def cards(self, cards: tuple[Card, ...]) -> str:
        """`K♦ 2♣`, or `two cards` where they are hidden."""
        if cards and HIDDEN not in cards:
            return " ".join(map(self.show, cards))
        return f"{in_words(len(cards))} card{'s' * (len(cards) != 1)}"

    def _everyone(self, events: list[Event]) -> Iterator[str]:
        """`Everyone posts 1.`, or who did what, where they differ."""
        merged: dict[int, Event] = {}
        for event in events:
            first = merged.get(event.seat, event._replace(chips=0, cards=()))
            merged[event.seat] = first._replace(chips=first.chips + event.chips, cards=first.cards + event.cards)
        alike = {event._replace(seat=-1, cards=(HIDDEN,) * len(event.cards)) for event in merged.values()}
        if len(alike) == 1 and len(merged) == len(self.names):
            yield f"Everyone {self._predicate(alike.pop())}."
        else:
            yield from (self._sentence(seat, self._predicate(event)) for seat, event in merged.items())

    def _sentence(self, seat: int, predicate: str) -> str:
        name = "The dealer" if seat < 0 else self.names[seat]
        return f"You {_infinitive(predicate)}." if name == "You" else f"{name} {predicate}."

    def _predicate(self, event: Event) -> str:
        """What somebody does, in the third person."""
        verb, _, rest = event.what.partition("_")
        other = " ".join(
            filter(None, (f"{verb}{'es' if verb.endswith('s') else 's'}", rest, "{cards}" * bool(event.cards)))
        )
        pattern = "lays {cards} on the " + event.place if event.what == "deal" and event.place != "hand" else ""
        pattern = pattern or _DONE.get(event.what, other)
        if event.what == "discard" and not event.cards:
            pattern = "stands pat"
        done = pattern.format(chips=event.chips, to=event.to, place=event.place, cards=self.cards(event.cards))
        if event.what == "show" and (words := self.describe(event.cards)):
            done += f": {words}"
        if event.what == "win":
            done += f" from {event.pot}" * (event.pot not in {"", "main pot"}) + f" for the {event.share}" * bool(
                event.share
            )
        return done + (", all-in" if event.what in CHIPS_IN and event.seat >= 0 and not self.stacks[event.seat] else "")

    def _count(self, event: Event) -> None:
        if event.what in CHIPS_IN:
            self.stacks[event.seat] -= event.chips
        elif event.what in {"return", "win"}:
            self.stacks[event.seat] += event.chips
        elif event.what == "deal" and event.seat < 0:
            self.board[event.place] = (*self.board.get(event.place, ()), *event.cards)


def _breath(event: Event) -> tuple[str, int]:
    """Events with the same key are told in one sentence."""
    if event.what == "deal" and event.seat < 0:
        return event.place, -1
    if event.what in {"post", "deal"}:
        return "everyone", -1
    return ("cards" if event.what in _MOVES else event.what), event.seat


def _worth_telling(event: Event) -> bool:
    """A card that nobody saw coming is not worth a word."""
    return event.what not in _UNTOLD and not (event.what == "draw" and HIDDEN in event.cards)


def _infinitive(predicate: str) -> str:
    """`gives up K♦ and takes back 2♣` → `give up K♦ and take back 2♣`; what stands after a colon is left alone."""
    deed, colon, rest = predicate.partition(":")
    return ("are" + deed[2:] if deed.startswith("is ") else infinitive(deed)) + colon + rest


def newcomer(leaves: str, comes: str, stack: int) -> str:
    """Who takes the place of somebody without chips."""
    return f"{leaves} is out of chips; {comes} sits down with {stack}."
