"""The reference engine: a hand, an action, a new hand. Nothing in it is random and nothing in it changes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from croupier.play.starting import check_start
from croupier.play.view import View, unseen, view
from croupier.spec.values import slug_of
from croupier.table import Action, Event, Offer, Record, Stakes, Table, pots
from croupier.table.actions import well_formed
from croupier.table.pots import split
from croupier.table.state import TableRules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.phases import Phase
    from croupier.rules import Rulebook
    from croupier.table import Card


class IllegalAction(ValueError):
    """The rules do not allow this action now. Nothing has changed."""

    def __init__(self, action: Action, clause: str, why: str, legal: tuple[Offer, ...]) -> None:
        offers = f". Legal now: {'; '.join(map(str, legal))}" if legal else ""
        verb = action.verb.replace("_", " ") if well_formed(action) else "this"
        super().__init__(f"{verb} is not allowed: {why} ({clause}){offers}")
        self.action = action
        self.clause = clause
        """The full id of the clause that forbids it, as in `bounce-back/the-draw.limit`."""
        self.why = why
        self.legal = legal
        """What that seat may do now: nothing where it is not its turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """All that a hand was begun with, and every action: enough to play it again."""

    stacks: tuple[int, ...]
    button: int
    deck: tuple[Card, ...]
    stakes: Stakes
    actions: tuple[Action, ...] = ()


class _Past(NamedTuple):
    """What led to a hand: the past before the latest action, that action, and the events it brought.

    A chain, so that an action costs the same late in a hand as early.
    """

    before: _Past | None
    action: Action | None
    events: list[Event]
    """The news of the table, which nobody adds to any more."""


class Hand:
    """One deal, from shuffle to payout. `act` gives the hand after an action; this one stays as it is."""

    __slots__ = ("_began", "_legal", "_past", "_phase", "_table", "rules")

    rules: Rulebook
    _began: History
    _table: Table
    _past: _Past
    _phase: Phase
    _legal: tuple[Offer, ...] | None

    def __repr__(self) -> str:
        waits = "over" if self.over else f"seat {self.actor} to act in {self.step}"
        return f"<Hand of {self.rules.name}, {waits}>"

    @property
    def actor(self) -> int | None:
        """The seat to act; None when the hand is over. A shuffle is asked of the dealer."""
        return self._table.actor

    @property
    def legal(self) -> tuple[Offer, ...]:
        """What the actor may do; nothing when the hand is over."""
        if self._legal is None:
            self._legal = () if self._table.actor is None else self._phase.offers(self._table)
        return self._legal

    @property
    def over(self) -> bool:
        """Whether every chip has been paid out."""
        return self._table.over

    @property
    def step(self) -> str:
        """The step being played, hyphenated."""
        return self._table.at

    @property
    def button_seat(self) -> int:
        """The seat of the dealer."""
        return self._table.button

    @property
    def stacks(self) -> tuple[int, ...]:
        """The chips in front of each seat, bets in the pot not counted."""
        return tuple(self._table.stacks)

    @property
    def pot(self) -> int:
        """The chips in the middle, bets of the present round included."""
        return 0 if self._table.over else sum(self._table.paid)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, the whole truth."""
        return tuple(event for past in self._pasts() for event in past.events)

    @property
    def history(self) -> History:
        """How the hand was begun, and every action since."""
        return replace(self._began, actions=tuple(past.action for past in self._pasts() if past.action))

    def holding(self, seat: int) -> tuple[Card, ...]:
        """The cards in a player's hand, the whole truth; nothing after a fold."""
        return self._table.hands[seat]

    def act(self, action: Action) -> Hand:
        """The hand after the action. Raises IllegalAction, with the clause, and then nothing has happened."""
        if type(action) is not Action:
            raise self._refused(action)
        table, verb = self._table, action.verb
        for offer in self._legal or self.legal:
            if offer.verb == verb and offer.admits(action) and type(action.seat) is int and action.seat == table.actor:
                break
        else:
            raise self._refused(action)
        after, phase = table.copy(), self._phase
        phase.apply(after, action)
        if after.actor is None:
            phase = _settle(self.rules, after)
        return _hand(self.rules, phase, after, self._began, (self._past, action))

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the action would be refused, or None if it is legal."""
        legal = well_formed(action) and action.seat == self._table.actor and self._offered(action)
        return None if legal else self._refused(action)

    def view(self, seat: int | None) -> View:
        """What that seat may know (None: an onlooker). Raises IndexError if nobody sits there."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self._table.stacks)):
            raise IndexError(f"there is no seat {seat!r}")
        return view(self, self._table, seat)

    @property
    def record(self) -> Record:
        """The hand as checks read it."""
        began = self._began
        return Record(
            seats=len(began.stacks),
            button=began.button,
            stakes=began.stakes,
            policies=self.rules.policies,
            stacks=began.stacks,
            deck=began.deck,
            events=self.events,
            over=self.over,
            sizes={step.slug: size for step in self.rules.steps if (size := step.phase.bet_size())},
            returns={step.slug: slug_of(draw) for step in self.rules.steps if (draw := step.phase.restores())},
        )

    def _pasts(self) -> list[_Past]:
        """The links of the chain, first to last."""
        found: list[_Past] = []
        past: _Past | None = self._past
        while past is not None:
            found.append(past)
            past = past.before
        return found[::-1]

    def _offered(self, action: Action) -> bool:
        for offer in self.legal:  # noqa: SIM110 - a loop, since `any` would cost twice as much on every action
            if offer.admits(action):
                return True
        return False

    def _refused(self, action: Action) -> IllegalAction:
        table = self._table
        if table.actor is None:
            clause = self._phase.ended(table)
            return IllegalAction(action, self.rules.public(clause), "the hand is over", ())
        phase = self._phase
        if not well_formed(action):
            why = 'an action is a seat, a verb, whole chips, and cards in tuples: Action(0, "discard", cards=("Kd",))'
            return IllegalAction(action, self.rules.public(phase.turn(table)), why, ())
        if action.seat != table.actor:
            # What the other may do would tell of the other's cards.
            why = f"it is seat {table.actor}'s turn, not seat {action.seat!r}'s"
            return IllegalAction(action, self.rules.public(phase.turn(table)), why, ())
        clause, why = phase.why_not(table, action)
        return IllegalAction(action, self.rules.public(clause), why, tuple(map(unseen, self.legal)))


