"""The check of every clause finds out a hand in which the clause is not kept."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from tests.miniatures.catalogue import TAMPERINGS, TOOTHLESS, WRONG
from tests.play.hands import BOUNCE_BACK
from tests.properties.decks import dice, last
from tests.properties.rulebooks import moments

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.rules import Rulebook
    from croupier.table import Record


def records(rules: Rulebook, hands: int = 80) -> tuple[Record, ...]:
    return tuple(last(moments(rules, dice(seed))).record for seed in range(hands))


@cache
def sound() -> tuple[Record, ...]:
    return records(BOUNCE_BACK, 250)


def found(clause: str, among: Iterable[Record]) -> bool:
    """Whether the clause of Bounce Back finds a fault in one of the hands."""
    check = BOUNCE_BACK.clause(clause).check
    return any(finding for record in among for finding in check(record))


def complaints(among: Iterable[Record]) -> set[str]:
    """The clauses of Bounce Back that find a fault; hand by hand, for each is read once."""
    return {clause.id for record in among for clause in BOUNCE_BACK.clauses if any(clause.check(record))}


@pytest.mark.parametrize(
    ("clause", "place"), [(clause, place) for clause, ways in TAMPERINGS.items() for place in range(len(ways))]
)
def test_a_record_that_was_tampered_with_is_found_out(clause: str, place: int) -> None:
    tamper = TAMPERINGS[clause][place]
    assert found(clause, (false for record in sound() for false in tamper(record)))


@pytest.mark.parametrize(
    ("clause", "place"), [(clause, place) for clause, ways in WRONG.items() for place in range(len(ways))]
)
def test_a_game_that_is_wrong_in_one_way_is_found_out(clause: str, place: int) -> None:
    assert found(clause, records(WRONG[clause][place]()))


def test_untouched_hands_are_sound_so_that_what_is_found_was_put_there() -> None:
    assert not complaints(sound())


def test_every_clause_can_be_broken_or_says_why_not() -> None:
    breakable = TAMPERINGS.keys() | WRONG.keys()
    assert breakable | TOOTHLESS.keys() == {clause.id for clause in BOUNCE_BACK.clauses}
    assert not breakable & TOOTHLESS.keys()
