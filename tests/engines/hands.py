"""Hands of Five Card Draw in which random play found PokerKit to differ, made as small as they could be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.conformance.cases import vectors_of
from croupier.gherkin.notation import read_example
from croupier.rules.documents import Example
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.conformance.vector import Vector

FOUND = (
    Example(
        id="all-in-for-the-ante-waits",
        title="Cleo spoke first in the last round, and shows before Ben, who has been all-in since the ante",
        clauses=("policy.first-to-show",),
        seats="Ann Ben Cleo",
        stacks={"Ann": 100, "Ben": 1, "Cleo": 100},
        betting="no limit",
        dealt={"Ann": "Qs Jd 9c 5h 3d", "Ben": "Kh Ks 8d 4c 2s", "Cleo": "Ah As 7d 6c 2h"},
        play=("Ann mucks; Ben mucks; Cleo shows first",),
    ),
    Example(
        id="two-chips-of-her-own",
        title="What nobody matched of Ann's ante comes back, so she may muck",
        clauses=("the-ante.unmatched",),
        seats="Ann Ben",
        stacks={"Ann": 100, "Ben": 1},
        stakes={"ante": 3, "bet": 2},
        betting="no limit",
        dealt={"Ann": "Qs Jd 9c 5h 3d", "Ben": "Kh Ks 8d 4c 2s"},
        play=("Ann has 99 chips; Ann mucks; Ben wins 2",),
    ),
    Example(
        id="one-chip-does-not-reopen",
        title="Ben has checked, and an all-in of half the smallest bet does not let him raise",
        clauses=("policy.short-all-in",),
        seats="Ann Ben Cleo",
        stacks={"Ann": 100, "Ben": 100, "Cleo": 2},
        betting="no limit",
        play=("Ben checks; Cleo bets 1; Ann calls; Ben may not raise to 3 (policy.short-all-in); Ben calls",),
    ),
    Example(
        id="a-raise-that-one-chip-faces",
        title="Ann has one chip left, so she is not all-in, and Cleo may raise",
        clauses=("betting.all-in",),
        seats="Ann Ben Cleo",
        stacks={"Ann": 2, "Ben": 3, "Cleo": 100},
        betting="no limit",
        play=("Ben bets 2; Cleo may raise to 4; Cleo calls",),
    ),
    Example(
        id="nobody-left-to-bet-against",
        title="When Ben folds, Ann is the only one with chips, and the round is over",
        clauses=("betting.ends",),
        seats="Ann Ben Cleo",
        stacks={"Ann": 100, "Ben": 100, "Cleo": 1},
        play=("Ben folds; Cleo discards x",),
    ),
)


def found() -> Iterator[Vector]:
    rules = LIBRARY.variant("five-card-draw").rules
    for example in FOUND:
        yield from vectors_of(read_example(rules, example), rules)