def start(
    rules: Rulebook,
    *,
    stacks: Sequence[int],
    deck: Sequence[Card],
    button: int = 0,
    stakes: Stakes | None = None,
) -> Hand:
    """A new hand, played on to the first choice.

    `stacks` are the chips of each seat, clockwise; `deck` the shuffled cards, first card to be dealt first (it may be
    shorter than the variant's deck, but holds no other card and none twice). Raises CannotStart.
    """
    stakes = rules.stakes if stakes is None else stakes
    check_start(rules, stacks, deck, button, stakes)
    laid = TableRules(
        button=button,
        stakes=stakes,
        policies=rules.policies,
        shares=rules.rankings,
        recoverable=rules.recoverable,
    )
    table = Table(rules=laid, stacks=stacks, stub=tuple(deck))
    began = History(stacks=tuple(stacks), button=button, deck=tuple(deck), stakes=stakes)
    table.index = -1
    return _hand(rules, _settle(rules, table), table, began, (None, None))


def replay(rules: Rulebook, history: History) -> Hand:
    """The hand that a history tells. Raises CannotStart or IllegalAction where it is not one of this variant."""
    hand = start(rules, stacks=history.stacks, deck=history.deck, button=history.button, stakes=history.stakes)
    for action in history.actions:
        hand = hand.act(action)
    return hand


def _settle(rules: Rulebook, table: Table) -> Phase:
    """Play on until somebody must choose or the hand is over; the phase that this happens in."""
    while table.actor is None and not table.over:
        if table.index >= 0 and table.left == 1:
            _to_the_last(table)
            break
        table.index += 1
        step = rules.steps[table.index]
        table.at = step.slug
        table.tell("step")
        step.phase.begin(table)
    if table.over:
        table.tell("pass_deal", (table.button + 1) % table.seats)
    return rules.steps[table.index].phase


def _hand(rules: Rulebook, phase: Phase, table: Table, began: History, led: tuple[_Past | None, Action | None]) -> Hand:
    """The table wrapped up; nothing changes it from now on."""
    hand: Hand = object.__new__(Hand)
    hand.rules = rules
    hand._phase = phase  # noqa: SLF001 - this is the constructor of hands
    hand._began = began  # noqa: SLF001
    hand._table = table  # noqa: SLF001
    hand._past = tuple.__new__(_Past, (*led, table.news))  # noqa: SLF001 - no argument parsing: there is one for every action
    hand._legal = None  # noqa: SLF001
    return hand


def _to_the_last(table: Table) -> None:
    """Everybody else has folded: the last player takes every pot, unseen."""
    for index, pot in enumerate(pots(table.paid, table.live)):
        for seat, chips in split(pot.chips, table.live).items():
            table.win(seat, chips, index)
    table.over = True
