"""Words of other people's packages: found by entry points, played as ours, and named where they fail."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from croupier.spec.data import data

PAGE = "a-step-of-ones-own"
RANDOM_PLAY = """
from pathlib import Path
from random import Random
from croupier.proof.playouts import random_hands
from croupier.rules import Library
rules = Library(Path("spec")).variant("toll-road").rules
spoke = set()
for seed in range(60):
    *_, hand = random_hands(rules, Random(seed))
    for clause in rules.clauses:
        found = list(clause.check(hand.record))
        assert not any(found), (clause.id, found)
        if found: spoke.add(clause.id)
print({"the-toll.amount", "the-toll.order"} <= spoke)
"""
DOTS = """
from dataclasses import dataclass
from typing import ClassVar
from croupier.evaluators.high import High

@dataclass(frozen=True, slots=True, kw_only=True)
class Dots(High):
    '''As high.'''
    word: ClassVar = "my_games.dots"
"""


class Desk:
    """A folder with specs, and packages that are installed for whoever works in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        text = data("spec", "pages", "guide", f"{PAGE}.md").read_text(encoding="utf-8")
        for title, block in re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', text, re.MULTILINE | re.DOTALL):
            self.write(title, block)
        for name in ("house/home.yaml", "glossary.yaml"):
            self.write(f"spec/{name}", data("spec", name).read_text(encoding="utf-8"))
        points = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
        self.install(**{word: where for group in points.values() for word, where in group.items()})

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")

    def change(self, name: str, old: str, new: str) -> None:
        text = (self.folder / name).read_text(encoding="utf-8")
        assert old in text
        self.write(name, text.replace(old, new))

    def install(self, *, group: str = "phases", **points: str) -> None:
        """As an installer would: the package's own words about itself."""
        said = "".join(f"{word} = {where}\n" for word, where in points.items())
        self.write(f"my_{group}-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: my-games\nVersion: 1.0\n")
        self.write(f"my_{group}-1.0.dist-info/entry_points.txt", f"[croupier.{group}]\n{said}")

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """A command in a process of its own, in which the package is found."""
        path = os.pathsep.join([str(self.folder), *filter(None, sys.path)])
        quiet = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
        environment = {**quiet, "PYTHONPATH": path, "CROUPIER_CACHE": "", "COLUMNS": "200", "PYTHONUTF8": "1"}
        return subprocess.run(
            [sys.executable, *words], cwd=self.folder, env=environment, capture_output=True, text=True,
            encoding="utf-8", check=False,
        )  # fmt: skip

    def check(self) -> str:
        done = self.run("-m", "croupier", "check", "toll-road")
        assert "Traceback" not in done.stderr
        return f"{done.returncode} {done.stdout}{done.stderr}"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_the_step_of_the_guide_is_sound_and_its_example_is_played(desk: Desk) -> None:
    said = desk.check()
    assert said.startswith("0 ")
    assert "1 case" in said


def test_an_example_that_says_otherwise_is_a_fault(desk: Desk) -> None:
    desk.change("spec/variants/toll-road.yaml", "B wins 4", "B wins 5")
    assert desk.check().startswith("1 ")


def test_its_sentences_stand_among_ours(desk: Desk) -> None:
    said = desk.run("-m", "croupier", "show", "toll-road").stdout
    assert "Each player pays 2 into the pot, or folds" in " ".join(said.split())


def test_every_clause_holds_in_hands_with_it(desk: Desk) -> None:
    done = desk.run("-c", RANDOM_PLAY)
    assert done.stdout == "True\n", done.stderr


def test_an_option_that_it_does_not_have_is_a_fault_as_anywhere(desk: Desk) -> None:
    desk.change("spec/variants/toll-road.yaml", "{chips: 2}", "{chipz: 2}")
    said = desk.check()
    assert "unknown key `chipz`" in said
    assert "did you mean `chips`?" in said


def test_a_word_that_nobody_brings_is_told_with_what_is_installed(desk: Desk) -> None:
    desk.change("spec/variants/toll-road.yaml", "my_games.toll:", "your_games.zombie:")
    said = desk.check()
    assert said.startswith("1 ")
    assert "there is no phase `your_games.zombie`" in said
    assert "`my_games.toll` (my-games 1.0)" in said
    desk.change("spec/variants/toll-road.yaml", "your_games.zombie:", "my_games.tolls:")
    assert "did you mean `my_games.toll`?" in desk.check()


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("import Iterator\n", "import Iterrator\n", "ImportError"),
        ('word: ClassVar = "my_games.toll"', 'word: ClassVar = "toll"', "`word = 'toll'`"),
        ("class Toll(Phase)", "class Toll", "does not extend"),
    ],
)
def test_a_package_that_cannot_be_played_is_named_where_its_word_is_used(
    desk: Desk, old: str, new: str, says: str
) -> None:
    desk.change("my_games/__init__.py", old, new)
    said = desk.check()
    assert said.startswith("1 ")
    assert "`my_games.toll` of the package my-games 1.0 cannot be played" in said
    assert says in said


def test_a_package_that_cannot_be_played_troubles_nobody_else(desk: Desk) -> None:
    desk.change("my_games/__init__.py", "import Iterator\n", "import Iterrator\n")
    desk.change("spec/variants/toll-road.yaml", "  - my_games.toll: {chips: 2}\n", "")
    text = (desk.folder / "spec/variants/toll-road.yaml").read_text(encoding="utf-8")
    desk.write("spec/variants/toll-road.yaml", text.partition("examples:")[0])
    assert desk.check().startswith("0 ")


@pytest.mark.parametrize("where", ["def begin(self, table: Table) -> None:\n", "Iterator[Clause]:\n"])
def test_a_mistake_of_theirs_is_told_as_theirs(desk: Desk, where: str) -> None:
    desk.change("my_games/__init__.py", where, f"{where}        1 / 0\n")
    said = desk.check()
    assert said.startswith("1 ")
    assert "The package my-games 1.0 has made a mistake: ZeroDivisionError" in said
    assert "The fault is ours" not in said


def test_a_ranking_of_theirs_decides_a_share(desk: Desk) -> None:
    desk.write("my_rankings.py", DOTS)
    desk.install(group="evaluators", **{"my_games.dots": "my_rankings:Dots"})
    desk.change("spec/variants/toll-road.yaml", "{best: high}", "{best: my_games.dots}")
    said = desk.check()
    assert said.startswith("0 "), said
    desk.change("spec/variants/toll-road.yaml", "{best: my_games.dots}", "{best: my_games.spots}")
    said = desk.check()
    assert "did you mean `my_games.dots`?" in said
