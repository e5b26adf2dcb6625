"""Missed blinds: what a player pays who has missed blinds, or has just sat down, to be dealt in again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record

BOTH, BIG, WAIT = "post both, the small one dead", "post the big blind", "wait for the big blind"
SMALL_BLIND = "small blind"
NEW = "A new player owes the big blind."
BETWEEN = "Nobody is dealt in between the button and the big blind."


def _dead(record: Record) -> Iterator[Finding]:
    """Only small blinds are dead, and no more than that."""
    for step in record.forced:
        dead = [(event.place, event.chips) for event in record.during(step, "post")]
        most = record.stakes.amounts.get(SMALL_BLIND, 0)
        yield kept(all(place == SMALL_BLIND and chips <= most for place, chips in dead), f"{dead} were posted dead")


def _no_dead(record: Record) -> Iterator[Finding]:
    for step in record.forced:
        dead = [event.seat for event in record.during(step, "post")]
        yield kept(not dead, f"seats {dead} posted dead blinds")


POLICY = Policy(
    word="missed_blinds",
    asks="What does a player owe who has missed blinds?",
    says={
        BOTH: "Whoever has missed blinds waits for the big blind, or posts what was missed: the big blind is live, the "
        f"small blind goes dead into the pot. {NEW} {BETWEEN}",
        BIG: f"Whoever has missed a blind waits for the big blind, or posts one big blind, which is live. {NEW} "
        f"{BETWEEN}",
        WAIT: "Whoever has missed a blind, or has just sat down, is dealt in again once the big blind gets there.",
    },
    checks={BOTH: _dead, BIG: _no_dead, WAIT: _no_dead},
    topic="the blinds",
)
