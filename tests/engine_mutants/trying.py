"""A mutant is tried: hands are played, and whom they do not kill meets the tests that execute it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic

from tests.engine_mutants import asking, hands, hot
from tests.engine_mutants.forks import CrashError, allow, forked
from tests.engine_mutants.instead import patch, patches, put
from tests.engine_mutants.mutant import Mutant, Tried
from tests.engine_mutants.survey import LOUD, Survey, files, files_of_checks
from tests.engine_mutants.tracing import statement

SPARE = 2
"""Seconds that anybody may take beside twice what they took while they were traced: some ten times as long as ours."""
PATIENCE = 1800
"""Seconds by the clock, for all that is asked of one mutant."""
LOUD_TAKE = 60
"""Seconds for the tests that are asked as whole files; ours take a tenth."""
FEW, MANY = 40, 250
"""Hands that are asked before the tests, and hands or tests that are asked at most: whom so many spare that execute it,
nearly all spare."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """What every mutant has to stand."""

    hands: Survey
    tests: Survey
    checks: Survey
    """Tests about checks."""
    ends: float = float("inf")
    """When nobody begins any more, by the clock of `monotonic`."""

    def is_quick(self, mutant: Mutant) -> bool:
        """Whether it can be put into a process that is hot."""
        return statement(mutant).isdisjoint(self.tests.once) and patches(mutant) is not None

    def of(self, mutant: Mutant) -> Tried:
        """What becomes of a mutant."""
        hands_, tests = self.hands.concerned(mutant), self.tests.concerned(mutant)
        hot_ = self.is_quick(mutant)
        checks = self.checks.concerned(mutant) if statement(mutant).isdisjoint(self.checks.once) else []
        stages = (
            (hands_[:FEW], self.hands),
            (tests[:MANY], self.tests),
            (checks, self.checks),
            (hands_[FEW:MANY], self.hands),
        )
        for asked, survey in stages:
            if fault := _fault(mutant, asked, survey.seconds, hot_=hot_):
                return Tried(mutant=mutant, verdict="tests" if "::" in asked[0] else "hands", why=fault[:160])
        fault = "" if hot_ else _said(lambda: forked(lambda: _killed_by_all(mutant), PATIENCE))
        return Tried(mutant=mutant, verdict="tests" if fault else "survived", why=fault[:160])


_TRIAL: list[Trial] = []
"""A process of a crew has one, so that it need not be sent with every mutant."""


def begin(trial: Trial) -> None:
    """From now on mutants have this trial."""
    _TRIAL[:] = [trial]


def tried(mutant: Mutant) -> Tried | None:
    """What becomes of a mutant; nothing when time is up."""
    return _TRIAL[0].of(mutant) if monotonic() < _TRIAL[0].ends else None


def killed_by_hands(mutant: Mutant, asked: Sequence[str], seconds: Sequence[float]) -> str:
    """The first hand that goes otherwise, and how; nothing if all go as they should. In a process of its own."""
    put(mutant)
    return _first(asked, seconds)


def _fault(mutant: Mutant, asked: Sequence[str], took: Mapping[str, float], *, hot_: bool) -> str:
    """Of hands or of tests the first that a mutant fails; nothing if there is none."""
    if not asked:
        return ""
    seconds = [2 * took[name] + SPARE for name in asked]
    by_tests = "::" in asked[0]
    if hot_:
        process = (
            hot.hot(files_of_checks(), played=True) if asked[0].startswith("tests/miniatures") else hot.hot(files())
        )
        return _said(lambda: process.ask(_patched, mutant, asked, seconds))
    work = _killed_by_tests if by_tests else killed_by_hands
    return _said(lambda: forked(lambda: work(mutant, asked, seconds), PATIENCE))


def _said(ask: Callable[[], str]) -> str:
    """What a child says; to crash, or not to come to an end, is a fault as well."""
    try:
        return ask()
    except CrashError as ended:
        return str(ended)


def _patched(mutant: Mutant, asked: Sequence[str], seconds: Sequence[float]) -> str:
    patch(mutant)
    return hot.fault(asked, seconds) if "::" in asked[0] else _first(asked, seconds)


def _killed_by_tests(mutant: Mutant, asked: Sequence[str], seconds: Sequence[float]) -> str:
    put(mutant)
    return asking.fault(asked, seconds)


def _killed_by_all(mutant: Mutant) -> str:
    put(mutant)
    return asking.whole(LOUD, LOUD_TAKE)


def _first(asked: Sequence[str], seconds: Sequence[float]) -> str:
    for name, allowed in zip(asked, seconds, strict=True):
        allow(allowed)
        if fault := hands.fault(name):
            return f"{name}: {fault}"
    return ""
