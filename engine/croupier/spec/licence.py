"""The licence that a folder of specs gives itself, so that nobody claims one for the words of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.spec.reading import read_plain

if TYPE_CHECKING:
    from pathlib import Path

FILE = "licence.txt"


def licence_of(root: Path) -> str | None:
    """The first line of `licence.txt`, such as `CC-BY-4.0`; None where there is none. Raises SpecError."""
    path = root / FILE
    if not path.exists():
        return None
    first, _, _ = read_plain(path).strip().partition("\n")
    return " ".join(first.split()) or None
