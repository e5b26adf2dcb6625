"""Deliberately wrong implementations, behind the same seam as any other. No feature may pass on one of them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

from croupier import play
from croupier.table import DECK, Action, Offer, Record

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from croupier.gherkin.implementation import Implementation
    from croupier.play import Hand, IllegalAction
    from croupier.rules import Rulebook
    from croupier.table import Card, Stakes

VERBS = ("check", "bet", "call", "raise", "fold", "discard", "take_back", "keep", "show", "muck", "shuffle")


class Editor:
    """Plays nothing: keeps each hand as a text and edits it as it hears of cards. Agrees with everything."""

    def __init__(
        self, rules: Rulebook, stacks: tuple[int, ...], deck: Sequence[Card], button: int, stakes: Stakes
    ) -> None:
        self.rules, self.stacks, self.stakes, self.button_seat = rules, stacks, stakes, button
        self.deck, self.seats, self.acted, self.actor = " ".join(deck), len(stacks), 0, cast("int | None", button)
        seats = len(stacks)
        self.texts = {(button + 1 + place) % seats: " ".join(deck[place : 5 * seats : seats]) for place in range(seats)}
        self.pot, self.over, self.events = sum(stacks) - sum(stacks), False, ()

    @property
    def step(self) -> str:
        steps = [step.slug for step in self.rules.steps][2:]
        return steps[min(self.acted // self.seats, len(steps) - 1)]

    @property
    def legal(self) -> tuple[Offer, ...]:
        return tuple(Offer(verb) for verb in VERBS)

    def refusal(self, _action: Action) -> None:
        return None

    def act(self, action: Action) -> Editor:
        text = self.texts[action.seat]
        for card, new in zip(action.cards, action.takes or self.deck.split()[5 * self.seats :], strict=False):
            text = text.replace(card, new)
        self.texts[action.seat] = text
        self.acted += 1
        self.actor = (action.seat + 1) % self.seats
        return self

    def holding(self, seat: int) -> tuple[str, ...]:
        return tuple(self.texts[seat].split())

    def view(self, _seat: int | None) -> SimpleNamespace:
        hands = [self.holding(seat) for seat in range(self.seats)]
        return SimpleNamespace(hands=hands, piles=[()] * self.seats, folded=[False] * self.seats, legal=self.legal)

    @property
    def record(self) -> Record:
        return Record(
            seats=self.seats, button=self.button_seat, stakes=self.stakes, policies=self.rules.policies,
            stacks=self.stacks, deck=(), events=(), over=False,
        )  # fmt: skip


class Liar:
    """Our own hand, wrong in one way."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand

    def __getattr__(self, name: str) -> object:
        return getattr(self.hand, name)

    def act(self, action: Action) -> Liar:
        return type(self)(self.hand.act(action))


class Obliging(Liar):
    """Allows everything; what it cannot do it leaves undone."""

    def refusal(self, _action: Action) -> None:
        return None

    def act(self, action: Action) -> Liar:
        return self if self.hand.refusal(action) else super().act(action)


class Idle(Liar):
    """Nods, and does nothing."""

    def act(self, _action: Action) -> Liar:
        return self


class OneAnswer(Liar):
    """Refuses what it should, always by the same clause."""

    def refusal(self, action: Action) -> IllegalAction | None:
        refusal = self.hand.refusal(action)
        if refusal:
            refusal.clause = self.hand.rules.public("betting.turn")
        return refusal


class Wealthy(Liar):
    """No chips ever move."""

    @property
    def stacks(self) -> tuple[int, ...]:
        return self.hand.record.stacks


class Impatient(Liar):
    """Every hand is over as soon as it is dealt."""

    actor = None
    legal = ()
    over = True


class Talkative(Liar):
    """Everybody sees everything."""

    def view(self, seat: int | None) -> object:
        seen = self.hand.view(seat)
        hands = tuple(self.hand.view(each).hands[each] for each in range(len(self.hand.stacks)))
        return SimpleNamespace(hands=hands, piles=seen.piles, folded=seen.folded, legal=seen.legal)


def _editor(rules: Rulebook, *, stacks: tuple[int, ...], deck: Sequence[Card], button: int, stakes: Stakes) -> object:
    return Editor(rules, stacks, deck, button, stakes)


def _telling(liar: type[Liar]) -> Callable[..., object]:
    return lambda rules, **setting: liar(play.start(rules, **setting))


def _own_deck(rules: Rulebook, *, deck: Sequence[Card], **setting: object) -> object:
    """Deals from a deck of its own."""
    return play.start(rules, deck=DECK[::-1][: len(deck)], **setting)  # type: ignore[arg-type]


def _dealer_first(rules: Rulebook, *, button: int, stacks: Sequence[int], **setting: object) -> object:
    """Seats everybody one chair further."""
    return play.start(rules, button=(button + 1) % len(stacks), stacks=stacks, **setting)  # type: ignore[arg-type]


def _bound(start: Callable[..., object]) -> Implementation:
    return cast("Implementation", SimpleNamespace(start=start))


LIARS = {
    "editor": _bound(_editor),
    "own-deck": _bound(_own_deck),
    "other-dealer": _bound(_dealer_first),
    **{
        liar.__name__.lower(): _bound(_telling(liar))
        for liar in (Obliging, Idle, OneAnswer, Wealthy, Impatient, Talkative)
    },
}
