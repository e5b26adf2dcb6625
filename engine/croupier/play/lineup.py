"""Who is dealt into the next hand, where button and blinds lie, and who posts what: all that the seats decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from croupier.table import Posting

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

SMALL, BIG = "small blind", "big blind"
TWO = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Chair:
    """Somebody's place at the table."""

    chips: int
    away: bool = False
    """Whether they sit out."""
    owes: frozenset[str] = frozenset()
    """The blinds they missed; a newcomer owes the big one."""
    played: bool = False
    """Whether they were dealt into the latest hand."""
    posts: bool = False
    """Whether they make up for these as soon as they may; otherwise they wait for the big blind."""
    skipped: frozenset[str] = frozenset()
    """The blinds that passed them over while they played, to be posted in turn."""

    @property
    def plays(self) -> bool:
        """Whether they could be dealt in."""
        return self.chips > 0 and not self.away


class Spots(NamedTuple):
    """The seats of the table where button and blinds were in a hand; there need not be anybody."""

    button: int
    small: int
    big: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Lineup:
    """What the next hand begins with; seats are those of the table."""

    players: tuple[int, ...]
    """Who is dealt in, in seat order."""
    button: int
    spots: Spots | None = None
    """Nothing in a game without the usual two blinds."""
    posts: tuple[Posting, ...] = ()
    """Every blind that is posted, in order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """The table between two hands of a game with a small and a big blind."""

    chairs: tuple[Chair | None, ...]
    last: Spots | None
    """Nothing before the first hand."""
    button: int
    """Where the button lies in the first hand, if somebody plays there."""
    answers: Mapping[str, object]
    """Those of the house: `button_moves`, `missed_blinds`, `heads_up`."""

    def lineup(self) -> Lineup:
        """The next hand. Where fewer than two owe nothing, nobody does, and the big blind goes on by one player."""
        plays = tuple(seat for seat, chair in enumerate(self.chairs) if chair and chair.plays)
        dead = self.answers["button_moves"] == "dead button"
        ready = tuple(seat for seat in plays if not self._owes(seat) and (dead or not self._between_blinds(seat)))
        by_big_blind = dead or len(ready) < TWO
        ready = plays if len(ready) < TWO else ready
        if len(ready) < TWO:
            return Lineup(players=ready, button=ready[0] if ready else self.button)
        spots = self._by_big_blind(plays) if self.last and by_big_blind else self._by_button(plays, ready)
        posters = set() if spots.button == spots.small else self._posters(plays, ready, spots)
        players = tuple(sorted({*ready, spots.big, *posters}))
        if len(players) == TWO:
            spots = self._heads_up(players, spots.big)
        elif spots.button == spots.big or any(self.between(spots.button, seat, spots.small) for seat in players):
            spots = spots._replace(button=self._before(players, spots.small))
        return Lineup(players=players, button=spots.button, spots=spots, posts=self._posts(players, spots, posters))

    def _owes(self, seat: int) -> frozenset[str]:
        chair = self.chairs[seat]
        return chair.owes if chair else frozenset()

    def _between_blinds(self, seat: int) -> bool:
        """Whether somebody comes back where button and blinds are just passing: the button would not move on."""
        chair, last = self.chairs[seat], self.last
        return last is not None and not (chair and chair.played) and self.between(last.button, seat, last.big)

    # Where button and blinds lie

    def _by_big_blind(self, plays: tuple[int, ...]) -> Spots:
        """The big blind goes on by one player, the others by seats; a button that cannot is where the big blind is."""
        assert self.last is not None, "a dead button lies where somebody has been"
        small, big = self.last.big, self.next_of(plays, self.last.big)
        button = self.last.small
        return Spots(button if self.between(big, button, small) else big, small, big)

    def _by_button(self, plays: tuple[int, ...], ready: tuple[int, ...]) -> Spots:
        """The button goes on by one player, the blinds are the next two."""
        button = self.next_of(ready, self.last.button if self.last else self.button - 1)
        small = self.next_of(ready, button)
        big = self.next_of(plays, small)
        if big != button:
            return Spots(button, small, big)
        big = self.next_of(ready, self.last.big) if self.last else small
        other = self.next_of(ready, big)
        return Spots(other, other, big)

    def _heads_up(self, players: tuple[int, ...], big: int) -> Spots:
        """The dealer posts the small blind, unless the house has it the other way round."""
        small = self.next_of(players, big)
        return Spots(big if self.answers["heads_up"] == "as with more players" else small, small, big)

    def _before(self, players: tuple[int, ...], seat: int) -> int:
        """The nearest player on the right of a seat."""
        return max(players, key=lambda player: (player - seat) % len(self.chairs))

    # Who posts what

    def _posters(self, plays: tuple[int, ...], ready: tuple[int, ...], spots: Spots) -> set[int]:
        """Who makes up for missed blinds now: nobody from after the button to before the big blind."""
        if self.answers["missed_blinds"] == "wait for the big blind":
            return set()
        button = spots.small if spots.button == spots.big else spots.button
        late = {*ready, spots.small, spots.big}
        owing = ((seat, chair) for seat in plays if seat not in late and (chair := self.chairs[seat]) and chair.owes)
        willing = (seat for seat, chair in owing if chair.posts)
        return {seat for seat in willing if not self.between(button, seat, spots.big)}

    def _posts(self, players: tuple[int, ...], spots: Spots, posters: Collection[int]) -> tuple[Posting, ...]:
        """Those who make up for something, the small blind, the big blind."""
        skips = len(players) > TWO and self.answers["button_moves"] == "moving button"
        due: list[Posting] = []
        for seat in sorted(players, key=lambda player: (player - spots.big - 1) % len(self.chairs)):
            owed = set(self.skipped(seat, spots)) if skips else set()
            owed |= {SMALL} if seat == spots.small else set()
            if seat == spots.big or BIG in owed:
                due.append(Posting(seat, BIG))
            elif SMALL in owed:
                due.append(Posting(seat, SMALL))
            elif seat in posters:
                due += self._made_up(seat)
        return tuple(due)

    def _made_up(self, seat: int) -> list[Posting]:
        both = self.answers["missed_blinds"] == "post both, the small one dead"
        owed = self._owes(seat) if both else {BIG}
        return [Posting(seat, stake, stake == BIG) for stake in (BIG, SMALL) if stake in owed]

    def skipped(self, seat: int, spots: Spots) -> frozenset[str]:
        """The blinds that have passed over somebody who plays, with those of the next hand."""
        chair = self.chairs[seat]
        assert chair is not None, "somebody sits there"
        return chair.skipped | (set() if chair.owes or self.last is None else {*self.passed(seat, spots)})

    def passed(self, seat: int, spots: Spots) -> tuple[str, ...]:
        """The blinds that go past a seat between the last hand and one with these spots."""
        if self.last is None:
            return (SMALL, BIG) if self.between(spots.button, seat, spots.big) else ()
        if self.between(self.last.big, seat, spots.big):
            return SMALL, BIG
        vacant = seat == spots.small != self.last.small
        return (SMALL,) if vacant or self.between(self.last.small, seat, spots.small) else ()

    # Seats

    def next_of(self, seats: tuple[int, ...], seat: int) -> int:
        """The next of some seats on the left of one."""
        return min(seats, key=lambda each: (each - seat - 1) % len(self.chairs))

    def between(self, first: int, seat: int, last: int) -> bool:
        """Whether a seat lies between two others, going to the left."""
        places = len(self.chairs)
        return 0 < (seat - first) % places < (last - first) % places
