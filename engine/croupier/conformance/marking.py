"""What a hand is good for beyond the clauses that it shows: the answers it rules out, and who gets chips how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies import policy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table import Record

_COMES_IN = frozenset({"return", "win"})


def tells(hand: Hand) -> tuple[str, ...]:
    """What somebody would be found out by who has it otherwise, for whoever chooses among hands."""
    return tuple(dict.fromkeys((*_ruled_out(hand.rules, hand.record), *_gains(hand.record))))


def _ruled_out(rules: Rulebook, record: Record) -> Iterator[str]:
    """`odd_chip is not last raiser`: the answers to policies by which it would be no hand of these rules."""
    for word, answer in rules.policies.items():
        asked = policy(word)
        for other, check in asked.checks.items() if isinstance(answer, str) else ():
            if other != answer and any(check(record)):
                yield f"{word} is not {other}"


def _gains(record: Record) -> Iterator[str]:
    """`return, all in, alone`: how somebody stands to whom chips go."""
    stacks, live = [*record.stacks], set(range(record.seats))
    for event in record.events:
        if event.what == "fold":
            live.discard(event.seat)
        if event.chips and event.seat >= 0:
            comes = event.what in _COMES_IN
            if comes:
                chips = "with chips" if stacks[event.seat] else "all in"
                yield f"{event.what}, {chips}, {'alone' if len(live) == 1 else 'against others'}"
            stacks[event.seat] += event.chips if comes else -event.chips
