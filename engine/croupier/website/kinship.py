"""A variant made from another: whose variant it is, and what differs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from croupier.rules.comparing import Comparison
from croupier.website.changes import alone, changed, changes, step_changes
from croupier.website.numbering import numbers, sections
from croupier.website.origins import variant_link
from croupier.website.prose import link, listed, safe

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping

    from croupier.phases import Clause, Step
    from croupier.rules import Entry, Library, Rulebook


def kin(library: Library, entry: Entry) -> Iterator[str]:
    """One line below the title: the game it is a variant of, and the variants of it."""
    children = [slug for slug, other in library.variants.items() if other.document.extends == entry.rules.slug]
    said = []
    if entry.parent:
        said.append(f"A variant of {variant_link(library, entry.parent.slug)}: {link('what differs', '#differences')}.")
    if children:
        said.append(f"Made from it: {listed([variant_link(library, slug) for slug in children])}.")
    if said:
        yield f"{' '.join(said)}\n{{ .kin }}"


def differences_section(library: Library, entry: Entry, numbered: Mapping[str, str]) -> Iterator[str]:
    """Steps and sentences that are not those of the game it is made from."""
    if entry.parent is None:
        return
    found, parent = Comparison(entry.parent, entry.rules), entry.parent
    yield f"## What differs from {safe(parent.name)} {{ #differences }}"
    if not found.differ:
        yield "Nothing but the name."
        return
    steps = step_changes(found, partial(_theirs, library, parent), lambda step, name: link(name, f"#{step.slug}"))
    items = [*steps, *_sentences(library, found, numbered)]
    if found.a.stakes != found.b.stakes:
        items.append(changed("Usually played for: ", str(found.a.stakes), str(found.b.stakes)))
    yield changes(items)
    yield f"Everything else is as in {variant_link(library, parent.slug)}; its house rules are not taken over."


def _theirs(library: Library, parent: Rulebook, step: Step, name: str) -> str:
    """A step of the other game, linked if its page is among ours."""
    return link(name, f"{parent.slug}.md#{step.slug}") if parent.slug in library.variants else name


def _sentences(library: Library, found: Comparison, numbered: Mapping[str, str]) -> Iterator[str]:
    """Sentences, not clauses: what the other game says already, of whatever step, is not new."""
    there = numbers(sections(library.variants[found.a.slug])) if found.a.slug in library.variants else {}
    told, known = set(), {clause.text for clause in found.a.clauses}
    kept = {clause.text for clause in found.b.clauses}
    items: dict[str, str] = {}
    for old, new in found.differently:
        if (old.text, new.text) not in told:
            told.add((old.text, new.text))
            was = link(f"{there[old.id]} there", f"{found.a.slug}.md#{old.id}") if old.id in there else "there"
            items[new.id] = changed(_number(numbered, new.id), old.text, new.text, was=f"{was}:")
    for text, id_ in _once(found.only[1], known):
        items[id_] = alone(_number(numbered, id_), text, "in addition")
    yield from (items[id_] for id_ in numbered if id_ in items)
    for text, id_ in _once(found.only[0], kept):
        was = link(f"{there[id_]} there", f"{found.a.slug}.md#{id_}") if id_ in there else "there"
        yield alone("", text, f"{was}, and not here")


def _once(clauses: Iterable[Clause], elsewhere: Container[str]) -> Iterable[tuple[str, str]]:
    """Each sentence that is not found elsewhere, with the first clause that says it."""
    found: dict[str, str] = {}
    for clause in clauses:
        if clause.text not in elsewhere:
            found.setdefault(clause.text, clause.id)
    return found.items()


def _number(numbered: Mapping[str, str], id_: str) -> str:
    return f"{link(numbered[id_], f'#{id_}')}{{ .num }} "
