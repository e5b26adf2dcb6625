"""`croupier replay`: a line for each hand, and what there is to say where one differs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.histories.real import FILE, HAND


@pytest.fixture
def hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "hand.phh"
    path.write_text(HAND, encoding="utf-8")
    return path


@pytest.mark.usefixtures("hand")
def test_a_hand_that_agrees_gets_a_line() -> None:
    result = run("replay", "hand.phh")
    assert result.exit_code == 0
    assert result.output == (
        "✓ hand.phh  NT      3 players  17 actions  a chip is 1  ends with 106 94 100\n1 hand: 1 agrees\n"
    )


def test_a_difference_is_told_with_the_action_and_the_sentence(hand: Path) -> None:
    hand.write_text(HAND.replace('"p3 f"', '"p2 f"'), encoding="utf-8")
    result = run("replay", "hand.phh")
    assert result.exit_code == 1
    for told in (
        "hand.phh:10:3: action 4",
        "the file says   p2 f",
        "our rules say   it is p3's turn",
        "texas-holdem/pre-flop-round.opens: The player on the left of the last blind begins",
        "1 hand: 1 differs",
    ):
        assert told in result.output


def test_the_same_for_programs(hand: Path) -> None:
    hand.write_text(HAND.replace("94, 100]", "95, 100]"), encoding="utf-8")
    result = run("replay", "hand.phh", "--json")
    (told,) = json.loads(result.output)
    assert result.exit_code == 1
    assert (told["finding"], told["unit"], told["stacks"]) == ("differs", "1", ["106", "94", "100"])
    assert told["difference"]["clause"] == "texas-holdem/the-showdown.all-chips"


def test_a_file_that_is_no_toml_is_told_with_its_place_and_the_others_are_played(hand: Path) -> None:
    (hand.parent / "bad.phh").write_text('variant = "NT\n', encoding="utf-8")
    (hand.parent / "latin.phh").write_bytes(b"# \xe9\n")
    result = run("replay", ".")
    assert result.exit_code == 1
    assert "bad.phh:1:14" in result.output
    assert "byte 0xE9 at offset 2 is not UTF-8" in result.output
    assert result.output.endswith("3 hands: 1 agrees, 2 cannot be read\n")


@pytest.mark.usefixtures("hand")
def test_hands_are_written_in_both_formats_and_come_back() -> None:
    assert run("replay", "hand.phh", "--write", "ours.jsonl").exit_code == 0
    assert run("replay", "ours.jsonl", "--write", "theirs.phhs").exit_code == 0
    result = run("replay", "theirs.phhs", "--write", "again.jsonl")
    assert result.output.startswith("✓ theirs.phhs 1  NT")
    assert Path("again.jsonl").read_text(encoding="utf-8") == Path("ours.jsonl").read_text(encoding="utf-8")


def test_what_cannot_be_understood_ends_in_two(hand: Path) -> None:
    assert run("replay", "none.phh").exit_code == 2
    assert run("replay", "hand.phh", "--write", "out.txt").exit_code == 2
    hand.unlink()
    result = run("replay", ".")
    assert result.exit_code == 2
    assert "There is no file of hands in '.'" in result.output


def test_all_real_hands_agree() -> None:
    result = run("replay", str(FILE))
    assert result.output.splitlines()[-1] == "87 hands: 87 agree"
