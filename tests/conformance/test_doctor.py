"""The doctor says at which step a harness goes wrong, and what to do; each harness here goes wrong at one."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from croupier.conformance.doctor import STEPS, Finding, examine
from tests.conformance.harnesses import harness
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from pathlib import Path

PATIENT, HURRIED = 30.0, 1.0
REPLY = 'print(json.dumps({"seq": request["seq"], **reply}), flush=True)'
"""The line by which the healthy harness answers."""


def spoilt(folder: Path, *changes: tuple[str, str]) -> Path:
    """The healthy harness, changed."""
    text = harness("python").read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file = folder / "harness.py"
    file.write_text(text, encoding="utf-8", newline="\n")
    return file


def ills(*command: str | Path, seconds: float = PATIENT) -> list[Finding]:
    """What goes wrong."""
    return [each for each in examine([str(each) for each in command], LIBRARY, seconds) if not each.well]


def the_ill(*command: str | Path, seconds: float = PATIENT) -> Finding:
    """The one thing that goes wrong."""
    [ill] = ills(*command, seconds=seconds)
    return ill


HAS_NO_KEY = "it has the keys of an answer to `start`"
ONE_LINE = "the answer is one line of JSON"
IN_TIME = "it answers `start` in time"
CASES = {
    "no flush": (REPLY, REPLY.replace(", flush=True", ""), IN_TIME, "flush=True"),
    "no end of the line": (REPLY, REPLY.replace("flush", 'end="", flush'), IN_TIME, "newline"),
    "no answer": (REPLY, "pass", IN_TIME, "standard input"),
    "end of the program": (REPLY, f"{REPLY}; sys.exit(4)", "it plays", ""),
    "a banner": ("game: dict = {}", 'game: dict = {}; print("Welcome!", flush=True)', ONE_LINE, "standard error"),
    "indented": ("**reply})", "**reply}, indent=2)", ONE_LINE, "one line"),
    "no JSON": (REPLY, 'print("ok", flush=True)', ONE_LINE, "JSON"),
    "a list": ('json.dumps({"seq": request["seq"], **reply})', "json.dumps([reply])", ONE_LINE, "object"),
    "no seq": ('"seq": request["seq"], ', "", "it repeats the `seq` of the request", "copy `seq`"),
    "a seq of its own": ('request["seq"], **', "0, **", "it repeats the `seq` of the request", "copy `seq`"),
    "a text as seq": ('request["seq"], **', 'str(request["seq"]), **', "it repeats the `seq` of the request", "`seq`"),
    "a misspelt key": ('"levels":', '"level":', HAS_NO_KEY, "mend"),
    "a level there is not": ('["result"]', '["results"]', HAS_NO_KEY, "mend"),
    "another protocol": ('"protocol": 1', '"protocol": 2', "what it claims exists", "1"),
    "no level": ('["result"]', "[]", "what it claims exists", "at least one"),
    "no variant": ('"variants": ["bounce-back"]', '"variants": []', "what it claims exists", "slugs"),
    "a misspelt variant": ('["bounce-back"]', '["bounceback"]', "what it claims exists", "bounce-back?"),
    "no agreement": ('{"ok": True}', '{"unsupported": "no"}', "it agrees to a variant that it claims", "do not name"),
    "agrees to everything": ('request["variant"] in STARTED["variants"]', "True", "it declines a variant", "unsupp"),
    "an error for a variant": ('"unsupported": f"there', '"error": f"there', "it declines a variant", "unsupported"),
    "wrong stacks": ('return {"stacks": play(game, request)}', 'return {"stacks": play(game, request)[::-1]}',
                     "it plays a hand", ""),
    "a wrong key in a hand": ('return {"stacks"', 'return {"stack"', "it plays a hand", ""),
    "never refuses": ('if action["seat"] != in_turn[0]', "if False", "it refuses an action", '{"refused": 0}'),
    "an empty stack": ('RefusedError("start", "too', 'ValueError("start", "too', "it refuses to start", "empty stack"),
    "talks too much": (REPLY, f'{REPLY}; print("thinking", flush=True)', "it prints nothing but", "standard error"),
    "never stops": ("            break\n", "            import time; time.sleep(60)\n", "it leaves at `stop`", "stop"),
    "a code of its own": ("            break\n", "            sys.exit(5)\n", "it leaves at `stop`", "0"),
}  # fmt: skip


@pytest.mark.parametrize("fault", CASES)
def test_the_first_step_that_goes_wrong_is_the_one_that_is_broken(fault: str, tmp_path: Path) -> None:
    old, new, step, todo = CASES[fault]
    hurried = fault in {"no flush", "no end of the line", "no answer", "never stops"}
    first = ills(sys.executable, spoilt(tmp_path, (old, new)), seconds=HURRIED if hurried else PATIENT)[0]
    assert first.step.startswith(step) or fault == "end of the program", first
    assert todo in first.todo
    assert first.came


def test_every_step_has_a_harness_that_goes_wrong_there() -> None:
    elsewhere = (
        "there is such a program",
        "it starts",
        "it passes over a key",
        "the first hand, played",
        "it tells the",
    )
    tried = (*elsewhere, *(step for _, _, step, _ in CASES.values()))
    assert [each.name for each in STEPS if not each.name.startswith(tried)] == []


def test_a_program_that_there_is_not_is_guessed() -> None:
    assert the_ill("pyhton3").todo == "did you mean python3?"


def test_a_file_that_is_no_program_is_told_with_what_runs_it(tmp_path: Path) -> None:
    file = spoilt(tmp_path)
    assert the_ill(file).todo == f"try: python3 {file}"


@pytest.mark.skipif(sys.platform == "win32", reason="there anything may be started")
def test_a_program_that_the_system_cannot_start_is_told(tmp_path: Path) -> None:
    file = tmp_path / "harness"
    file.write_bytes(b"\x00\x01")
    file.chmod(0o755)
    ill = the_ill(file)
    assert ill.step == "it starts"
    assert "#!" in ill.todo


def test_a_file_that_there_is_not_is_guessed(tmp_path: Path) -> None:
    spoilt(tmp_path)
    ill = the_ill(sys.executable, tmp_path / "harnes.py")
    assert ill.step == IN_TIME
    assert ill.todo == f"there is no file {tmp_path / 'harnes.py'}; did you mean {tmp_path / 'harness.py'}?"


def test_the_code_and_the_last_words_of_a_program_that_ended_are_told(tmp_path: Path) -> None:
    file = spoilt(tmp_path, ("game: dict = {}", 'sys.exit("no licence")'))
    assert the_ill(sys.executable, file).came == "it ended with exit code 1 (stderr: no licence)"


def test_a_key_of_a_later_version_may_not_trip_a_harness_up(tmp_path: Path) -> None:
    strict = (
        "game.clear()",
        'assert set(request) <= {"cmd", "seq", "variant", "name", "house", "players", "policies"}',
    )
    [ill, *_] = ills(sys.executable, spoilt(tmp_path, strict, ("game.update(request)", "game.update(request)")))
    assert ill.step == "it passes over a key that it does not know"
    assert "tomorrow" in ill.sent


def test_whatever_a_hand_leaves_behind_is_noticed_when_it_is_played_again(tmp_path: Path) -> None:
    line = "stacks = [chips - ante for chips in stacks]"
    counted = (line, f'game["hands"] = game.get("hands", 0) + 1; ante *= game["hands"]; {line}')
    kept = ("game.clear()", "pass")
    assert (
        the_ill(sys.executable, spoilt(tmp_path, counted, kept)).step == "the first hand, played again, ends as before"
    )


def test_hands_ranked_the_wrong_way_round_are_noticed(tmp_path: Path) -> None:
    ranking = ('"levels": ["result"],', '"rankings": ["high"], "levels": ["ranking"],')
    ranks = ('return {"stacks": play(game, request)}', 'return {"ranks": [1, 2]}')
    ill = the_ill(sys.executable, spoilt(tmp_path, ranking, ranks))
    assert ill.step == "it tells the better of two hands"
    assert "greater one wins" in ill.todo


def test_a_harness_that_dies_of_one_hand_is_asked_the_rest(tmp_path: Path) -> None:
    deadly = ('raise RefusedError(place, f"it is seat {in_turn[0]}\'s turn")', "sys.exit(9)")
    ill = the_ill(sys.executable, spoilt(tmp_path, deadly))
    assert ill.step == "it refuses an action out of turn, and goes on"
    assert "exit code 9" in ill.came


def test_a_flood_without_line_ends_is_bounded(tmp_path: Path) -> None:
    flood = ("game: dict = {}", 'game: dict = {}\n    while True:\n        sys.stdout.write("x" * 65536)')
    ill = the_ill(sys.executable, spoilt(tmp_path, flood), seconds=HURRIED)
    assert (ill.step, ill.came) == (IN_TIME, "a line without end")


def test_escapes_of_a_terminal_are_shown_and_not_obeyed(tmp_path: Path) -> None:
    ill = the_ill(sys.executable, spoilt(tmp_path, (REPLY, 'print("\\x1b[2J", flush=True)')))
    assert "\x1b" not in ill.came
    assert "␛[2J" in ill.came


def test_our_own_engine_is_well() -> None:
    assert ills(sys.executable, "-m", "croupier", "serve") == []
