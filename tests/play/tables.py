"""Sessions told in a few words: who sits where, who leaves, and where that puts button and blinds."""

from __future__ import annotations

from croupier.play.session import Session
from croupier.table import DECK
from tests.play.hands import stakes
from tests.public.tables import to_the_end
from tests.rules.writing import DEAL, SHOWDOWN, rulebook, variant

BLINDS = ("blinds", DEAL, "bet: {opens: left of big blind}", SHOWDOWN)
STAKES = stakes("fixed limit", small_blind=1, big_blind=2, bet=2)
BUTTONS = ("dead button", "moving button", "simplified moving button")


def table(seats: int = 6, *, button: int = 0, **policies: str) -> Session:
    """So many players with 100 chips, before the first hand; the dead button unless told otherwise."""
    told = {"button_moves": "dead button", "missed_blinds": '"post both, the small one dead"', **policies}
    rules = rulebook(variant(*BLINDS, players="2 to 9", **told))
    return Session.opened(rules, [100] * seats, button=button, stakes=STAKES)


def played(session: Session, hands: int = 1) -> Session:
    """After so many hands in which everybody stays."""
    for _ in range(hands):
        session = session.after(to_the_end(session.deal(DECK)))
    return session


def where(session: Session) -> tuple[int, int | None, int]:
    """Button, small blind and big blind of the next hand; no small blind where nobody is there to post it."""
    spots = session.lineup.spots
    assert spots is not None, "the game has blinds"
    return spots.button, spots.small if spots.small in session.lineup.players else None, spots.big


def posts(session: Session) -> list[str]:
    """What is posted in the next hand, in order: `3 big`, `4 small dead`."""
    words = ((str(seat), stake.partition(" ")[0], "" if live else "dead") for seat, stake, live in session.lineup.posts)
    return [" ".join(filter(None, each)) for each in words]
