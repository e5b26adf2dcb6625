"""Several processes of ours ask at once; what is found is found whatever becomes of them."""

from __future__ import annotations

import os
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from croupier.conformance.outcomes import Outcome, Verdict
from croupier.conformance.pipes import Peer
from croupier.conformance.questions import HandQuestion
from croupier.conformance.running import INTERRUPTED, Run
from croupier.conformance.telling import in_words
from tests.conformance.asked import liar, order, told
from tests.conformance.test_running import drawn
from tests.shipped import LIBRARY


@pytest.mark.parametrize("jobs", [1, 2])
def test_somebody_who_interrupts_it_gets_what_was_found(jobs: int, tmp_path: Path) -> None:
    vectors = told()[:20]
    command = liar(tmp_path, "right", vectors, [])
    seen: list[str] = []

    def impatient(result: object) -> None:
        seen.append(str(result))
        if len(seen) == 2:
            raise KeyboardInterrupt

    report = Run(LIBRARY, [HandQuestion(each) for each in vectors], order(command, jobs=jobs)).go(impatient)
    assert report.footer.stopped == INTERRUPTED
    assert report.footer.counts == {"pass": 2, "not run": 18}
    assert f"The run is partial: {INTERRUPTED}." in [*in_words(report)]


def test_several_at_once_find_the_same_in_the_same_order(tmp_path: Path) -> None:
    vectors = (*told()[:24], *drawn())
    command = liar(tmp_path, "crash", vectors, [vectors[3].id, vectors[20].id])
    questions = [HandQuestion(each) for each in vectors]
    one, two = (Run(LIBRARY, questions, order(command, jobs=jobs)).go() for jobs in (1, 2))
    assert [(each.id, each.outcome) for each in two.results] == [(each.id, each.outcome) for each in one.results]
    assert two.footer.counts["crash"] == 2


@pytest.mark.parametrize("started", [1, 2])
def test_somebody_who_interrupts_it_while_processes_are_started_leaves_none_behind(
    started: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, begun = BaseProcess.start, list[BaseProcess]()

    def start(process: BaseProcess) -> None:
        begun.append(process)
        if len(begun) == started:
            raise KeyboardInterrupt
        real(process)

    monkeypatch.setattr(BaseProcess, "start", start)
    vectors = told()[:20]
    command = liar(tmp_path, "right", vectors, [])
    report = Run(LIBRARY, [HandQuestion(each) for each in vectors], order(command, jobs=2)).go()
    assert report.footer.stopped == INTERRUPTED
    assert len(begun) == started
    assert not active_children()


def test_somebody_who_interrupts_a_farewell_leaves_no_implementation_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, killed = Peer.kill, list[Peer]()

    def impatient(*_: object) -> str:
        raise KeyboardInterrupt

    def kill(peer: Peer) -> None:
        killed.append(peer)
        real(peer)

    monkeypatch.setattr(Peer, "leave", impatient)
    monkeypatch.setattr(Peer, "kill", kill)
    vectors = told()[:20]
    command = liar(tmp_path, "right", vectors, [])
    report = Run(LIBRARY, [HandQuestion(each) for each in vectors], order(command, jobs=2)).go()
    assert report.footer.stopped == INTERRUPTED
    assert killed
    assert all(peer.exit is not None for peer in killed)


class Deadly(HandQuestion):
    """A question that ends the process of ours which asks it."""

    __slots__ = ()

    def put(self, *_: object) -> Verdict:
        os._exit(9)


def test_of_a_process_of_ours_that_dies_one_question_is_lost_and_the_others_ask_the_rest(tmp_path: Path) -> None:
    vectors = told()[:24]
    command = liar(tmp_path, "right", vectors, [])
    questions = [Deadly(each) if place == 3 else HandQuestion(each) for place, each in enumerate(vectors)]
    report = Run(LIBRARY, questions, order(command, jobs=2)).go()
    assert report.footer.counts == {"pass": len(vectors) - 1, "fault of the kit": 1}
    assert report.results[3].outcome is Outcome.KIT


def nobody(*_: object) -> None:
    """A process of ours that ends before it has done anything."""


def test_where_all_processes_of_ours_are_dead_the_rest_is_not_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.conformance.crew._work", nobody)
    vectors = told()[:60]
    command = liar(tmp_path, "right", vectors, [])
    report = Run(LIBRARY, [HandQuestion(each) for each in vectors], order(command, jobs=2)).go()
    assert {each.outcome for each in report.results} <= {Outcome.KIT, Outcome.NOT_RUN}
    assert report.footer.counts["not run"] >= len(vectors) - 2
