"""Pages that all variants share: rulings, house rules, glossary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from croupier.policies import every_policy
from croupier.spec.values import slug_of
from croupier.website.page import page
from croupier.website.prose import capital, drawn, link, listed, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies import Policy
    from croupier.rules import Entry, Library
    from croupier.rules.documents import Term
    from croupier.rules.rulings import Ruling


# Rulings


def rulings_page(library: Library) -> str:
    """Every settled doubt: the question, the answer, who says so, why."""
    blocks = ["# Rulings { #top }", "Where sources are silent or disagree, this is what we hold, and why.\n{ .lead }"]
    for ruling in sorted(library.rulings.values(), key=lambda each: each.slug):
        blocks += _ruling(library, ruling)
    return page("Rulings", "Doubts about the rules, each settled once.", "spec/rulings/", blocks)


def _ruling(library: Library, ruling: Ruling) -> Iterator[str]:
    yield f"## {safe(capital(ruling.slug.replace('-', ' ')))} {{ #{ruling.slug} }}"
    yield f"*{drawn(ruling.head.question)}*"
    yield f"**{drawn(ruling.head.answer)}**"
    yield ruling.body.replace("<", "&lt;").strip()
    used = [_clause(entry, id_) for entry in library.variants.values() for id_ in _used(entry, ruling)]
    yield f"{note((safe(ruling.head.says), f'holds for {listed(used)}' if used else ''))}\n{{ .about }}"


def _used(entry: Entry, ruling: Ruling) -> Iterator[str]:
    for clause, authorities in entry.rules.authorities.items():
        if any(each.kind == "ruling" and each.document == ruling.slug for each in authorities):
            yield clause


def _clause(entry: Entry, id_: str) -> str:
    return link(entry.rules.public(id_), f"../variants/{entry.rules.slug}.md#{id_}")


# Houses


def house_page(library: Library) -> str:
    """Every question that a house answers, and how ours do."""
    blocks = ["# House rules { #top }", "What the sources of a game leave open, a house decides.\n{ .lead }"]
    for house in library.houses.values():
        stakes = ", ".join(f"{stake} {chips}" for stake, chips in house.stakes.items())
        blocks.append(f"**{safe(house.name)}.** {drawn(house.summary)} Usual stakes: {safe(house.betting)}, {stakes}.")
    blocks.append('<div class="questions" markdown>')
    blocks += [_policy(library, word, policy) for word, policy in every_policy().items()]
    blocks.append("</div>")
    return page("House rules", "What sources leave open, and what a house decides.", "spec/house/", blocks)


def _policy(library: Library, word: str, policy: Policy) -> str:
    given = {house.name: house.policies[word] for house in library.houses.values()}
    lines = [f"{safe(policy.asks)} {{ #policy.{policy.aspect} }}"]
    lines += [f":   **{safe(name)}.** {safe(policy.text(answer))}" for name, answer in given.items()]
    if not policy.many:
        lines += [
            f":   {note((f'Elsewhere: {safe(says)}',))}"
            for answer, says in policy.says.items()
            if answer not in given.values()
        ]
    return "\n".join(lines)


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
