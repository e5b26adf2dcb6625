"""Cases told of one game that hold in another: found by playing them, so that nobody has to tell them twice."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from croupier.gherkin.filling import FILLINGS
from croupier.gherkin.placed import Placed, check_placed, placed_examples, rules_for

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier.phases import Clause
    from croupier.rules import Entry
    from croupier.rules.documents import Example, Question


@lru_cache(maxsize=128)
def lent(entry: Entry) -> tuple[Placed, ...]:
    """The cases of the games that this one is told `as_in`, as far as they hold here.

    A case does if every clause that it shows reads here as it does there, and if it comes out as told, however the
    cards fall that nobody tells. Hands that are told in full there must be whole hands here, too. What the game tells
    itself under the same id takes its place, as does an earlier one.
    """
    taken = {placed.example.id for placed in placed_examples(entry)}
    found: list[Placed] = []
    for lender in entry.lenders:
        for placed in placed_examples(lender):
            if placed.example.id not in taken and _holds(entry, lender, placed):
                taken.add(placed.example.id)
                found.append(placed)
    return tuple(found)


def told_examples(entry: Entry) -> Iterator[Placed]:
    """Every example that is told of a variant: its own, then those of the games that it is told `as_in`."""
    yield from placed_examples(entry)
    yield from lent(entry)


@lru_cache(maxsize=128)
def asked(entry: Entry) -> tuple[Question, ...]:
    """The questions of a variant: its own, then those of the games that it is told `as_in` whose answer holds here."""
    own = entry.cases.questions if entry.cases else ()
    taken, cases = {each.id for each in own}, {placed.example.id for placed in told_examples(entry)}
    found = []
    for lender in entry.lenders:
        for each in lender.cases.questions if lender.cases else ():
            if each.id not in taken and cases.issuperset(each.cases) and _same(entry, lender, each.clauses):
                taken.add(each.id)
                found.append(each)
    return (*own, *found)


def shown(entry: Entry, clause: Clause) -> list[str]:
    """The ids of the cases that show a clause."""
    return [placed.example.id for placed in told_examples(entry) if clause.id in placed.example.clauses]


def _holds(entry: Entry, lender: Entry, placed: Placed) -> bool:
    example = placed.example
    whole = (
        example.dealt.keys().isdisjoint(example.seats.split()) or entry.rules.cards_dealt == lender.rules.cards_dealt
    )
    if example.with_ or not whole or not _same(entry, lender, example.clauses, example):
        return False
    return not any(check_placed(entry, placed, FILLINGS))


def _same(entry: Entry, lender: Entry, clauses: Sequence[str], example: Example | None = None) -> bool:
    """Whether clauses read the same in both games."""
    here, there = (
        {clause.id: clause.text for clause in (rules_for(each, example) if example else each.rules).clauses}
        for each in (entry, lender)
    )
    return all(id_ in here and here[id_] == there.get(id_) for id_ in clauses)
