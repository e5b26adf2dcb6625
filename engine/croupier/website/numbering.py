"""The clauses in the order and the paragraphs of the page. Numbers are printed; ids are linked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from string import ascii_lowercase
from typing import TYPE_CHECKING

from croupier.spec.values import slug_of
from croupier.website.prose import capital, link

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.phases import Clause
    from croupier.rules import Rulebook

LONGEST = 380
"""Letters of a paragraph, unless a single sentence is longer."""
BEFORE, EXCHANGES, SHOWDOWN = "the-table", "exchanges", "the-showdown"
TITLES: Mapping[str, str] = {BEFORE: "Before the deal", EXCHANGES: "Every exchange", "the-end": "After the hand"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """A sentence, with every clause that it carries: three betting rounds may be opened in the same words."""

    clauses: tuple[Clause, ...]

    @property
    def text(self) -> str:
        """The words."""
        return self.clauses[0].text


@dataclass(frozen=True, slots=True, kw_only=True)
class Paragraph:
    """Sentences that are read together, under one number."""

    number: str
    said: tuple[Said, ...]

    def letter(self, place: int) -> str:
        """The letter of a sentence; none where it is alone."""
        return ascii_lowercase[place] if len(self.said) > 1 else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """All about one step, or about one thing that concerns several."""

    number: int
    title: str
    id: str
    anchors: tuple[str, ...]
    """Steps that have no section of their own and are told here."""
    paragraphs: tuple[Paragraph, ...]


def sections(rules: Rulebook) -> tuple[Section, ...]:
    """The whole rulebook, in the order in which a hand is played."""
    found: dict[str, list[Clause]] = {}
    for clause in rules.clauses:
        found.setdefault(_home(rules, clause), []).append(clause)
    order = list(found)
    if {EXCHANGES, SHOWDOWN} <= set(order):
        order.remove(EXCHANGES)
        order.insert(order.index(SHOWDOWN), EXCHANGES)
    return tuple(_section(rules, number, id_, found[id_]) for number, id_ in enumerate(order, 1))


def linked(ids: Iterable[str], numbered: Mapping[str, str], page: str = "") -> list[str]:
    """The printed numbers of some clauses as links, each number once; ids that are not on the page are passed over."""
    first = {numbered[id_]: id_ for id_ in reversed(tuple(ids)) if id_ in numbered}
    return [link(number, f"{page}#{id_}") for number, id_ in reversed(first.items())]


def numbers(parts: Iterable[Section]) -> dict[str, str]:
    """The printed number of every clause: `4.2(a)`."""
    found = {}
    for section in parts:
        for paragraph in section.paragraphs:
            for place, said in enumerate(paragraph.said):
                letter = paragraph.letter(place)
                for clause in said.clauses:
                    found[clause.id] = f"{paragraph.number}({letter})" if letter else paragraph.number
    return found


def _home(rules: Rulebook, clause: Clause) -> str:
    """The section that tells a clause: that of its topic, or the first for whatever happens before the deal."""
    topic = slug_of(clause.topic)
    dealt = next((place for place, step in enumerate(rules.steps) if step.phase.cards()), 0)
    return BEFORE if topic in {step.slug for step in rules.steps[:dealt]} else topic


def _section(rules: Rulebook, number: int, id_: str, clauses: list[Clause]) -> Section:
    names = {step.slug: step.name for step in rules.steps}
    told = {clause.id.split(".")[0] for clause in clauses}
    return Section(
        number=number,
        title=TITLES.get(id_) or capital(names.get(id_, clauses[0].topic)),
        id=id_,
        anchors=tuple(slug for slug in names if slug in told and slug != id_),
        paragraphs=tuple(
            Paragraph(number=f"{number}.{place}", said=said) for place, said in enumerate(_paragraphs(clauses), 1)
        ),
    )


def _paragraphs(clauses: list[Clause]) -> Iterator[tuple[Said, ...]]:
    """Sentences together until they grow long; what a house decides stands apart, after what the game says."""
    for policies in (False, True):
        paragraph: list[Said] = []
        for said in _said(clause for clause in clauses if clause.id.startswith("policy.") is policies):
            if paragraph and sum(len(each.text) for each in (*paragraph, said)) > LONGEST:
                yield tuple(paragraph)
                paragraph = []
            paragraph.append(said)
        if paragraph:
            yield tuple(paragraph)


def _said(clauses: Iterable[Clause]) -> Iterator[Said]:
    """Equal sentences once, where the first of them stands."""
    found: dict[str, list[Clause]] = {}
    for clause in clauses:
        found.setdefault(clause.text, []).append(clause)
    return (Said(clauses=tuple(alike)) for alike in found.values())
