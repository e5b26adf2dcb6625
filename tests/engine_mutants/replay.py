"""Replay hands in one process: `python -m tests.engine_mutants.replay [FINGERPRINTS | cases]`.

First the cases that people told, with what they claim and with the checks of all clauses; then every hand that ships,
move for move, and the ranking of all classes of hands. Without a file it prints the fingerprints of these, with a file
it compares, and stops at the first that differs; `cases` leaves them out.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from croupier.conformance.filed import read_vectors
from croupier.conformance.performing import perform
from croupier.conformance.ranking import all_hands
from croupier.conformance.vector import rules_of
from croupier.evaluators import evaluator
from croupier.gherkin.checking import told_cases
from croupier.proof import run
from croupier.rules import Library
from tests.engine_mutants.mutant import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

EVERY = 499
"""Of all hands every so manieth is ranked."""


def false_cases(library: Library) -> Iterator[str]:
    """The told cases that do not hold."""
    for entry in library.variants.values():
        for case in told_cases(entry):
            rules = entry.under(case.house_rules, case.house or None)
            yield from (f"{case.variant}/{case.id}: {fault}" for fault in run(case, rules).faults[:1])


def fingerprints(library: Library) -> Iterator[str]:
    """A digest of all that a hand offers and tells, and of what the seats see at its end, beside its id."""
    for slug in library.variants:
        for vector in read_vectors(ROOT / "features" / "vectors" / f"{slug}.json"):
            done = perform(rules_of(library, vector.profile), vector.request(0, "result"))
            shown: list[object] = [done.reply, done.clause, done.why]
            shown += [(hand.actor, hand.step, hand.legal, hand.pot) for hand in done.hands]
            for hand in done.hands[-1:]:
                shown += [hand.events, *(hand.view(seat) for seat in (None, *range(len(hand.stacks))))]
            yield _line(vector.id, shown)
    high = evaluator("high")
    ranked = [(high.rank(cards), high.describe(cards)) for cards in islice(all_hands(high), 0, None, EVERY)]
    yield _line("high", ranked)


def _line(name: str, shown: object) -> str:
    return f"{name} {sha256(repr(shown).encode()).hexdigest()[:16]}"


def main(asked: str) -> str:
    """What is wrong, or nothing."""
    library = Library()
    for fault in false_cases(library):
        return fault
    if asked == "cases":
        return ""
    found = fingerprints(library)
    if not asked:
        sys.stdout.write("\n".join((*found, "")))
        return ""
    told = Path(asked).read_text(encoding="utf-8").splitlines()
    return next((f"{want.split()[0]} goes otherwise" for want, got in zip(told, found, strict=True) if want != got), "")


if __name__ == "__main__":
    sys.exit(main("".join(sys.argv[1:])) or 0)
