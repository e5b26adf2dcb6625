"""Worked examples: a case, deed by deed, with the cards drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.website.cards import fan_html
from croupier.website.numbering import linked, numbers
from croupier.website.prose import capital, drawn, listed, note, safe, sentence
from croupier.website.retelling import DEAL, joined, retold

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.proof import Case
    from croupier.rules import Rulebook
    from croupier.website.numbering import Section

GROUNDS: Mapping[str, str] = {
    "source": "the source tells this hand",
    "public case": "a case settled in public",
    "second voter": "confirmed by a second engine",
    "person": "worked out by hand",
    "derived": "as the engine plays it",
}


def examples_section(rules: Rulebook, cases: Iterable[Case], numbered: Mapping[str, str]) -> Iterator[str]:
    """The examples of the variant's own document."""
    told = [_example(rules, case, numbered, "") for case in cases]
    if told:
        yield "## Worked examples { #examples }"
    for parts in told:
        yield from parts


def hands_of(rules: Rulebook, cases: Iterable[Case], parts: Iterable[Section], page: str) -> Iterator[str]:
    """All other cases, each under the section of the rule that it shows first of all; `page` has the rules."""
    cases, parts = tuple(cases), tuple(parts)
    numbered = numbers(parts)
    homes = {clause.id: part.id for part in parts for paragraph in part.paragraphs
             for said in paragraph.said for clause in said.clauses}  # fmt: skip
    for id_, title in (*((part.id, f"{part.number}. {safe(part.title)}") for part in parts), ("others", "Other hands")):
        found = [case for case in cases if homes.get(next(iter(case.clauses), ""), "others") == id_]
        if found:
            yield f"## {title} {{ #about-{id_} }}"
        for case in found:
            yield from _example(rules, case, numbered, page)


def _example(rules: Rulebook, case: Case, numbered: Mapping[str, str], page: str) -> Iterator[str]:
    yield f"### {drawn(case.title)} {{ #{case.id} }}"
    setting = f"{listed(case.names)} play; {case.names[case.button]} deals."
    shows = linked(case.clauses, numbered, page)
    shown = f"shows {listed(shows)}" if shows else ""
    about = note((capital(str(case.stakes)), _stacks(case), shown, GROUNDS[case.grounds]))
    yield f"{setting} {drawn(case.note)}\n{about}\n{{ .about }}"
    yield '<div class="moves" markdown>'
    yield "\n".join(f"1. {item}" for item in _lines(rules, case, numbered, page))
    yield "</div>"


def _stacks(case: Case) -> str:
    if len(set(case.stacks)) == 1:
        return f"{case.stacks[0]} chips each"
    return ", ".join(f"{name} {chips}" for name, chips in zip(case.names, case.stacks, strict=True)) + " chips"


def _dealt(case: Case) -> Iterator[str]:
    hands = [
        f'<span class="dealt">{case.names[seat]} is dealt {fan_html(cards)}</span>'
        for seat, cards in sorted(case.told.items())
    ]
    if hands:
        yield f"**{capital(DEAL)}** {' '.join(hands)}"


def _lines(rules: Rulebook, case: Case, numbered: Mapping[str, str], page: str) -> Iterator[str]:
    yield from _dealt(case)
    before = DEAL if case.told else ""
    for line in retold(rules, case):
        opening = f"**{capital(safe(line.step))}** " if line.step and line.step != before else ""
        before = line.step
        says = sentence(line.says) if line.says else ""
        if line.tone != "done":
            says = f'<span class="{line.tone}">{says}</span>'
        clause = note(linked((line.clause,), numbered, page))
        holds = f'<span class="then">{joined(line.holds)}</span>' if line.holds else ""
        yield opening + " ".join(filter(None, (says, clause, holds)))
