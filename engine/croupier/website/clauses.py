"""The rules themselves: numbered paragraphs of sentences, each with its anchor and where it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.website.numbering import linked
from croupier.website.origins import in_short, rule_link
from croupier.website.prose import drawn, link, listed, note, safe
from croupier.website.wordings import worded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier.rules import Library, Rulebook
    from croupier.rules.documents import SourceDocument, Statement
    from croupier.website.numbering import Paragraph, Said, Section
    from croupier.website.wordings import Wording


def rules_section(library: Library, rules: Rulebook, parts: tuple[Section, ...]) -> Iterator[str]:
    """Every clause that can matter, section by section."""
    yield "## The rules { #rules }"
    for section in parts:
        if not section.idle:
            yield from _section(library, rules, section)


def idle_section(
    library: Library, rules: Rulebook, parts: tuple[Section, ...], why: Callable[[], str]
) -> Iterator[str]:
    """What cannot matter in this game, and why."""
    for section in parts:
        if section.idle:
            heading, *paragraphs = _section(library, rules, section)
            yield from (heading, why(), *paragraphs)


def _section(library: Library, rules: Rulebook, section: Section) -> Iterator[str]:
    title = f"{section.number}. {safe(section.title)}"
    yield f"<h3 hidden>{title}</h3>" if section.brought else f"### {title} {{ #{section.id} }}"
    anchors = "".join(_anchor(step) for step in section.anchors)
    for place, paragraph in enumerate(section.paragraphs):
        yield _paragraph(library, rules, paragraph, anchors if place == 0 else "")


def _paragraph(library: Library, rules: Rulebook, paragraph: Paragraph, anchors: str) -> str:
    first = paragraph.said[0].clauses[0].id
    number = f"{link(paragraph.number, f'#{first}')}{{ .num }}"
    said = " ".join(_said(each, paragraph.letter(place)) for place, each in enumerate(paragraph.said))
    if all(each.brought for each in paragraph.said):
        return f"{number} {said}\n{{ .clause hidden=hidden }}"
    return f"{anchors}{number} {said}\n{_origins(library, rules, paragraph)}\n{{ .clause }}"


def _said(said: Said, letter: str) -> str:
    clause, *others = said.clauses
    more = "".join(_anchor(other.id) for other in others)
    title = f"{clause.modality}: {clause.id}"
    mark = f'{link(letter, f"#{clause.id}")}{{ .mark title="{title}" }}' if letter else ""
    id_ = "" if said.brought else f' id="{clause.id}"'
    return f'{more}<span class="said"{id_}>{_words(said)}{mark}</span>'


def _words(said: Said) -> str:
    """The sentence; where house rules change it, every wording, all but the first out of sight."""
    usual = drawn(said.text)
    if not said.wordings:
        return usual
    return worded("" if said.brought else usual, {each.names: _wording(each, usual) for each in said.wordings})


def _wording(wording: Wording, usual: str) -> str:
    words = f"<ins>{drawn(wording.text)}</ins>" if wording.clause else f"<del>{usual}</del>"
    return f"{words} {note((listed([rule_link(name) for name in wording.names]),))}"


def _anchor(id_: str) -> str:
    return f'<span id="{id_}"></span>'


def _origins(library: Library, rules: Rulebook, paragraph: Paragraph) -> str:
    """A word for each sentence, with a link to the first document of that kind: `a source, ruling · b house`."""
    parts = []
    for place, said in enumerate(paragraph.said):
        letter, kinds = paragraph.letter(place), in_short(library, rules, said.clauses)
        parts.append(f"<b>{letter}</b> {kinds}" if letter else kinds)
    return note(parts)


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
            f"carried by rules and examples on this page; {_the_others(len(source.statements) - carried)}"
        )
        statements = [_statement(slug, each, numbered, hands) for each in source.statements]
        yield "\n".join((f'??? folded "Every statement of {safe(source.title)}"', "", *statements))


def _the_others(count: int) -> str:
    match count:
        case 0:
            return "none is left out."
        case 1:
            return "the other is no rule, and says why."
        case _:
            return "the others are no rules, and each says why."


def _statement(source: str, statement: Statement, numbered: dict[str, str], hands: dict[str, str]) -> str:
    carriers = (*linked(statement.clauses, numbered), *(hands[id_] for id_ in statement.cases if id_ in hands))
    agreed = f"with {listed([rule_link(name) for name in statement.with_])}" if statement.with_ else ""
    reason = f"no rule: {safe(statement.no_rule)}" if statement.no_rule else ""
    said = note((*carriers, agreed, reason))
    return f'    1. <span id="{source}.{statement.id}"></span>{drawn(statement.says)} {said}'
