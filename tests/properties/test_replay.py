"""A hand is what its history tells, in this process and in any other."""

from __future__ import annotations

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from croupier.play import replay
from tests.properties.decks import dice
from tests.properties.rulebooks import RULEBOOKS, moments
from tests.properties.test_profiles import PROFILES
from tests.sampling import patience
from tests.shipped import LIBRARY

ROOT = Path(__file__).parent.parent.parent


def digest() -> str:
    """A fingerprint of everything that everybody sees in a hand of every rulebook and profile."""
    told = sha256()
    profiles = [LIBRARY.variants[slug].under(names, house) for slug, names, house in PROFILES]
    for rules in (*RULEBOOKS.values(), *profiles):
        for hand in moments(rules, dice(3)):
            told.update(repr((hand.legal, hand.stacks, hand.actor)).encode())
        told.update(repr([hand.view(seat) for seat in (None, *range(len(hand.stacks)))]).encode())
        told.update(repr((hand.events, [clause.id for clause in rules.clauses])).encode())
    return told.hexdigest()


@pytest.mark.parametrize("name", RULEBOOKS)
def test_replaying_a_history_gives_the_same_hand(name: str) -> None:
    rules = RULEBOOKS[name]
    for seed in range(patience(4, 10)):
        for hand in moments(rules, dice(seed)):
            if hand.over or seed == 0:
                again = replay(rules, hand.history)
                assert (again.events, again.legal, again.stacks) == (hand.events, hand.legal, hand.stacks)
                assert (again.history, again.record) == (hand.history, hand.record)
                assert again.view(0) == hand.view(0)


def test_nothing_depends_on_how_texts_are_hashed() -> None:
    command = "import sys; sys.path.insert(0, '.'); from tests.properties.test_replay import digest; print(digest())"
    found = [
        subprocess.run(
            [sys.executable, "-c", command],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            cwd=ROOT,
            check=True,
            capture_output=True,
            encoding="utf-8",
        ).stdout.strip()
        for seed in ("1", "4711")
    ]
    assert found == [digest()] * 2
