"""What is an action at all, whoever sends it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from croupier.table import Action, Card
from croupier.table.actions import MANY, well_formed

SOUND = Action(1, "take_back", 0, (Card("2c"),), (Card("Js"),))


@dataclass
class Lookalike:
    seat: int = 0
    verb: str = "check"
    chips: int = 0
    cards: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()


def test_an_action_is_a_seat_a_verb_whole_chips_and_cards_in_tuples() -> None:
    assert well_formed(SOUND)
    assert well_formed(Action(0, "check"))
    assert well_formed(Action(-1, "raise", MANY - 1)), "who it is and what it costs is judged later"


@pytest.mark.parametrize(
    "strange",
    [
        {"seat": True},
        {"seat": None},
        {"seat": 1.0},
        {"seat": MANY},
        {"seat": -MANY},
        {"seat": 2 * MANY},
        {"verb": None},
        {"verb": b"check"},
        {"chips": 2.0},
        {"chips": "2"},
        {"chips": MANY},
        {"chips": -MANY},
        {"chips": 2 * MANY},
        {"cards": ["2c"]},
        {"cards": (2,)},
        {"cards": ("2c", None)},
        {"cards": None},
        {"takes": ["Js"]},
        {"takes": (11,)},
        {"takes": "Js"},
    ],
    ids=str,
)
def test_one_thing_of_another_kind_is_enough_and_it_is_none(strange: dict[str, Any]) -> None:
    assert not well_formed(SOUND._replace(**strange))


@pytest.mark.parametrize("other", [None, "check", (0, "check", 0, (), ()), Lookalike()])
def test_what_only_looks_like_an_action_is_none(other: object) -> None:
    assert not well_formed(other)
