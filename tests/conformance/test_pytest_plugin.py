"""What ships runs under pytest against whatever is bound, and a failure stands at its own line, in words."""

from __future__ import annotations

import re
import sys

import pytest

from croupier.conformance.vectors import shelf
from croupier.spec.data import data

pytest_plugins = ["pytester"]

KING = "king-comes-home"
OURS = f'--croupier-command="{sys.executable}" -m croupier serve'
FLAT = """
from croupier import play

class Flat:
    '''Gives up a card, and takes none back.'''

    def __init__(self, hand):
        self.hand = hand

    def __getattr__(self, name):
        return getattr(self.hand, name)

    def act(self, action):
        return Flat(self.hand.act(action._replace(verb="keep", cards=(), takes=()) if action.takes else action))

def start(rules, **told):
    return Flat(play.start(rules, **told))
"""


def _run(pytester: pytest.Pytester, *options: str) -> pytest.RunResult:
    return pytester.runpytest_inprocess("-p", "no:cacheprovider", *options)


def _line(name: str, holds: str) -> int:
    """The line of a shipped file on which something stands, counted from 1."""
    text = (data("features", "generated") if name.endswith(".feature") else shelf()) / name
    return next(at for at, line in enumerate(text.read_text(encoding="utf-8").splitlines(), 1) if holds in line)


def test_ours_passes_features_and_vectors_of_a_variant(pytester: pytest.Pytester) -> None:
    result = _run(pytester, "--croupier-shipped=bounce-back", "-k", "king")
    assert result.ret == pytest.ExitCode.OK
    assert result.parseoutcomes()["passed"] > 3


def test_a_liar_fails_at_the_line_of_the_scenario_and_of_the_hand(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(flat=FLAT)
    pytester.syspathinsert()
    result = _run(
        pytester, "--croupier-shipped=bounce-back", "-k", KING, "--croupier-implementation=flat", "--junitxml=r.xml",
        "-o", "junit_family=xunit1",
    )  # fmt: skip
    assert result.parseoutcomes()["failed"] == 2
    report = (pytester.path / "r.xml").read_text(encoding="utf-8")
    vector = rf'line="{_line("bounce-back.json", f"bounce-back/{KING}") - 1}"'
    scenario = rf'line="{_line("bounce-back.feature", f"Scenario: {KING}") - 1}"'
    assert re.search(vector, report)
    assert re.search(scenario, report)
    result.stdout.fnmatch_lines(["*wrong result", "got: *", "clause: bounce-back/*: *"])
    result.stdout.no_fnmatch_line("*plugin.py*")


def test_an_engine_behind_the_protocol_is_bound_by_its_command(pytester: pytest.Pytester) -> None:
    result = _run(pytester, "--croupier-shipped=bounce-back", "-k", "king or all-of-it", OURS)
    assert result.ret == pytest.ExitCode.OK
    assert result.parseoutcomes()["passed"] > 4


@pytest.mark.parametrize(
    ("command", "why"),
    [("no-such-engine", "*it cannot be started*"), (f'"{sys.executable}" -c pass', "*crash: *")],
)
def test_an_engine_that_does_not_answer_fails_in_words(pytester: pytest.Pytester, command: str, why: str) -> None:
    result = _run(pytester, "--croupier-shipped=bounce-back", "-k", KING, f"--croupier-command={command}")
    assert result.parseoutcomes()["failed"] == 2
    result.stdout.fnmatch_lines([why])
    result.stdout.no_fnmatch_line("*Traceback*")


def test_scenarios_need_the_level_full_and_the_others_have_a_command_of_their_own(pytester: pytest.Pytester) -> None:
    answer = (
        '{"seq":1,"protocol":1,"implementation":{"name":"x","version":"1","language":"x"},"levels":["result"],'
        '"variants":["bounce-back"]}'
    )
    pytester.makepyfile(low=f"input(); print('''{answer}''', flush=True); input()")
    command = f'--croupier-command="{sys.executable}" low.py'
    result = _run(pytester, "--croupier-shipped=bounce-back", "-k", KING, command)
    result.stdout.fnmatch_lines(["*does not offer the level `full`; at other levels: croupier conform*"])


@pytest.mark.parametrize("options", ["--croupier-shipped=bounce-bak", "--croupier-command=x -o croupier_timeout=soon"])
def test_a_word_that_means_nothing_is_told_before_anything_runs(pytester: pytest.Pytester, options: str) -> None:
    assert _run(pytester, *options.split()).ret == pytest.ExitCode.USAGE_ERROR
