"""The real hands that come with the tests, and a short one to be changed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from croupier.histories.following import follow
from croupier.histories.phh import Handwriting, read_hands
from croupier.histories.setting import Tables
from croupier.histories.verdicts import Verdict
from croupier.spec import SpecError
from tests.shipped import LIBRARY

FILE = Path(__file__).parent / "hands" / "hands.phhs"
TABLES = Tables(LIBRARY)

HAND = """\
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = [
  "d dh p1 AcAd",
  "d dh p2 KcKd",
  "d dh p3 7h2s",
  "p3 f",
  "p1 cbr 6",
  "p2 cc",
  "d db 3c4d9h",
  "p1 cc",
  "p2 cc",
  "d db Jh",
  "p1 cc",
  "p2 cc",
  "d db Qs",
  "p1 cc",
  "p2 cc",
  "p1 sm AcAd",
  "p2 sm",
]
finishing_stacks = [106, 94, 100]
"""


@cache
def real_hands() -> dict[str, Handwriting]:
    """By the name of the file in the dataset."""
    hands = [hand for hand in read_hands(FILE.read_text(encoding="utf-8"), FILE.name) if isinstance(hand, Handwriting)]
    return {hand.name: hand for hand in hands}


def played(text: str) -> Verdict:
    """What comes of one hand. Raises SpecError or CannotBeSaidError."""
    (hand,) = read_hands(text, "hand.phh")
    if isinstance(hand, SpecError):
        raise hand
    return follow(hand, TABLES.setting(hand))
