"""The page of one variant, and the list of them all."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

from croupier.gherkin.checking import check_cases, told_cases
from croupier.gherkin.notation import Untrue
from croupier.spec import SpecError
from croupier.website.clauses import idle_section, rules_section, sources_section
from croupier.website.examples import Teller, examples_section, hands_of
from croupier.website.freely import about_section
from croupier.website.house_rules import house_rules_section
from croupier.website.idle import why_idle
from croupier.website.kinship import differences_section, kin
from croupier.website.numbering import numbers, sections
from croupier.website.odds import odds_section
from croupier.website.plainly import SIGN
from croupier.website.playground import Playground, editor_blocks, play_blocks
from croupier.website.prose import attribute, drawn, link, listed, safe
from croupier.website.questions import implementers_section, questions_section
from croupier.website.rankings import rankings_section
from croupier.website.rounds import head, players, rounds_section
from croupier.website.stakes import stakes_section
from croupier.website.traces import FOLDER, trace_script, traced

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.proof import Case
    from croupier.rules import Entry, Library
    from croupier.website.numbering import Section

HEADER = f"# {SIGN}"


def variant_pages(library: Library, entry: Entry, playground: Playground | None = None) -> dict[str, str]:
    """The page of a variant, one of all its hands with their traces, and perhaps one to play on; by file name.

    Raises SpecError.
    """
    rules = entry.rules
    parts, cases = sections(entry), _cases(entry)
    printed = {example.id for example in entry.document.examples}
    more = [case for case in cases if case.id not in printed]
    pages = {f"{rules.slug}.md": _rules_page(library, entry, parts, cases, playground)}
    if more:
        pages[f"{rules.slug}/hands.md"] = _hands_page(library, entry, parts, more)
    if playground:
        blocks = play_blocks(entry, playground)
        title = f"Play {rules.name}"
        pages[f"{rules.slug}/play.md"] = page(title, rules.summary, f"spec/variants/{rules.slug}.yaml", blocks)
    numbered = numbers(parts)
    return pages | {
        f"{rules.slug}/{FOLDER}/{case.id}.js": trace_script(
            entry.under(case.house_rules, case.house), case, numbered, HEADER
        )
        for case in cases
        if traced(case)
    }


def editor_page(library: Library, playground: Playground) -> str:
    """The page on which rules are changed."""
    summary = "Change the rules of a game, see what they then say, and play them."
    return page("Change the rules", summary, "spec/variants/", editor_blocks(library, playground), wide=True)


def rules_page(library: Library, entry: Entry, playground: Playground | None = None) -> str:
    """The page of a variant alone. Raises SpecError."""
    return _rules_page(library, entry, sections(entry), _cases(entry), playground)


def _rules_page(
    library: Library,
    entry: Entry,
    parts: tuple[Section, ...],
    cases: tuple[Case, ...],
    playground: Playground | None,
) -> str:
    rules, numbered = entry.rules, numbers(parts)
    teller = Teller(library=library, entry=entry, numbered=numbered)
    printed = {example.id for example in entry.document.examples}
    hands = {
        case.id: link(drawn(case.title), f"#{case.id}" if case.id in printed else f"{rules.slug}/hands.md#{case.id}")
        for case in cases
    }
    sources = {slug: library.sources[slug][1] for slug in rules.sources if slug in library.sources}
    blocks = [
        *head(entry, kin(library, entry)),
        *([playground.invitation(rules.slug)] if playground else []),
        *about_section(entry, numbered),
        *rounds_section(entry),
        *differences_section(library, entry, numbered),
        *rules_section(library, rules, parts),
        *house_rules_section(library, entry, parts, cases, hands),
        *examples_section(teller, (case for case in cases if case.id in printed)),
        *questions_section(entry, numbered, hands),
        *rankings_section(rules),
        *odds_section(library, entry),
        *stakes_section(library, entry, numbered),
        *sources_section(sources, numbered, hands),
        *implementers_section(teller, parts, cases, hands),
        *idle_section(library, rules, parts, partial(why_idle, entry)),
    ]
    return page(rules.name, rules.summary, f"spec/variants/{rules.slug}.yaml", blocks)


def _hands_page(library: Library, entry: Entry, parts: tuple[Section, ...], cases: list[Case]) -> str:
    rules = entry.rules
    teller = Teller(library=library, entry=entry, numbered=numbers(parts), page=f"../{rules.slug}.md")
    back = link(safe(rules.name), f"../{rules.slug}.md")
    summary = f"{rules.name} as it is played."
    count = f"{len(cases)} hands, by the rule that each shows first of all." if len(cases) > 1 else "One hand so far."
    blocks = [
        f"{back}\n{{ .kicker }}",
        f"# Hands of {safe(rules.name)} {{ #top }}",
        f"{safe(summary)} {count}\n{{ .lead }}",
        *hands_of(teller, cases, parts),
    ]
    return page(f"Hands of {rules.name}", summary, f"spec/cases/{rules.slug}.yaml", blocks)


def home_page(library: Library, title: str) -> str:
    """The first page, for a folder in which nobody wrote one: the games at a glance, and where to go on."""
    rows = [
        f"| **{link(safe(rules.name), f'variants/{rules.slug}.md')}** | {drawn(rules.summary)} | {players(rules)} |"
        for rules in (entry.rules for entry in library.variants.values())
    ]
    further = [link("the games by family", "variants/index.md"), link("what a house decides", "reference/house.md")]
    further += [link("the doubts we settled", "reference/rulings.md")] if library.rulings else []
    further += [link("the words we use", "reference/glossary.md")] if library.glossary else []
    blocks = [
        f"# {safe(title)} {{ #top }}",
        f"{drawn(library.site.summary)}\n{{ .lead }}",
        '<div class="rounds" markdown>',
        "\n".join(("| Game | In short | Players |", "|---|---|---|", *rows)),
        "</div>",
        f"Here are {listed(further)}.",
    ]
    return page("Home", library.site.summary, "spec/variants/", blocks)


def page(
    title: str, summary: str, made_from: str, blocks: Iterable[str], *, wide: bool = False, found: bool = True
) -> str:
    """A whole file: the head, then the blocks with a blank line between them. A wide page has no list of contents.

    A page that says again what others say is not to be found by the search.
    """
    lines = (
        "---", HEADER, f"# Made from {made_from}",
        f"title: {json.dumps(attribute(title), ensure_ascii=False)}",
        f"description: {json.dumps(attribute(summary), ensure_ascii=False)}",
        f"hide: [navigation{', toc' * wide}]", *("search: {exclude: true}",) * (not found), "---",
    )  # fmt: skip
    return "\n\n".join(("\n".join(lines), *blocks)) + "\n"


def _cases(entry: Entry) -> tuple[Case, ...]:
    """Everything people told of the variant. Raises SpecError, with all that is wrong with it."""
    try:
        return told_cases(entry)
    except Untrue:
        raise SpecError(check_cases(entry)) from None
