"""A mutant of our own code: one place of one module, changed. It is told by its text, and so outlives other edits."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
ENGINE = ROOT / "engine" / "croupier"
RESULTS = HERE / "results.jsonl"


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

    def lines(self) -> range:
        """Those that it changes, wherever they stand by now. Raises StaleError."""
        text, was = self._text(), self.was.split("\n")
        places = [place for place in range(len(text)) if text[place : place + len(was)] == was]
        if not places:
            raise StaleError(f"{self.module} no longer says: {self.was.strip()}")
        first = min(places, key=lambda place: abs(place + 1 - self.line)) + 1
        return range(first, first + len(was))

    def source(self) -> str:
        """The text of the mutated module. Raises StaleError."""
        text, lines = self._text(), self.lines()
        return "\n".join((*text[: lines.start - 1], *self.becomes.split("\n"), *text[lines.stop - 1 :], ""))

    def _text(self) -> list[str]:
        return (ENGINE / self.module).read_text(encoding="utf-8").splitlines()


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """What became of a mutant."""

    mutant: Mutant
    verdict: str
    """`hands`: a hand killed it; `tests`: a test did; `survived`."""
    why: str = ""
    """The hand or the test; for a survivor why nothing can tell it from ours, or why it does no harm."""

    def told(self) -> str:
        return json.dumps({**asdict(self.mutant), "verdict": self.verdict, "why": self.why}, ensure_ascii=False)


def read_results() -> tuple[Tried, ...]:
    """What is on file, in its order."""
    told = map(json.loads, RESULTS.read_text(encoding="utf-8").splitlines() if RESULTS.exists() else ())
    return tuple(
        Tried(verdict=each.pop("verdict"), why=each.pop("why"), mutant=Mutant(**each)) for each in map(dict, told)
    )


def recalled(made: Iterable[Mutant], results: Iterable[Tried]) -> dict[Mutant, Tried]:
    """What is on file of these, though their lines may have moved. Of twins both must be on file, or neither counts."""
    mutants, on_file = tuple(made), {each.mutant: each for each in results}
    wanted, found = _twins(mutants), _twins(sorted(on_file, key=lambda it: (it.module, it.line)))
    return {
        mutant: Tried(mutant=mutant, verdict=was.verdict, why=was.why)
        for text, twins in wanted.items()
        if len(found.get(text, ())) == len(twins)
        for mutant, was in zip(twins, (on_file[each] for each in found[text]), strict=True)
    }


def _twins(mutants: Iterable[Mutant]) -> Mapping[tuple[str, str, str], list[Mutant]]:
    """By their text: those of one text in their order."""
    found: dict[tuple[str, str, str], list[Mutant]] = {}
    for each in mutants:
        found.setdefault((each.module, each.was, each.becomes), []).append(each)
    return found


def score(results: Iterable[Tried]) -> str:
    """How many died, and of what."""
    counts = Counter(each.verdict for each in results)
    judged, dead = counts.total(), counts["hands"] + counts["tests"]
    return (
        f"{judged} judged: {counts['hands']} killed by hands, {counts['tests']} by tests, "
        f"{counts['survived']} survived; {dead / max(judged, 1):.1%} died"
    )
