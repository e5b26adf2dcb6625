"""A player among simple bots: who sits where and has how much, hand after hand, in a terminal or in a browser."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from croupier.play.bots import steady
from croupier.play.session import Session
from croupier.table import Action, Stakes

if TYPE_CHECKING:
    from croupier.play.hand import Hand
    from croupier.rules import Rulebook
    from croupier.table.stakes import Betting

YOU = 0
NAMES = """Ada Ben Cleo Dan Eve Finn Gus Hal Ida Jan Kit Leo Mia Ned Ola Pia Quin Rex Sue Tom Una Vic Wim Xia""".split()
USUAL_SEATS = 4
USUAL_STACK = 100
SPREAD = 5
"""The max bet of a spread-limit table, in bets, where nobody says more."""


@dataclass(slots=True, kw_only=True)
class Sitting:
    """One player, some bots, and the chips that they have left.

    The seed decides the cards, and nothing else does: the same seed and the same deeds are the same game, and a hand
    goes on alike when it is played again up to some action.
    """

    rules: Rulebook
    stakes: Stakes
    seats: int
    stack: int
    seed: int
    number: int = 0
    """Of the present hand; the first is 1."""
    button: int = -1
    names: list[str] = field(default_factory=list)
    stacks: list[int] = field(default_factory=list)
    """Between hands; those of a hand change while it is played."""
    seated: int = 0
    """How many bots have sat down so far."""

    def __post_init__(self) -> None:
        if not self.names:
            self.names, self.stacks = ["You", *NAMES[: self.seats - 1]], [self.stack] * self.seats
            self.seated = self.seats - 1
            self.button = Random(self.seed).randrange(self.seats)  # noqa: S311 - a game, not a secret

    def deal(self) -> Hand:
        """The next hand. Raises CannotStart."""
        self.number += 1
        return self.dealt()

    def dealt(self) -> Hand:
        """The present hand as it was dealt. Raises CannotStart."""
        deck = list(self.rules.deck)
        Random(f"{self.seed} {self.number}").shuffle(deck)  # noqa: S311 - as above; each hand has dice of its own
        return self._session.deal(deck)

    @property
    def _session(self) -> Session:
        """The table between two hands: every seat is taken, so stacks and button are all there is to it."""
        return Session.opened(self.rules, self.stacks, button=self.button, stakes=self.stakes)

    def waits(self, hand: Hand) -> bool:
        """Whether the player is to act; a dealer who shuffles is never asked."""
        return hand.actor == YOU and all(offer.verb != "shuffle" for offer in hand.legal)

    def go(self, hand: Hand) -> Hand:
        """The hand after what a bot does, or the dealer who shuffles."""
        seat = hand.actor
        assert seat is not None, "somebody is to act"
        dice = Random(f"{self.seed} {self.number} {len(hand.history.actions)}")  # noqa: S311 - as above
        if any(offer.verb == "shuffle" for offer in hand.legal):
            order = list(hand.legal[0].among)
            dice.shuffle(order)
            return hand.act(Action(seat, "shuffle", cards=tuple(order)))
        view = hand.view(seat)
        nerve = (seat % 3 - 1) / 20
        return hand.act(steady(self.rules, nerve)(view, view.legal, dice))

    def settle(self, hand: Hand) -> tuple[tuple[str, str], ...]:
        """Take over what a finished hand leaves; who is out of chips, each with the bot that sits down instead."""
        session = self._session.after(hand)
        changed = []
        for seat in range(1, self.seats):
            if not session.stacks[seat]:
                session = session.add(seat, self.stack)
                leaves, self.names[seat] = self.names[seat], self._newcomer()
                changed.append((leaves, self.names[seat]))
        self.stacks, self.button = list(session.stacks), session.lineup.button
        return tuple(changed)

    def _newcomer(self) -> str:
        """The next name that nobody at the table has."""
        while True:
            name = NAMES[self.seated % len(NAMES)]
            self.seated += 1
            if name not in self.names:
                return name


def usual_seats(rules: Rulebook) -> int:
    """How many sit down where nobody says more: four, or as near to it as the game allows."""
    return sorted((*rules.players, USUAL_SEATS))[1]


def table_stakes(
    rules: Rulebook, betting: str | None = None, amounts: Mapping[str, int | None] | None = None
) -> Stakes:
    """The variant's usual stakes, but for what is asked for here."""
    structure = betting or rules.stakes.betting
    given = {stake: chips for stake, chips in (amounts or {}).items() if chips is not None}
    made = {**rules.stakes.amounts, **given}
    if structure == "spread limit":
        made.setdefault("max bet", SPREAD * max(made.values()))
    return Stakes(betting=cast("Betting", structure), amounts=MappingProxyType(made))
