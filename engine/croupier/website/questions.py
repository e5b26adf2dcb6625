"""Questions that players ask, and everything an implementer looks up: rules and cases by their permanent names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.website.examples import GROUNDS
from croupier.website.prose import drawn, link, note

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.proof import Case
    from croupier.rules import Entry, Rulebook
    from croupier.rules.documents import Question


def questions_section(entry: Entry, numbered: Mapping[str, str], titles: Mapping[str, str]) -> Iterator[str]:
    """What the page answers, with the rules that say so and the hands that show it."""
    asked = [each for each in entry.cases.questions if each.page == "yes"] if entry.cases else []
    if not asked:
        return
    yield "## Questions { #questions }"
    yield '<div class="questions" markdown>'
    yield "\n\n".join(_answer(each, numbered, titles) for each in asked)
    yield "</div>"


def _answer(question: Question, numbered: Mapping[str, str], titles: Mapping[str, str]) -> str:
    rules = [link(numbered[id_], f"#{id_}") for id_ in question.clauses if id_ in numbered]
    shown = [link(titles[id_], f"#{id_}") for id_ in question.cases if id_ in titles]
    return (
        f"{drawn(question.asks)} {{ #{question.id} }}\n"
        f":   {drawn(question.answer)} {note((', '.join(rules), ', '.join(shown)))}"
    )


def implementers_section(
    rules: Rulebook, cases: Iterable[Case], numbered: Mapping[str, str], printed: frozenset[str]
) -> Iterator[str]:
    """Two folded tables, for whoever builds the game."""
    cases = tuple(cases)
    yield "## For implementers { #implementers }"
    yield (
        "Rules have permanent names; scenarios are tagged with them, refusals cite them. The numbers on this page may "
        f"change. The full name of a rule begins with the variant: `{rules.slug}/the-draw.limit`."
    )
    rows = [_rule(rules, id_, number, cases) for id_, number in numbered.items()]
    yield _folded("Every rule by name", ("| Name | Rule | Says | Cases |", "|---|---|---|---|", *rows))
    if cases:
        rows = [_case(case, numbered, printed) for case in cases]
        yield _folded("Every case", ("| Case | Shows | Grounds |", "|---|---|---|", *rows))


def _folded(title: str, lines: Iterable[str]) -> str:
    return "\n".join((f'??? abstract "{title}"', "", *(f"    {line}" for line in lines)))


def _rule(rules: Rulebook, id_: str, number: str, cases: Iterable[Case]) -> str:
    shown = sum(id_ in case.clauses for case in cases)
    return f"| `{id_}` | {link(number, f'#{id_}')} | {rules.clause(id_).modality} | {shown or '–'} |"


def _case(case: Case, numbered: Mapping[str, str], printed: frozenset[str]) -> str:
    anchor = "" if case.id in printed else f'<span id="{case.id}"></span>'
    name = link(drawn(case.title), f"#{case.id}") if case.id in printed else drawn(case.title)
    shows = ", ".join(link(numbered[id_], f"#{id_}") for id_ in case.clauses if id_ in numbered)
    return f"| {anchor}`{case.id}`<br>{name} | {shows} | {GROUNDS[case.grounds]} |"
