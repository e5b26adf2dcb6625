"""A mutant of our own code: one place of one module, changed. It is told by its text, and so outlives other edits."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
ENGINE = ROOT / "engine" / "croupier"
RESULTS = Path(__file__).parent / "results.jsonl"


class StaleError(LookupError):
    """The lines that a mutant changes are no longer there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """What is changed, and where."""

    module: str
    """A path below the package, as in `table/pots.py`."""
    line: int
    was: str
    becomes: str

    @property
    def name(self) -> str:
        """What Python calls the module."""
        return "croupier." + self.module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    @property
    def room(self) -> str:
        return self.module.partition("/")[0]

    def source(self) -> str:
        """The text of the mutated module. Raises StaleError."""
        lines = (ENGINE / self.module).read_text(encoding="utf-8").splitlines()
        was = self.was.split("\n")
        places = [place for place in range(len(lines)) if lines[place : place + len(was)] == was]
        if not places:
            raise StaleError(f"{self.module} no longer says: {self.was.strip()}")
        place = min(places, key=lambda place: abs(place + 1 - self.line))
        return "\n".join((*lines[:place], *self.becomes.split("\n"), *lines[place + len(was) :], ""))


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """What became of a mutant."""

    mutant: Mutant
    verdict: str
    """`hands`: hands killed it; `tests`: tests did; `survived`."""
    why: str = ""
    """The first fault; for a survivor why nothing can tell it from ours, or why it does no harm."""

    def told(self) -> str:
        return json.dumps({**asdict(self.mutant), "verdict": self.verdict, "why": self.why}, ensure_ascii=False)


def read_results() -> tuple[Tried, ...]:
    """What is on file, in its order."""
    told = map(json.loads, RESULTS.read_text(encoding="utf-8").splitlines())
    return tuple(
        Tried(verdict=each.pop("verdict"), why=each.pop("why"), mutant=Mutant(**each)) for each in map(dict, told)
    )
