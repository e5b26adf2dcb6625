"""Every clause holds in every hand, and every clause has something to say somewhere."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

import pytest

from croupier.proof import consult
from tests.properties.decks import dice
from tests.properties.rulebooks import RULEBOOKS, moments
from tests.sampling import patience

if TYPE_CHECKING:
    from collections.abc import Mapping

LEAST, MOST = patience(16, 120), 120
"""So many hands are played, and more until every clause has spoken."""
SILENT: Mapping[str, str] = MappingProxyType(
    {
        "policy.doubt": "who settles a dispute is printed, not played",
        "policy.button-moves": "where it goes is seen between two hands: `test_sessions` looks there",
    },
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
    wanted = {clause.id for clause in rules.clauses} - set(SILENT) - {clause for told, clause in IDLE if told == name}
    for seed in range(MOST):
        if seed >= LEAST and spoken >= wanted:
            break
        *_, hand = moments(rules, dice(seed))
        faults, spoke = consult(rules, hand.record)
        spoken |= spoke
        broken |= {fault.partition(":")[0].partition("/")[2]: f"{fault} ({hand.history})" for fault in faults}
    assert not broken
    assert spoken == wanted
