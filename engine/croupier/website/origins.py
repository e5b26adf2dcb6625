"""Where a sentence comes from, in a word or in full, with links to the documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.spec.values import slug_of
from croupier.website.prose import link, safe

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.phases import Clause
    from croupier.rules import Authority, Library, Rulebook

HOUSE, RULINGS = "../reference/house.md", "../reference/rulings.md"
KINDS = ("source", "variant", "house rule", "house", "ruling")
FROM_ALL = "common to all games"


def rule_link(name: str, page: str = "") -> str:
    """A house rule by name, leading to where it is told."""
    return link(safe(name), f"{page}#rule.{slug_of(name)}")


def variant_link(library: Library, slug: str, anchor: str = "") -> str:
    """A variant by name; without a link, if its page is not among ours."""
    if slug not in library.variants:
        return safe(slug.replace("-", " "))
    return link(safe(library.variants[slug].rules.name), f"{slug}.md{anchor}")


def authorities(rules: Rulebook, clauses: Iterable[Clause]) -> list[Authority]:
    """Everything that a sentence rests on, the strongest first.

    Where a source says it, that the variant's file answers the question too adds nothing.
    """
    found = list(dict.fromkeys(each for clause in clauses for each in rules.authorities.get(clause.id, ())))
    sourced = any(each.kind == "source" for each in found)
    return [each for each in found if not (sourced and _own(rules, each))]


def in_short(library: Library, rules: Rulebook, clauses: tuple[Clause, ...], *, but: str = "") -> str:
    """A word for each kind of authority `but` one, with a link to the first document of that kind."""
    first = {each.kind: each for each in reversed(authorities(rules, clauses))}
    kinds = [kind for kind in KINDS if kind in first]
    words = [_word(library, rules, _resting(rules, clauses, first[kind]), first[kind]) for kind in kinds if kind != but]
    return ", ".join(words) if kinds else FROM_ALL


def in_full(library: Library, rules: Rulebook, clauses: tuple[Clause, ...]) -> str:
    """Every document by name, and every statement of a source, each once: `source antes, deck · house home`."""
    found: dict[str, dict[str, None]] = {}
    for authority in authorities(rules, clauses):
        clause = _resting(rules, clauses, authority)
        found.setdefault(authority.kind, {}).update(dict.fromkeys(_named(library, rules, clause, authority)))
    told = [f"<i>{kind}</i> {', '.join(names)}".strip() for kind, names in found.items()]
    return "<br>".join(told) or FROM_ALL


def _resting(rules: Rulebook, clauses: Iterable[Clause], authority: Authority) -> Clause:
    """Of clauses that say the same the first that rests on it."""
    return next(clause for clause in clauses if authority in rules.authorities.get(clause.id, ()))


def _own(rules: Rulebook, authority: Authority) -> bool:
    return authority.kind == "variant" and authority.document == rules.slug


def _word(library: Library, rules: Rulebook, clause: Clause, authority: Authority) -> str:
    word = f'<span class="origin">{authority.kind}</span>'
    match authority.kind:
        case "variant" if _own(rules, authority):
            return word
        case "variant":
            return variant_link(library, authority.document, f"#{clause.id}")
        case _:
            return link(word, _target(clause, authority))


def _named(library: Library, rules: Rulebook, clause: Clause, authority: Authority) -> Iterator[str]:
    match authority.kind:
        case "source":
            for statement in authority.statements:
                yield link(statement, f"#{authority.document}.{statement}")
        case "variant":
            if not _own(rules, authority):
                yield variant_link(library, authority.document, f"#{clause.id}")
        case _:
            yield link(safe(authority.document), _target(clause, authority))


def _target(clause: Clause, authority: Authority) -> str:
    match authority.kind:
        case "source":
            return f"#{authority.document}.{authority.statements[0]}"
        case "house rule":
            return f"#rule.{slug_of(authority.document)}"
        case "house":
            return f"{HOUSE}#{clause.id}"
        case _:
            return f"{RULINGS}#{authority.document}"
