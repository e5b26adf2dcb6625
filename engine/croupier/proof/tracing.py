"""The trace: every clause has a scenario that shows it, and a refusal if it can refuse; every scenario a clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.proof.running import run

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.phases import Clause
    from croupier.proof.case import Case
    from croupier.proof.running import Outcome
    from croupier.rules import Entry


def gaps(entry: Entry, cases: Iterable[Case], unshown: Mapping[str, str]) -> Iterator[str]:
    """What the trace lacks, a sentence each. `unshown` excuses clauses, by full id, each with its reason.

    What a house rule brings, or words otherwise, must be shown with that house rule in force.
    """
    outcomes = {case.id: (case, run(case, entry.under(case.house_rules, case.house))) for case in cases}
    yield from _unshown(entry, entry.rules.clauses, outcomes.values(), unshown)
    for name in entry.document.house_rules:
        under = [(case, outcome) for case, outcome in outcomes.values() if name in case.house_rules]
        for gap in _unshown(entry, entry.differing([name]), under, unshown):
            yield f"with {name}: {gap}"
    yield from _loose(outcomes)


def _unshown(
    entry: Entry, clauses: Iterable[Clause], outcomes: Iterable[tuple[Case, Outcome]], unshown: Mapping[str, str]
) -> Iterator[str]:
    outcomes = tuple(outcomes)
    shown = {clause for case, _ in outcomes for clause in case.clauses}
    refused = {clause for _, outcome in outcomes for clause in outcome.refused}
    for clause in clauses:
        public = entry.rules.public(clause.id)
        if clause.id not in shown and public not in unshown:
            yield f"no case shows {public}: {clause.text}"
        if clause.id in shown and public in unshown:
            yield f"{public} is shown, so it needs no excuse any more"
        if clause.refuses and clause.id not in refused:
            yield f"nothing is refused by {public}: {clause.text}"


def _loose(outcomes: Mapping[str, tuple[Case, Outcome]]) -> Iterator[str]:
    for id_, (case, outcome) in outcomes.items():
        if outcome.faults:
            yield f"{id_} does not hold: {outcome.faults[0]}"
        if not case.clauses:
            yield f"{id_} stands under no clause"
