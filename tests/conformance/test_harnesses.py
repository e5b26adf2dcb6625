"""Every harness that comes with Croupier is short, well, and honest about what its engine can do."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from croupier.conformance.cases import case_vectors
from croupier.conformance.doctor import examine
from croupier.conformance.judging import judge
from croupier.conformance.messages import Ran, Start, Started, Stop
from croupier.conformance.outcomes import Outcome
from croupier.conformance.performing import perform
from croupier.conformance.vector import agreement
from croupier.conformance.wording import line, parsed, read_reply
from croupier.spec.data import data
from tests.conformance.harnesses import RUNNERS, command, harness
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from croupier.conformance.messages import Reply, Request

MOST_LINES = 100
languages = pytest.mark.parametrize("language", RUNNERS)


def replies(language: str, requests: list[Request]) -> list[Reply]:
    """What it answers, one to each request but the last, which is `stop`."""
    told = "".join(f"{line(request)}\n" for request in requests)
    done = subprocess.run(command(language), input=told.encode(), capture_output=True, check=True, timeout=60)
    answers = done.stdout.splitlines()
    assert len(answers) == len(requests) - 1
    return [read_reply(asked.cmd, parsed(each)) for asked, each in zip(requests, answers, strict=False)]


def test_every_harness_is_tried() -> None:
    assert {each.name for each in data("features", "harnesses").iterdir()} == set(RUNNERS)


@languages
def test_a_harness_is_short_enough_to_be_read_at_once(language: str) -> None:
    assert len(harness(language).read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@languages
def test_the_doctor_finds_nothing_wrong(language: str) -> None:
    findings = list(examine(command(language), LIBRARY, 60))
    assert [each for each in findings if not each.well] == []
    assert any(each.step == "it plays a hand to its end" and not each.note for each in findings)


@languages
def test_the_toy_is_right_or_says_that_it_cannot(language: str) -> None:
    entry = LIBRARY.variant("bounce-back")
    rules = entry.rules
    vectors = [each for each in case_vectors(entry) if each.house == rules.house and not each.house_rules]
    runs = [each.request(seq, "result") for seq, each in enumerate(vectors, start=2)]
    started, _, *ran = replies(language, [Start(seq=0), agreement(rules, 1), *runs, Stop(seq=len(runs) + 2)])
    assert isinstance(started, Started)
    met = [(each, reply) for each, reply in zip(vectors, ran, strict=True) if each.betting in started.betting]
    verdicts = {vector.id: judge(rules, vector, perform(rules, vector.request(0, "result")), reply)
                for vector, reply in met}  # fmt: skip
    wrong = {id_: each for id_, each in verdicts.items() if each.outcome not in {Outcome.PASSED, Outcome.UNSUPPORTED}}
    assert wrong == {}
    kinds = Counter(reply.refused if isinstance(reply, Ran) else "declined" for _, reply in met)
    assert {None, 0, "start", "declined"} <= set(kinds), "it plays, refuses an action, a start, and declines"


@languages
def test_a_fault_of_the_engine_is_told_and_the_next_hand_is_played(language: str) -> None:
    entry = LIBRARY.variant("bounce-back")
    run = next(case_vectors(entry)).request(2, "result")
    broken = {**json.loads(line(run)), "stacks": None}
    told = [
        line(agreement(entry.rules, 1)),
        json.dumps(broken),
        line(agreement(entry.rules, 3)),
        '{"cmd":"stop","seq":4}',
    ]
    done = subprocess.run(
        command(language), input="\n".join((*told, "")), capture_output=True, check=True, timeout=60, encoding="utf-8"
    )
    answers = [parsed(each) for each in done.stdout.splitlines()]
    assert [sorted(each) for each in answers] == [["ok", "seq"], ["error", "seq"], ["ok", "seq"]]
    assert done.stderr, "the fault is told in full where nobody takes it for an answer"
