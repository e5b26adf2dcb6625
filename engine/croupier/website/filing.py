"""Pages about implementations, brought into a folder: nothing of somebody else's is touched, least of all a report."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from croupier.spec.writing import NotOursError, refuse_foreign, refuse_link, remove_stale, write_bytes, write_whole
from croupier.website.badges import SIGN
from croupier.website.page import HEADER

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from croupier.website.implementations import Made

_OWN = (("", "*.md"), ("clauses", "*.md"), ("badges", "*.svg"))
"""Where generated files are, and how they are called."""


def changes(made: Made, folder: Path) -> tuple[str, ...]:
    """The names of the files that would change. Raises NotOursError."""
    return tuple(sorted(_changed(made, folder)))


def file_away(made: Made, folder: Path) -> tuple[str, ...]:
    """Make the folder hold the pages, the badges and the data; the names of the files that changed.

    Raises NotOursError, before anything is written, where something else has a name that is needed.
    """
    changed = tuple(sorted(_changed(made, folder)))
    copies = {name: path.read_bytes() for name, path in made.data.items() if f"data/{name}" in changed}
    for name, text in made.pages.items():
        write_whole(folder / name, text)
    for name, text in made.endpoints.items():
        write_whole(folder / "badges" / name, text)
    for name, content in copies.items():
        write_bytes(folder / "data" / name, content)
    for below, pattern in _OWN:
        names = {name.rpartition("/")[2] for name in made.pages if name.rpartition("/")[0] == below}
        remove_stale(folder / below, (pattern,), names, header=HEADER)
    remove_stale(folder / "badges", ("*.json",), made.endpoints, header=SIGN)
    for path in _old_copies(made, folder):
        path.unlink()
    return changed


def _changed(made: Made, folder: Path) -> Iterator[str]:
    refuse_foreign(folder, made.pages, header=HEADER)
    refuse_foreign(folder / "badges", made.endpoints, header=SIGN)
    refuse_link(folder / "data")
    texts = made.pages | {f"badges/{name}": text for name, text in made.endpoints.items()}
    yield from (name for name, text in texts.items() if _content(folder / name) != text.encode())
    for name in made.data:
        path = folder / "data" / name
        if path.is_symlink() or (path.exists() and not path.is_file()):
            raise NotOursError(path)
        if not _is_copy(path):
            yield f"data/{name}"


def _old_copies(made: Made, folder: Path) -> Iterator[Path]:
    """Copies of reports that are no longer among those told; never a file that was named on the command line."""
    given = {path.resolve() for path in made.data.values()}
    for path in sorted((folder / "data").glob("*.jsonl")):
        if path.name not in made.data and path.resolve() not in given and not path.is_symlink() and _is_copy(path):
            yield path


def _is_copy(path: Path) -> bool:
    """A copy is known by its name, which ends in a digest of what is in it."""
    content = _content(path)
    return content is not None and path.stem.rpartition("-")[2] == sha256(content).hexdigest()[:12]


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None
