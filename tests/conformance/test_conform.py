"""The command: what is told before anything runs, what is shown, and how it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.cli.running import run
from tests.conformance.asked import LIARS, all_shipped, liar, read_once, right

SOME = ("--variant", "double-draw", "--clause", "double-draw/first-draw.limit")


@pytest.fixture(autouse=True)
def _read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read_once(monkeypatch)


@pytest.fixture
def some() -> tuple[str, ...]:
    """The ids of the hands about one clause."""
    return tuple(each.id for each in all_shipped("double-draw") if SOME[3] in each.clauses)


def command(folder: Path, kind: str, at: tuple[str, ...] = ()) -> tuple[str, ...]:
    vectors = [each for each in all_shipped("double-draw") if SOME[3] in each.clauses]
    return ("--", *liar(folder, kind, vectors, at))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "Which implementation? Its command comes last, after --"),
        (("--", "no-such-engine"), "'no-such-engine' is no program that could be found."),
        (("--", str(LIARS)), "is no program: it may not be executed"),
        (("--variant", "bounce-bak", "--", "true"), "Did you mean 'bounce-back'?"),
        (("--clause", "bounce-back/the-draw.limt", "--", "true"), "Did you mean 'bounce-back/the-draw.limit'?"),
        (("--clause", "the-bounc.count", "--", "true"), "Did you mean 'the-bounce.count'?"),
        (("--known-failures", "nowhere.txt", "--", "true"), "'nowhere.txt' cannot be read: No such file"),
        (("--known-failures", "bad.txt", "--", "true"), "'bad.txt', line 2: an id has no blanks"),
        (("--known-failures", "latin.txt", "--", "true"), "'latin.txt' is not UTF-8."),
        (("--level", "everything", "--", "true"), "Invalid value for '--level'"),
        (("--timeout", "0", "--", "true"), "Invalid value for '--timeout'"),
        (("--level", "ranking", *SOME, "--", "true"), "There is nothing to ask about that"),
    ],
)
@pytest.mark.usefixtures("nowhere")
def test_bad_usage_is_told_before_anything_runs(arguments: tuple[str, ...], said: str) -> None:
    Path("bad.txt").write_text("a/b\na b\n", encoding="utf-8", newline="\n")
    Path("latin.txt").write_bytes(b"\xe9\n")
    result = run("conform", *arguments)
    assert result.exit_code == 2
    assert said in result.output


@pytest.mark.usefixtures("nowhere")
def test_whoever_is_right_gets_0_and_whoever_is_wrong_gets_1(tmp_path: Path, some: tuple[str, ...]) -> None:
    fine = run("conform", *SOME, *command(tmp_path, "right"))
    assert (fine.exit_code, len(some) > 2) == (0, True)
    assert f"As specified: {len(some)} of {len(some)} that were tried, 100 %." in fine.output
    bad = run("conform", *SOME, *command(tmp_path, "crash", some[:1]))
    assert bad.exit_code == 1
    assert f"1. {some[0]}: crash" in bad.output
    assert "it ended    with exit code 3" in bad.output
    assert "\x07" not in bad.output


@pytest.mark.usefixtures("nowhere")
def test_what_never_starts_says_nothing_about_the_rules() -> None:
    result = run("conform", *SOME, "--", sys.executable, "-c", "raise SystemExit(7)")
    assert result.exit_code == 1
    assert "it did not start: it ended with exit code 7" in result.output
    assert "This run says nothing about the rules" in result.output


@pytest.mark.usefixtures("nowhere")
def test_the_list_of_known_failures_is_written_read_and_kept_up(tmp_path: Path, some: tuple[str, ...]) -> None:
    lying = command(tmp_path, "error", some[:1])
    assert run("conform", *SOME, "--write-known-failures", "known.txt", *lying).exit_code == 1
    with Path("known.txt").open("a", encoding="utf-8", newline="\n") as known:
        known.write("double-draw/long-gone\n")
    again = run("conform", *SOME, "--known-failures", "known.txt", *lying)
    assert again.exit_code == 0
    assert "1 known failure" in again.output
    assert "There is no such question any more, so take it off the list: double-draw/long-gone" in again.output
    mended = run("conform", *SOME, "--known-failures", "known.txt", *command(tmp_path, "right"))
    assert mended.exit_code == 1
    assert f"{some[0]}: unexpected pass" in mended.output


@pytest.mark.usefixtures("nowhere")
def test_no_list_is_written_from_a_run_that_says_nothing(tmp_path: Path, some: tuple[str, ...]) -> None:
    result = run("conform", *SOME, "--write-known-failures", "known.txt", *command(tmp_path, "error", some))
    assert "known.txt was not written: not one question got a proper answer" in result.output
    assert not Path("known.txt").exists()


@pytest.mark.usefixtures("nowhere")
def test_json_on_the_screen_is_what_is_written_beside_any_other_form(tmp_path: Path) -> None:
    shown = run("conform", *SOME, "--format", "json", "--out", "report.jsonl", *command(tmp_path, "right"))
    assert shown.output == Path("report.jsonl").read_text(encoding="utf-8")
    assert [json.loads(line)["line"] for line in shown.output.splitlines()][:: len(shown.output.splitlines()) - 1] == [
        "header", "footer"
    ]  # fmt: skip
    junit = run("conform", *SOME, "--format", "junit", "--out", "report.jsonl", *command(tmp_path, "right"))
    assert junit.output.startswith("<testsuites")
    assert Path("report.jsonl").read_text(encoding="utf-8").startswith('{"line":"header"')


def test_our_own_engine_is_as_specified() -> None:
    """At the highest level; what serving says at the others is tried in this process."""
    only = ("--variant", "double-draw", "--clause", "first-draw.limit", "--clause", "the-showdown.side-pots")
    result = run(
        "conform", *only, "--timeout", "30", "--format", "json", "--", sys.executable, "-m", "croupier", "serve"
    )
    lines = [json.loads(line) for line in result.output.splitlines()]
    assert result.exit_code == 0
    assert lines[-1]["counts"] == {"pass": lines[-1]["tried"]}
    assert {each["level"] for each in lines[1:-1]} == {"full"}


@pytest.mark.skipif(sys.platform == "win32", reason="signals are of Unix")
def test_ctrl_c_ends_it_tells_what_was_found_and_leaves_nothing_running(tmp_path: Path) -> None:
    vectors = all_shipped("double-draw")
    lying = liar(tmp_path, "hang", vectors, [vectors[30].id], log=str(tmp_path / "log"))
    process = subprocess.Popen(
        (sys.executable, "-m", "croupier", "conform", "--variant", "double-draw", "--timeout", "60", "--jobs", "2",
         "--", *lying), stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", start_new_session=True,
        preexec_fn=_heeding_ctrl_c,  # noqa: PLW1509 - no other thread of the tests holds a lock that it needs
    )  # fmt: skip
    until = monotonic() + 60
    while monotonic() < until and not (tmp_path / "log").exists():
        sleep(0.1)
    sleep(1)
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "The run is partial: somebody interrupted it." in output
    assert "Traceback" not in output + errors
    assert not [each for each in Path("/proc").glob("[0-9]*/cmdline") if str(tmp_path).encode() in _read(each)]


def _heeding_ctrl_c() -> None:
    """What a shell starts in the background is deaf to it, and so would be whatever that starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def test_the_right_answers_are_told_to_the_liar_alone(tmp_path: Path) -> None:
    """Expected values are never sent: no request holds what the answers hold."""
    vectors = all_shipped("double-draw")[:6]
    log = tmp_path / "log"
    result = run("conform", "--variant", "double-draw", *("--clause", vectors[0].clauses[0]), "--",
                 *liar(tmp_path, "right", all_shipped("double-draw"), [], log=str(log)))  # fmt: skip
    assert result.exit_code == 0
    keys = {key for line in log.read_text(encoding="utf-8").splitlines() for key in json.loads(line)}
    assert keys.isdisjoint({*right(vectors[0])} - {"seq", "stacks"} | {"clauses", "title", "expected"})
