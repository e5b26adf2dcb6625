"""The files of the project: what git tracks, or would on the next `git add`."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parent.parent.parent


@cache
def files() -> tuple[PurePosixPath, ...]:
    """Relative to the root, in order."""
    if not (ROOT / ".git").exists():
        pytest.skip("only git knows which files belong to the project")
    command = ("git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout.split("\0")
    return tuple(PurePosixPath(name) for name in sorted(filter(None, names)) if (ROOT / name).is_file())


@cache
def texts() -> tuple[PurePosixPath, ...]:
    """The files that .gitattributes does not call binary."""
    attributes = (ROOT / ".gitattributes").read_text(encoding="utf-8").splitlines()
    binary = {line.split()[0].removeprefix("*") for line in attributes if line.endswith(" binary")}
    return tuple(file for file in files() if file.suffix not in binary)


@cache
def modules() -> tuple[PurePosixPath, ...]:
    """The Python of the package and of the tests."""
    return tuple(file for file in files() if file.suffix == ".py" and file.parts[0] in {"engine", "tests"})


def bytes_of(file: PurePosixPath) -> bytes:
    """What the file holds, untouched."""
    return (ROOT / file).read_bytes()


def text_of(file: PurePosixPath | str) -> str:
    """What the file says."""
    return (ROOT / file).read_text(encoding="utf-8")
