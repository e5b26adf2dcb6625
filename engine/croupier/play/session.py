"""A session of hands: who sits where, how button and blinds go on, who leaves, joins, sits out and comes back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from croupier.play.hand import start
from croupier.play.lineup import BIG, SMALL, TWO, Chair, Lineup, Round, Spots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.play.hand import Hand
    from croupier.rules import Rulebook
    from croupier.table import Card, Stakes

How: TypeAlias = Literal["wait", "post"]
WAIT: How = "wait"
POST: How = "post"
MOST = 64
"""More seats than any table has."""


class CannotSit(ValueError):
    """Nobody can sit down, get up or come back there, or not in that way; the text says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """The table between two hands. Whatever happens gives a new session; this one stays as it is.

    In games with the usual two blinds these go on as the house says (`button_moves`, `missed_blinds`); in all others
    the deal passes as the hand tells, nobody owes anything, and everybody with chips who does not sit out is dealt in.
    """

    rules: Rulebook
    stakes: Stakes
    chairs: tuple[Chair | None, ...]
    """By seat of the table; None where nobody sits."""
    button: int = 0
    """Where the deal has passed to; before the first hand, who is to deal it."""
    last: Spots | None = None
    """Where button and blinds were in the latest hand; nothing before the first, and in games without."""
    begun: bool = False
    """Whether a hand has been played."""

    @classmethod
    def opened(
        cls, rules: Rulebook, stacks: Sequence[int], *, button: int = 0, stakes: Stakes | None = None
    ) -> Session:
        """A table at which nothing has been played yet; a stack of 0 is an empty seat. Raises CannotSit."""
        if not 0 <= button < len(stacks) <= MOST:
            raise CannotSit(f"the button is at none of {len(stacks)} seats, or these are more than {MOST}")
        chairs = tuple(Chair(chips=_chips(chips)) if chips else None for chips in stacks)
        return cls(rules=rules, stakes=rules.stakes if stakes is None else stakes, chairs=chairs, button=button)

    # Hands

    @property
    def lineup(self) -> Lineup:
        """Who is dealt into the next hand, where its button lies, and who posts what."""
        if not self._blinds:
            playing = tuple(seat for seat, chair in enumerate(self.chairs) if chair and chair.plays)
            button = min(playing, key=lambda seat: (seat - self.button) % len(self.chairs), default=self.button)
            return Lineup(players=playing, button=button)
        return self._round.lineup()

    def deal(self, deck: Sequence[Card]) -> Hand:
        """The next hand; its seats are `lineup.players`, in that order. Raises CannotStart."""
        lineup = self.lineup
        at = {seat: place for place, seat in enumerate(lineup.players)}
        here = [seat for seat in at if seat <= lineup.button] or list(at)
        posts = tuple(post._replace(seat=at[post.seat]) for post in lineup.posts)
        button = at[here[-1]] if here else 0
        return start(
            self.rules,
            stacks=[chair.chips for seat in at if (chair := self.chairs[seat])],
            deck=deck,
            button=button,
            stakes=self.stakes,
            posts=() if _usual(lineup) else posts,
        )

    def after(self, hand: Hand) -> Session:
        """The table once a hand that `deal` began is over. Raises ValueError if it is not, or is another hand."""
        lineup = self.lineup
        began = tuple(chair.chips for seat in lineup.players if (chair := self.chairs[seat]))
        if not hand.over or hand.history.stacks != began:
            raise ValueError("this is no finished hand of these players")
        chairs = [chair and self._passed_by(seat, chair, lineup) for seat, chair in enumerate(self.chairs)]
        for seat, chips in zip(lineup.players, hand.stacks, strict=True):
            chair = chairs[seat]
            assert chair is not None, "whoever is dealt in sits there"
            chairs[seat] = replace(chair, chips=chips)
        button = lineup.players[hand.events[-1].seat] if lineup.spots is None else lineup.button
        return replace(self, chairs=tuple(chairs), button=button, last=lineup.spots or self.last, begun=True)

    def _passed_by(self, seat: int, chair: Chair, lineup: Lineup) -> Chair:
        """What a hand leaves of what somebody owes."""
        spots = lineup.spots
        if spots is None:
            return chair
        if seat in lineup.players:
            paid = {post.stake for post in lineup.posts if post.seat == seat}
            moving = len(lineup.players) > TWO and self.rules.policies["button_moves"] == "moving button"
            due = self._round.skipped(seat, spots) | ({SMALL} if seat == spots.small else set())
            skipped = due - paid if moving else frozenset()
            return replace(chair, owes=frozenset(), posts=False, skipped=skipped, played=True)
        missed = self._round.passed(seat, spots) if not chair.plays else ()
        return replace(chair, owes=chair.owes | {*missed}, played=False)

    # Players

    def join(self, seat: int, chips: int, how: How = WAIT) -> Session:
        """Somebody sits down: in a game under way to wait for the big blind, or to post it. Raises CannotSit."""
        if not 0 <= seat < len(self.chairs):
            raise CannotSit(f"there is no seat {seat}")
        if self.chairs[seat] is not None:
            raise CannotSit(f"somebody sits at seat {seat}")
        owes = frozenset({BIG}) if self.begun and self._blinds else frozenset[str]()
        return self._with(seat, Chair(chips=_chips(chips), owes=owes, posts=self._may(how)))

    def leave(self, seat: int) -> Session:
        """Somebody gets up and takes their chips. Raises CannotSit."""
        self._at(seat)
        return self._with(seat, None)

    def sit_out(self, seat: int) -> Session:
        """Somebody keeps the seat and is not dealt in; the blinds that pass are owed. Raises CannotSit."""
        chair = self._at(seat)
        return self._with(seat, replace(chair, away=True, owes=chair.owes | chair.skipped, skipped=frozenset()))

    def sit_in(self, seat: int, how: How = WAIT) -> Session:
        """Somebody comes back, to wait for the big blind or to make up for what was missed. Raises CannotSit.

        Between the button and the big blind nothing can be made up; whoever posts is dealt in once the button is past.
        """
        return self._with(seat, replace(self._at(seat), away=False, posts=self._may(how)))

    def add(self, seat: int, chips: int) -> Session:
        """Somebody at the table buys more chips. Raises CannotSit."""
        chair = self._at(seat)
        return self._with(seat, replace(chair, chips=chair.chips + _chips(chips)))

    @property
    def stacks(self) -> tuple[int, ...]:
        """The chips at each seat, 0 where nobody sits."""
        return tuple(chair.chips if chair else 0 for chair in self.chairs)

    # How it is worked out

    @property
    def _blinds(self) -> bool:
        answers = self.rules.policies
        return "button_moves" in answers and answers["deal_moves"] == "clockwise"

    @property
    def _round(self) -> Round:
        return Round(chairs=self.chairs, last=self.last, button=self.button, answers=self.rules.policies)

    def _may(self, how: How) -> bool:
        if how == POST and self.rules.policies.get("missed_blinds") == "wait for the big blind":
            raise CannotSit(f"here one can only wait for the big blind ({self.rules.public('policy.missed-blinds')})")
        return how == POST

    def _at(self, seat: int) -> Chair:
        chair = self.chairs[seat] if 0 <= seat < len(self.chairs) else None
        if chair is None:
            raise CannotSit(f"nobody sits at seat {seat}")
        return chair

    def _with(self, seat: int, chair: Chair | None) -> Session:
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))


def _chips(chips: int) -> int:
    if type(chips) is not int or chips < 1:
        raise CannotSit(f"{chips!r} is no number of chips to sit down with")
    return chips


def _usual(lineup: Lineup) -> bool:
    """Whether everybody posts as they would if nobody had left or come back."""
    spots = lineup.spots
    return spots is None or [tuple(post) for post in lineup.posts] == [
        (spots.small, SMALL, True),
        (spots.big, BIG, True),
    ]
