"""Tests that kill mutants, asked by pytest in a process where the mutant came before anything of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.engine_mutants.forks import allow

if TYPE_CHECKING:
    from collections.abc import Sequence

QUIETLY = ("-q", "-n0", "--no-header", "--assert=plain", "-p", "no:cacheprovider")
"""Where pytest rewrites asserts, it loads modules of ours past the mutant, since they bring a plugin."""


class Told:
    """Hears who fails."""

    def __init__(self) -> None:
        self.fault = ""

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.fault = self.fault or report.nodeid

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.fault = self.fault or report.nodeid


class _Chosen:
    """Those tests alone, in their order; nobody may take longer than that."""

    def __init__(self, tests: Sequence[str], seconds: Sequence[float]) -> None:
        self.order = {name: place for place, name in enumerate(tests)}
        self.seconds = dict(zip(tests, seconds, strict=True))

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = (item for item in items if item.nodeid in self.order)
        items[:] = sorted(chosen, key=lambda item: self.order[item.nodeid])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        allow(self.seconds[item.nodeid])


def whole(files: Sequence[str], seconds: float) -> str:
    """Who of all tests of these files fails first; all together may take that long."""
    allow(seconds)
    return _said(pytest.main([*QUIETLY, "-x", *files], plugins=[told := Told()]), told)


def fault(tests: Sequence[str], seconds: Sequence[float]) -> str:
    """Who of these fails first, in their order."""
    told = Told()
    files = dict.fromkeys(name.partition("::")[0] for name in tests)
    return _said(pytest.main([*QUIETLY, "-x", *files], plugins=[_Chosen(tests, seconds), told]), told)


def _said(ended: int, told: Told) -> str:
    fine = ended in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}
    return told.fault or ("" if fine else "pytest ends otherwise")
