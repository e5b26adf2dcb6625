"""Two variants side by side: a page that compares any two, and for each variant the data it needs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from croupier.website.apart import parted
from croupier.website.numbering import numbers, sections
from croupier.website.page import HEADER, page
from croupier.website.prose import link, safe
from croupier.website.rounds import players

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.rules import Entry, Library

_NO_SCRIPT = "This page compares by a script. Without it, `croupier diff` tells the same."
LEAST = 2
"""So many variants there must be to compare two."""


def compare_pages(library: Library) -> dict[str, str]:
    """The page, and a script of data for each variant; by file name. Nothing where there is but one variant."""
    if len(library.variants) < LEAST:
        return {}
    scripts = {f"{slug}.js": _script(library, entry) for slug, entry in library.variants.items()}
    return {"index.md": _page(library), **scripts}


def _page(library: Library) -> str:
    summary = "Any two variants side by side, rule by rule."
    names = "\n".join(
        f'- {link(safe(entry.rules.name), f"../variants/{slug}.md")}{{ data-compare="{slug}" }}'
        for slug, entry in library.variants.items()
    )
    blocks = [
        "# Two games side by side { #top }",
        "What is different, and what is the same.\n{ .lead }",
        f'<noscript markdown="1">\n\n{_NO_SCRIPT}\n\n</noscript>',
        f'<div class="compare" markdown>\n\n{names}\n\n</div>',
    ]
    return page("Compare", summary, "spec/variants/", blocks, wide=True)


def _script(library: Library, entry: Entry) -> str:
    """The data as a call, since a page that was opened from a folder may read scripts and nothing else."""
    told = json.dumps(dict(_told(library, entry)), ensure_ascii=False, separators=(",", ":"))
    harmless = told.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    return f"// {HEADER}\ncompareVariants({json.dumps(entry.rules.slug)},{harmless})\n"


def _told(library: Library, entry: Entry) -> Iterator[tuple[str, object]]:
    rules, parts = entry.rules, sections(entry)
    numbered = numbers(parts)
    yield "name", rules.name
    yield "summary", rules.summary
    yield "players", players(rules)
    yield "stakes", str(rules.stakes)
    yield "steps", [{"slug": step.slug, "name": step.name, "word": step.word} for step in rules.steps]
    yield (
        "clauses",
        [
            {"id": it.id, "number": numbered.get(it.id, ""), "text": it.text, "modality": it.modality}
            for it in rules.clauses
        ],
    )
    yield "hands", parted(library, rules.slug)
