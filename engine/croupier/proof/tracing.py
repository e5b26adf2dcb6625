"""The trace: every clause has a scenario that shows it, and a refusal if it can refuse; every scenario a clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.proof.running import run

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.proof.case import Case
    from croupier.proof.running import Outcome
    from croupier.rules import Rulebook


def gaps(rules: Rulebook, cases: Iterable[Case], unshown: Mapping[str, str]) -> Iterator[str]:
    """What the trace lacks, a sentence each. `unshown` excuses clauses, by full id, each with its reason."""
    outcomes = {case.id: (case, run(case, rules)) for case in cases}
    shown = {clause for case, _ in outcomes.values() for clause in case.clauses}
    refused = {clause for _, outcome in outcomes.values() for clause in outcome.refused}
    for clause in rules.clauses:
        excused = rules.public(clause.id) in unshown
        if clause.id not in shown and not excused:
            yield f"no case shows {rules.public(clause.id)}: {clause.text}"
        if clause.id in shown and excused:
            yield f"{rules.public(clause.id)} is shown, so it needs no excuse any more"
        if clause.refuses and clause.id not in refused:
            yield f"nothing is refused by {rules.public(clause.id)}: {clause.text}"
    yield from _loose(outcomes)


def _loose(outcomes: Mapping[str, tuple[Case, Outcome]]) -> Iterator[str]:
    for id_, (case, outcome) in outcomes.items():
        if outcome.faults:
            yield f"{id_} does not hold: {outcome.faults[0]}"
        if not case.clauses:
            yield f"{id_} stands under no clause"
