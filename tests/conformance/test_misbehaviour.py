"""Whatever the other side does ends as its own outcome, in good time, and the run goes on."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest

from croupier.conformance.asking import Terms
from croupier.conformance.messages import LONGEST_LINE
from croupier.conformance.outcomes import Outcome
from croupier.conformance.pipes import Peer, Trouble
from croupier.conformance.questions import HandQuestion
from croupier.conformance.running import Run
from croupier.conformance.telling import in_words
from tests.conformance.asked import ILLEGAL, LEGAL, PATIENCE, hands, liar, order, run, sent
from tests.conformance.asked import told as told_cases
from tests.shipped import LIBRARY

OUTCOMES = {
    "wrong": Outcome.WRONG,
    "refuses": Outcome.REFUSED_LEGAL,
    "unsupported": Outcome.UNSUPPORTED,
    "skipped": Outcome.SKIPPED,
    "error": Outcome.ERROR,
    "crash": Outcome.CRASH,
    "signal": Outcome.CRASH,
    "quits": Outcome.CRASH,
    "half_and_quits": Outcome.CRASH,
    "orphan": Outcome.CRASH,
    "hang": Outcome.TIMEOUT,
    "late": Outcome.TIMEOUT,
    "half_a_line": Outcome.TIMEOUT,
    "garbage": Outcome.PROTOCOL,
    "bytes": Outcome.PROTOCOL,
    "nested": Outcome.PROTOCOL,
    "bare": Outcome.PROTOCOL,
    "empty": Outcome.PROTOCOL,
    "flood": Outcome.PROTOCOL,
    "giant": Outcome.PROTOCOL,
    "other_seq": Outcome.PROTOCOL,
    "old_seq": Outcome.PROTOCOL,
    "no_seq": Outcome.PROTOCOL,
    "shape": Outcome.PROTOCOL,
    "both": Outcome.PROTOCOL,
    "closes_output": Outcome.PROTOCOL,
}
WORDS = {
    "refuses": "not \x1b[2J with me",
    "skipped": "known to be slow (https://example.org/7)",
    "signal": "SIGABRT",
    "quits": "exit code 0",
    "half_and_quits": 'half a line: `{"seq":`',
    "half_a_line": 'half a line: `{"seq"',
    "garbage": "it is not JSON",
    "bytes": "it is not UTF-8",
    "nested": "nested too deeply",
    "bare": "not an object",
    "giant": "a line of more than 4 MiB: `xxx",
    "other_seq": "the answer is to 4711",
    "old_seq": "which was asked earlier",
    "no_seq": "no `seq`",
    "shape": "`stack` is no key of it; did you mean `stacks`?",
    "closes_output": "closed its output, and did not leave",
}


@pytest.mark.parametrize("kind", OUTCOMES)
def test_each_misbehaviour_is_an_outcome_of_its_own_and_the_next_hand_is_played(kind: str, tmp_path: Path) -> None:
    began = monotonic()
    report = run(tmp_path, kind)
    expected = [Outcome.PASSED] * len(hands())
    expected[LEGAL] = OUTCOMES[kind]
    assert [each.outcome for each in report.results] == expected
    assert WORDS.get(kind, "") in report.results[LEGAL].why
    assert monotonic() - began < 10
    assert not any("\x1b" in line or "\x07" in line for line in (*in_words(report), *report.lines()))


@pytest.mark.parametrize("kind", ["crash", "signal", "quits", "hang", "garbage", "error", "shape"])
def test_whatever_happens_at_an_illegal_action_is_never_taken_for_a_refusal(kind: str, tmp_path: Path) -> None:
    assert run(tmp_path, kind, at=ILLEGAL).results[ILLEGAL].outcome is OUTCOMES[kind]


def test_an_illegal_action_that_is_accepted_is_named_with_the_clause_that_forbids_it(tmp_path: Path) -> None:
    vector = hands()[ILLEGAL]
    result = run(tmp_path, "accepts", at=ILLEGAL, level="result").results[ILLEGAL]
    assert result.outcome is Outcome.ACCEPTED_ILLEGAL
    assert result.clause == vector.clauses[0]
    assert result.page == f"variants/bounce-back.html#{result.clause.removeprefix('bounce-back/')}"
    assert result.sentence
    assert result.action.startswith(f"seat {vector.actions[-1].seat} ({vector.names[vector.actions[-1].seat]}), ")


@pytest.mark.parametrize("kind", ["closes_input", "deaf", "chatter"])
def test_what_is_noticed_only_afterwards_costs_one_hand_at_most(kind: str, tmp_path: Path) -> None:
    outcomes = [each.outcome for each in run(tmp_path, kind).results]
    wanted = {"closes_input": Outcome.PROTOCOL, "deaf": Outcome.TIMEOUT, "chatter": Outcome.PROTOCOL}[kind]
    assert sorted({outcomes.index(wanted)} - {LEGAL, LEGAL + 1}) == []
    assert outcomes.count(Outcome.PASSED) == len(outcomes) - 1


def test_a_crash_tells_the_exit_code_and_the_last_words(tmp_path: Path) -> None:
    result = run(tmp_path, "crash").results[LEGAL]
    assert result.exit == 3
    assert result.stderr[-1] == "\x1b]0;owned\x07Segmentation of the deck"
    assert sum(map(len, result.stderr)) <= 4096


@pytest.mark.skipif(sys.platform == "win32", reason="signals are of Unix")
def test_a_signal_is_told_as_one(tmp_path: Path) -> None:
    assert run(tmp_path, "signal").results[LEGAL].exit == -6


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="the way to look for a process is of Linux")
def test_what_it_has_started_itself_is_ended_with_it(tmp_path: Path) -> None:
    run(tmp_path, "orphan")
    left = Path("/proc", (tmp_path / "orphan").read_text(encoding="utf-8"), "stat")
    assert not left.exists() or left.read_text(encoding="utf-8").split()[2] == "Z"


def test_an_endless_line_is_given_up_and_no_more_than_its_beginning_kept() -> None:
    peer = Peer((sys.executable, "-SEc", "import os\nwhile True: os.write(1, b'x' * 65536)"))
    try:
        with pytest.raises(Trouble, match="a line of more than 4 MiB"):
            peer.receive(monotonic() + 20)
        assert (peer.flooded, len(peer.begun)) == (True, 200)
    finally:
        peer.kill()


def test_a_line_of_just_the_longest_length_is_read_and_a_byte_more_is_too_long() -> None:
    says = f"import sys; sys.stdout.write('x' * {LONGEST_LINE} + chr(10) + 'x' * {LONGEST_LINE + 1} + chr(10))"
    peer = Peer((sys.executable, "-SEc", says))
    try:
        assert len(peer.receive(monotonic() + 20)) == LONGEST_LINE
        with pytest.raises(Trouble, match="a line of more than 4 MiB"):
            peer.receive(monotonic() + 20)
    finally:
        peer.kill()


def test_a_reply_of_the_wrong_shape_does_not_cost_a_restart(tmp_path: Path) -> None:
    log = tmp_path / "log"
    run(tmp_path, "shape", more={"log": str(log)})
    assert [each["cmd"] for each in sent(log)].count("start") == 1


def test_after_a_restart_the_game_is_agreed_on_again(tmp_path: Path) -> None:
    log = tmp_path / "log"
    run(tmp_path, "crash", more={"log": str(log)})
    before, after = LEGAL + 1, len(hands()) - LEGAL - 1
    asked = " ".join(str(each["cmd"]) for each in sent(log))
    assert asked == f"start variant{' run' * before} start variant{' run' * after} stop"
    seqs = [each["seq"] for each in sent(log)]
    assert len(set(map(str, seqs))) == len(seqs)


def test_what_keeps_crashing_is_given_up_and_the_rest_is_not_run(tmp_path: Path) -> None:
    command = liar(tmp_path, "quits", hands(), [each.id for each in hands()])
    given = replace(order(command), terms=Terms(command=command, patience=PATIENCE, restarts=2))
    report = Run(LIBRARY, [HandQuestion(each) for each in hands()], given).go()
    assert [each.outcome for each in report.results] == [Outcome.CRASH] * 3 + [Outcome.NOT_RUN] * 4
    assert report.footer.stopped == "it was lost 3 times without one answer in between, and --restarts is 2"
    assert report.footer.withheld == "not one question got a proper answer"
    assert not report.footer.complete
    assert f"This run says nothing about the rules: {report.footer.withheld}." in [*in_words(report)]


def test_it_is_given_up_after_as_many_restarts_however_many_processes_share_them(tmp_path: Path) -> None:
    vectors = told_cases()[:60]
    command = liar(tmp_path, "quits", vectors, [each.id for each in vectors])
    given = replace(order(command, jobs=3), terms=Terms(command=command, patience=PATIENCE, restarts=4))
    counts = Run(LIBRARY, [HandQuestion(each) for each in vectors], given).go().footer.counts
    assert counts == {"crash": 5, "not run": len(vectors) - 5}


@pytest.mark.parametrize(
    ("kind", "note"), [("stays", "did not leave within"), ("leaves_badly", "it left with exit code 3")]
)
def test_how_it_leaves_is_noted_and_no_failure(kind: str, note: str, tmp_path: Path) -> None:
    report = run(tmp_path, kind)
    assert not report.findings
    assert note in "".join(report.footer.notes)


def test_no_process_is_left_when_a_run_is_over() -> None:
    if Path("/proc").is_dir():
        mine = [each for each in Path("/proc").glob("[0-9]*/stat") if _parent(each) == os.getpid()]
        assert not [each for each in mine if "liars" in (each.parent / "cmdline").read_text(encoding="utf-8")]


def _parent(stat: Path) -> int:
    try:
        return int(stat.read_text(encoding="utf-8").rpartition(")")[2].split()[1])
    except OSError:
        return 0
