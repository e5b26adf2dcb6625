"""The built website, looked at as a reader's browser does: nothing fetched, nothing broken, readable by everybody."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import pytest

HERE = Path(__file__).parent
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
PAGE, WORD = "variants/bounce-back.html", "boomerang"

WRONG_PAGE = """<!doctype html><html lang="en"><title>Wrong</title><main><h1 id="x">Wrong</h1><p id="x">Twice</p>
<a href="gone.html">dead</a> <a href="#gone">dead anchor</a> <p style="color:#ccc;background:#fff">pale</p>
<div style="width:2000px">wide</div><img src="http://elsewhere.invalid/x.png" alt="external">
<script>console.error("complaint"); nothing.at.all</script></main></html>"""
WRONGS = (
    "id twice  index.html  #x",
    "dead link  index.html",
    "dead anchor  index.html  index.html#gone",
    "axe color-contrast  index.html (light)",
    "axe color-contrast  index.html (dark phone)",
    "scrolls sideways  index.html  by",
    "external request  index.html  http://elsewhere.invalid/x.png",
    "console error  index.html  complaint",
    "script error  index.html  nothing is not defined",
)

Outcome = subprocess.CompletedProcess[str]
Script = Callable[..., Outcome]


def _run(*command: str | Path, cwd: Path = HERE, **more: str) -> Outcome:
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **more},
        capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def script() -> Script:
    """Runs one of the scripts in this folder, or skips where the machine cannot."""
    if not os.environ.get("CROUPIER_BROWSER"):
        pytest.skip("a browser takes minutes: `make browser`, or CI, has it look at every page")
    node, chromium = shutil.which("node"), next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if node is None:
        pytest.skip("node is not installed")
    if chromium is None:
        pytest.skip("Chromium is not installed")
    if not (HERE / "node_modules/playwright-core").is_dir():
        pytest.skip("the browser tests' packages are not installed: npm ci --prefix tests/browser")
    return lambda name, *words: _run(node, HERE / name, *words, CHROMIUM=chromium)


@pytest.fixture(scope="module")
def site(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole website, built from this checkout."""
    out = tmp_path_factory.mktemp("site")
    built = _run(sys.executable, "-m", "croupier", "site", "--out", out, cwd=pytestconfig.rootpath)
    assert built.returncode == 0, built.stdout + built.stderr
    return out


@pytest.fixture(scope="module")
def playground(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The website on which one can play, if the parts for it are there."""
    pyodide, wheels = HERE / "node_modules/pyodide", pytestconfig.rootpath / ".cache/playground"
    if not pyodide.is_dir() or not any(wheels.glob("*.whl")):
        pytest.skip("the parts of a playground are not there: npm ci --prefix tests/browser, and make judge")
    out = tmp_path_factory.mktemp("playground")
    options = ("--playground", pyodide, "--playground", wheels, "--out", out)
    built = _run(sys.executable, "-m", "croupier", "site", *options, cwd=pytestconfig.rootpath)
    assert built.returncode == 0, built.stdout + built.stderr
    return out


def test_no_page_is_broken_fetches_anything_or_shuts_anybody_out(script: Script, site: Path) -> None:
    outcome = script("audit.mjs", site)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def test_the_pages_do_what_they_promise(script: Script, site: Path) -> None:
    outcome = script("behaviour.mjs", site, PAGE, WORD)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def test_games_are_found_and_compared_as_the_command_compares_them(
    script: Script, site: Path, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    diffs = [
        json.loads(_run(sys.executable, "-m", "croupier", "diff", *pair, "--json", cwd=pytestconfig.rootpath).stdout)
        for pair in permutations(("bounce-back", "double-draw", "five-card-draw"), 2)
    ]
    (tmp_path / "diffs.json").write_text(json.dumps(diffs), encoding="utf-8")
    outcome = script("finding.mjs", site, tmp_path / "diffs.json")
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def test_hands_can_be_stepped_through(script: Script, site: Path) -> None:
    outcome = script("stepper.mjs", site)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def test_games_are_played_and_rules_changed_in_the_browser(script: Script, playground: Path) -> None:
    outcome = script("playing.mjs", playground)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def test_the_audit_finds_what_is_wrong_with_a_wrong_page(script: Script, tmp_path: Path) -> None:
    """An audit that cannot fail would make the tests above worthless."""
    (tmp_path / "index.html").write_text(WRONG_PAGE, encoding="utf-8", newline="\n")
    outcome = script("audit.mjs", tmp_path)
    assert outcome.returncode == 1, outcome.stderr
    assert [wrong for wrong in WRONGS if wrong not in outcome.stdout] == [], outcome.stdout
