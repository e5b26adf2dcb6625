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
        **{
            (f"reshuffle: [{word}]", clause): why
            for clause in ("policy.reshuffle", "policy.reshuffle-spares")
            for word, why in {
                "burns": "without a burn there is nothing to shuffle",
                "discards": "no discard is dead before the bounce",
                "bottom card": "it is dealt, and not held back",
                "nothing": "nothing is shuffled",
            }.items()
        },
    }
)
"""Clauses that are silent in some of our rulebooks only."""


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
    assert not broken
    silent = {clause.id for clause in rules.clauses} - spoken
    assert silent == set(SILENT) | {clause for rulebook, clause in IDLE if rulebook == name}
