"""The reference engine: a hand, an action, a new hand. Nothing in it is random and nothing in it changes."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

from croupier.play.recording import History, recorded
from croupier.play.starting import check_posts, check_start
from croupier.play.state import everywhere, state
from croupier.play.view import View, unseen, view
from croupier.policies import next_dealer
from croupier.table import Action, Event, Offer, Posting, Record, Stakes, Table
from croupier.table.actions import well_formed
from croupier.table.events import read
from croupier.table.state import TableRules

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    from croupier.phases import Phase
    from croupier.rules import Rulebook
    from croupier.table import Card
    from croupier.table.events import Note


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


_Past: TypeAlias = "tuple[_Past | None, Action | None, tuple[Note, ...]]"
"""What led to a hand: the past before the latest action, that action, and the events it brought.

A chain, so that an action costs the same late in a hand as early.
"""


class Hand:
    """One deal, from shuffle to payout. `act` gives the hand after an action; this one stays as it is."""

    __slots__ = ("_past", "_place", "_table", "actor", "legal", "rules")

    rules: Rulebook
    actor: int | None
    """The seat to act; None when the hand is over. A shuffle is asked of the dealer."""
    legal: tuple[Offer, ...]
    """What the actor may do; nothing when the hand is over."""
    _table: Table
    _place: int
    """Which of the steps is being played."""
    _past: _Past

    def __repr__(self) -> str:
        waits = "over" if self.over else f"seat {self.actor} to act in {self.step}"
        return f"<Hand of {self.rules.name}, {waits}>"

    @property
    def over(self) -> bool:
        """Whether every chip has been paid out."""
        return self.actor is None

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
        return 0 if self.over else sum(self._table.paid)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, the whole truth."""
        return tuple(read(chain.from_iterable([news for _, _, news in self._pasts()])))

    @property
    def news(self) -> tuple[Event, ...]:
        """What the latest action brought, the whole truth; before the first action, what dealing did."""
        return tuple(read(self._past[2]))

    @property
    def state(self) -> Hashable:
        """All that decides how the hand goes on: of hands begun alike, equal ones are the same from now on."""
        return state(self._table)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card of the deck, wherever it lies, the whole truth; in no order that means anything."""
        return everywhere(self._table)

    @property
    def history(self) -> History:
        """How the hand was begun, and every action since."""
        began = self._table.rules
        return History(
            stacks=began.stacks,
            button=began.button,
            deck=began.deck,
            stakes=began.stakes,
            actions=tuple(action for _, action, _ in self._pasts() if action),
            posts=began.posts,
        )

    def holding(self, seat: int) -> tuple[Card, ...]:
        """The cards in a player's hand, the whole truth; nothing after a fold."""
        return self._table.hands[seat]

    @property
    def board(self) -> Mapping[str, tuple[Card, ...]]:
        """The cards on the table that belong to nobody, by the place where they lie."""
        return self._table.board

    def act(self, action: Action) -> Hand:
        """The hand after the action. Raises IllegalAction, with the clause, and then nothing has happened."""
        if type(action) is not Action or type(action.seat) is not int or action.seat != self.actor:
            raise self._refused(action)
        verb = action.verb
        for offer in self.legal:
            if offer.verb == verb and offer.admits(action):
                break
        else:
            raise self._refused(action)
        rules, place, after = self.rules, self._place, self._table.copy()
        rules.steps[place].phase.apply(after, action)
        if after.actor is None:
            place = _settle(rules, after, place)
        return _hand(rules, after, place, (self._past, action, after.news))

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the action would be refused, or None if it is legal."""
        legal = well_formed(action) and action.seat == self.actor and any(offer.admits(action) for offer in self.legal)
        return None if legal else self._refused(action)

    def view(self, seat: int | None, *, past: bool = True) -> View:
        """What that seat may know (None: an onlooker), with all that has happened or without.

        Raises IndexError if nobody sits there.
        """
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self._table.stacks)):
            raise IndexError(f"there is no seat {seat!r}")
        return view(self, self._table, seat, self.events if past else ())

    @property
    def record(self) -> Record:
        """The hand as checks read it."""
        return recorded(self.rules, self.history, self.events, over=self.over)

    @property
    def _phase(self) -> Phase:
        return self.rules.steps[self._place].phase

    def _pasts(self) -> list[_Past]:
        """The links of the chain, first to last."""
        found: list[_Past] = []
        past: _Past | None = self._past
        while past is not None:
            found.append(past)
            past = past[0]
        return found[::-1]

    def _refused(self, action: Action) -> IllegalAction:
        table = self._table
        if self.over:
            clause = self._phase.ended(table)
            return IllegalAction(action, self.rules.public(clause), "the hand is over", ())
        phase = self._phase
        if not well_formed(action):
            why = 'an action is a seat, a verb, whole chips, and cards in tuples: Action(0, "discard", cards=("Kd",))'
            return IllegalAction(action, self.rules.public(phase.turn(table)), why, ())
        if action.seat != self.actor:
            # What the other may do would tell of the other's cards.
            why = f"it is seat {self.actor}'s turn, not seat {action.seat!r}'s"
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
    posts: Sequence[Posting] = (),
) -> Hand:
    """A new hand, played on to the first choice.

    `stacks` are the chips of each seat, clockwise; `deck` the shuffled cards, first card to be dealt first (it may be
    shorter than the variant's deck, but holds no other card and none twice). `posts` says who posts which blinds, the
    big blind last, where a seat is empty or a player has missed some: nobody else posts any then. Raises CannotStart.
    """
    stakes = rules.stakes if stakes is None else stakes
    check_start(rules, stacks, deck, button, stakes)
    if posts:
        check_posts(rules, len(stacks), posts)
    table = Table.laid(
        TableRules(
            button=button,
            stacks=tuple(stacks),
            deck=tuple(deck),
            stakes=stakes,
            policies=rules.policies,
            shares=rules.shares,
            wild=rules.wild.any_card,
            bugs=rules.wild.bugs,
            makes=rules.shares[0].reaches,
            posts=tuple(posts),
        )
    )
    place = _settle(rules, table, -1)
    return _hand(rules, table, place, (None, None, table.news))


def replay(rules: Rulebook, history: History) -> Hand:
    """The hand that a history tells. Raises CannotStart or IllegalAction where it is not one of this variant."""
    hand = start(
        rules,
        stacks=history.stacks,
        deck=history.deck,
        button=history.button,
        stakes=history.stakes,
        posts=history.posts,
    )
    for action in history.actions:
        hand = hand.act(action)
    return hand


def _settle(rules: Rulebook, table: Table, place: int) -> int:
    """Play on from a step until somebody must choose or the hand is over; the step in which this happens."""
    last = len(rules.steps) - 1
    while table.actor is None and place < last:
        if len(table.live) == 1:
            _to_the_last(table)
            break
        place += 1
        step = rules.steps[place]
        table.at = step.slug
        table.tell("step")
        step.phase.begin(table)
    if table.actor is None:
        table.tell("pass_deal", next_dealer(table))
    return place


def _hand(rules: Rulebook, table: Table, place: int, past: _Past) -> Hand:
    """The table wrapped up; nothing changes it from now on."""
    hand, actor = Hand(), table.actor
    hand.rules = rules
    hand.actor = actor
    hand.legal = () if actor is None else rules.steps[place].phase.offers(table)
    hand._table = table  # noqa: SLF001 - this is the constructor of hands
    hand._place = place  # noqa: SLF001
    hand._past = past  # noqa: SLF001
    return hand


def _to_the_last(table: Table) -> None:
    """Everybody else has folded: the last player takes everything, unseen."""
    (seat,) = table.live
    table.win(seat, sum(table.paid), 0)
