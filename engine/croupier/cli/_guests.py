"""Variants that lie outside the folder of specs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from croupier.rules import Library
from croupier.spec.data import data

if TYPE_CHECKING:
    from collections.abc import Iterator


class Hotel(Library):
    """A library with guests: variants from elsewhere, read as if they lay in its `variants/`."""

    def __init__(self, root: Path | None, guests: tuple[Path, ...]) -> None:
        super().__init__((root or data("spec")).resolve())
        self.guests = guests

    def _files(self, folder: str, pattern: str) -> Iterator[Path]:
        """Those of the folder. A guest stands in for a variant of its name."""
        guests = self.guests if folder == "variants" else ()
        names = {guest.name for guest in guests}
        yield from (path for path in super()._files(folder, pattern) if path.name not in names)
        yield from guests

    def shown(self, path: Path) -> str:
        """A guest by the whole path, where it is not below the place one is in."""
        if path in self.guests and not path.is_relative_to(Path.cwd()):
            return path.as_posix()
        return super().shown(path)
