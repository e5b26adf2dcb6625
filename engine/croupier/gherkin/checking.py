"""All that can be wrong with the examples, cases and questions of a variant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.gherkin.filling import FILLINGS
from croupier.gherkin.lending import told_examples
from croupier.gherkin.notation import read_example
from croupier.gherkin.placed import check_placed, placed_examples, rules_for
from croupier.proof import Case
from croupier.rules.crosschecks import strangers
from croupier.spec import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.gherkin.placed import Placed
    from croupier.rules import Entry
    from croupier.spec.source import Loc


def told_cases(entry: Entry) -> tuple[Case, ...]:
    """People's cases, the witnesses, then what other games lend.

    Raises Untrue where one cannot be played: `check_cases` says where.
    """
    return tuple(read_example(rules_for(entry, placed.example), placed.example) for placed in told_examples(entry))


def check_cases(entry: Entry, fillings: tuple[str, ...] = FILLINGS[:1]) -> list[Fault]:
    """Every fault of the examples, cases and questions, each at its own line.

    A case must hold however the cards fall that nobody tells: all of `FILLINGS` is the proof, the first one is quick.
    """
    faults: list[Fault] = []
    seen: dict[str, Placed] = {}
    for placed in placed_examples(entry):
        faults.extend(check_placed(entry, placed, fillings))
        first = seen.setdefault(placed.example.id, placed)
        if first is not placed:
            faults.append(
                Fault(
                    "R03",
                    f"two cases are called `{placed.example.id}`",
                    placed.source.place((*placed.loc, "id")),
                    note=(first.source.place((*first.loc, "id")), "the first is here"),
                )
            )
    faults.extend(_check_questions(entry, set(seen)))
    return faults


def _check_questions(entry: Entry, cases: set[str]) -> Iterator[Fault]:
    if not entry.cases or not entry.cases_written:
        return
    source, ids = entry.cases_written.source, list(entry.clauses)
    if not cases.issuperset(id_ for question in entry.cases.questions for id_ in question.cases):
        cases = {placed.example.id for placed in told_examples(entry)}
    seen: set[str] = set()
    for place, question in enumerate(entry.cases.questions):
        loc: Loc = ("questions", place)
        if question.id in seen:
            yield Fault("R03", f"two questions are called `{question.id}`", source.place((*loc, "id")))
        seen.add(question.id)
        yield from strangers(source, (*loc, "clauses"), question.clauses, ids, "clause")
        yield from strangers(source, (*loc, "cases"), question.cases, sorted(cases), "case")
