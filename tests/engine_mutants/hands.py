"""Hands that kill mutants: cases as people told them, all hands that ship, with what is expected of them, rankings.

Nothing of the engine is imported here before a hand is asked for: by then a mutant has taken its place in it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import TYPE_CHECKING

from tests.engine_mutants.mutant import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from croupier.rules import Library

SHELF = ROOT / "features" / "vectors"


def names() -> tuple[str, ...]:
    """Of all hands: `told bounce-back/king-comes-home` is a case, `filed …` a hand that ships, `ranks …` a table."""
    checking = import_module("croupier.gherkin.checking")
    entries = _library().variants.items()
    told = [f"told {slug}/{placed.example.id}" for slug, entry in entries for placed in checking.placed_examples(entry)]
    filed = [f"filed {id_}" for path in sorted(SHELF.glob("*.json")) for id_ in lines(path.stem)]
    return (*told, *filed, *(f"ranks {path.stem}" for path in sorted((SHELF / "ranking").glob("*.json"))))


def fault(hand: str) -> str:
    """What is wrong with a hand as the engine now plays it, or nothing."""
    kind, _, name = hand.partition(" ")
    try:
        return next(_KINDS[kind](*name.split("/", 1)), "")
    except Exception as wrong:  # noqa: BLE001 - of a mutant anything can be expected
        return f"{type(wrong).__name__}: {wrong}"


def everything() -> None:
    """Import all of the package, so that it is known what that alone executes."""
    for module in walk_packages(import_module("croupier").__path__, "croupier."):
        if not module.name.endswith("__main__"):
            import_module(module.name)


def warm() -> None:
    """Read what every hand needs: the specs, all rulebooks of the cases, the files."""
    checking = import_module("croupier.gherkin.checking")
    for entry in _library().variants.values():
        for placed in checking.placed_examples(entry):
            checking.rules_for(entry, placed.example)
    for path in SHELF.rglob("*.json"):
        lines(path.relative_to(SHELF).with_suffix("").as_posix())


def _told(slug: str, id_: str) -> Iterator[str]:
    """A case: what it claims, and the checks of all clauses."""
    from croupier.gherkin.notation import read_example  # noqa: PLC0415 - a mutant comes first
    from croupier.gherkin.placed import placed_examples, rules_for  # noqa: PLC0415 - a mutant comes first
    from croupier.proof import run  # noqa: PLC0415 - a mutant comes first

    entry = _library().variant(slug)
    example = next(placed.example for placed in placed_examples(entry) if placed.example.id == id_)
    case = read_example(rules_for(entry, example), example)
    yield from run(case, entry.under(case.house_rules, case.house or None)).faults


def _filed(slug: str, id_: str) -> Iterator[str]:
    """A hand that ships: the line in its file is made anew."""
    from croupier.conformance.filed import FiledVector, bare, filed  # noqa: PLC0415 - a mutant comes first
    from croupier.conformance.vector import rules_of  # noqa: PLC0415 - a mutant comes first
    from croupier.spec import models  # noqa: PLC0415 - a mutant comes first

    line = lines(slug)[f"{slug}/{id_}"]
    vector, _ = models.validate(FiledVector, json.loads(line))
    assert vector is not None
    if filed(rules_of(_library(), vector.profile), bare(vector), vector.level).text != line:
        yield "it goes otherwise"


def _ranks(name: str) -> Iterator[str]:
    """Hands of all classes, or of many tables: each has the rank that is on file."""
    from croupier.evaluators import evaluator  # noqa: PLC0415 - a mutant comes first

    for told in map(json.loads, lines(f"ranking/{name}").values()):
        rank = evaluator(told["ranking"]).rank
        if [rank(hand) for hand in told["hands"]] != told["ranks"]:
            yield "it is ranked otherwise"


_KINDS: dict[str, Callable[..., Iterator[str]]] = {"told": _told, "filed": _filed, "ranks": _ranks}


@cache
def lines(name: str) -> dict[str, str]:
    """The hands of a file by their ids, as they are written there."""
    text = (SHELF / f"{name}.json").read_text(encoding="utf-8")
    found = (line.removesuffix(",") for line in text.splitlines() if line.startswith('{"id":"'))
    return {line[len('{"id":"') :].partition('"')[0]: line for line in found}


@cache
def _library() -> Library:
    library: Library = import_module("croupier.rules").Library()
    return library
