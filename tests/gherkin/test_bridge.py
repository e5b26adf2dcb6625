"""The same features under other runners, and the bridge that lets them reach our engine."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from croupier.gherkin.bridge import Bridge, serve
from croupier.spec.data import data
from tests.gherkin.told import cases, steps_of, texts, write_vectors
from tests.shipped import GOLD, LIBRARY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gherkin.pickles.compiler import Pickle

FEATURES = sorted([*data("features", "rules").glob("*.feature"), *data("features", "generated").glob("*.feature")])
CUCUMBER = data("features", "cucumber")
TABLE = "a hand of Bounce Back between A and B, A dealing"


def _ask(*messages: dict[str, object]) -> list[dict[str, object]]:
    bridge = Bridge(LIBRARY)
    return [bridge.answer(message) for message in messages]


def _hearing(said: Iterable[str]) -> list[dict[str, object]]:
    return [{"do": "hear", "text": text} for text in said]


def test_a_scenario_is_heard_step_by_step() -> None:
    said = (TABLE, "A bets 2", "the pot is 4")
    begin: dict[str, object] = {"do": "begin", "feature": "x.feature", "texts": list(said)}
    assert _ask(begin, *_hearing(said), {"do": "end"}) == [{"ok": True}] * 5


def test_what_is_not_so_is_answered_in_words() -> None:
    *_, answer = _ask(
        {"do": "begin", "feature": "x.feature"}, {"do": "hear", "text": TABLE}, {"do": "hear", "text": "A bets 3"}
    )
    assert not answer["ok"]
    assert "the bet is 2 (bounce-back/betting.fixed-limit)" in str(answer["why"])


def test_a_case_that_is_left_in_the_middle_is_noticed_at_its_end(tmp_path: Path) -> None:
    place = next(place for place, (case, _) in enumerate(cases()) if case.id == "king-comes-home")
    feature = write_vectors(tmp_path, cases()[place][0])
    said = texts(steps_of(place))[:-1]
    answers = _ask({"do": "begin", "feature": str(feature), "texts": list(said)}, *_hearing(said))
    assert all(answer["ok"] for answer in answers)
    *_, answer = _ask({"do": "begin", "feature": str(feature)}, *_hearing(said), {"do": "end"})
    assert "its case goes on" in str(answer["why"])


@pytest.mark.parametrize(
    "line", ["nonsense", "[]", '{"do": "dance"}', '{"do": "hear"}', '{"do": "hear", "text": "A checks"}']
)
def test_the_bridge_survives_whatever_it_is_told(line: str) -> None:
    said = list(serve([line, '{"do": "hello"}'], LIBRARY))
    assert [json.loads(answer)["ok"] for answer in said] == [False, True]


@pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.name)
def test_the_official_parser_takes_every_feature(feature: Path) -> None:
    assert Parser().parse(feature.read_text(encoding="utf-8"))["feature"]["children"]


def test_every_feature_is_there() -> None:
    assert {feature.stem for feature in FEATURES} >= {
        "ante",
        "deal",
        "bet",
        "draw",
        "take_back",
        "showdown",
        *GOLD,
    }


def test_every_feature_runs_under_cucumber_js() -> None:
    run = _cucumber(*FEATURES)
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"{_scenarios()} scenarios ({_scenarios()} passed)" in run.stdout


def test_cucumber_js_fails_where_a_scenario_is_not_so(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.feature"
    wrong.write_text(f"Feature: x\n  Scenario: y\n    Given {TABLE}\n    Then the pot is 4\n", encoding="utf-8")
    run = _cucumber(wrong)
    assert run.returncode == 1
    assert "it is 2" in run.stdout


def _cucumber(*features: Path) -> subprocess.CompletedProcess[str]:
    npx = shutil.which("npx")
    if npx is None:
        pytest.skip("Node.js is not installed")
    if not (CUCUMBER / "node_modules").is_dir():
        pytest.skip("`npm ci` has not been run in features/cucumber")
    names = [os.path.relpath(feature, CUCUMBER.resolve()) for feature in features]
    return subprocess.run(
        [npx, "--no-install", "cucumber-js", "--import", "steps.mjs", "--format", "summary", *names],
        cwd=CUCUMBER,
        env={**os.environ, "CROUPIER_PYTHON": sys.executable, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_every_feature_runs_under_behave(tmp_path: Path) -> None:
    main = import_module("behave.__main__").main
    for feature in FEATURES:
        shutil.copy(feature, tmp_path)
        if feature.with_suffix(".json").exists():
            shutil.copy(feature.with_suffix(".json"), tmp_path)
    (tmp_path / "steps").mkdir()
    (tmp_path / "steps" / "all.py").write_text(BEHAVE_STEPS, encoding="utf-8")
    (tmp_path / "environment.py").write_text(BEHAVE_ENVIRONMENT, encoding="utf-8")
    with redirect_stdout(io.StringIO()) as printed:
        failed = main(["--no-capture", "--format", "null", str(tmp_path)])
    assert not failed, printed.getvalue()
    assert f"{_scenarios()} scenarios passed" in printed.getvalue()


def _scenarios() -> int:
    """All scenarios, a row of an outline counting as one."""
    return sum(1 for feature in FEATURES for _ in _pickles(feature))


def _pickles(feature: Path) -> list[Pickle]:
    return list(Compiler().compile({**Parser().parse(feature.read_text(encoding="utf-8")), "uri": feature.name}))


BEHAVE_STEPS = """
from behave import step, use_step_matcher

use_step_matcher("re")


@step("(?P<text>.+)")
def _(context, text):
    context.narrator.hear(text)
"""
BEHAVE_ENVIRONMENT = """
from pathlib import Path
from croupier.gherkin.narrating import Narrator
from croupier.rules import Library

LIBRARY = Library()


def before_scenario(context, scenario):
    said = tuple(step.name for step in scenario.all_steps)
    context.narrator = Narrator(library=LIBRARY, feature=Path(scenario.filename), texts=said)


def after_scenario(context, scenario):
    if scenario.status.name == "passed":
        context.narrator.end()
"""
