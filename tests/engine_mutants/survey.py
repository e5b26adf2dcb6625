"""Who executes what: every hand and every quick test is traced once."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from functools import cache, cached_property, partial
from hashlib import sha256
from typing import TYPE_CHECKING

from tests.engine_mutants import hands
from tests.engine_mutants.forks import forked
from tests.engine_mutants.hot import Hot, hot, traced
from tests.engine_mutants.keeping import kept
from tests.engine_mutants.mutant import ROOT
from tests.engine_mutants.tracing import Line, Tracer, statement

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from multiprocessing.pool import Pool

    from tests.engine_mutants.mutant import Mutant

CHUNK = 150
"""Hands that one process traces."""
ROOMS = "table evaluators phases play policies properties house".split()
"""Whose tests are asked. What those of the others execute of the engine, hands do as well."""
FURTHER = ("tests/proof/test_mutants.py",)
SLOWEST, TOGETHER = 2, 15
"""Seconds that a test may take while it is traced, several times as long as usual, and those of a file together: who
needs more is not asked."""
LOUD = ("tests/gherkin/test_features.py", "tests/play/test_state.py")
"""They play hands while they are collected, so no hot process may do that. All mutants but the hot ones meet them."""
PATIENCE = 1800


@dataclass(frozen=True, kw_only=True)
class Survey:
    """What was traced of hands, or of tests."""

    seconds: Mapping[str, float]
    """How long each takes while it is traced."""
    seen: Mapping[str, Collection[Line]]
    """What each executes."""
    once: Collection[Line]
    """Lines executed when something is needed for the first time: nobody knows whom they concern."""

    @cached_property
    def _who(self) -> Mapping[Line, list[str]]:
        found: dict[Line, list[str]] = defaultdict(list)
        for name, lines in self.seen.items():
            for line in lines:
                found[line].append(name)
        return found

    def concerned(self, mutant: Mutant) -> list[str]:
        """Those who could notice a mutant: of its own room first, quick ones first, else mixed."""
        lines = statement(mutant)
        found = set(self.seconds)
        if lines.isdisjoint(self.once):
            found &= {name for line in lines for name in self._who.get(line, ())}
        room = f"tests/{mutant.module.partition('/')[0]}/"
        return sorted(found, key=lambda name: (not name.startswith(room), self._time(name), _mixed(name)))

    def _time(self, name: str) -> float:
        """Roughly: a tenth of a second more or less is nothing."""
        return round(self.seconds[name], 1)


def _mixed(name: str) -> str:
    return sha256(name.encode()).hexdigest()


def survey_of_hands(crew: Pool) -> Survey:
    """All of them, some at a time."""
    names = kept("names of hands", lambda: forked(lambda: "\n".join(hands.names()), PATIENCE)).split("\n")
    return _joined(crew.imap(_hands, [names[first : first + CHUNK] for first in range(0, len(names), CHUNK)]))


CHECKS = "miniatures"
"""The room whose tests are about checks alone. Its hands are played before a mutant comes: a check plays none."""


def files() -> tuple[str, ...]:
    """Those of the tests that are asked."""
    found = (path for room in ROOMS for path in sorted((ROOT / "tests" / room).glob("test_*.py")))
    return (*(file for path in found if (file := path.relative_to(ROOT).as_posix()) not in LOUD), *FURTHER)


def files_of_checks() -> tuple[str, ...]:
    """Those that are asked of mutants of checks."""
    return tuple(path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "tests" / CHECKS).glob("test_*.py")))


def survey_of_tests(crew: Pool) -> Survey:
    """All that are quick, and pass."""
    return _survey(crew, files(), _tests, _warming)


def survey_of_checks(crew: Pool) -> Survey:
    """Those about checks."""
    return _survey(crew, files_of_checks(), _tests_of_checks, _playing)


def _survey(
    crew: Pool, files: Sequence[str], trace: Callable[[tuple[str, list[str]]], str], warming: Callable[[], str]
) -> Survey:
    told = "".join((ROOT / file).read_text(encoding="utf-8") for file in files)
    warm, tests = json.loads(kept(f"{warming.__name__} {told}", warming))
    by_file: dict[str, list[str]] = defaultdict(list)
    for name in tests:
        by_file[name.partition("::")[0]].append(name)
    return _joined(crew.imap_unordered(trace, by_file.items()), set(map(_line, warm)))


def _joined(parts: Iterable[str], warm: Collection[Line] = ()) -> Survey:
    seconds: dict[str, float] = {}
    seen: dict[str, set[Line]] = defaultdict(set)
    once = set(warm)
    for part in map(json.loads, parts):
        seconds |= part["seconds"]
        once |= set(map(_line, part["once"]))
        for name, lines in part["seen"].items():
            seen[name] |= set(map(_line, lines))
    return Survey(seconds=seconds, seen=seen, once=once)


@cache
def _line(told: str) -> Line:
    module, _, line = told.partition(":")
    return module, int(line)


def _warming() -> str:
    """What a hot process executes before it is asked for anything, and the tests that it collects."""
    return _warmed(Hot(files(), traced=True))


def _playing() -> str:
    return _warmed(Hot(files_of_checks(), played=True, traced=True))


def _warmed(process: Hot) -> str:
    process.close()
    return json.dumps([[f"{module}:{line}" for module, line in sorted(process.warm)], process.tests])


def _hands(names: list[str]) -> str:
    return kept(json.dumps(names), lambda: forked(lambda: _trace_hands(names), PATIENCE))


def _trace_hands(names: list[str]) -> str:
    """A line that a hand does not execute again, played again, is executed once."""
    first, second = Tracer(), Tracer()
    hands.everything()
    for name in names:
        for tracer in (first, second):
            tracer.begin(name)
            fault = hands.fault(name)
            tracer.end(name)
            assert not fault, f"{name}: {fault}"
    once = {line for name in names for line in first.seen[name] - second.seen[name]}
    return _told(second, names, first.seen, once)


def _tests(file: tuple[str, list[str]]) -> str:
    name, tests = file
    return kept((ROOT / name).read_text(encoding="utf-8"), lambda: hot(files()).ask(_trace_tests, tests))


def _tests_of_checks(file: tuple[str, list[str]]) -> str:
    name, tests = file
    process = partial(hot, files_of_checks(), played=True)
    text = (ROOT / name).read_text(encoding="utf-8")
    return kept(f"having played, {text}", lambda: process().ask(_trace_tests, tests))


def _trace_tests(tests: list[str]) -> str:
    tracer = Tracer()
    passed = traced(tests, tracer, SLOWEST, TOGETHER)
    return _told(tracer, passed, {name: tracer.seen[name] for name in passed}, ())


def _told(tracer: Tracer, names: Sequence[str], seen: Mapping[str, Collection[Line]], once: Collection[Line]) -> str:
    lines = {name: [f"{module}:{line}" for module, line in sorted(lines)] for name, lines in seen.items()}
    seconds = {name: round(tracer.seconds[name], 3) for name in names}
    return json.dumps(
        {"seconds": seconds, "seen": lines, "once": [f"{module}:{line}" for module, line in sorted(once)]}
    )
