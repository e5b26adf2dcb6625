"""The rules themselves: numbered paragraphs of sentences, each with its anchor and where it comes from."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from croupier.website.prose import drawn, link, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases import Clause
    from croupier.rules import Authority, Rulebook
    from croupier.rules.documents import SourceDocument, Statement
    from croupier.website.numbering import Paragraph, Said, Section

HOUSE, RULINGS = "../reference/house.md", "../reference/rulings.md"
NAMED = 2
"""Statements of a source that are linked by name; the list of sources has them all."""
FROM_ALL = "common to all variants"


def rules_section(rules: Rulebook, parts: tuple[Section, ...]) -> Iterator[str]:
    """Every clause, section by section."""
    yield "## The rules { #rules }"
    for section in parts:
        yield f"### {section.number}. {safe(section.title)} {{ #{section.id} }}"
        anchors = "".join(_anchor(step) for step in section.anchors)
        for place, paragraph in enumerate(section.paragraphs):
            yield _paragraph(rules, paragraph, anchors if place == 0 else "")


def _paragraph(rules: Rulebook, paragraph: Paragraph, anchors: str) -> str:
    first = paragraph.said[0].clauses[0].id
    number = f"{link(paragraph.number, f'#{first}')}{{ .num }}"
    said = " ".join(_said(each, paragraph.letter(place)) for place, each in enumerate(paragraph.said))
    return f"{anchors}{number} {said}\n{_origins(rules, paragraph)}\n{{ .clause }}"


def _said(said: Said, letter: str) -> str:
    clause, *others = said.clauses
    more = "".join(_anchor(other.id) for other in others)
    title = f"{clause.modality}: {clause.id}"
    mark = f'{link(letter, f"#{clause.id}")}{{ .mark title="{title}" }}' if letter else ""
    return f'{more}<span class="said" id="{clause.id}">{drawn(said.text)}{mark}</span>'


def _anchor(id_: str) -> str:
    return f'<span id="{id_}"></span>'


# Where a sentence comes from


def _origins(rules: Rulebook, paragraph: Paragraph) -> str:
    """Neighbours of one origin together: `a, b source, antes · c home game`."""
    lettered = [(paragraph.letter(place), origin(rules, said)) for place, said in enumerate(paragraph.said)]
    parts = []
    for words, alike in groupby(lettered, key=lambda each: each[1]):
        letters = ", ".join(f"<b>{letter}</b>" for letter, _ in alike if letter)
        parts.append(f"{letters} {words}".strip())
    return note(parts)


def origin(rules: Rulebook, said: Said) -> str:
    """Everything that a sentence rests on, the strongest first; what every variant shares if it rests on nothing."""
    found = dict.fromkeys(each for clause in said.clauses for each in rules.authorities.get(clause.id, ()))
    told = [_origin(said.clauses[0], each) for each in _strongest(found)]
    return "; ".join(dict.fromkeys(told)) or FROM_ALL


def _strongest(found: dict[Authority, None]) -> list[Authority]:
    """A source says it all: that the variant's file answers the question adds nothing to it."""
    sourced = any(each.kind == "source" for each in found)
    return [each for each in found if not (sourced and each.kind == "variant")]


def _origin(clause: Clause, authority: Authority) -> str:
    word = f'<span class="origin">{authority.kind}</span>'
    match authority.kind:
        case "source":
            named = [link(each.replace("-", " "), f"#{authority.document}.{each}") for each in authority.statements]
            rest = len(named) - NAMED
            return f"{word} {', '.join(named[:NAMED])}{f' and {rest} more' if rest > 0 else ''}"
        case "house":
            return f"{word} {link(authority.document, f'{HOUSE}#{clause.id}')}"
        case "ruling":
            return f"{word} {link(authority.document.replace('-', ' '), f'{RULINGS}#{authority.document}')}"
        case "variant":
            return f"{word} this game’s own answer"


# The documents it all comes from


def sources_section(
    rules: Rulebook, sources: dict[str, SourceDocument], numbered: dict[str, str], titles: dict[str, str]
) -> Iterator[str]:
    """Every source, statement by statement, in our words, with what carries each."""
    if not sources:
        return
    yield "## Where the rules come from { #sources }"
    for slug, source in sources.items():
        carried = sum(bool(statement.clauses or statement.cases) for statement in source.statements)
        yield (
            f"*{safe(source.title)}*, {safe(source.where)}: {len(source.statements)} statements. {carried} of them are "
            "carried by rules and examples on this page; the others are no rules, and each says why."
        )
        statements = [_statement(slug, each, numbered, titles) for each in source.statements]
        yield "\n".join((f'??? quote "Every statement of {safe(source.title)}"', "", *statements))


def _statement(source: str, statement: Statement, numbered: dict[str, str], titles: dict[str, str]) -> str:
    carriers = [link(numbered[id_], f"#{id_}") for id_ in statement.clauses if id_ in numbered]
    carriers += [link(titles[id_], f"#{id_}") for id_ in statement.cases if id_ in titles]
    reason = f"no rule: {safe(statement.no_rule)}" if statement.no_rule else ""
    said = note((*dict.fromkeys(carriers), reason))
    return f'    1. <span id="{source}.{statement.id}"></span>{drawn(statement.says)} {said}'
