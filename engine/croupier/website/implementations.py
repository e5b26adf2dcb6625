"""All pages about implementations, their badges and their data: from reports and nothing else, never from the clock."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.conformance.reading import read_report
from croupier.conformance.report import tally, why_partial
from croupier.website.badges import badge_json, badge_svg
from croupier.website.implementation import implementation_page
from croupier.website.marked import Rules, table, verbatim
from croupier.website.marks import KEPT, LEGEND, judged
from croupier.website.matrix import matrix_page
from croupier.website.page import HEADER, page
from croupier.website.prose import link, safe
from croupier.website.runs import data_name, day, implementations, levels, standing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from croupier.conformance.reading import Filed
    from croupier.rules import Library
    from croupier.website.marks import Judged

REPORTS = "reports"
"""The folder, beside the variants, of the reports that a website shows."""
_ATTRIBUTES = re.compile(r"\n?[ ]?\{ [#.][^{}\n]* \}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """What is made from some reports; each by the name of its file."""

    pages: dict[str, str]
    endpoints: dict[str, str]
    data: dict[str, Path]
    """Copies of the reports."""


def reports_of(library: Library) -> tuple[Filed, ...]:
    """The reports that lie beside the variants. Raises NotAReportError and OSError."""
    return tuple(map(read_report, sorted((library.root / REPORTS).glob("*.jsonl"))))


def made(library: Library, reports: Sequence[Filed], *, address: str | None = "") -> Made:
    """Everything that is told of the reports.

    The address is that of the website of the rules: empty if the pages are a part of it, None if there is none. Pages
    that are no part of it are for people who read Markdown as it is.
    """
    everybody = [judged(who) for who in implementations(reports)]
    rules = Rules(library=library, address=address)
    pages = {"index.md": _index(library, everybody)}
    for each in everybody:
        pages[f"{each.who.slug}.md"] = implementation_page(rules, each)
    for slug, entry in library.kept.items():
        pages[f"clauses/{slug}.md"] = matrix_page(rules, entry, everybody)
    if address != "":
        pages = {name: _ATTRIBUTES.sub("", text) for name, text in pages.items()}
    pages |= {f"badges/{each.who.slug}.svg": badge_svg(each.who, HEADER) for each in everybody}
    return Made(
        pages=pages,
        endpoints={f"{each.who.slug}.json": badge_json(each.who) for each in everybody},
        data={
            data_name(each.who.slug, filed): filed.path
            for each in everybody
            for filed in (each.who.filed, *each.who.others)
        },
    )


def _index(library: Library, everybody: Sequence[Judged]) -> str:
    summary = "Engines that were held against these rules, and what came of it."
    shown = [each for each in everybody if not each.who.report.footer.withheld]
    blocks = [
        "# Implementations { #top }",
        f"{summary} Every figure is counted from the data of a run.\n{{ .lead }}",
        *_standings(shown),
        "## Rule by rule { #variants }",
        f"Which rules are kept, and by whom; {KEPT} always means: as specified.",
        "\n".join(f"- {link(safe(entry.rules.name), f'clauses/{slug}.md')}" for slug, entry in library.kept.items()),
        *_withheld([each for each in everybody if each not in shown]),
        "## What the signs mean { #signs }",
        table(("Sign", "It means"), LEGEND.items()),
    ]
    return page("Implementations", summary, f"spec/{REPORTS}/", blocks)


def _standings(shown: Sequence[Judged]) -> Iterator[str]:
    if not shown:
        yield "No run has said anything about the rules yet."
        return
    rows = []
    for each in shown:
        report = each.who.report
        version = each.who.declared.version if each.who.declared else ""
        language = each.who.declared.language if each.who.declared else ""
        total = tally(report.results)
        tried = f"{total.tried:,} of {len(report.results):,} questions"
        partial = f", {safe(why_partial(report))}" if not report.footer.complete else ""
        name = link(safe(f"{each.who.name} {version}"), f"{each.who.slug}.md")
        rows.append(
            (name, safe(language), levels(report), tried, f"**{safe(standing(report))}**{partial}", day(report))
        )
    yield table(("Implementation", "Language", "Level", "Tried", "As specified", "Date"), rows)


def _withheld(others: Sequence[Judged]) -> Iterator[str]:
    """Who answered nothing properly; that is no statement about rules, and no zero."""
    if not others:
        return
    yield "## Withheld { #withheld }"
    yield "These runs say nothing about the rules, so they have no percentage."
    yield "\n".join(
        f"- {link(safe(each.who.name), f'{each.who.slug}.md')}, {verbatim(' '.join(each.who.report.header.command))}: "
        f"{safe(each.who.report.footer.withheld)}"
        for each in others
    )
