"""Files that are made from the specs: written whole or not at all, and only where something has changed."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping
    from pathlib import Path

_HEAD = 500
"""How far into a file its header may stand, in characters."""


class NotOursError(Exception):
    """Something that nobody generated lies where a generated file or folder belongs."""

    def __init__(
        self, path: Path, why: str = "was not generated, and is in the way of a file that is; move it elsewhere"
    ) -> None:
        super().__init__(f"{path.as_posix()} {why}")
        self.path = path


def refuse_link(folder: Path) -> None:
    """Raises NotOursError for a link: whoever owns a folder deletes in it, and may not do so somewhere else."""
    if folder.is_symlink():
        raise NotOursError(folder, "is a link, behind which nothing is generated and nothing deleted; make it a folder")


def write_whole(path: Path, text: str) -> bool:
    """Make the file hold the text; whether it did not before. A reader finds the old text or the new, never a part."""
    return write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> bool:
    """The same for what is no text of ours."""
    if _content(path) == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(content)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    return True


def sync_folder(folder: Path, texts: Mapping[str, str], *, header: str, check: bool = False) -> tuple[str, ...]:
    """Make the generated files of a folder exactly these; the names that change, or with `check` would, in order.

    A name may lead into folders, as in `bounce-back/the-draw.feature`. The header is a text near the top of every
    generated file, and the sign by which an old one is known and deleted; a file without it is nobody's to touch.
    Raises NotOursError, before anything is written, where such a file has a name that is needed, and where the folder
    or one inside it is a link.
    """
    assert all(header in text[:_HEAD] for text in texts.values()), "every generated file carries the header"
    refuse_foreign(folder, texts, header=header)
    stale = {name for name in _owned(folder, header) if name not in texts}
    changed = {name for name, text in texts.items() if _content(folder / name) != text.encode()}
    if not check:
        for name in stale:
            _remove(folder, folder / name)
        for name in changed:
            write_whole(folder / name, texts[name])
    return tuple(sorted(changed | stale))


def refuse_foreign(folder: Path, names: Iterable[str], *, header: str) -> None:
    """Raises NotOursError where something that was not generated has one of these names, or a link leads elsewhere."""
    names = tuple(names)
    inside = (above for name in names for above in (folder / name).parents if above.is_relative_to(folder))
    for each in dict.fromkeys((folder, *inside)):
        refuse_link(each)
    for name in names:
        if (folder / name).exists() and not _generated(folder / name, header):
            raise NotOursError(folder / name)


def remove_stale(folder: Path, patterns: Iterable[str], keep: Collection[str], *, header: str) -> None:
    """Delete the generated files in a folder, not below it, whose names fit a pattern and are not to be kept."""
    for path in (path for pattern in patterns for path in sorted(folder.glob(pattern))):
        if path.name not in keep and path.is_file() and not path.is_symlink() and _generated(path, header):
            path.unlink()


def _owned(folder: Path, header: str) -> Iterator[str]:
    """The names of the files that were generated once; nothing is followed out of the folder."""
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink() and _generated(path, header):
            yield path.relative_to(folder).as_posix()


def _generated(path: Path, header: str) -> bool:
    content = _content(path)
    return content is not None and header in content.decode(errors="replace")[:_HEAD]


def _content(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def _remove(folder: Path, path: Path) -> None:
    """Delete a file, and the folders that are empty without it."""
    path.unlink()
    for above in path.parents:
        if above == folder or any(above.iterdir()):
            return
        above.rmdir()
