"""The public cases as they are written, read strictly: a key that the schema does not have is an error.

The schema stands at the head of `cases.yaml`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Literal, TypeVar

from croupier.spec import Fault, Source, SpecError, fill, read

HERE = Path(__file__).parent
T = TypeVar("T")
Answers = Mapping[str, str | tuple[str, ...]]
Told = Mapping[str, object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """One side of a dispute, and what it expects."""

    position: str
    held_by: str
    expect: Told


@dataclass(frozen=True, slots=True, kw_only=True)
class Reported:
    """Where a case was found."""

    kind: Literal["github_issue", "github_pr", "github_commit", "github_file", "web_page", "stored_public_file"]
    title: str
    repo: str | None = None
    url: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicCase:
    """One thing that somebody got wrong in public, with the right answer."""

    id: str
    title: str
    source: Reported
    report_verdict: Literal["engine_wrong", "reporter_wrong", "both_wrong", "doc_wrong", "rule_dispute"]
    what_went_wrong: str
    fault_kind: str
    rule_area: str
    test_type: str
    input: Told
    expect: Told
    authority: tuple[str, ...]
    authorities_disagree: bool
    disagreement: tuple[Position, ...] = ()
    buggy_result: Told = field(default_factory=dict)
    observed_elsewhere: str = ""
    note: str = ""
    reproduction: Literal["verbatim", "completed", "constructed"]
    confidence: Literal["high", "medium", "low"]
    checked_by: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Cases:
    """The whole file."""

    schema_version: Literal[1]
    count: int
    cases: tuple[PublicCase, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Means:
    """What a position means at our tables: a variant and answers of the house; or why it cannot be said."""

    variant: str = ""
    answers: Answers = field(default_factory=dict)
    cannot_be_said: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Positions:
    """The house in which the cases are played, and what each position changes in it."""

    usual: Answers
    positions: Mapping[str, Mapping[str, Means]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Unrun:
    """The cases that our phases cannot say, each with the reason."""

    cases: Mapping[str, str]


class Unsayable(Exception):
    """Our phases cannot say this yet."""


class SchemaError(ValueError):
    """The case says something that the runner does not read."""


@cache
def cases() -> tuple[PublicCase, ...]:
    """All of them, in the order of the file."""
    faults: list[Fault] = []
    document = fill(_source(), (), Cases, faults)
    if document is None:
        raise SpecError(faults)
    assert document.count == len(document.cases)
    return document.cases


@cache
def positions() -> Positions:
    """What positions mean."""
    return _document("positions.yaml", Positions)


@cache
def unrun() -> Mapping[str, str]:
    """The cases that are listed."""
    return _document("unrun.yaml", Unrun).cases


def shaped(case: PublicCase, type_: type[T]) -> T:
    """The case's `input` as a dataclass. Raises SpecError where it has a key or a value that the dataclass has not."""
    faults: list[Fault] = []
    place = [each.id for each in cases()].index(case.id)
    found = fill(_source(), ("cases", place, "input"), type_, faults, value=case.input)
    if found is None:
        raise SpecError(faults)
    return found


def seat(name: str) -> int:
    """`S3` → 2. Raises SchemaError for what is no seat."""
    if not re.fullmatch(r"S[1-9][0-9]?", name):
        raise SchemaError(f"{name!r} is no seat")
    return int(name[1:]) - 1


def name(number: int) -> str:
    """2 → `S3`."""
    return f"S{number + 1}"


@cache
def _source() -> Source:
    return read(HERE / "cases.yaml")


def _document(file: str, type_: type[T]) -> T:
    faults: list[Fault] = []
    document = fill(read(HERE / file), (), type_, faults)
    if document is None:
        raise SpecError(faults)
    return document
