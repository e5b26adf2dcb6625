"""Questions in files: hands that `croupier vectors` wrote, and the small ones of a report.

A question is a line, and read when it is asked. What is expected is never read: it follows from the rules as they are.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, fields
from functools import cache
from sys import intern
from typing import TYPE_CHECKING, Any

from croupier.conformance.filed import FORMAT, documents_of, read_manifest
from croupier.conformance.ordering import RankQuestion, TableQuestion
from croupier.conformance.outcomes import Outcome, Verdict
from croupier.conformance.questions import HandQuestion
from croupier.conformance.ranked import RankVector
from croupier.conformance.vector import Vector, rules_of
from croupier.evaluators import words
from croupier.rules.entry import NoSuchProfileError, NoVariantError
from croupier.rules.publishing import locked_ids
from croupier.spec import models

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from croupier.conformance.messages import Level, Started
    from croupier.conformance.questions import OtherSide, Question
    from croupier.conformance.vector import Profile
    from croupier.rules import Library, Rulebook


class NotToBeAskedError(ValueError):
    """A file holds nothing that can be asked; the text says where and why."""


@dataclass(frozen=True, slots=True)
class Label:
    """What is kept in mind of a question in a file."""

    id: str
    title: str
    variant: str
    family: str
    clauses: tuple[str, ...]
    profile: Profile | None


@dataclass(frozen=True, slots=True)
class NoQuestion:
    """What stands in a file and cannot be asked."""

    subject: Label
    levels: tuple[Level, ...]
    why: str

    def rules(self, library: Library) -> Rulebook | None:
        """The game that it would be about."""
        return rules_of(library, self.subject.profile) if self.subject.profile else None

    def objection(self, _library: Library, _started: Started) -> str:
        """The other side can do nothing about it."""
        return ""

    def put(self, _library: Library, _level: Level, _side: OtherSide) -> Verdict:
        """Skip it."""
        return Verdict(outcome=Outcome.SKIPPED, why=self.why)

    def action(self, _at: int) -> str:
        """There is none."""
        return ""


@dataclass(frozen=True, slots=True)
class StoredQuestion:
    """A question that lies in a file, so that a hundred thousand of them need little room."""

    subject: Label
    levels: tuple[Level, ...]
    path: Path
    place: int
    """Where in the file its line begins."""

    def read(self) -> Question:
        """The question itself; one that cannot be asked where somebody has changed the file since."""
        with suppress(OSError, NotToBeAskedError), self.path.open("rb") as file:
            file.seek(self.place)
            told = _told(file.readline())
            question = _question(told, self.path) if told else None
            if question and _label(question) == self.subject:
                return question
        return NoQuestion(self.subject, self.levels, f"{self.path.name} has changed since the run began")

    def rules(self, library: Library) -> Rulebook | None:
        """The game that it is about."""
        return rules_of(library, self.subject.profile) if self.subject.profile else None

    def objection(self, library: Library, started: Started) -> str:
        """That of the question."""
        return self.read().objection(library, started)

    def put(self, library: Library, level: Level, side: OtherSide) -> Verdict:
        """Read it, and ask it."""
        return self.read().put(library, level, side)

    def action(self, at: int) -> str:
        """That of the question."""
        return self.read().action(at)


def stored(library: Library, place: Path, notes: list[str]) -> Iterator[Question]:
    """All questions of a file, or of the JSON files of a folder; what is strange about them goes to the notes.

    Raises NotToBeAskedError, and OSError.
    """
    paths = sorted(place.glob("*.json")) if place.is_dir() else [place]
    met: set[str] = set()
    for path in paths:
        notes += _strange(library, path)
        for question in _of_file(library, path):
            if question.subject.id in met:
                notes.append(f"{question.subject.id} stands in more than one place, and was asked once")
                continue
            met.add(question.subject.id)
            yield question
    if not met:
        raise NotToBeAskedError(f"'{place}' holds no hands, one a line, as `croupier vectors` writes them")


def _strange(library: Library, path: Path) -> Iterator[str]:
    """What a file says of itself, where it is not what one would expect."""
    told = read_manifest(path)
    slug = told.get("variant")
    if not told:
        if path.suffix == ".json":
            yield f"{path.name} is no file of vectors of format {FORMAT}"
    elif isinstance(slug, str) and slug in library.named("variants"):
        ours, theirs = documents_of(library, library.variant(slug)), told.get("documents")
        known = theirs if isinstance(theirs, dict) else {}
        other = [name for name in dict.fromkeys((*ours, *known)) if ours.get(name) != known.get(name)]
        if other:
            yield f"{path.name} was made from another {' and '.join(other)}; what counts is what the rules say now"


def _of_file(library: Library, path: Path) -> Iterator[Question]:
    place, ranking = 0, ""
    clauses: dict[Profile | None, frozenset[str]] = {None: frozenset()}
    with path.open("rb") as file:
        for number, text in enumerate(file, 1):
            if text.startswith(b'"ranking"'):
                ranking = str(json.loads(b"{" + text.rstrip(b",\r\n") + b"}")["ranking"])
            if text.startswith(b'"digests"') and ranking in words(ours=True):
                yield TableQuestion(ranking)
            told = _told(text)
            if told is not None:
                found = _question(told, path)
                question = StoredQuestion(_label(found), found.levels, path, place)
                profile = question.subject.profile
                if profile not in clauses:
                    clauses[profile] = _clauses(library, question, f"{path.name}, line {number}")
                gone = next((each for each in question.subject.clauses if each not in clauses[profile]), "")
                yield NoQuestion(question.subject, question.levels, _gone(library.root, gone)) if gone else question
            place += len(text)


def _told(text: bytes) -> dict[str, Any] | None:
    """The hand, or the hands to be compared, on a line; the small hand where it is a line of a report."""
    if not text.startswith(b'{"'):
        return None
    try:
        told: Any = json.loads(text.rstrip(b",\r\n"))
    except (ValueError, RecursionError):
        return None
    if isinstance(told, dict) and isinstance(told.get("shrunk"), dict):
        told = told["shrunk"].get("vector")
    return told if isinstance(told, dict) and "id" in told and ("deck" in told or "hands" in told) else None


def _label(question: Question) -> Label:
    subject = question.subject
    profile = subject.profile if isinstance(subject, Vector) else None
    clauses = tuple(map(intern, subject.clauses))
    return Label(subject.id, intern(subject.title), intern(subject.variant), intern(subject.family), clauses, profile)


def _question(told: dict[str, Any], path: Path) -> Question:
    kind = RankVector if "hands" in told else Vector
    known = {each.name for each in fields(kind)}
    found, errors = models.validate(kind, {key: value for key, value in told.items() if key in known})
    if errors:
        where = ".".join(map(str, errors[0]["loc"][1:]))
        raise NotToBeAskedError(f"'{path}' holds no hand {told['id']!r}: {errors[0]['msg']} at {where}")
    return HandQuestion(found) if isinstance(found, Vector) else RankQuestion(found)


def _clauses(library: Library, question: StoredQuestion, where: str) -> frozenset[str]:
    """The full ids of the clauses of its game. Raises NotToBeAskedError where there is no such game."""
    try:
        rules = question.rules(library)
    except (NoVariantError, NoSuchProfileError) as wrong:
        raise NotToBeAskedError(f"{where}: {wrong}") from None
    return frozenset(rules.public(clause.id) for clause in rules.clauses) if rules else frozenset()


@cache
def _gone(root: Path, clause: str) -> str:
    is_ = "is retired" if clause in locked_ids(root) else "is not known here"
    return f"it names the clause {clause}, which {is_}; make these hands anew"
