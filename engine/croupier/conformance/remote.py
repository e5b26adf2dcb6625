"""An implementation that answers the protocol at level `full`, seen as a hand of ours: scenarios can be told on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, cast

from croupier import play
from croupier.conformance.messages import Declined, Ran, Reply, Run
from croupier.conformance.pipes import Trouble
from croupier.conformance.vector import action_of, deed_of
from croupier.gherkin.arranging import NotSo
from croupier.play import CannotStart, History, IllegalAction, View
from croupier.table import Event, Offer, Stakes
from croupier.table.cards import Card

if TYPE_CHECKING:
    from croupier.conformance.conversation import Conversation
    from croupier.conformance.messages import OfferSeen, StepSeen
    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table import Action, Record


class NotPlayedError(NotSo):
    """The implementation did not play; the text is its reason."""


class Remote:
    """Whoever is at the other end begins hands. What one compares with is always asked of it, never computed here."""

    def __init__(self, talk: Conversation) -> None:
        self._talk = talk

    def start(
        self,
        rules: Rulebook,
        *,
        stacks: Sequence[int],
        deck: Sequence[Card],
        button: int = 0,
        stakes: Stakes | None = None,
    ) -> Hand:
        """As `croupier.play.start`. Raises CannotStart, or NotPlayedError."""
        stakes = stakes or rules.stakes
        run = Run(
            seq=0,
            id=f"{rules.slug}/a-scenario",
            level="full",
            button=button,
            stacks=tuple(stacks),
            betting=stakes.betting,
            stakes=stakes.amounts,
            deck=tuple(deck),
            actions=(),
        )
        told = self.play(rules, run)
        if told.refused == "start":
            clause = _clause_of_start(rules, run, stakes)
            raise CannotStart(clause, told.why or "it says that the hand cannot begin")
        return cast("Hand", RemoteHand(self, rules, run, told))

    def play(self, rules: Rulebook, run: Run) -> Ran:
        """What it says of a hand. Raises NotPlayedError; whatever goes wrong on the way is its reason."""
        try:
            reply = self._asked(rules, run)
        except Trouble as trouble:
            if trouble.lost:
                self._talk.lose()
            raise NotPlayedError(f"{trouble.outcome}: {trouble.why}") from None
        if isinstance(reply, Declined):
            raise NotPlayedError(reply.unsupported or reply.skipped or reply.error or "it does not say why")
        if not isinstance(reply, Ran):
            raise NotPlayedError("it answers a hand with something else")
        return reply

    def _asked(self, rules: Rulebook, run: Run) -> Reply:
        started = self._talk.begin()
        if started and "full" not in started.levels:
            raise NotPlayedError("it does not offer the level `full`; at other levels: croupier conform")
        declined = self._talk.agree(rules)
        if declined:
            return declined
        self._talk.say(lambda seq: replace(run, seq=seq))
        return self._talk.hear()


@contextmanager
def _told_rightly() -> Iterator[None]:
    """What is not of the shape that the protocol asks for is nothing that was played."""
    try:
        yield
    except (IndexError, KeyError, TypeError, ValueError) as wrong:
        if isinstance(wrong, NotPlayedError):
            raise
        raise NotPlayedError(f"its views and events are not as the protocol tells them: {wrong!r}") from None


@dataclass(frozen=True, slots=True)
class RemoteHand:
    """A hand as the other side tells it. It answers the names of `croupier.play.Hand`."""

    _remote: Remote
    rules: Rulebook
    _run: Run
    _told: Ran

    @property
    def _steps(self) -> tuple[StepSeen, ...]:
        if not self._told.steps:
            raise NotPlayedError("it tells no steps; scenarios need the level `full`")
        return self._told.steps

    @property
    def _now(self) -> StepSeen:
        return self._steps[-1]

    @property
    def actor(self) -> int | None:
        """The seat to act; None when the hand is over."""
        return self._now.seat

    @property
    def over(self) -> bool:
        """Whether nobody is to act any more."""
        return self.actor is None

    @property
    def step(self) -> str:
        """The step being played, hyphenated."""
        return self._now.step or ""

    @property
    def legal(self) -> tuple[Offer, ...]:
        """What the actor may do."""
        return tuple(map(_offer, self._now.offers))

    @property
    def button_seat(self) -> int:
        """The seat of the dealer."""
        return self._run.button

    @property
    def stacks(self) -> tuple[int, ...]:
        """The chips in front of each seat."""
        with _told_rightly():
            return tuple(self._of_view(0, "stacks"))

    @property
    def pot(self) -> int:
        """The chips in the middle."""
        with _told_rightly():
            return int(self._of_view(0, "pot"))

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened."""
        with _told_rightly():
            return tuple(map(_event, (each for step in self._steps for each in step.events)))

    @property
    def history(self) -> History:
        """How the hand was begun, and every action since."""
        run = self._run
        stakes = Stakes(betting=run.betting, amounts=run.stakes)
        actions = tuple(map(action_of, run.actions))
        return History(stacks=run.stacks, button=run.button, deck=run.deck, stakes=stakes, actions=actions)

    @property
    def record(self) -> Record:
        """The hand as checks read it: its own events, under the rules that were agreed on."""
        return play.recorded(self.rules, self.history, self.events, over=self.over)

    def holding(self, seat: int) -> tuple[Card, ...]:
        """The cards in a player's hand, as that player sees them."""
        with _told_rightly():
            return tuple(self._of_view(seat, "hands")[seat])

    def view(self, seat: int | None, *, past: bool = True) -> View:
        """What that seat may know, without what has happened unless that is wanted.

        An onlooker knows of each hand what the next seat knows of it.
        """
        with _told_rightly():
            told = cast("dict[str, Any]", self._now.views[seat or 0])
            return View(
                seat=seat,
                step=self.step,
                actor=self.actor,
                legal=self.legal if seat is not None and seat == self.actor else (),
                button=self.button_seat,
                stacks=tuple(told["stacks"]),
                bets=tuple(told["bets"]),
                pot=told["pot"],
                folded=tuple(told["folded"]),
                hands=self._cards("hands", seat),
                piles=self._cards("piles", seat),
                stub=told["stub"],
                events=tuple(event.veiled(seat) for event in self.events) if past else (),
                board={place: tuple(cards) for place, cards in told.get("board", {}).items()},
            )

    def _cards(self, key: str, seat: int | None) -> tuple[tuple[Card, ...], ...]:
        seats = range(len(self._run.stacks))
        seen = [(whose + 1) % len(seats) if seat is None else seat for whose in seats]
        return tuple(tuple(self._of_view(eyes, key)[whose]) for whose, eyes in zip(seats, seen, strict=True))

    def act(self, action: Action) -> RemoteHand:
        """The hand after the action. Raises IllegalAction."""
        run, told = self._after(action)
        if told.refused is not None:
            raise self._refused(action, told)
        return RemoteHand(self._remote, self.rules, run, told)

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why the action would be refused, or None if it is accepted."""
        _, told = self._after(action)
        return None if told.refused is None else self._refused(action, told)

    def _after(self, action: Action) -> tuple[Run, Ran]:
        run = replace(self._run, actions=(*self._run.actions, deed_of(action)))
        return run, self._remote.play(self.rules, run)

    def _refused(self, action: Action, told: Ran) -> IllegalAction:
        """The protocol knows no clauses, so the one by which our rules refuse the same action stands for theirs."""
        ours = play.replay(self.rules, self.history).refusal(action)
        return IllegalAction(action, ours.clause if ours else "", told.why or "it refuses that", self.legal)

    def _of_view(self, seat: int, key: str) -> Any:  # noqa: ANN401 - JSON
        try:
            return self._now.views[seat][key]
        except (IndexError, KeyError):
            raise NotPlayedError(f"it does not tell the {key} that seat {seat} sees") from None


def _clause_of_start(rules: Rulebook, run: Run, stakes: Stakes) -> str:
    try:
        play.start(rules, stacks=run.stacks, deck=run.deck, button=run.button, stakes=stakes)
    except CannotStart as barred:
        return barred.clause
    return ""


def _offer(seen: OfferSeen) -> Offer:
    least, most = seen.choose or (seen.min or 0, seen.max or 0)
    among, takes = (tuple(map(Card, each or ())) for each in (seen.from_, seen.takes))
    return Offer(seen.verb, least, most, among, takes, seen.price or 0)


def _event(told: Any) -> Event:  # noqa: ANN401 - JSON
    told = dict(told)
    cards = tuple(map(Card, told.pop("cards", ())))
    return Event(what=told.pop("event"), cards=cards, **told)
