"""Cases of `next_hand_positions`: where button and blinds are after somebody has left or joined."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.play.session import Session
from croupier.table import DECK
from tests.public.agreeing import Either
from tests.public.reading import SchemaError, shaped
from tests.public.tables import Implementation, rulebook, to_the_end

if TYPE_CHECKING:
    from croupier.rules import Rulebook
    from tests.public.reading import Means, PublicCase


@dataclass(frozen=True, slots=True, kw_only=True)
class Between:
    """The `input` of a case of this kind."""

    seats: str
    last_hand: Mapping[str, str] = field(default_factory=dict)
    next_hand: Mapping[str, str] = field(default_factory=dict)
    busted: tuple[str, ...] = ()
    joins: str = ""


def play(case: PublicCase, means: Means, by: Implementation) -> tuple[Session, ...]:
    """The table before the next hand, and where somebody joins who may post or wait, both of these tables."""
    told = shaped(case, Between)
    found = re.fullmatch(r"S1\.\.S(\d+) clockwise", told.seats)
    spots = told.last_hand or told.next_hand
    if not found or bool(told.last_hand) == bool(told.next_hand):
        raise SchemaError(told.seats)
    seats, button = int(found[1]), _seat(spots["button"])
    rules = by.rules(rulebook("holdem", means.answers))
    if told.last_hand:
        session = _opened(rules, seats, button, spots)
        session = session.after(to_the_end(session.deal(DECK)))
        for seat in told.busted:
            session = session.leave(_seat(seat))
        return (session,)
    joins = re.fullmatch(r"S(\d+) sits down and wants to be dealt in at once", told.joins)
    if not joins:
        raise SchemaError(told.joins)
    new = int(joins[1]) - 1
    before = Session.opened(rules, [100 * (seat != new) for seat in range(seats)], button=(button - 1) % seats)
    before = before.after(to_the_end(before.deal(DECK)))
    assert _spots(before) == {key: _seat(seat) for key, seat in spots.items()}, "that is the next hand of the case"
    return before.join(new, 100, "post"), before.join(new, 100)


def _opened(rules: Rulebook, seats: int, button: int, spots: Mapping[str, str]) -> Session:
    session = Session.opened(rules, [100] * seats, button=button)
    assert _spots(session) == {key: _seat(seat) for key, seat in spots.items()}, "that is the hand of the case"
    return session


def _spots(session: Session) -> dict[str, int]:
    spots = session.lineup.spots
    assert spots is not None, "the game has blinds"
    return {"button": spots.button, "small_blind": spots.small, "big_blind": spots.big}


def _seat(word: str) -> int:
    return int(word.removeprefix("S")) - 1


def button(tables: tuple[Session, ...]) -> str:
    seat = _spots(tables[0])["button"]
    return f"S{seat + 1}" + ("" if tables[0].chairs[seat] else " (empty seat)")


def small_blind(tables: tuple[Session, ...]) -> str:
    return _who(tables[0], "small blind")


def big_blind(tables: tuple[Session, ...]) -> str:
    return _who(tables[0], "big blind")


def _who(session: Session, stake: str) -> str:
    """Who posts it last in the hand that is dealt, by the chair that its seat stands for."""
    hand, players = session.deal(DECK), session.lineup.players
    posted = [players[event.seat] for event in hand.events if event.what == "blind" and event.place == stake]
    return f"S{posted[-1] + 1}" if posted else "nobody"


def posts(tables: tuple[Session, ...]) -> Mapping[str, Mapping[str, int]]:
    """What is posted by whom, each kind as often as it is."""
    found: dict[str, dict[str, int]] = {}
    for seat, stake, live in tables[0].lineup.posts:
        key = f"{'live' if live else 'dead'}_{stake.replace(' ', '_')}"
        of = found.setdefault(f"S{seat + 1}", {})
        of[key] = of.get(key, 0) + 1
    return found


def alternative(tables: tuple[Session, ...]) -> Either:
    """What becomes of whoever waits."""
    waits = tables[-1]
    new = next(seat for seat, chair in enumerate(waits.chairs) if chair and chair.owes)
    while new not in waits.lineup.players:
        waits = waits.after(to_the_end(waits.deal(DECK)))
    there = _spots(waits)["big_blind"] == new
    return Either((f"not dealt in until the big blind reaches S{new + 1}",) if there else ())


def rule(tables: tuple[Session, ...]) -> str:
    big = [post.seat for post in tables[0].lineup.posts if post.stake == "big blind"]
    return "may be more than one big blind" if len(big) > 1 else "there is one big blind"


SEEN: Mapping[str, Callable[[tuple[Session, ...]], object]] = MappingProxyType(
    {look.__name__: look for look in (button, small_blind, big_blind, posts, alternative, rule)}
)
"""What is tried, by its key."""
