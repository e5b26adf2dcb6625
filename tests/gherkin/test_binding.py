"""Scenarios are played by whatever is named to pytest, and a name that leads nowhere is told before anything runs."""

from __future__ import annotations

import pytest

pytest_plugins = ["pytester"]

FEATURE = """
Feature: Mine
  Scenario: A bet
    Given a hand of Bounce Back between A and B, A dealing
    When A bets 2
    Then the pot is 4
"""
ENGINE = """
from croupier import play

def start(rules, **told):
    raise RuntimeError("the other engine was asked")

class Ours:
    def start(self, rules, **told):
        return play.start(rules, **told)

def broken():
    raise ValueError("no licence key")
"""


@pytest.fixture
def run(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makefile(".feature", mine=FEATURE)
    pytester.makepyfile(engine=ENGINE)
    pytester.syspathinsert()
    return pytester


def _run(pytester: pytest.Pytester, *options: str) -> pytest.RunResult:
    return pytester.runpytest_inprocess("-p", "no:cacheprovider", *options)


def test_a_module_with_start_plays_the_scenarios(run: pytest.Pytester) -> None:
    result = _run(run, "--croupier-implementation", "engine")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*the other engine was asked*"])


def test_a_class_is_called_and_what_it_makes_plays(run: pytest.Pytester) -> None:
    _run(run, "--croupier-implementation", "engine:Ours").assert_outcomes(passed=1)


def test_the_ini_file_names_it_as_well(run: pytest.Pytester) -> None:
    run.makeini("[pytest]\ncroupier_implementation = engine")
    _run(run).assert_outcomes(failed=1)


def test_the_option_goes_before_the_ini_file(run: pytest.Pytester) -> None:
    run.makeini("[pytest]\ncroupier_implementation = engine")
    _run(run, "--croupier-implementation", "croupier.play").assert_outcomes(passed=1)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere", "*leads nowhere: ModuleNotFoundError*"),
        ("engine:Nobody", "*leads nowhere: AttributeError*"),
        ("engine:broken", "*leads nowhere: ValueError: no licence key*"),
        ("math", "*has no `start`*"),
    ],
)
def test_a_name_that_leads_nowhere_is_told_in_a_line(run: pytest.Pytester, name: str, why: str) -> None:
    result = run.runpytest_subprocess("--croupier-implementation", name)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"*{why}"])
    assert "Traceback" not in result.stderr.str()
