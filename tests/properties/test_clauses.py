"""Every clause holds in every hand, and every clause has something to say somewhere."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

import pytest

from croupier.proof import consult
from tests.properties.decks import dice
from tests.properties.rulebooks import RULEBOOKS, moments

if TYPE_CHECKING:
    from collections.abc import Mapping

HANDS = 120
SILENT: Mapping[str, str] = MappingProxyType(
    {"policy.doubt": "who settles a dispute is printed, not played"},
)
"""Clauses about which no hand can say anything, each with the reason."""
IDLE: Mapping[tuple[str, str], str] = MappingProxyType(
    {
        (
            "two piles",
            "policy.first-to-show",
        ): "its check reads the step before the showdown, which is no betting round",
        ("two piles, burned, at once", "policy.first-to-show"): "as above",
        ("reshuffle: [burns]", "policy.reshuffle"): "without a burn and without folded hands nothing is ever shuffled",
        ("reshuffle: [discards]", "policy.reshuffle"): "no discard is dead before the bounce",
    }
)
"""Clauses that are silent in some of our rulebooks only."""
KNOWN: Mapping[tuple[str, str], str] = MappingProxyType(
    {
        **dict.fromkeys(
            (
                ("two draws", "policy.reshuffle-spares"),
                ("two draws, burned", "policy.reshuffle-spares"),
                ("two draws, at once", "policy.reshuffle-spares"),
            ),
            "a card thrown in the first draw can come back after a shuffle for somebody else, as the sentence allows",
        ),
        **dict.fromkeys(
            (
                ("two draws, burned", "deck.cards"),
                ("burn: one before each draw", "deck.cards"),
                ("one draw, burned, at once", "deck.cards"),
                ("two piles, burned, at once", "deck.cards"),
            ),
            "a card may be burned twice, once before and once after a shuffle",
        ),
        **dict.fromkeys(
            (
                ("short_all_in: reopens only when full", "policy.raises"),
                ("short_all_in: never reopens", "policy.raises"),
                ("short_all_in: never reopens", "policy.short-all-in"),
            ),
            "the check counts half bets, whatever the answer about short all-ins is",
        ),
    }
)
"""Faults of checks that are not mended yet. The list may only shrink: a pair that is sound again fails the test."""


@pytest.mark.parametrize("name", RULEBOOKS)
def test_every_clause_holds_in_every_hand_and_speaks_in_some(name: str) -> None:
    rules = RULEBOOKS[name]
    spoken: set[str] = set()
    broken: dict[str, str] = {}
    for seed in range(HANDS):
        *_, hand = moments(rules, dice(seed))
        faults, spoke = consult(rules, hand.record)
        spoken |= spoke
        broken |= {fault.partition(":")[0].partition("/")[2]: f"{fault} ({hand.history})" for fault in faults}
    surprises = {clause: fault for clause, fault in broken.items() if (name, clause) not in KNOWN}
    assert not surprises
    silent = {clause.id for clause in rules.clauses} - spoken
    assert silent == set(SILENT) | {clause for rulebook, clause in IDLE if rulebook == name}
