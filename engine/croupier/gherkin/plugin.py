"""The pytest plugin: `.feature` files that tell hands run as they are, anywhere Croupier is installed.

Options of the ini file:

`croupier_features`  folders whose features are ours; without it, those in which some hand begins; empty, none
`croupier_spec`      a `spec/` folder of one's own, relative to the root
`croupier_implementation`  what plays the hands, as `module:name`; also `--croupier-implementation`
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_bdd
from pytest_bdd.parsers import StepParser

from croupier.gherkin.arranging import NotSo
from croupier.gherkin.binding import add_options, bound
from croupier.gherkin.collecting import FeatureFile, is_collected, library_of
from croupier.gherkin.listening import NotUnderstood, listen
from croupier.gherkin.narrating import Narrator

if TYPE_CHECKING:
    from collections.abc import Generator

    from pytest_bdd.parser import Feature, Scenario, Step

    from croupier.gherkin.implementation import Implementation
    from croupier.rules import Library

SCENE = pytest.StashKey[tuple[Path, tuple[str, ...]]]()
NARRATOR = pytest.StashKey[Narrator]()


class Spoken(StepParser):
    """Matches every sentence of the vocabulary: one definition, so that a step is found at once."""

    def is_matching(self, name: str) -> bool:
        """Whether it is a sentence of ours."""
        try:
            listen(name)
        except NotUnderstood:
            return False
        return True

    def parse_arguments(self, name: str) -> dict[str, str]:
        """The sentence as it stands; the narrator takes it apart."""
        return {"sentence": name}


@pytest_bdd.step(Spoken("a sentence of croupier"))
def _say(sentence: str, croupier_narrator: Narrator) -> None:
    __tracebackhide__ = True
    croupier_narrator.hear(sentence)


@pytest.fixture
def croupier_implementation(request: pytest.FixtureRequest) -> Implementation:
    """What plays the hands. Override it, or name another one to pytest, to run scenarios on it."""
    return bound(request.config)


@pytest.fixture
def croupier_library(request: pytest.FixtureRequest) -> Library:
    """The rules that scenarios are told of."""
    return library_of(request.config)


@pytest.fixture
def croupier_narrator(
    request: pytest.FixtureRequest, croupier_library: Library, croupier_implementation: Implementation
) -> Narrator:
    """Who hears the scenario that runs."""
    feature, texts = request.node.stash[SCENE]
    narrator = Narrator(library=croupier_library, implementation=croupier_implementation, feature=feature, texts=texts)
    request.node.stash[NARRATOR] = narrator
    return narrator


def pytest_addoption(parser: pytest.Parser) -> None:
    """See the options above."""
    parser.addini("croupier_features", "folders whose .feature files croupier collects", type="paths", default=None)
    add_options(parser)
    parser.addini("croupier_spec", "a spec/ folder to use instead of croupier's own", default="")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a folder of specs that is none, and an implementation that is none, before anything is collected."""
    bound(config)
    named = str(config.getini("croupier_spec"))
    folder = config.rootpath / named
    for needed in (folder, folder / "variants") if named else ():
        if not needed.is_dir():
            raise pytest.UsageError(f"croupier_spec: there is no folder {needed.as_posix()}")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Take the features that are ours."""
    return FeatureFile.from_parent(parent, path=file_path) if is_collected(file_path, parent) else None


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Scenario) -> None:
    """Remember where the scenario stands, and all its sentences."""
    request.node.stash[SCENE] = Path(feature.filename), tuple(each.name for each in scenario.steps)


def pytest_bdd_after_step(request: pytest.FixtureRequest, feature: Feature, scenario: Scenario, step: Step) -> None:
    """After the last sentence, check what only the whole hand shows."""
    narrator = request.node.stash.get(NARRATOR, None)
    if narrator and step is scenario.steps[-1]:
        try:
            narrator.end()
        except NotSo as wrong:
            wrong.add_note(f"{_place(request, feature, step.line_number)}: the end of {scenario.name}")
            raise


def pytest_bdd_step_error(request: pytest.FixtureRequest, feature: Feature, step: Step, exception: Exception) -> None:
    """Say which step it was."""
    exception.add_note(f"{_place(request, feature, step.line_number)}: {step.keyword} {step.name}")


def _place(request: pytest.FixtureRequest, feature: Feature, line: int) -> str:
    path, root = Path(feature.filename), request.config.rootpath
    return f"{(path.relative_to(root) if path.is_relative_to(root) else path).as_posix()}:{line}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A scenario that is not true is reported in its own words, without the stack of whoever ran it."""
    report = yield
    if isinstance(item.parent, FeatureFile) and call.excinfo and isinstance(call.excinfo.value, NotSo | NotUnderstood):
        wrong = call.excinfo.value
        report.longrepr = "\n".join((*getattr(wrong, "__notes__", ()), str(wrong)))
    return report
