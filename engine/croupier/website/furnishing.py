"""What a browser needs in order to play, brought together: Python for browsers, the engine, and the documents."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, distribution
from io import BytesIO
from pathlib import Path, PurePosixPath
from shutil import copyfile
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import croupier
from croupier.spec.data import data

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

PYODIDE = {
    "pyodide.js": "pyodide.mjs",
    "pyodide.asm.js": "pyodide.asm.mjs",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
    "python_stdlib.zip": "python_stdlib.zip",
}
"""All of the npm package that a browser asks for, by the names that it gets: many servers know no .mjs."""
LOCK, PACKAGE = "pyodide-lock.json", "package.json"
WHEEL = "pydantic_core-{version}-*_wasm32.whl"
JUDGES = ("pydantic", "annotated-types", "typing-extensions", "typing-inspection")
"""Whatever says what is wrong with a document, but for the part in the wheel."""
NOT_NEEDED = ("pydantic/v1/", "pydantic/mypy.py")
NO_ROOMS = frozenset({"_data", "cli", "conformance", "__main__.py"})
"""What nobody asks for in a browser; the others find one another by looking into folders."""
DOCUMENTS = ("*.yaml", "house/*.yaml", "variants/*.yaml", "cases/*.yaml", "witnesses/*.yaml", "sources/*.yaml",
             "rulings/*.md", "licence.txt")  # fmt: skip
MEGABYTE = 1_000_000


class NoPlaygroundError(Exception):
    """Something that a browser needs is missing; the text says what, and where it is to be had."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Furniture:
    """Everything that goes into a folder of the website."""

    version: str
    """Of Pyodide."""
    copies: Mapping[str, Path]
    made: Mapping[str, bytes]

    @property
    def megabytes(self) -> int:
        """What a browser loads before the first hand; what judges faulty documents comes later, if it is asked for."""
        first = [path.stat().st_size for name, path in self.copies.items() if name in PYODIDE]
        first += [len(content) for name, content in self.made.items() if name.startswith("engine")]
        return round(sum(first) / MEGABYTE)

    def put_into(self, folder: Path) -> None:
        """Write all of it."""
        folder.mkdir(parents=True, exist_ok=True)
        for name, path in self.copies.items():
            copyfile(path, folder / name)
        for name, content in self.made.items():
            (folder / name).write_bytes(content)


def furniture(folders: Sequence[Path], root: Path) -> Furniture:
    """What lies in these folders, our engine, and the documents in that one. Raises NoPlaygroundError."""
    needed = (*PYODIDE.values(), LOCK, PACKAGE)
    home = next((folder for folder in folders if all((folder / name).is_file() for name in needed)), None)
    if home is None:
        where = ", ".join(folder.as_posix() for folder in folders)
        message = f"{where} does not hold Pyodide: {', '.join(needed)}. It is the npm package pyodide: "
        raise NoPlaygroundError(f"{message}npm install pyodide, and then --playground node_modules/pyodide")
    info = json.loads((home / LOCK).read_text(encoding="utf-8"))["info"]
    engine = _zip((*_engine(), *_documents(data("spec"), "croupier/_data/spec"), *_theirs(root), *_package("PyYAML")))
    made = {_named("engine", engine): engine}
    if wheel := _wheel(folders, info["python"]):
        judge = _zip((*_judges(), *_unpacked(wheel)))
        made[_named("judge", judge)] = judge
    version = str(json.loads((home / PACKAGE).read_text(encoding="utf-8"))["version"])
    told = {name.partition("-")[0]: name for name in made}
    parts = {**told, "pyodide": version, "bytes": {name: len(content) for name, content in made.items()}}
    made["parts.json"] = f"{json.dumps(parts, indent=2)}\n".encode()
    made[LOCK] = f"{json.dumps({'info': info, 'packages': {}})}\n".encode()
    made["licences.txt"] = _licences(version, judged="judge" in told).encode()
    scripts = {path.name: path for path in sorted(data("spec", "pages", "assets", "playground").iterdir())}
    return Furniture(
        version=version, copies={**{name: home / there for name, there in PYODIDE.items()}, **scripts}, made=made
    )


def _wheel(folders: Iterable[Path], python: str) -> Path | None:
    """What judges faulty documents, if it lies there: the version that the rest of pydantic asks for."""
    wanted = WHEEL.format(version=distribution("pydantic-core").version)
    tag = f"-cp{''.join(python.split('.')[:2])}-"
    found = [path for folder in folders for path in sorted(folder.glob("pydantic_core-*_wasm32.whl"))]
    fitting = [path for path in found if path.match(wanted) and tag in path.name]
    if found and not fitting:
        raise NoPlaygroundError(f"{found[0].as_posix()} does not fit: {wanted} is needed, for Python {python}")
    return fitting[0] if fitting else None


# What goes into an archive: names, and what is read there


def _engine() -> Iterator[tuple[str, bytes]]:
    package = Path(croupier.__file__).parent
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package)
        if inside.parts[0] not in NO_ROOMS:
            yield f"croupier/{inside.as_posix()}", path.read_bytes()


def _documents(root: Path, name: str) -> Iterator[tuple[str, bytes]]:
    for path in (path for pattern in DOCUMENTS for path in sorted(root.glob(pattern))):
        yield f"{name}/{path.relative_to(root).as_posix()}", path.read_bytes()


def _theirs(root: Path) -> Iterator[tuple[str, bytes]]:
    """Somebody's own documents, beside ours, which stand in for houses that they do not have."""
    if root.resolve() != data("spec").resolve():
        yield from _documents(root, "shelf")


def _judges() -> Iterator[tuple[str, bytes]]:
    for name in JUDGES:
        yield from _package(name)


def _package(name: str) -> Iterator[tuple[str, bytes]]:
    """A package as it is installed here, without what is compiled; and its licence."""
    try:
        files = distribution(name).files or []
    except PackageNotFoundError:
        raise NoPlaygroundError(f"the package {name} is not installed") from None
    for file in sorted(files, key=str):
        inside = PurePosixPath(file.as_posix())
        kept = inside.suffix == ".py" and not str(inside).startswith(NOT_NEEDED)
        if ".." not in inside.parts and (kept or "licen" in inside.name.lower()):
            yield str(inside), file.locate().read_bytes()  # type: ignore[attr-defined]  # a path, says its documentation


def _unpacked(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with ZipFile(wheel) as archive:
        for name in archive.namelist():
            yield name, archive.read(name)


def _zip(files: Iterable[tuple[str, bytes]]) -> bytes:
    """The same bytes for the same files, whenever they are packed."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for name, content in dict(files).items():
            archive.writestr(ZipInfo(name), content, ZIP_DEFLATED)
    return packed.getvalue()


def _named(what: str, content: bytes) -> str:
    """With a digest, so that no browser keeps an older one."""
    return f"{what}-{sha256(content).hexdigest()[:12]}.zip"


def _licences(version: str, *, judged: bool) -> str:
    others = ("PyYAML", *JUDGES, "pydantic-core") if judged else ("PyYAML",)
    named = "\n".join(f"{name} {distribution(name).version}" for name in others)
    return f"""\
Pyodide {version}: Python for browsers, under the Mozilla Public License 2.0, unchanged.
Its source is at https://github.com/pyodide/pyodide; it contains CPython, under the PSF License.

The archives contain Croupier, under the MIT License, and these packages, each with its own licence beside it:
{named}
"""
