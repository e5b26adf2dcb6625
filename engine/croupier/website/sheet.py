"""Rules for paper: a sheet for each variant, and a booklet of all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.website.numbering import sections
from croupier.website.page import page
from croupier.website.prose import capital, drawn, link, listed, safe, sentence
from croupier.website.rounds import players, rounds_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.rules import Entry, Library, Rulebook
    from croupier.website.numbering import Section


def sheet_page(entry: Entry) -> str:
    """The rules of a variant, without where they come from: a sheet of paper or two."""
    rules = entry.rules
    title, summary = f"{rules.name} on a sheet", f"The rules of {rules.name} for the table."
    back = f"{link(safe(rules.name), f'../{rules.slug}.md')}\n{{ .kicker }}"
    return page(title, summary, f"spec/variants/{rules.slug}.yaml", (back, *_sheet(entry, "#")), wide=True, found=False)


def booklet_page(library: Library) -> str:
    """The sheets of all variants, each on a new page."""
    title = library.site.title or "Croupier"
    names = "\n".join(
        f"- {link(safe(entry.rules.name), f'#{slug}')}, {players(entry.rules)} players"
        for slug, entry in library.variants.items()
    )
    blocks = [
        f"# {safe(title)}: the booklet {{ #top }}",
        "Every game, to print and take along.\n{ .lead }",
        names,
        *(block for entry in library.variants.values() for block in _sheet(entry, "##")),
    ]
    return page("The booklet", "All games on paper.", "spec/variants/", blocks, wide=True, found=False)


def _sheet(entry: Entry, rank: str) -> Iterator[str]:
    rules = entry.rules
    yield '<div class="sheet" markdown>'
    yield f"{rank} {safe(rules.name)} {{ #{rules.slug} }}"
    also = f" Also called {listed([safe(name) for name in rules.also_known_as])}." if rules.also_known_as else ""
    yield f"{drawn(rules.summary)}{also}\n{{ .lead }}"
    facts = (f"{players(rules)} players", f"{len(rules.deck)} cards", f"usually {rules.stakes}")
    yield f"{capital(' · '.join(map(safe, facts)))}\n{{ .about }}"
    yield _rounds(rules)
    yield '<div class="columns" markdown>'
    for part in sections(entry):
        if not part.idle and not part.brought:
            yield _section(part)
    yield from _rankings(rules)
    yield from _house_rules(entry)
    yield "</div>"
    yield "</div>"


def _rounds(rules: Rulebook) -> str:
    rows = [
        f"| **{capital(safe(each.betting.name if each.betting else each.steps[-1].name.removeprefix('the ')))}** "
        f"| {' '.join(_step(step.name, step.phase.brief()) for step in each.steps if step.phase.brief())} "
        f"| {capital(safe(each.betting.phase.brief())) if each.betting else ''} |"
        for each in rounds_of(rules)
    ]
    table = "\n".join(("| Round | Action | Betting |", "|---|---|---|", *rows))
    return f'<div class="rounds" markdown>\n\n{table}\n\n</div>'


def _step(name: str, brief: str) -> str:
    return sentence(f"{capital(safe(name))}: {safe(brief)}")


def _section(part: Section) -> str:
    said = " ".join(each.text for paragraph in part.paragraphs for each in paragraph.said if not each.brought)
    return f"**{part.number}. {safe(part.title)}.** {drawn(said)}"


def _rankings(rules: Rulebook) -> Iterator[str]:
    for word, ranking in {share.ranking.word: share.ranking for share in rules.shares}.items():
        names = ", ".join(safe(each.name) for each in ranking.categories)
        yield f"**Hands, best first ({safe(word.replace('_', ' '))}).** {capital(names)}. {drawn(ranking.remarks)}"


def _house_rules(entry: Entry) -> Iterator[str]:
    """What a table may agree on besides, each with the sentences that it brings or changes."""
    for name in entry.document.house_rules:
        texts = dict.fromkeys(clause.text for clause in entry.differing([name]))
        yield f"**House rule: {safe(name)}.** {drawn(' '.join(texts))}"
