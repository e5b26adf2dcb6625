"""Pages that all variants share: rulings and glossary."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from croupier.spec.values import slug_of
from croupier.website.page import page
from croupier.website.prose import capital, drawn, link, listed, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from croupier.rules import Entry, Library
    from croupier.rules.papers import Term
    from croupier.rules.rulings import Ruling

LISTED = 6
"""So many clauses that rest on a ruling are named with it."""
_LED = re.compile(r"\]\((?!https?://|[\w./#-]+\))")
_DEFINED = re.compile(r"^(\s*\[[^\]]*\]):", re.MULTILINE)

# Rulings


def rulings_page(library: Library) -> str:
    """Every settled doubt: the question, the answer, who says so, why."""
    blocks = ["# Rulings { #top }", "Where sources are silent or disagree, this is what we hold, and why.\n{ .lead }"]
    used = _uses(library)
    for ruling in sorted(library.rulings.values(), key=lambda each: each.slug):
        blocks += _ruling(library, ruling, used.get(ruling.slug, ()))
    return page("Rulings", "Doubts about the rules, each settled once.", "spec/rulings/", blocks)


def _ruling(library: Library, ruling: Ruling, used: Iterable[str]) -> Iterator[str]:
    yield f"## {safe(capital(ruling.slug.replace('-', ' ')))} {{ #{ruling.slug} }}"
    yield f"*{drawn(ruling.head.question)}*"
    yield f"**{drawn(ruling.head.answer)}**"
    yield _harmless(ruling.body)
    about = [_variant(library, slug) for slug in ruling.head.variants]
    told = (
        safe(ruling.head.says),
        f"about {listed(about)} alone" if about else "",
        f"holds for {_in_short(tuple(used))}" if used else "",
    )
    yield f"{note(told)}\n{{ .about }}"


def _in_short(links: Sequence[str]) -> str:
    """Some of them, and how many more there are."""
    more = len(links) - LISTED
    return listed(links) if more <= 1 else listed([*links[:LISTED], f"{more} more clauses"])


def _harmless(body: str) -> str:
    """A stranger's Markdown: no tags, no attributes, and links that lead to pages."""
    text = body.replace("<", "&lt;").replace("{", "&#123;").replace("![", "&#33;[").strip()
    return _DEFINED.sub(r"\1&#58;", _LED.sub("]&#40;", text))


def _variant(library: Library, slug: str) -> str:
    found = library.variants.get(slug)
    return link(safe(found.rules.name), f"../variants/{slug}.md") if found else safe(slug)


def _uses(library: Library) -> Mapping[str, Iterable[str]]:
    """For each ruling links to the clauses that rest on it, also to those that only a house rule brings."""
    found: dict[str, dict[str, None]] = {}
    for entry in sorted(library.variants.values(), key=lambda entry: not entry.is_proven):
        for names in ((), *((name,) for name in entry.document.house_rules)):
            for clause, authorities in entry.under(names).authorities.items():
                for each in authorities:
                    if each.kind == "ruling":
                        found.setdefault(each.document, {})[_clause(entry, clause)] = None
    return found


def _clause(entry: Entry, id_: str) -> str:
    return link(entry.rules.public(id_), f"../variants/{entry.rules.slug}.md#{id_}")


# Glossary


def glossary_page(library: Library) -> str:
    """Every word, with what we mean by it."""
    terms = "\n\n".join(_term(word, term, library.glossary) for word, term in library.glossary.items())
    blocks = ["# Glossary { #top }", "The words of these pages, and what we mean by them.\n{ .lead }",
              f'<div class="questions" markdown>\n\n{terms}\n\n</div>']  # fmt: skip
    return page("Glossary", "The words of these pages, and what we mean by them.", "spec/glossary.yaml", blocks)


def _term(word: str, term: Term, terms: Mapping[str, Term]) -> str:
    see = [link(safe(each), f"#{slug_of(each)}") if each in terms else safe(each) for each in term.see]
    more = note((f"see {listed(see)}",)) if see else ""
    return f"{safe(capital(word))} {{ #{slug_of(word)} }}\n:   {drawn(term.means)} {more}"
