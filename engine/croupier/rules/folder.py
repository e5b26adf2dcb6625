"""One `spec/` folder on disk: its documents read, and every fault kept."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from croupier.rules.compiling import check_parts
from croupier.rules.documents import VariantDocument
from croupier.spec import Fault, Place, SpecError, fill, read
from croupier.spec.data import data
from croupier.spec.reading import why_unreadable
from croupier.spec.values import read_slug

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from croupier.spec import Source

T = TypeVar("T")

SHARED = frozenset({"house"})
"""Folders in which ours stand in for what a user's own `spec/` does not have, so that one variant is enough."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """One document with its text's places."""

    slug: str
    path: Path
    source: Source


class Folder:
    """The documents of a folder, kind by kind."""

    def __init__(self, root: Path, guests: tuple[Path, ...]) -> None:
        self.root = root
        self.guests = guests
        """Variants that lie elsewhere, read as if they lay in `variants/`, in place of one of the same name there."""
        self.faults: list[Fault] = []

    @property
    def is_ours(self) -> bool:
        """Whether it is the folder that comes with Croupier."""
        return self.root.resolve() == data("spec").resolve()

    def read(self, folder: str, kind: type[T], *, without: Collection[str] = ()) -> Iterator[tuple[Written, T]]:
        """Every sound document of a kind, with where it is written; some are not read at all."""
        for path in self.files(folder, "*.yaml"):
            if path.stem not in without and (found := self.read_one(path, kind)):
                yield found

    def read_one(self, path: Path, kind: type[T]) -> tuple[Written, T] | None:
        """One document, if it is sound."""
        try:
            source = self.source(path)
        except SpecError as error:
            self.faults.extend(error.faults)
            return None
        document = fill(source, (), kind, self.faults)
        if document is None and kind is VariantDocument:
            check_parts(source, self.faults)
        return None if document is None else (Written(slug=path.stem, path=path, source=source), document)

    def source(self, path: Path) -> Source:
        """The text of a document, with its places. Raises SpecError."""
        return read(self.shown(path))

    def single(self, name: str, kind: type[T]) -> T | None:
        """A document that there is one of, if it is there."""
        path = self.root / name
        if not path.exists():
            return None
        try:
            return fill(read(self.shown(path)), (), kind, self.faults)
        except SpecError as error:
            self.faults.extend(error.faults)
            return None

    def files(self, folder: str, pattern: str) -> Iterator[Path]:
        """The files of one kind, those with names that can be no slug left out and told."""
        here = self.root / folder
        if why := why_unreadable(here):
            self.faults.append(Fault("Y01", f"the folder cannot be read: {why}", Place(self.shown(here))))
        guests = self.guests if folder == "variants" else ()
        names = {guest.name for guest in guests}
        for path in [*(each for each in sorted(here.glob(pattern)) if each.name not in names), *guests]:
            try:
                read_slug(path.stem)
            except ValueError as wrong:
                self.faults.append(Fault("R04", f"the file's name becomes the slug: {wrong}", Place(self.shown(path))))
                continue
            yield path
        if folder in SHARED and not self.is_ours:
            own = {path.name for path in here.glob(pattern)}
            yield from (path for path in sorted((data("spec") / folder).glob(pattern)) if path.name not in own)

    def named(self, folder: str) -> tuple[str, ...]:
        """The slugs of the documents that lie there, sound or not."""
        guests = self.guests if folder == "variants" else ()
        return tuple(sorted({path.stem for path in (*(self.root / folder).glob("*.yaml"), *guests)}))

    def shown(self, path: Path) -> str:
        """The path as faults print it: from here, if it lies here."""
        return path.as_posix().removeprefix(f"{Path.cwd().as_posix().rstrip('/')}/")
