"""Worked examples: a case, deed by deed, with the cards drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.website.cards import fan_html
from croupier.website.prose import capital, drawn, link, listed, note, safe, sentence
from croupier.website.retelling import joined, retold

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.proof import Case
    from croupier.rules import Rulebook
    from croupier.website.retelling import Line

GROUNDS: Mapping[str, str] = {
    "source": "the source tells this hand",
    "public case": "a case settled in public",
    "second voter": "confirmed by a second engine",
    "person": "worked out by hand",
    "derived": "as the engine plays it",
}


def examples_section(rules: Rulebook, cases: Iterable[Case], numbered: Mapping[str, str]) -> Iterator[str]:
    """The examples of the variant's own document."""
    told = [_example(rules, case, numbered) for case in cases]
    if told:
        yield "## Worked examples { #examples }"
    for parts in told:
        yield from parts


def _example(rules: Rulebook, case: Case, numbered: Mapping[str, str]) -> Iterator[str]:
    yield f"### {drawn(case.title)} {{ #{case.id} }}"
    setting = f"{listed(case.names)} play; {case.names[case.button]} deals."
    shows = [link(numbered[clause], f"#{clause}") for clause in case.clauses if clause in numbered]
    shown = f"shows {listed(shows)}" if shows else ""
    yield f"{setting} {drawn(case.note)}\n{note((str(case.stakes), _stacks(case), shown, GROUNDS[case.grounds]))}"
    yield '<div class="moves" markdown>'
    yield "\n".join(f"1. {item}" for item in (*_dealt(case), *_moves(retold(rules, case), numbered)))
    yield "</div>"


def _stacks(case: Case) -> str:
    if len(set(case.stacks)) == 1:
        return f"{case.stacks[0]} chips each"
    return ", ".join(f"{name} {chips}" for name, chips in zip(case.names, case.stacks, strict=True)) + " chips"


def _dealt(case: Case) -> Iterator[str]:
    for place, (seat, cards) in enumerate(sorted(case.told.items())):
        yield f"{'**The deal** ' if place == 0 else ''}{case.names[seat]} is dealt {fan_html(cards)}"


def _moves(lines: Iterable[Line], numbered: Mapping[str, str]) -> Iterator[str]:
    before = ""
    for line in lines:
        opening = f"**{capital(safe(line.step))}** " if line.step and line.step != before else ""
        before = line.step
        says = sentence(line.says) if line.says else ""
        if line.tone != "done":
            says = f'<span class="{line.tone}">{says}</span>'
        clause = note((link(numbered[line.clause], f"#{line.clause}"),)) if line.clause in numbered else ""
        holds = f'<span class="then">{joined(line.holds)}</span>' if line.holds else ""
        yield opening + " ".join(filter(None, (says, clause, holds)))
