"""What is wrong with a feature before it runs: most of it would otherwise be dropped or passed without a word."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypedDict, cast

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser

from croupier.gherkin.listening import NotUnderstood, listen
from croupier.spec.values import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from gherkin.parser_types import Background, Feature, Location, Rule, Scenario, Step, TableRow, Tag

    from croupier.rules import Library

GROUNDS = ("source", "public-case", "second-voter", "person", "derived")
_BEGINS = re.compile(r"^\s*\S+ +(?:a hand of |the hand \")", re.MULTILINE)
_COLUMN = re.compile(r"<([^<>]+)>")
RESERVED = re.compile(r"__\w+__|pytest\w*|(?:setup|teardown)_\w+|(?:setUp|tearDown)Module")
"""Names that mean something to Python or pytest where they stand in a module, as scenarios do."""


class _Child(TypedDict, total=False):
    scenario: Scenario
    background: Background
    rule: Rule


@dataclass(frozen=True, slots=True, order=True)
class Flaw:
    """One thing that is wrong."""

    line: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """A feature, looked through."""

    flaws: tuple[Flaw, ...]
    scenarios: tuple[tuple[str, int], ...] = ()
    """Names and lines."""
    tags: tuple[str, ...] = ()
    """Those of clauses and grounds, without `@`."""


def is_ours(text: str) -> bool:
    """Whether a feature tells hands of cards: some step begins with `Given a hand of …` or `Given the hand "…`."""
    return _BEGINS.search(text) is not None


def look_through(text: str, library: Library) -> Found:
    """Everything that is wrong with a feature, each with its line, and what is in it."""
    try:
        feature = cast("Feature | None", Parser().parse(text).get("feature"))
    except CompositeParserException as broken:
        return Found(flaws=tuple(Flaw(error.location["line"], _plain(error)) for error in broken.errors))
    except ParserException as broken:
        return Found(flaws=(Flaw(broken.location["line"], _plain(broken)),))
    if feature is None or not any(_scenarios(feature)):
        return Found(flaws=(Flaw(feature["location"]["line"] if feature else 1, "no scenario stands in this feature"),))
    look = _Look(library)
    look.block(feature)
    return Found(flaws=tuple(sorted(look.flaws)), scenarios=tuple(look.names.items()), tags=tuple(look.tags))


def _plain(error: ParserException) -> str:
    return re.sub(r"^\(\d+:\d+\): ", "", str(error))


def _children(block: Feature | Rule) -> list[_Child]:
    return cast("list[_Child]", block["children"])


def _scenarios(block: Feature | Rule) -> Iterator[Scenario]:
    for child in _children(block):
        if "scenario" in child:
            yield child["scenario"]
        if "rule" in child:
            yield from _scenarios(child["rule"])


@dataclass(slots=True)
class _Look:
    library: Library
    flaws: list[Flaw] = field(default_factory=list)
    names: dict[str, int] = field(default_factory=dict)
    tags: dict[str, None] = field(default_factory=dict)

    def block(self, block: Feature | Rule) -> None:
        self._tagged(block["tags"])
        for child in _children(block):
            if "rule" in child:
                self.block(child["rule"])
            if "background" in child:
                self._steps(child["background"]["steps"], [{}])
            if "scenario" in child:
                self._scenario(child["scenario"])

    def _say(self, at: Location, text: str) -> None:
        self.flaws.append(Flaw(at["line"], text))

    def _scenario(self, scenario: Scenario) -> None:
        at, name = scenario["location"], scenario["name"]
        self._tagged(scenario["tags"])
        if not name:
            self._say(at, "the scenario has no name")
        elif RESERVED.fullmatch(name):
            self._say(at, f"no scenario can be called {name!r}, which pytest keeps for itself; add a word to it")
        elif name in self.names:
            self._say(
                at, f"two scenarios are called {name!r} (the first in line {self.names[name]}); one would not run"
            )
        self.names.setdefault(name, at["line"])
        if not scenario["steps"]:
            self._say(at, "the scenario has no steps, so it could not fail")
        self._steps(scenario["steps"], list(self._rows(scenario)))

    def _rows(self, scenario: Scenario) -> Iterator[dict[str, str]]:
        """What each example row puts in place of the columns; a plain scenario has one row without columns."""
        at = scenario["location"]
        outline = scenario["examples"] or scenario["keyword"].strip() in {"Scenario Outline", "Scenario Template"}
        used = set(_COLUMN.findall(" ".join([scenario["name"], *(step["text"] for step in scenario["steps"])])))
        if not outline:
            yield {}
            return
        rows = 0
        for table in scenario["examples"]:
            header = cast("TableRow | None", table.get("tableHeader"))  # the types forget that it may be missing
            columns = [cell["value"] for cell in header["cells"]] if header else []
            for column in sorted(used - set(columns)):
                self._say(at, f"there is no column <{column}> in the examples")
            for column in sorted(set(columns) - used):
                self._say(at, f"the column <{column}> of the examples is used nowhere")
            for row in table.get("tableBody", []):
                rows += 1
                if used == set(columns):
                    yield dict(zip(columns, (cell["value"] for cell in row["cells"]), strict=True))
        if not rows:
            self._say(at, "the outline has no example rows, so it would run once, with its <columns> unfilled")

    def _steps(self, steps: list[Step], rows: list[dict[str, str]]) -> None:
        if steps and steps[0]["keywordType"] in {"Conjunction", "Unknown"}:
            self._say(steps[0]["location"], "the first step begins with Given, When or Then")
        for step in steps:
            if "dataTable" in step or "docString" in step:
                self._say(step["location"], "no sentence takes a table or a text below it")
            for text in dict.fromkeys(_filled(step["text"], row) for row in rows):
                self._sentence(step["location"], text)

    def _sentence(self, at: Location, text: str) -> None:
        try:
            listen(text)
        except NotUnderstood as unknown:
            self._say(at, str(unknown))

    def _tagged(self, tags: Iterable[Tag]) -> None:
        for tag in tags:
            name = tag["name"].removeprefix("@")
            kind, _, told = name.partition("-")
            if kind not in {"rule", "grounds"}:
                continue
            known = GROUNDS if kind == "grounds" else self._clauses()
            if told in known:
                self.tags[name] = None
            else:
                near = did_you_mean(told, known)
                hint = f"; did you mean @{kind}-{near}?" if near else ""
                self._say(tag["location"], f"@{name} names no {'clause' if kind == 'rule' else 'grounds'}{hint}")

    def _clauses(self) -> tuple[str, ...]:
        return tuple(f"{slug}.{id_}" for slug, entry in self.library.variants.items() for id_ in entry.clauses)


def _filled(text: str, row: dict[str, str]) -> str:
    return _COLUMN.sub(lambda column: row.get(column[1], column[0]), text)
