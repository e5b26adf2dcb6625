"""Hands in files, and the order of hands, asked by the command."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.conformance import generating
from croupier.conformance.asking import Terms
from croupier.conformance.making import Commission, write
from croupier.conformance.ordering import RankQuestion, TableQuestion
from croupier.conformance.outcomes import Outcome
from croupier.conformance.questions import HandQuestion
from croupier.conformance.report import Report
from croupier.conformance.running import Order, Run
from croupier.conformance.stored import NotToBeAskedError, _gone, stored
from croupier.conformance.vectors import shipped_ranks
from croupier.evaluators import words
from tests.conformance.asked import all_questions, all_shipped, liar, order
from tests.shipped import LIBRARY


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    there = tmp_path_factory.mktemp("vectors")
    with (
        pytest.MonkeyPatch.context() as patched
    ):  # which hands are chosen out of how many matters to none of these tests
        for much in ("_FURTHER", "_LEAST_ILLEGAL"):
            patched.setattr(generating, much, 8)
        write(LIBRARY, Commission(variants=("double-draw",), hands=4), there)
    return there


def test_every_hand_of_a_file_is_asked_as_it_was_written(folder: Path) -> None:
    notes: list[str] = []
    found = tuple(stored(LIBRARY, folder, notes))
    told = json.loads((folder / "double-draw.json").read_text(encoding="utf-8"))
    assert [each.subject.id for each in found] == [each["id"] for each in told["vectors"]]
    known = {each.id: each for each in all_shipped("double-draw") if each.family == "case"}
    read = {each.subject.id: each.read().subject for each in found}  # type: ignore[attr-defined]  # they are stored
    assert {id_: read[id_] for id_ in known} == known
    assert notes == []


def test_a_file_made_from_other_documents_says_so(folder: Path, tmp_path: Path) -> None:
    text = (folder / "double-draw.json").read_text(encoding="utf-8")
    there = tmp_path / "old.json"
    digest = json.loads(text)["documents"]["variants/double-draw.yaml"]
    there.write_text(text.replace(digest, "0" * 64), encoding="utf-8", newline="\n")
    notes: list[str] = []
    assert tuple(stored(LIBRARY, there, notes))
    assert notes == ["old.json was made from another variants/double-draw.yaml; what counts is what the rules say now"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[]", "holds no hands"),
        ('{"id":"x/y","deck":["Zz"]}', "holds no hand 'x/y'"),
        ("\u00e9\n", "holds no hands"),
    ],
)
def test_a_file_that_holds_no_hands_is_told(text: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "x.jsonl").write_text(text, encoding="utf-8", newline="\n")
    with pytest.raises(NotToBeAskedError, match=why):
        tuple(stored(LIBRARY, tmp_path / "x.jsonl", []))


def _played(folder: Path, file: Path, spoil: Callable[[], None] = lambda: None) -> Report:
    """The run about the hands of a file; it is spoilt as soon as the first of them has been asked."""
    known = [each for each in all_shipped("double-draw") if each.family == "case"]
    notes: list[str] = []
    questions_ = [each for each in stored(LIBRARY, file, notes) if each.subject.id in {one.id for one in known}]
    return Run(LIBRARY, questions_, order(liar(folder, "wrong", known, [known[-1].id]), shrink=True)).go(
        lambda _: spoil()
    )


@pytest.mark.parametrize("text", [None, "", '{"id":"x/y","deck":["Zz"]}\n' * 400])
def test_hands_of_a_file_that_changes_in_the_midst_of_a_run_are_skipped(
    text: str | None, folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes((folder / "double-draw.json").read_bytes())

    def spoil() -> None:
        file.unlink(missing_ok=True)
        if text is not None:
            file.write_text(text, encoding="utf-8", newline="\n")

    results = _played(tmp_path, file, spoil).results
    skipped = [each for each in results if each.outcome is Outcome.SKIPPED]
    assert len(skipped) == len(results) - 1 > 1
    assert {each.why for each in skipped} == {"mine.json has changed since the run began"}


@pytest.mark.parametrize(("published", "why"), [("", "is not known here"), ("double-draw/long-gone\n", "is retired")])
def test_a_hand_that_names_a_clause_there_is_not_is_skipped_and_the_clause_told(
    published: str, why: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.conformance.stored.locked_ids", lambda _: published.split())
    _gone.cache_clear()
    text = (folder / "double-draw.json").read_text(encoding="utf-8")
    file = tmp_path / "old.json"
    hand = next(each for each in text.splitlines() if each.startswith('{"id"'))
    clause = json.loads(hand.rstrip(","))["clauses"][0]
    file.write_text(text.replace(hand, hand.replace(clause, "double-draw/long-gone")), encoding="utf-8", newline="\n")
    first, *rest = _played(tmp_path, file).results
    assert first.outcome is Outcome.SKIPPED
    assert first.why == f"it names the clause double-draw/long-gone, which {why}; make these hands anew"
    assert {each.outcome for each in rest} == {Outcome.PASSED, Outcome.WRONG}


def test_all_that_is_asked_are_the_hands_that_ship_the_order_of_classes_and_the_whole_table() -> None:
    asked = all_questions(())
    assert sum(isinstance(each, HandQuestion) for each in asked) > len(all_shipped("double-draw"))
    assert Counter(each.vector.ranking for each in asked if isinstance(each, RankQuestion))["high"] == 101
    assert [each for each in asked if isinstance(each, TableQuestion)] == [
        TableQuestion(word) for word in words(ours=True)
    ]
    assert not any(isinstance(each, RankQuestion) for each in all_questions(("double-draw",)))


TURNED = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    who = {"name": "turned", "version": "1", "language": "Python"}
    told = {"start": {"protocol": 1, "implementation": who, "levels": ["ranking"], "rankings": ["high"]},
            "run": {"ranks": list(range(len(asked.get("hands", ()))))}}
    print(json.dumps({"seq": asked["seq"], **told[asked["cmd"]]}) if asked["cmd"] in told else "", flush=True)
"""
"""It ranks hands in the order in which they come."""


def test_hands_in_a_wrong_order_are_a_wrong_result_and_a_table_is_asked_only_of_who_offers_digests() -> None:
    some = [RankQuestion(each) for each in [*shipped_ranks("high")][:2]]
    order = Order(terms=Terms(command=(sys.executable, "-SEc", TURNED)), began="2026-01-01T00:00:00Z")
    results = Run(LIBRARY, [*some, TableQuestion("high")], order).go().results
    assert [str(each.outcome) for each in results] == ["wrong result", "wrong result", "unsupported"]
    assert results[0].expected.endswith(" tie")
    assert " beats " in results[0].got
    assert results[2].why == "it offers no digests"
