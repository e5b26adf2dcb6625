"""`croupier vectors`: what it writes, what it leaves alone, and what it says to those who ask for something else."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from croupier.conformance import generating, making
from croupier.conformance.filed import HEADER, read_vectors
from croupier.conformance.making import Commission, write
from croupier.conformance.tabled import read_chain
from croupier.conformance.vectors import shipped
from croupier.rules import Library
from tests.cli.running import SLUG, change, project, run
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _few_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which hands are chosen out of how many matters to none of these tests."""
    for much in ("_FURTHER", "_LEAST_ILLEGAL"):
        monkeypatch.setattr(generating, much, 24)


@pytest.fixture
def document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own, with one variant."""
    monkeypatch.chdir(tmp_path)
    return project(tmp_path)


def told(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_hands_of_ones_own_variant_are_written_with_all_that_is_to_be_known_of_them(document: Path) -> None:
    result = run("vectors", "--out", "out", "--hands", "20", "--level", "result")
    assert result.exit_code == 0
    assert re.fullmatch(r"2[0-9] hands in out/, [\d.]+ s, \d+ a second\.\n", result.output)
    file = told(document.parents[2] / "out" / f"{SLUG}.json")
    assert file["families"] == {"case": 3, "legal": 4, "edge": 5, "illegal": 11}
    assert "licence" not in file
    assert set(file["documents"]) == {f"variants/{SLUG}.yaml", "house/home.yaml", "house/casino.yaml"}
    assert file["making"]["command"] == f"croupier vectors {SLUG} --out DIR --hands 20 --seed 1 --level result"
    assert all(set(vector["expected"]) <= {"stacks", "refused", "clause"} for vector in file["vectors"])


def test_a_variant_of_ones_own_has_cases_and_hands_of_every_family_to_be_run(document: Path) -> None:
    own = tuple(shipped(Library(document.parents[1])))
    assert {vector.variant for vector in own} == {SLUG}
    assert {vector.family for vector in own} == {"case", "legal", "edge", "illegal"}
    assert own[0].id == f"{SLUG}/three-at-most"


def test_a_change_of_the_spec_shows_in_the_file(document: Path) -> None:
    run("vectors", "--out", "one", "--hands", "0")
    change(document, "up_to: 3", "up_to: 4")
    change(document, "A may not discard 9s 6c 4h Kd (the-draw.limit)", "A may discard 9s 6c 4h Kd")
    run("vectors", "--out", "other", "--hands", "0")
    one, other = (told(document.parents[2] / name / f"{SLUG}.json") for name in ("one", "other"))
    assert one["documents"] != other["documents"]


def test_hands_are_read_back_as_they_were_written(document: Path) -> None:
    run("vectors", "--out", "out", "--hands", "8", "--level", "full")
    path = document.parents[2] / "out" / f"{SLUG}.json"
    assert [vector.id for vector in read_vectors(path)] == [vector["id"] for vector in told(path)["vectors"]]


def test_a_file_that_was_not_generated_is_left_alone(document: Path) -> None:
    mine = document.parents[2] / "out" / f"{SLUG}.json"
    mine.parent.mkdir()
    mine.write_text("{}", encoding="utf-8")
    result = run("vectors", "--out", "out", "--hands", "4")
    assert result.exit_code == 1
    assert f"out/{SLUG}.json was not generated" in result.output
    assert mine.read_text(encoding="utf-8") == "{}"


def test_parts_that_are_no_longer_made_go_and_what_else_lies_there_stays(document: Path) -> None:
    folder = document.parents[2] / "out"
    folder.mkdir()
    for name in (f"{SLUG}-003.json", f"{SLUG}-lowball.json"):
        (folder / name).write_text(f'{{"generated": "{HEADER}"}}\n', encoding="utf-8")
    (folder / f"{SLUG}-004.json").write_text("{}\n", encoding="utf-8")
    run("vectors", "--out", "out", "--hands", "4")
    assert sorted(path.name for path in folder.iterdir()) == [
        f"{SLUG}-004.json",
        f"{SLUG}-lowball.json",
        f"{SLUG}.json",
    ]


def test_many_hands_go_into_several_files_and_none_into_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "PART", 50)
    commission = Commission(variants=("five-card-draw",), hands=60, level="result")
    heard: list[int] = []
    count = write(LIBRARY, commission, tmp_path, heard.append)
    files = [told(path) for path in sorted(tmp_path.iterdir())]
    ids = [vector["id"] for file in files for vector in file["vectors"]]
    assert [len(file["vectors"]) for file in files[:-1]] == [50] * (len(files) - 1)
    assert [file["making"]["part"] for file in files] == list(range(1, len(files) + 1))
    assert len(ids) == len(set(ids)) == count == sum(heard)
    for file in files:
        assert sum(file["families"].values()) == sum(file["grounds"].values()) == len(file["vectors"])
        assert sum(each["refused"] for each in file["clauses"].values()) == sum(
            "refused" in vector["expected"] for vector in file["vectors"]
        )


def test_several_processes_write_the_same_files_as_one(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the other processes look at as many hands as ever, and so must we
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    mine, folder = Library(document.parents[1]), document.parents[2]
    commission = Commission(variants=(SLUG,), hands=8, level="result")
    write(mine, commission, folder / "alone")
    monkeypatch.setattr(making, "_FEW", 0)
    write(mine, commission, folder / "together")
    alone, together = (folder / name / f"{SLUG}.json" for name in ("alone", "together"))
    assert alone.read_bytes() == together.read_bytes()


def test_hands_to_be_compared_are_written_for_a_ranking(document: Path) -> None:
    assert run("vectors", "high", "--out", "out", "--level", "ranking", "--hands", "300").exit_code == 0
    folder = document.parents[2] / "out"
    assert sorted(path.name for path in folder.iterdir()) == ["high-001.json", "high.json"]
    assert len({frozenset(hand) for vector in read_chain(folder / "high-001.json") for hand in vector.hands}) == 300


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["--hands", "3"], "Say where the files are to go: --out DIR"),
        ([], "Say where the files are to go: --out DIR"),
        (["five-card-drow", "--out", "out"], f"Did you mean '{SLUG}'?"),
        (["hihg", "--out", "out", "--level", "ranking"], "There is no ranking 'hihg'. Did you mean 'high'?"),
        (["--out", "out", "--level", "all"], "'all' is not one of"),
        (["--out", "out", "--hands", "-1"], "-1 is not in the range"),
        (["--out", "out", "--seed", "x"], "'x' is not a valid integer"),
    ],
)
@pytest.mark.usefixtures("document")
def test_what_cannot_be_understood_is_told(arguments: list[str], answer: str) -> None:
    result = run("vectors", *arguments)
    assert result.exit_code == 2
    assert answer in result.output


def test_no_hand_is_made_from_a_spec_with_faults(document: Path) -> None:
    change(document, "A may discard 6c 4h Kd", "A may discard 6c 4h Kd 9s")
    result = run("vectors", "--out", "out")
    assert result.exit_code == 1
    assert f"{SLUG}.yaml" in result.output
    assert not (document.parents[2] / "out").exists()
