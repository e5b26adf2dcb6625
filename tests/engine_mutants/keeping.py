"""What takes minutes to find out is kept in the folder for temporary files, for as long as no file of ours changes."""

from __future__ import annotations

import tempfile
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from tests.engine_mutants.mutant import ENGINE, HERE, ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

SHELF = Path(tempfile.gettempdir()) / "croupier-engine-mutants"


def kept(asked: str, answer: Callable[[], str]) -> str:
    """The answer, or what it was before, if engine, specs and helpers of tests are still the same."""
    SHELF.mkdir(exist_ok=True)
    path = SHELF / sha256((_house() + asked).encode()).hexdigest()
    if not path.exists():
        text = answer()
        path.write_text(text, encoding="utf-8", newline="\n")
    return path.read_text(encoding="utf-8")


@cache
def _house() -> str:
    """A print of all that an answer rests on. The file of tests itself belongs to what is asked."""
    files = [*ENGINE.rglob("*.py"), *(ROOT / "spec").rglob("*.yaml"), *(ROOT / "features").rglob("*.*")]
    helpers = (
        path
        for path in (ROOT / "tests").rglob("*.py")
        if not path.name.startswith("test_") and HERE not in path.parents
    )
    return sha256(b"".join(path.read_bytes() for path in sorted((*files, *helpers)) if path.is_file())).hexdigest()
