"""Who keeps which rule: the clauses of a variant in the order of its page, and a column for each implementation."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from croupier.spec.harmless import cut
from croupier.website.marked import table, told_as, verbatim
from croupier.website.marks import KEPT, LEGEND, NO_HAND, UNTRIED
from croupier.website.page import page
from croupier.website.prose import drawn, link, listed, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier.rules import Entry
    from croupier.website.marked import Rules
    from croupier.website.marks import Judged, Mark
    from croupier.website.numbering import Section

_UP = "../../"
_NAME = 24


def matrix_page(rules: Rules, entry: Entry, everybody: Sequence[Judged]) -> str:
    """The page of one variant."""
    slug = entry.rules.slug
    asked = [each for each in everybody if any(_tried(id_, mark, slug) for id_, mark in each.marks.items())]
    summary = f"Every rule of {entry.rules.name}, and who keeps it."
    blocks = [
        f"{link('Implementations', '../index.md')}\n{{ .kicker }}",
        f"# {safe(entry.rules.name)}, rule by rule {{ #top }}",
        f"{safe(summary)} {KEPT} always means: as specified.\n{{ .lead }}",
        '<details class="folded" markdown="1">\n<summary>What the signs mean</summary>\n',
        table(("Sign", "It means"), LEGEND.items(), plain=True),
        "</details>",
        *(_chapters(rules, slug, asked) if asked else ["Nobody has been asked about it yet."]),
    ]
    if others := [each for each in everybody if each not in asked]:
        blocks += ["## Who was not asked { #others }", "\n".join(_not_asked(each, slug) for each in others)]
    return page(
        f"{entry.rules.name}, rule by rule", summary, f"spec/variants/{slug}.yaml and reports", blocks, wide=True
    )


def _tried(id_: str, mark: Mark, slug: str) -> bool:
    return mark.sign != UNTRIED and id_.startswith(f"{slug}/")


def _not_asked(each: Judged, slug: str) -> str:
    results = each.who.report.results
    reasons = Counter(result.why for result in results if result.why and slug in {result.variant, ""})
    usual = reasons.most_common(1)
    why = each.who.report.footer.withheld or (usual[0][0] if usual else "its run was not about it")
    return f"- {link(safe(each.who.name), f'../{each.who.slug}.md')}: {safe(why)}"


def _chapters(rules: Rules, slug: str, asked: list[Judged]) -> Iterator[str]:
    yield '<div class="matrix" markdown="1">'
    for section in rules.parts[slug]:
        yield from _chapter(rules, slug, section, asked)
    yield "</div>"


def _chapter(rules: Rules, slug: str, section: Section, asked: list[Judged]) -> Iterator[str]:
    """One chapter, folded up unless somebody differs in it."""
    rows = [(f"{slug}/{id_}", text) for id_, text in _clauses(section)]
    own = [[each.marks.get(full, NO_HAND) for full, _ in rows] for each in asked]
    names = [safe(cut(each.who.name, _NAME)) for each in asked]
    differs = [name for name, marks in zip(names, own, strict=True) if any(mark.word for mark in marks)]
    kept = any(mark.sign == KEPT for marks in own for mark in marks)
    told = f"otherwise: {listed(differs)}" if differs else "as specified, as far as tried" if kept else "not tried"
    many = f"{len(rows)} rule{'s' * (len(rows) != 1)}"
    opened = ' open="open"' if differs else ""
    yield f'<details class="folded" markdown="1"{opened}>'
    yield f"<summary>{section.number}. {safe(section.title)} {note((many, told))}</summary>"
    yield table(
        ("Rule", *(link(name, f"../{each.who.slug}.md") for name, each in zip(names, asked, strict=True))),
        [
            (
                f"{rules.clause(full, _UP)} {text}",
                *(_cell(each, marks[place]) for each, marks in zip(asked, own, strict=True)),
            )
            for place, (full, text) in enumerate(rows)
        ],
        plain=True,
    )
    yield "</details>"


def _clauses(section: Section) -> Iterator[tuple[str, str]]:
    """Every clause of a chapter, with its sentence; where several say the same, with its id."""
    for said in (said for paragraph in section.paragraphs for said in paragraph.said):
        for clause in said.clauses:
            named = f" {note((verbatim(clause.id),))}" if len(said.clauses) > 1 else ""
            yield clause.id, f"{drawn(clause.text)}{named}"


def _cell(each: Judged, mark: Mark) -> str:
    sign = told_as(mark.sign, mark.why)
    if not mark.word:
        return sign
    shown, anchor = f"{sign} {safe(mark.word)}", each.anchors.get(mark.failure)
    return link(shown, f"../{each.who.slug}.md#{anchor}") if anchor else shown
