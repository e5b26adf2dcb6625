"""One variant of a folder, as it lies there or as somebody is typing it. The others are not read."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from croupier.rules import Library
from croupier.rules.entry import Sound
from croupier.spec import Source, read, read_text
from croupier.spec.data import data

if TYPE_CHECKING:
    from croupier.rules import Entry
    from croupier.rules.documents import CasesDocument
    from croupier.rules.folder import Written

_UNREAD = Sound(clauses=(), sources=())


class Desk(Library):
    """A folder of which one variant counts, perhaps in other words than those of its file; it need not have one.

    In a browser YAML is read by Python alone, which takes most of the time: documents of further cases are left out
    unless they are wanted, and what nobody is typing is read once.
    """

    def __init__(self, root: Path, slug: str, text: str | None = None, *, cases: bool = False) -> None:
        self.path = root / "variants" / f"{slug}.yaml"
        self._text = text
        self._cases_wanted = cases
        others = {path.stem: _UNREAD for path in self.path.parent.glob("*.yaml") if path.stem != slug}
        super().__init__(root, () if text is None else (self.path,), sound=others)

    def source(self, path: Path) -> Source:
        """What is being typed, where it is asked for; anything else from its file. Raises SpecError."""
        if path != self.path or self._text is None:
            return _read(self.shown(path), path.stat().st_mtime_ns)
        return read_text(self._text, self.shown(path))

    def cases_in(self, folder: str) -> dict[str, tuple[Written, CasesDocument]]:
        """None, unless they are wanted."""
        return super().cases_in(folder) if self._cases_wanted else {}


@lru_cache(maxsize=32)
def _read(path: str, _: int) -> Source:
    """A file, anew once its date has changed."""
    return read(path)


@lru_cache(maxsize=8)
def opened(root: Path | None, slug: str, text: str | None = None) -> Entry:
    """The variant, compiled once. Raises SpecError or NoVariantError."""
    return Desk(root or data("spec"), slug, text).variant(slug)
