"""Clause ids are permanent: `spec/clauses.lock` lists every one ever published, `spec/renamed.yaml` retires some."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from croupier.spec import Fault, Place, SpecError, fill, read
from croupier.spec.values import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from croupier.rules.library import Library

HEADER = """\
# Every clause id ever published, one a line. An id never vanishes: `spec/renamed.yaml` names its successor.
# Written by `croupier build`; ids are only ever added.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class RenamedDocument:
    """Retired names and their successors."""

    croupier: Literal[1]
    """The version of the document's format."""
    clauses: Mapping[str, str] = field(default_factory=dict)
    """Full clause ids that are no longer in use, each with the id that took its place."""


def current_ids(library: Library) -> tuple[str, ...]:
    """The full ids of all clauses as they are now, in alphabetical order."""
    return tuple(sorted(e.rules.public(c.id) for e in library.variants.values() for c in e.rules.clauses))


def locked_ids(root: Path) -> tuple[str, ...]:
    """The ids that have been published."""
    path = root / "clauses.lock"
    if not path.exists():
        return ()
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(line for line in lines if line and not line.startswith("#"))


def lock_text(library: Library) -> str:
    """What `spec/clauses.lock` holds once everything of now is published."""
    ids = sorted({*locked_ids(library.root), *current_ids(library)})
    return HEADER + "".join(f"{each}\n" for each in ids)


def check_published(library: Library) -> list[Fault]:
    """A fault for each published id that has vanished without a successor, and for each successor that is none."""
    faults: list[Fault] = []
    renamed = _renamed(library, faults)
    now = set(current_ids(library))
    sound = set(library.variants)
    for line, id_ in _lines(library.root / "clauses.lock"):
        slug = id_.partition("/")[0]
        if id_ in now or id_ in renamed or (slug not in sound and _stands(library, slug)):
            continue
        same_aspect = [each for each in sorted(now) if each.rpartition(".")[2] == id_.rpartition(".")[2]]
        near = did_you_mean(id_, same_aspect) or did_you_mean(id_, now)
        advice = (
            f"name its successor in renamed.yaml, perhaps `{near}`" if near else "name its successor in renamed.yaml"
        )
        place = Place(library.shown(library.root / "clauses.lock"), line, 1, width=len(id_), text=id_)
        faults.append(Fault("R10", f"the published clause `{id_}` has vanished", place, help=advice))
    for old, new in renamed.items():
        if new not in now:
            place = Place(library.shown(library.root / "renamed.yaml"))
            faults.append(Fault("R10", f"`{old}` is said to have become `{new}`, which does not exist", place))
    return faults


def _stands(library: Library, slug: str) -> bool:
    """Whether the variant's document exists, faulty as it may be: its faults are reported already."""
    return (library.root / "variants" / f"{slug}.yaml").exists()


def _lines(path: Path) -> Iterator[tuple[int, str]]:
    if path.exists():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line and not line.startswith("#"):
                yield number, line


def _renamed(library: Library, faults: list[Fault]) -> Mapping[str, str]:
    path = library.root / "renamed.yaml"
    if not path.exists():
        return {}
    try:
        document = fill(read(library.shown(path)), (), RenamedDocument, faults)
    except SpecError as error:
        faults.extend(error.faults)
        return {}
    return document.clauses if document else {}
