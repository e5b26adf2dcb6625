"""The pytest plugin for implementations: the features and vectors that come with Croupier, played by somebody else's.

    pytest --croupier-shipped=bounce-back --croupier-implementation=my_engine:adapter
    pytest --croupier-shipped --croupier-command="node engine.js"

The first binds Python, in this process; the second whatever answers the protocol at level `full`. Both can stand in the
ini file. A fixture `croupier_implementation` in a `conftest.py` binds as well.
"""

from __future__ import annotations

import shlex
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, cast

import pytest

from croupier.conformance.conversation import Conversation
from croupier.conformance.filed import HEADER, read_vectors
from croupier.conformance.judging import judge
from croupier.conformance.outcomes import Outcome
from croupier.conformance.parts import Difference, clause_parts, parts, place_parts
from croupier.conformance.performing import perform
from croupier.conformance.questions import HandQuestion
from croupier.conformance.remote import Remote
from croupier.conformance.vector import rules_of
from croupier.conformance.vectors import shelf
from croupier.gherkin.arranging import NotSo
from croupier.gherkin.binding import BOUND
from croupier.rules import Library
from croupier.spec.data import data
from croupier.spec.harmless import harmless

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

    from croupier.conformance.filed import FiledVector
    from croupier.conformance.outcomes import Verdict
    from croupier.conformance.parts import ClauseParts
    from croupier.gherkin.implementation import Implementation

COMMAND, SHIPPED, TIMEOUT = "croupier_command", "croupier_shipped", "croupier_timeout"
TALK = pytest.StashKey[Conversation]()
RULES = pytest.StashKey[Library]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """See above."""
    group = parser.getgroup("croupier")
    says = "a command that answers the conformance protocol at level `full`; it plays the hands"
    group.addoption("--croupier-command", metavar="COMMAND", dest=COMMAND, help=says)
    parser.addini(COMMAND, says, default="")
    says = "run the features and vectors that come with croupier: all of them, or with =VARIANT those of a variant"
    group.addoption(
        "--croupier-shipped", metavar="VARIANT", nargs="?", const="", action="append", dest=SHIPPED, help=says
    )
    parser.addini(TIMEOUT, "seconds that one waits for an answer of that command", default="5")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Bind the command, and add what ships to what is collected."""
    command = config.getoption(COMMAND) or str(config.getini(COMMAND))
    if command:
        config.stash[TALK] = talk = Conversation(shlex.split(command), _patience(config))
        config.stash[BOUND] = cast("Implementation", Remote(talk))
        config.add_cleanup(talk.end)
    wanted = config.getoption(SHIPPED)
    if wanted is not None:
        named = config.args if config.args_source is pytest.Config.ArgsSource.ARGS else []
        config.args = [*named, *_shipped(wanted)]


def _patience(config: pytest.Config) -> float:
    try:
        return float(config.getini(TIMEOUT))
    except ValueError:
        raise pytest.UsageError(f"{TIMEOUT}: a number of seconds, not {config.getini(TIMEOUT)!r}") from None


def _shipped(wanted: list[str]) -> Iterator[str]:
    """The files of all variants, or of those named."""
    features = data("features", "generated")
    known = {path.stem: path for path in sorted(features.glob("*.feature"))}
    for slug in known if "" in wanted else dict.fromkeys(wanted):
        if slug not in known:
            raise pytest.UsageError(f"--croupier-shipped: there is no variant {slug!r}; there are {', '.join(known)}")
        yield from (str(known[slug]), str(shelf() / f"{slug}.json"))


# Vectors


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Take the files of vectors that were asked for."""
    asked = file_path.suffix == ".json" and parent.session.isinitpath(file_path)
    return VectorModule.from_parent(parent, path=file_path) if asked and _is_ours(file_path) else None


def _is_ours(path: Path) -> bool:
    with path.open(encoding="utf-8", errors="replace") as file:
        return HEADER in file.read(200) and path.parent.name != "ranking"


class VectorModule(pytest.Module):
    """A file of vectors: a test for each hand, at its own line."""

    def _getobj(self) -> ModuleType:
        """The module that pytest looks for tests in."""
        try:
            vectors = tuple(read_vectors(self.path))
        except ValueError as wrong:
            raise self.CollectError(f"{self.path.name}: {wrong}") from None
        module = ModuleType(self.path.stem)
        module.__file__ = str(self.path)
        hands = pytest.mark.parametrize("vector", vectors, ids=[each.id for each in vectors])
        module.test_hand = hands(_test_of_hands())  # type: ignore[attr-defined]  # a module made up for this
        return module

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        """The hands in the order of the file."""
        items, lines = list(super().collect()), _lines_of(self.path)
        for item in items:
            assert isinstance(item, pytest.Function), "a hand is a function"
            vector = cast("FiledVector", item.callspec.params["vector"])
            item.location = (item.location[0], lines.get(vector.id, 1) - 1, item.name)
        return items


def _lines_of(path: Path) -> dict[str, int]:
    """The line of each hand, by its id."""
    found = {}
    with path.open(encoding="utf-8") as file:
        for number, text in enumerate(file, 1):
            if text.startswith('{"id":"'):
                found[text.split('"', 4)[3]] = number
    return found


def _test_of_hands() -> Callable[..., None]:
    """A test for one module: marks stay on a function, so that modules cannot share it."""

    def hand(vector: FiledVector, croupier_implementation: Implementation, request: pytest.FixtureRequest) -> None:
        __tracebackhide__ = True
        library = request.config.stash.setdefault(RULES, Library())
        rules = rules_of(library, vector.profile)
        run = vector.request(0, "full")
        answer = perform(rules, run, croupier_implementation).reply
        verdict = judge(rules, vector, perform(rules, run), answer)
        if verdict.outcome is not Outcome.PASSED:
            raise NotSo("\n".join(map(harmless, _told(vector, verdict, clause_parts(library, rules, verdict.clause)))))

    return hand


def _told(vector: FiledVector, verdict: Verdict, clause: ClauseParts) -> Iterator[str]:
    yield f"{vector.id}: {verdict.outcome}"
    yield vector.title
    place = place_parts(HandQuestion(vector), verdict)
    found = Difference(**place, expected=verdict.expected, got=verdict.got, why=verdict.why, **clause)
    yield from (f"{what}: {text}" for what, text in parts(found).items())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A hand that is played otherwise is reported in words, without the stack of whoever played it."""
    report = yield
    if isinstance(item.parent, VectorModule) and call.excinfo and isinstance(call.excinfo.value, NotSo):
        report.longrepr = str(call.excinfo.value)
    return report
