"""The rules themselves: numbered paragraphs of sentences, each with its anchor and where it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.website.numbering import linked
from croupier.website.prose import drawn, link, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases import Clause
    from croupier.rules import Authority, Rulebook
    from croupier.rules.documents import SourceDocument, Statement
    from croupier.website.numbering import Paragraph, Said, Section

HOUSE, RULINGS = "../reference/house.md", "../reference/rulings.md"
KINDS = ("source", "variant", "house", "ruling")
FROM_ALL = "common to all games"


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
    """A word for each sentence, with a link to the first document of that kind: `a source, ruling · b house`."""
    parts = []
    for place, said in enumerate(paragraph.said):
        letter = paragraph.letter(place)
        first = {each.kind: each for each in reversed(authorities(rules, said))}
        kinds = ", ".join(_kind(said.clauses[0], first[kind]) for kind in KINDS if kind in first) or FROM_ALL
        parts.append(f"<b>{letter}</b> {kinds}" if letter else kinds)
    return note(parts)


def authorities(rules: Rulebook, said: Said) -> list[Authority]:
    """Everything that a sentence rests on, the strongest first.

    Where a source says it, that the variant's file answers the question too adds nothing.
    """
    found = list(dict.fromkeys(each for clause in said.clauses for each in rules.authorities.get(clause.id, ())))
    sourced = any(each.kind == "source" for each in found)
    return [each for each in found if not (sourced and each.kind == "variant")]


def _kind(clause: Clause, authority: Authority) -> str:
    word = f'<span class="origin">{authority.kind}</span>'
    return word if authority.kind == "variant" else link(word, _target(clause, authority))


def in_full(rules: Rulebook, said: Said) -> str:
    """Every document by name, and every statement of a source, each once: `source antes, deck · house home`."""
    found: dict[str, dict[str, None]] = {}
    for authority in authorities(rules, said):
        found.setdefault(authority.kind, {}).update(dict.fromkeys(_named(said.clauses[0], authority)))
    told = [f"<i>{kind}</i> {', '.join(names)}".strip() for kind, names in found.items()]
    return "<br>".join(told) or FROM_ALL


def _named(clause: Clause, authority: Authority) -> Iterator[str]:
    if authority.kind == "source":
        for statement in authority.statements:
            yield link(statement, f"#{authority.document}.{statement}")
    elif authority.kind != "variant":
        yield link(authority.document, _target(clause, authority))


def _target(clause: Clause, authority: Authority) -> str:
    match authority.kind:
        case "source":
            return f"#{authority.document}.{authority.statements[0]}"
        case "house":
            return f"{HOUSE}#{clause.id}"
        case _:
            return f"{RULINGS}#{authority.document}"


# The documents it all comes from


def sources_section(
    sources: dict[str, SourceDocument], numbered: dict[str, str], hands: dict[str, str]
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
        statements = [_statement(slug, each, numbered, hands) for each in source.statements]
        yield "\n".join((f'??? folded "Every statement of {safe(source.title)}"', "", *statements))


def _statement(source: str, statement: Statement, numbered: dict[str, str], hands: dict[str, str]) -> str:
    carriers = (*linked(statement.clauses, numbered), *(hands[id_] for id_ in statement.cases if id_ in hands))
    reason = f"no rule: {safe(statement.no_rule)}" if statement.no_rule else ""
    said = note((*carriers, reason))
    return f'    1. <span id="{source}.{statement.id}"></span>{drawn(statement.says)} {said}'
