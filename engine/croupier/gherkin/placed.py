"""Examples and cases where they are written, and what can be wrong with one of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from croupier.gherkin.filling import FILLINGS
from croupier.gherkin.notation import Untrue, told_example
from croupier.proof import consult, refused_in
from croupier.rules.crosschecks import strangers
from croupier.rules.entry import NoSuchProfileError
from croupier.spec import Fault, SpecError
from croupier.spec.values import slug_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.rules import Entry, Rulebook
    from croupier.rules.documents import Example
    from croupier.spec import Place, Source
    from croupier.spec.source import Loc


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """An example with the place where it is written."""

    example: Example
    source: Source
    loc: Loc


def placed_examples(entry: Entry) -> Iterator[Placed]:
    """Every example of a variant: those of its own document first, then further cases, then witnesses."""
    for place, example in enumerate(entry.document.examples):
        yield Placed(example=example, source=entry.written.source, loc=("examples", place))
    for document, written in entry.further:
        for place, example in enumerate(document.cases):
            yield Placed(example=example, source=written.source, loc=("cases", place))


def rules_for(entry: Entry, example: Example) -> Rulebook:
    """The rulebook an example is played by. Raises Untrue where there is no such house rule or house."""
    where = "with"
    try:
        entry.under(example.with_)
        where = "house"
        return entry.under(example.with_, example.house)
    except NoSuchProfileError as wrong:
        raise Untrue((where,), str(wrong)) from None
    except SpecError as wrong:
        what = "these house rules cannot be played together" if where == "with" else "it cannot be played in this house"
        raise Untrue((where,), f"{what}: {wrong.faults[0].message}") from None


def check_placed(entry: Entry, placed: Placed, fillings: tuple[str, ...]) -> Iterator[Fault]:
    """Every fault of an example, at its own line. It must hold however the cards fall that nobody tells."""
    strange = tuple(_strange_rules(entry, placed))
    yield from strange
    try:
        rules = rules_for(entry, replace(placed.example, with_=()) if strange else placed.example)
    except Untrue as untrue:
        yield Fault("R02", untrue.why, placed.source.place((*placed.loc, *untrue.loc)))
        return
    if not strange:
        yield from _check_example(rules, placed, fillings)


def _strange_rules(entry: Entry, placed: Placed) -> Iterator[Fault]:
    """The house rules named that there are not. One goes by its name, or by that with hyphens."""
    rules, given = entry.document.house_rules, placed.example.with_
    slugs = set(map(slug_of, rules))
    known = (*rules, *(name for name in given if slug_of(name) in slugs))
    yield from strangers(placed.source, (*placed.loc, "with"), given, known, "house rule")


def _check_example(rules: Rulebook, placed: Placed, fillings: tuple[str, ...]) -> Iterator[Fault]:
    ids = [clause.id for clause in rules.clauses]
    yield from strangers(placed.source, (*placed.loc, "clauses"), placed.example.clauses, ids, "clause")
    for filling in fillings:
        try:
            case, hand = told_example(rules, placed.example, filling)
        except Untrue as untrue:
            loose = "" if filling == FILLINGS[0] else ", when the cards that nobody tells fall otherwise"
            yield Fault("R09", f"{untrue.why}{loose}", _spot(placed, untrue))
            return
        if hand is None:
            return
        only = None if len(fillings) > 1 else case.clauses
        broken, spoke = consult(rules, hand.record, only)
        for fault in broken:
            yield Fault("R09", fault, placed.source.place((*placed.loc, "play")))
        if filling == FILLINGS[0] and not broken:
            yield from _not_shown(rules, placed, spoke | refused_in(case))


def _spot(placed: Placed, untrue: Untrue) -> Place:
    """Where the sentence stands that is not true; the whole line where that cannot be told."""
    place = placed.source.place((*placed.loc, *untrue.loc))
    written = place.text[place.column - 1 :][: place.width]
    before = written.split(";")
    if untrue.sentence is None or len(before) != len(placed.example.play[int(untrue.loc[-1])].split(";")):
        return place
    sentence = before[untrue.sentence]
    bare = sentence.strip(" \t\"'") or sentence
    begins = len(";".join((*before[: untrue.sentence], ""))) + sentence.index(bare)
    return replace(place, column=place.column + begins, width=max(1, len(bare)))


def _not_shown(rules: Rulebook, placed: Placed, shown: frozenset[str]) -> Iterator[Fault]:
    """The clauses that a case claims to show, and does not."""
    ids = {clause.id for clause in rules.clauses}
    for place, clause in enumerate(placed.example.clauses):
        if clause in ids - shown and rules.clause(clause).seen:
            message = f"nothing in this case shows `{clause}`"
            yield Fault("R09", message, placed.source.place((*placed.loc, "clauses", place)))
