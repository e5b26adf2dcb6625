"""Rulings: doubts settled once. A Markdown page with a head in YAML between two lines of `---`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from croupier.spec import Fault, Place, SpecError, fill, read_text
from croupier.spec.reading import read_plain

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from croupier.rules.documents import RulingHead
    from croupier.spec import Source


class Scope(NamedTuple):
    """What a ruling speaks of: all that other documents ask of it."""

    clauses: tuple[str, ...]
    variants: tuple[str, ...]


class Scopes(NamedTuple):
    """What was found in all rulings before, and need not be read again."""

    here: Mapping[str, Scope]
    """By the slug of the ruling."""
    settled: frozenset[str]
    """See `Library.settled`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """A settled doubt: the head, and the reasons in Markdown."""

    slug: str
    head: RulingHead
    body: str
    source: Source

    @property
    def scope(self) -> Scope:
        """What it speaks of."""
        return Scope(self.head.clauses, self.head.variants)


def parted(text: str) -> tuple[str, str]:
    """The head and the reasons of a ruling; nothing, where it does not have both."""
    opening, head, body = [*re.split(r"(?m)^---\n", text, maxsplit=2), "", ""][:3]
    return ("", "") if opening else (head, body)


def read_ruling(path: Path, shown: str, kind: type[RulingHead], faults: list[Fault]) -> Ruling | None:
    """The ruling in a file; what is wrong is added to `faults`."""
    try:
        text = read_plain(shown).replace("\r\n", "\n")
    except SpecError as error:
        faults.extend(error.faults)
        return None
    head, body = parted(text)
    if not body:
        faults.append(Fault("Y05", "a ruling begins with a head between two lines of `---`", Place(shown)))
        return None
    try:
        source = read_text("\n" + head, shown)
    except SpecError as error:
        faults.extend(error.faults)
        return None
    filled = fill(source, (), kind, faults)
    return None if filled is None else Ruling(slug=path.stem, head=filled, body=body.strip() + "\n", source=source)
