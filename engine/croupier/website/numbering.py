"""The clauses in the order and the paragraphs of the page. Numbers are printed; ids are linked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from string import ascii_lowercase
from typing import TYPE_CHECKING

from croupier.website.homes import IDLE, homes
from croupier.website.idle import idle_clauses
from croupier.website.prose import link
from croupier.website.wordings import brought, renamed, wordings

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.phases import Clause
    from croupier.rules import Entry
    from croupier.website.homes import Homes
    from croupier.website.wordings import Wording

LONGEST = 380
"""Letters of a paragraph, unless a single sentence is longer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """A sentence, with every clause that it carries: three betting rounds may be opened in the same words."""

    clauses: tuple[Clause, ...]
    wordings: tuple[Wording, ...] = ()
    """How it reads under house rules, where that is otherwise."""
    brought: bool = False
    """Whether there is no such sentence without a house rule. The anchor is then where the house rule is told."""

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

    @property
    def idle(self) -> bool:
        """Whether nothing in it can ever matter in this game."""
        return self.id == IDLE

    @property
    def brought(self) -> bool:
        """Whether there is no such section without a house rule."""
        return all(said.brought for said in sentences([self]))


@lru_cache(maxsize=512)
def sections(entry: Entry) -> tuple[Section, ...]:
    """Everything that the page says, in the order in which a hand is played.

    What only house rules bring stands at the end, of its section or of all, so that no number depends on them; what
    cannot matter in the game comes last of all.
    """
    rooms, otherwise, idle = homes(entry.rules), wordings(entry), idle_clauses(entry)
    found: dict[str, list[Said]] = {}
    for said in _sentences(entry, otherwise):
        home = IDLE if said.clauses[0].id in idle else rooms.of_all(said.clauses)
        for clause in said.clauses if home is None else ():
            found.setdefault(rooms.of(clause), []).append(replace(said, clauses=(clause,)))
        if home is not None:
            found.setdefault(home, []).append(said)
    others = renamed(entry, otherwise)
    for told in found.values():
        told[:] = [replace(said, clauses=(*said.clauses, *_also(said, others))) for said in told]
    order = rooms.order({id_: [clause for each in said for clause in each.clauses] for id_, said in found.items()})
    for id_ in brought(entry, otherwise):
        _bring(rooms, found, otherwise[id_])
    order += [id_ for id_ in found if id_ not in order]
    order.sort(key=lambda id_: id_ == IDLE)
    return tuple(_section(rooms, number, id_, found) for number, id_ in enumerate(order, 1))


def sentences(parts: Iterable[Section]) -> Iterator[Said]:
    """Every sentence, in order."""
    return (said for part in parts for paragraph in part.paragraphs for said in paragraph.said)


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


def _sentences(entry: Entry, otherwise: Mapping[str, tuple[Wording, ...]]) -> Iterator[Said]:
    """What holds without house rules. Clauses are one sentence if they always read alike."""
    found: dict[object, list[Clause]] = {}
    for clause in entry.rules.clauses:
        others = tuple((each.names, each.text) for each in otherwise.get(clause.id, ()))
        found.setdefault((clause.text, others), []).append(clause)
    return (Said(clauses=tuple(alike), wordings=otherwise.get(alike[0].id, ())) for alike in found.values())


def _also(said: Said, others: Mapping[str, tuple[Clause, ...]]) -> Iterator[Clause]:
    return (other for clause in said.clauses for other in others.get(clause.id, ()))


def _bring(rooms: Homes, found: dict[str, list[Said]], others: tuple[Wording, ...]) -> None:
    """Add a clause that only house rules have: to a sentence that says the same, or at the end of a section."""
    first = others[0]
    assert first.clause is not None, "what is brought says something"
    for said in found.values():
        for place, each in enumerate(said):
            if (each.text, each.brought) == (first.text, False) and not each.wordings:
                said[place] = replace(each, clauses=(*each.clauses, first.clause))
                return
    new = Said(clauses=(first.clause,), wordings=others, brought=True)
    found.setdefault(rooms.of(first.clause), []).append(new)


def _section(rooms: Homes, number: int, id_: str, found: Mapping[str, list[Said]]) -> Section:
    said = found[id_]
    names = {step.slug: step.name for each in said for wording in each.wordings for step in wording.rules.steps}
    told = {clause.id.split(".")[0] for each in said for clause in each.clauses}
    return Section(
        number=number,
        title=rooms.title(id_, names.get(id_, said[0].clauses[0].topic)),
        id=id_,
        anchors=tuple(slug for slug in rooms.steps if slug in told and slug not in found),
        paragraphs=tuple(
            Paragraph(number=f"{number}.{place}", said=each) for place, each in enumerate(_paragraphs(said), 1)
        ),
    )


def _paragraphs(sentences: list[Said]) -> Iterator[tuple[Said, ...]]:
    """Sentences together until they grow long; what a house decides stands apart, after what the game says."""
    usual = [said for said in sentences if not said.brought]
    for policies in (False, True):
        paragraph: list[Said] = []
        for said in usual:
            if said.clauses[0].id.startswith("policy.") is not policies:
                continue
            if paragraph and sum(len(each.text) for each in (*paragraph, said)) > LONGEST:
                yield tuple(paragraph)
                paragraph = []
            paragraph.append(said)
        if paragraph:
            yield tuple(paragraph)
    yield from ((said,) for said in sentences if said.brought)
