"""Clause ids are permanent: `spec/clauses.lock` lists every one ever published, `spec/renamed.yaml` retires some."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from croupier.spec import Fault, Place, SpecError, fill, read
from croupier.spec.reading import read_plain
from croupier.spec.values import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from croupier.rules.library import Library

MOST_ADVISED = 50
"""Beyond so many faults nobody is told what was probably meant, since looking for it takes time."""
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
    ids = {slug: entry.clauses for slug, entry in library.variants.items()}
    left = {slug: known.clauses for slug, known in library.sound.items()}
    return tuple(sorted(f"{slug}/{id_}" for slug, of in (*ids.items(), *left.items()) for id_ in of))


def locked_ids(root: Path) -> tuple[str, ...]:
    """The ids that have been published."""
    return tuple(id_ for _, id_ in _lines(root / "clauses.lock"))


def lock_text(library: Library) -> str:
    """What `spec/clauses.lock` holds once everything of now is published."""
    ids = sorted({*locked_ids(library.root), *current_ids(library)})
    return HEADER + "".join(f"{each}\n" for each in ids)


def check_published(library: Library) -> list[Fault]:
    """A fault for each published id that has vanished without a successor, and for each successor that is none."""
    faults: list[Fault] = []
    renamed = _renamed(library, faults)
    try:
        locked = list(_lines(library.root / "clauses.lock"))
    except SpecError as error:
        return [*faults, *error.faults]
    now = set(current_ids(library))
    sound = {*library.variants, *library.sound}
    in_order = sorted(now)
    for line, id_ in locked:
        slug = id_.partition("/")[0]
        if id_ in now or id_ in renamed or (slug not in sound and _stands(library, slug)):
            continue
        advice = _advice(id_, in_order) if len(faults) < MOST_ADVISED else ""
        place = Place(library.shown(library.root / "clauses.lock"), line, 1, width=len(id_), text=id_)
        faults.append(Fault("R10", f"the published clause `{id_}` has vanished", place, help=advice))
    for old, new in renamed.items():
        if new not in now:
            place = Place(library.shown(library.root / "renamed.yaml"))
            faults.append(Fault("R10", f"`{old}` is said to have become `{new}`, which does not exist", place))
    return faults


def _advice(id_: str, now: list[str]) -> str:
    """What to do, with the successor that is likely: one of the same aspect, or one that is spelt much alike."""
    aspect = id_.rpartition(".")[2]
    near = did_you_mean(id_, [each for each in now if each.rpartition(".")[2] == aspect]) or did_you_mean(id_, now)
    return "name its successor in renamed.yaml" + (f", perhaps `{near}`" if near else "")


def _stands(library: Library, slug: str) -> bool:
    """Whether the variant's document exists, faulty as it may be: its faults are reported already."""
    return (library.root / "variants" / f"{slug}.yaml").exists()


def _lines(path: Path) -> Iterator[tuple[int, str]]:
    """The ids with their lines. Raises SpecError where the file cannot be read."""
    if path.exists():
        for number, line in enumerate(read_plain(path).replace("\r\n", "\n").split("\n"), 1):
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
