"""Hands of Bounce Back between two players, at the moments in which the first of them must say something."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType

from croupier.play import Hand, start
from croupier.rules import Rulebook
from croupier.table import DECK, Action, Card, Stakes
from tests.shipped import LIBRARY

MINE: tuple[Card, ...] = tuple(map(Card, "9s 9d 6c Th Kd".split()))
THEIRS: tuple[Card, ...] = tuple(map(Card, "2c 2d 5h 7s Jc".split()))
NEXT: tuple[Card, ...] = tuple(map(Card, "Ks 3c 4d".split()))


@cache
def rules() -> Rulebook:
    """Those of Bounce Back."""
    return LIBRARY.variant("bounce-back").rules


def dealt(betting: str = "no limit", stack: int = 100) -> Hand:
    """Seat 0 deals, holds MINE and acts first."""
    told = [card for pair in zip(THEIRS, MINE, strict=True) for card in pair]
    deck = (*told, *NEXT, *(card for card in DECK if card not in {*told, *NEXT}))
    amounts = MappingProxyType({"ante": 1, "bet": 2, "max bet": 10})
    stakes = Stakes(betting=betting, amounts=amounts)  # type: ignore[arg-type]  # any of the four words
    return start(rules(), stacks=(stack, stack), deck=deck, stakes=stakes)


def drawing() -> Hand:
    """Everybody has checked."""
    return dealt().act(Action(0, "check")).act(Action(1, "check"))


def raised() -> Hand:
    """Seat 0 has checked and faces a bet of 10."""
    return dealt().act(Action(0, "check")).act(Action(1, "bet", 10))


def bouncing() -> Hand:
    """Seat 0 has thrown the ten and the king, and may take them back."""
    hand = drawing().act(Action(0, "discard", cards=MINE[3:])).act(Action(1, "discard"))
    return hand.act(Action(0, "check")).act(Action(1, "check"))


def showing() -> Hand:
    """Seat 0 has thrown the pair of nines away, called, and may show or muck."""
    hand = drawing().act(Action(0, "discard", cards=(MINE[1], MINE[4]))).act(Action(1, "discard"))
    hand = hand.act(Action(0, "check")).act(Action(1, "check")).act(Action(0, "keep"))
    return hand.act(Action(0, "check")).act(Action(1, "bet", 2)).act(Action(0, "call"))
