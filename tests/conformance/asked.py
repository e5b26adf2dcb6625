"""A few hands, the right answers to them, and liars that know these."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from croupier.conformance.asking import Terms
from croupier.conformance.cases import case_vectors
from croupier.conformance.performing import perform
from croupier.conformance.questions import HandQuestion, Question
from croupier.conformance.report import Report
from croupier.conformance.running import Order, Run
from croupier.conformance.vector import Vector, rules_of
from croupier.conformance.vectors import questions, shipped
from croupier.conformance.wording import plain
from tests.shipped import LIBRARY

LIARS = Path(__file__).with_name("liars.py")
PATIENCE = 0.8


def right(vector: Vector) -> dict[str, object]:
    if vector.id in _RIGHT:
        return _RIGHT[vector.id]
    rules = rules_of(LIBRARY, vector.profile)
    answer = plain(perform(rules, vector.request(0, "legal")).reply)
    assert isinstance(answer, dict)
    return _RIGHT.setdefault(vector.id, answer)


_RIGHT: dict[str, dict[str, object]] = {}


@cache
def told(variant: str = "bounce-back") -> tuple[Vector, ...]:
    return tuple(case_vectors(LIBRARY.variant(variant)))


@cache
def all_shipped(variant: str) -> tuple[Vector, ...]:
    return tuple(shipped(LIBRARY, (variant,)))


@cache
def all_questions(variants: tuple[str, ...]) -> tuple[Question, ...]:
    """What is asked about these variants, or about everything."""
    return tuple(questions(LIBRARY, variants))


def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have `croupier conform` read the specs, and make questions of them, once for all tests, and ask these itself."""
    monkeypatch.setattr("croupier.cli._conforming.cores", lambda: 1)
    monkeypatch.setattr("croupier.cli.conform.library", lambda _: LIBRARY)
    monkeypatch.setattr("croupier.cli._conforming.questions", lambda _, variants: all_questions(variants))


@cache
def hands() -> tuple[Vector, ...]:
    """Three hands, one that ends in an illegal action, and three hands more."""
    some = [(each, right(each)) for each in told()[:60] if len(each.stacks) == 2]
    whole = [each for each, answer in some if "stacks" in answer]
    refused = next(each for each, answer in some if answer.get("refused", "start") != "start")
    return (*whole[:3], refused, *whole[3:6])


LEGAL, ILLEGAL = 2, 3
"""Places among the hands: one that is legal throughout, and the one that is not."""


def liar(folder: Path, kind: str, vectors: Iterable[Vector], at: Iterable[str], **more: object) -> tuple[str, ...]:
    """The command of a liar that lies at some of the hands."""
    answers = folder / "answers.json"
    know = {"at": list(at), "answers": {each.id: right(each) for each in vectors}, **more}
    answers.write_text(json.dumps(know), encoding="utf-8", newline="\n")
    return (sys.executable, "-SE", str(LIARS), kind, str(answers))


def order(command: tuple[str, ...], **wishes: object) -> Order:
    terms = Terms(command=command, patience=PATIENCE)
    return replace(Order(terms=terms, began="2026-01-01T00:00:00+00:00"), **wishes)  # type: ignore[arg-type]


def run(folder: Path, kind: str, at: int = LEGAL, more: dict[str, object] | None = None, **wishes: object) -> Report:
    """The report on a liar that lies at one place among the hands."""
    command = liar(folder, kind, hands(), [hands()[at].id], **(more or {}))
    return Run(LIBRARY, [HandQuestion(each) for each in hands()], order(command, **wishes)).go()


def sent(log: Path) -> list[dict[str, object]]:
    """Every request that came."""
    return [json.loads(line) for line in islice(log.read_text(encoding="utf-8").splitlines(), 10_000)]
