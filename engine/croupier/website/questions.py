"""Questions that players ask, and everything an implementer looks up: rules and cases by their permanent names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.conformance.parts import website_of
from croupier.gherkin.lending import asked
from croupier.phases import the
from croupier.website.box import snippet
from croupier.website.examples import GROUNDS
from croupier.website.freely import freely
from croupier.website.language_keys import told
from croupier.website.ledgers import ledger_of
from croupier.website.numbering import linked, numbers, sentences
from croupier.website.origins import in_full
from croupier.website.prose import capital, drawn, hands_note, link, listed, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.proof import Case
    from croupier.rules import Entry, Library, Rulebook
    from croupier.rules.documents import Question
    from croupier.website.examples import Teller
    from croupier.website.numbering import Said, Section


def questions_section(entry: Entry, numbered: Mapping[str, str], hands: Mapping[str, str]) -> Iterator[str]:
    """What the page answers, with the rules that say so and the hands that show it."""
    printed = [each for each in asked(entry) if each.page == "yes"]
    if not printed:
        return
    yield "## Questions { #questions }"
    yield '<div class="questions" markdown>'
    yield "\n\n".join(_answer(entry, each, numbered, hands) for each in printed)
    yield "</div>"


def _answer(entry: Entry, question: Question, numbered: Mapping[str, str], hands: Mapping[str, str]) -> str:
    shown = hands_note(hands[id_] for id_ in question.cases if id_ in hands)
    told = " ".join(filter(None, (note((", ".join(linked(question.clauses, numbered)),)), shown)))
    return f"{drawn(question.asks)} {{ #{question.id} }}\n:   {freely(entry, question.answer, numbered)} {told}"


def implementers_section(
    teller: Teller, parts: Iterable[Section], cases: Iterable[Case], hands: Mapping[str, str]
) -> Iterator[str]:
    """Folded tables, for whoever builds the game."""
    rules, parts, cases = teller.entry.rules, tuple(parts), tuple(cases)
    numbered = numbers(parts)
    yield "## For implementers { #implementers }"
    yield (
        f"Rules have permanent names; the numbers on this page may change. {_scenarios(teller.entry)} A tag such as "
        f"`@rule-{rules.slug}.{rules.clauses[0].id}` says which rule a scenario shows."
    )
    yield (
        f'All of this page is there <a href="{rules.slug}.md">as Markdown</a> and, for programs, '
        f"{link('as JSON', f'{rules.slug}.json')}."
    )
    proven = ledger_of(teller.library, rules.slug) is not None
    if proven:
        yield f"{link('What every rule rests on', f'../proof/{rules.slug}.md')}: the hands, and what would go wrong."
    yield _folded("In a page of your own", _embedded(teller.library, rules))
    rows = [_rule(teller.library, rules, said, numbered, cases, proven=proven) for said in sentences(parts)]
    yield _folded("Every rule by name", ("| Rule | Name | Comes from | Cases |", "|---|---|---|---|", *rows))
    yield _folded("Action by action: who is asked, and what happens by itself", _exactly(rules))
    if cases:
        rows = [_case(case, teller, hands) for case in cases]
        yield _folded("Every case", ("| Case | Shows | Grounds |", "|---|---|---|", *rows))


def _scenarios(entry: Entry) -> str:
    """Where they are, or how they are made."""
    slug = entry.rules.slug
    if entry.is_kept:
        return f"The scenarios are in `features/generated/{slug}.feature`, the same hands as data in `{slug}.json`."
    return f"`croupier features {slug} --out DIR` writes the scenarios, and the same hands as data."


def _embedded(library: Library, rules: Rulebook) -> Iterator[str]:
    """The snippet to copy."""
    address, _ = website_of(library)
    where = "" if address else ", once it has the address at which these pages are published"
    yield f"This shows the game at a glance, and leads here{where}:"
    yield from ("", "```html", snippet(rules.slug, rules.name, address or "https://example.org/"), "```")


def _exactly(rules: Rulebook) -> Iterator[str]:
    """What each step leaves to be known; steps of which the same is said stand together."""
    yield f"Verbs and keys are those of the {link('protocol', '../reference/protocol.md')} of the conformance kit."
    said: dict[tuple[str, ...], list[str]] = {}
    for step in rules.steps:
        said.setdefault(tuple(step.phase.exactly()), []).append(safe(the(step.name)))
    for sentences_, names in said.items():
        yield from ("", f"**{capital(listed(names))}**", "", *(f"- {told(each)}" for each in sentences_))


def _folded(title: str, lines: Iterable[str]) -> str:
    return "\n".join((f'??? folded "{title}"', "", *(f"    {line}" for line in lines)))


def _rule(
    library: Library, rules: Rulebook, said: Said, numbered: Mapping[str, str], cases: Iterable[Case], *, proven: bool
) -> str:
    ids = [clause.id for clause in said.clauses]
    names = "<br>".join(f"`{id_}`" for id_ in ids)
    shown = sum(not set(ids).isdisjoint(case.clauses) for case in cases)
    number = link(numbered[ids[0]], f"#{ids[0]}")
    cells = (
        number,
        f"{names}<br>{said.clauses[0].modality}",
        in_full(library, said.wordings[0].rules if said.brought else rules, said.clauses),
        _labelled("Cases", _shown(rules, ids[0], shown, proven=proven)),
    )
    return f"| {' | '.join(cells)} |"


def _shown(rules: Rulebook, id_: str, hands: int, *, proven: bool) -> str:
    """How many hands show a rule, with a link to its proof. One that only a house rule brings has none there."""
    base = any(clause.id == id_ for clause in rules.clauses)
    there = proven and hands and base
    return link(str(hands), f"../proof/{rules.slug}.md#{id_}") if there else str(hands or "none")


def _case(case: Case, teller: Teller, hands: Mapping[str, str]) -> str:
    shows = _labelled("Shows", ", ".join(teller.shown(case, case.clauses)))
    return f"| `{case.id}`<br>{hands[case.id]} | {shows} | {_labelled('Grounds', GROUNDS[case.grounds])} |"


def _labelled(label: str, text: object) -> str:
    """A cell that says what it is where there is no heading above it."""
    return f'{text} {{ data-label="{label}" }}'
