"""What is wrong in a document, and where."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import TYPE_CHECKING, Literal

from croupier.spec.codes import CODES
from croupier.spec.harmless import harmless

if TYPE_CHECKING:
    from collections.abc import Iterable

Level = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Place:
    """A spot in a file, as editors count: lines and columns from 1, columns in code points."""

    path: str
    line: int = 1
    column: int = 1
    _: KW_ONLY
    width: int = 1
    text: str = field(default="", repr=False, compare=False)
    """The whole line as written, so that a fault can show it without the file."""

    def __str__(self) -> str:
        return harmless(f"{self.path}:{self.line}:{self.column}")


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: a short letter to the person who can mend it."""

    code: str
    """One of `CODES`."""
    message: str
    """What is wrong, in one line."""
    place: Place
    _: KW_ONLY
    help: str = ""
    """What was probably meant, or what to do."""
    note: tuple[Place, str] | None = None
    """A second place that belongs to it, and what it is."""
    level: Level = "error"

    def __post_init__(self) -> None:
        assert self.code in CODES, f"{self.code} is not in the table of codes"

    def __str__(self) -> str:
        return f"{self.place}: {harmless(self.message)}" + (f" ({harmless(self.help)})" if self.help else "")


class SpecError(Exception):
    """Everything that is wrong in one or more documents, in the order of the files."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = in_order(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


def in_order(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """The faults by file, line and column, each once."""
    return tuple(
        sorted(
            dict.fromkeys(faults),
            key=lambda each: (each.place.path, each.place.line, each.place.column, each.code, each.message),
        )
    )
