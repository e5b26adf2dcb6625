"""What `croupier check` found faultless before, so that it need not be played again.

A verdict holds as long as nothing has changed on which it rests. Whoever is warned is warned each time.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import yaml

from croupier.plugins import sources
from croupier.rules.entry import Sound
from croupier.rules.rulings import Scope, Scopes
from croupier.spec.data import data
from croupier.spec.reading import MOST_BYTES
from croupier.spec.writing import write_whole

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping
    from collections.abc import Set as AbstractSet

    from croupier.rules import Library
    from croupier.spec import Fault

PLACE = "CROUPIER_CACHE"
"""The variable that names the folder of verdicts; where it is empty, nothing is remembered."""
MOST_FOLDERS = 20
"""Of specs, each with a file of verdicts of its own; beyond that the oldest files go."""
COLUMNS = 7
_MOST_BYTES = 10_000_000
_FOLDERS = {"variants": "*.yaml", "cases": "*.yaml", "witnesses": "*.yaml", "house": "*.yaml", "sources": "*.yaml",
            "rulings": "*.md"}  # fmt: skip
_BESIDE = frozenset({"website", "conformance"})
"""The rooms that have no part in a check."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """That a variant is without fault, and what there is to say of it."""

    played: str
    """A print of all that its hands and its house rules were judged by."""
    linked: str
    """A print of the sources and rulings with which it was found to agree."""
    line: tuple[str, ...]
    """The variants that it extends, each by way of the one before."""
    beside: tuple[str, ...]
    """Those whose cases are told of it, too, and what they extend."""
    sound: Sound
    row: tuple[str, ...]
    """The line that `check` prints of it."""


class Memory(NamedTuple):
    """What a file of verdicts holds."""

    verdicts: Mapping[str, Verdict] = {}
    read: str = ""
    """A print of the rulings that were read."""
    scopes: Scopes | None = None


class Verdicts:
    """All that is remembered of a folder of specs. Where it cannot be read or kept, everything is played."""

    def __init__(self, root: Path, *, anew: Collection[str] | None = ()) -> None:
        """Some variants are to be played `anew`, or all (None), whatever was found before."""
        self._root, self._file = root, _file(root)
        self._prints = _Prints(root) if self._file else None
        self._kept = _read(self._file) if self._file else Memory()
        known = Memory() if anew is None else self._kept
        self._known = {slug: it for slug, it in known.verdicts.items() if slug not in (anew or ())}
        self.scopes = known.scopes if self._prints and known.read == self._prints.read else None
        """What the rulings speak of, where they need not be read."""

    @cached_property
    def played(self) -> frozenset[str]:
        """The variants whose hands need not be played, whatever sources and rulings say by now."""
        prints = self._prints
        return frozenset(
            slug for slug, it in self._known.items() if prints and prints.played(slug, it.line, it.beside) == it.played
        )

    @cached_property
    def sound(self) -> Mapping[str, Verdict]:
        """The variants that need not even be read."""
        linked = self._prints.linked if self._prints else None
        return {slug: it for slug, it in self._known.items() if slug in self.played and it.linked == linked}

    def remember(
        self, shelf: Library, played: AbstractSet[str], faults: Iterable[Fault], rows: Mapping[str, tuple[str, ...]]
    ) -> None:
        """Keep a verdict on each variant that has been played, and that no fault or warning touches."""
        prints = _Prints(self._root) if self._prints else None
        if not (self._file and prints) or prints != self._prints:
            return  # somebody wrote while we read
        touched = {Path(fault.place.path).stem for fault in faults}
        kept = self._kept.verdicts
        found = {slug: it for slug, it in kept.items() if slug not in played and self._holds(slug, it, prints)}
        found |= {slug: self.sound[slug] for slug in shelf.sound}
        for slug in played & shelf.variants.keys():
            line, beside, sound = shelf.line(slug), shelf.beside(slug), shelf.known_of(slug)
            if touched.isdisjoint({slug, *line, *beside, *sound.sources, *shelf.named("house")}):
                played_by = prints.played(slug, line, beside)
                found[slug] = Verdict(
                    played=played_by, linked=prints.linked, line=line, beside=beside, sound=sound, row=rows[slug]
                )
        rulings = shelf.shown(self._root / "rulings")
        faulty = any(fault.place.path.startswith(rulings) for fault in faults)
        memory = Memory(found) if faulty else Memory(found, prints.read, Scopes(shelf.scopes, shelf.settled))
        if memory != self._kept:
            _write(self._file, memory)

    @staticmethod
    def _holds(slug: str, it: Verdict, prints: _Prints) -> bool:
        return (prints.played(slug, it.line, it.beside), prints.linked) == (it.played, it.linked)


class _Prints:
    """What all files say, each in a few letters."""

    def __init__(self, root: Path) -> None:
        self._roots = tuple(dict.fromkeys((root, data("spec").resolve())))
        self._files = {
            folder: {path: _print(path) for each in self._roots for path in sorted((each / folder).glob(pattern))}
            for folder, pattern in _FOLDERS.items()
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Prints) and self._files == other._files

    __hash__ = None  # type: ignore[assignment]  # two are compared, and neither is kept

    def played(self, slug: str, line: tuple[str, ...], beside: tuple[str, ...]) -> str:
        """Of us, the houses, and the documents of a variant, of all that it extends, and of whose cases are its own."""
        variants = (self._said("variants", each) for each in (slug, *line, *beside))
        told = (self._said(folder, each) for folder in ("cases", "witnesses") for each in (slug, *beside))
        return _joined([_engine(), self._houses, *told, *variants])

    @cached_property
    def _houses(self) -> str:
        return _joined(self._of("house"))

    @cached_property
    def linked(self) -> str:
        """Of the sources and rulings."""
        return _joined([*self._of("sources"), *self._of("rulings")])

    @cached_property
    def read(self) -> str:
        """Of us, and of them."""
        return _joined([_engine(), self.linked])

    def _of(self, folder: str) -> Iterator[str]:
        return (f"{path} {said}" for path, said in self._files[folder].items())

    def _said(self, folder: str, slug: str) -> str:
        """A document may lie in this folder of specs, and in ours."""
        files = self._files[folder]
        return " ".join([folder, slug, *(files.get(root / folder / f"{slug}.yaml", "-") for root in self._roots)])


def _joined(prints: Iterable[str]) -> str:
    return sha256("\n".join(prints).encode()).hexdigest()


def _print(path: Path) -> str:
    """Of as much as is read of a document. What cannot be read has a fault, and its print is never compared."""
    if not path.is_file():  # a pipe would keep us waiting
        return ""
    try:
        with path.open("rb") as file:
            return sha256(file.read(MOST_BYTES + 1)).hexdigest()
    except OSError:
        return ""


@cache
def _engine() -> str:
    """Of whatever plays and judges: our own modules, those that packages bring, the reader of YAML, Python."""
    package = Path(__file__).parent.parent
    rooms = (room for room in package.iterdir() if room.is_dir() and room.name not in _BESIDE)
    ours = (path for room in rooms for path in room.rglob("*.py"))
    modules = sorted((path.as_posix(), path) for path in (*ours, *sources()))
    return _joined([sys.version, yaml.__version__, *(f"{name} {_print(path)}" for name, path in modules)])


def _file(root: Path) -> Path | None:
    """Where the verdicts on a folder of specs are kept."""
    folder = _folder()
    return folder / f"{_joined([root.as_posix()])[:16]}.json" if folder else None


def _folder() -> Path | None:
    """Where systems keep what programs could find out again; platformdirs knows more of them, and takes longer."""
    if (named := os.environ.get(PLACE)) is not None:
        return Path(named) if named else None
    where = {"win32": os.environ.get("LOCALAPPDATA"), "darwin": "~/Library/Caches"}.get(sys.platform)
    try:
        return Path(where or os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "croupier" / "check"
    except RuntimeError:  # nobody has a home here
        return None


def _read(file: Path) -> Memory:
    """What a file holds; nothing, where it is not one of ours."""
    try:
        with file.open("rb") as opened:
            said = json.loads(opened.read(_MOST_BYTES))
        verdicts = {slug: _verdict(it) for slug, it in said["verdicts"].items()}
        if said["scopes"] is None:
            return Memory(verdicts)
        here, settled = said["scopes"]
        found = {slug: Scope(_texts(clauses), _texts(variants)) for slug, (clauses, variants) in here.items()}
        return Memory(verdicts, "".join(said["read"]), Scopes(found, frozenset(_texts(settled))))
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return Memory()


def _verdict(said: dict[str, Any]) -> Verdict:
    row = _texts(said["row"])
    if len(row) != COLUMNS:
        raise ValueError
    return Verdict(
        played=said["played"],
        linked=said["linked"],
        line=_texts(said["line"]),
        beside=_texts(said["beside"]),
        sound=Sound(clauses=_texts(said["sound"]["clauses"]), sources=_texts(said["sound"]["sources"])),
        row=row,
    )


def _texts(said: list[str]) -> tuple[str, ...]:
    return tuple(["".join(each) for each in said])  # which no number survives


def _write(file: Path, memory: Memory) -> None:
    verdicts = {slug: asdict(verdict) for slug, verdict in sorted(memory.verdicts.items())}
    with suppress(OSError):
        scopes = memory.scopes and (memory.scopes.here, sorted(memory.scopes.settled))
        write_whole(file, json.dumps({"verdicts": verdicts, "read": memory.read, "scopes": scopes}))
        by_age = sorted(file.parent.glob("*.json"), key=lambda each: each.stat().st_mtime, reverse=True)
        for old in by_age[MOST_FOLDERS:]:
            old.unlink()
