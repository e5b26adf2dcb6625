"""Editions: the rules as they stood on a day, kept beside the specs; and what has changed from one to the next."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, TypeAlias

from croupier.spec.harmless import quoted
from croupier.website.numbering import numbers, sections
from croupier.website.rounds import players

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from croupier.rules import Entry, Library

HEADER = "Written by `croupier edition`; never to be changed."
FOLDER = "editions"
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,40}")
"""What an edition may be called: the name is part of addresses and of file names."""
Told: TypeAlias = Mapping[str, object]
"""A variant as two of them are compared: its name, facts, steps and clauses."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """The rules of all variants on a day."""

    name: str
    date: str
    """As in `2026-11-30`."""
    variants: Mapping[str, Told]


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What became of one clause; nothing before where it is new, nothing after where it has gone."""

    id: str
    before: str
    after: str


def told_of(entry: Entry) -> dict[str, object]:
    """What is kept of a variant."""
    rules = entry.rules
    numbered = numbers(sections(entry))
    return {
        "name": rules.name,
        "summary": rules.summary,
        "players": players(rules),
        "stakes": str(rules.stakes),
        "steps": [{"slug": step.slug, "name": step.name, "word": step.word} for step in rules.steps],
        "clauses": [
            {"id": it.id, "number": numbered.get(it.id, ""), "text": it.text, "modality": it.modality}
            for it in rules.clauses
        ],
    }


def edition_text(library: Library, name: str, day: str) -> str:
    """The file of an edition of the rules as they are now."""
    told = {slug: told_of(entry) for slug, entry in library.proven.items()}
    said = {"generated": HEADER, "edition": name, "date": day, "variants": told}
    return json.dumps(said, ensure_ascii=False, indent=1) + "\n"


def place(library: Library, name: str) -> Path:
    """Where an edition lies."""
    return library.root / FOLDER / f"{name}.json"


def editions(library: Library) -> tuple[Edition, ...]:
    """All there are, the oldest first; what is no edition is passed over."""
    found = (_read(path) for path in sorted((library.root / FOLDER).glob("*.json")))
    return tuple(sorted((each for each in found if each), key=lambda each: (each.date, each.name)))


def changes_of(before: Told, after: Told) -> Iterator[Change]:
    """What became of each clause, in the order of the rules as they are after it; what has gone comes last."""
    old, new = texts(before), texts(after)
    for id_, text in new.items():
        if old.get(id_) != text:
            yield Change(id=id_, before=old.get(id_, ""), after=text)
    yield from (Change(id=id_, before=text, after="") for id_, text in old.items() if id_ not in new)


def texts(told: Told) -> dict[str, str]:
    """The clauses by id."""
    clauses = told["clauses"]
    assert isinstance(clauses, list), "it was read so"
    return {each["id"]: each["text"] for each in clauses}


def _read(path: Path) -> Edition | None:
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
        for told in said["variants"].values():
            texts(told)
        date.fromisoformat(said["date"])
        if said["edition"] != path.stem or not NAME.fullmatch(path.stem):
            return None
        return Edition(name=path.stem, date=said["date"], variants=said["variants"])
    except (OSError, ValueError, TypeError, KeyError, AttributeError, AssertionError, RecursionError):
        return None


def refusal(library: Library, name: str, day: str) -> str:
    """Why there can be no edition of that name, in words; nothing if there can."""
    there = editions(library)
    if place(library, name).exists():
        return f"edition {quoted(name)} is there already, and is never changed; give the new one another name"
    if there and day < there[-1].date:
        return f"edition {there[-1].name} is of {there[-1].date}; a later one cannot be of {day}"
    if there and all(there[-1].variants.get(slug) == told_of(entry) for slug, entry in library.proven.items()):
        return f"nothing has changed since edition {there[-1].name}"
    return ""
