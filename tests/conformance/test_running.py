"""What is asked, what is not, and what a run comes to."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from croupier.conformance.junit import junit
from croupier.conformance.known import known_text, read_known
from croupier.conformance.messages import Level
from croupier.conformance.ordering import RankQuestion
from croupier.conformance.outcomes import Outcome
from croupier.conformance.questions import HandQuestion, Question
from croupier.conformance.report import Report, Tally
from croupier.conformance.running import Run
from croupier.conformance.serving import Server
from croupier.conformance.telling import in_words
from croupier.conformance.vector import Vector, agreement
from croupier.conformance.vectors import shipped_ranks
from croupier.conformance.wording import line, parsed, read_reply
from tests.conformance.asked import ILLEGAL, LEGAL, hands, liar, order, run, sent, told
from tests.shipped import LIBRARY


def run_all(folder: Path, vectors: tuple[Vector, ...], started: dict[str, object], **wishes: object) -> Report:
    """The run of an implementation that is right in everything, and offers what is said."""
    command = liar(folder, "right", vectors, [], started=started, log=str(folder / "log"))
    return Run(LIBRARY, [HandQuestion(each) for each in vectors], order(command, **wishes)).go()


def drawn() -> tuple[Vector, ...]:
    """Hands of Five Card Draw, of which some need a house rule, and another house."""
    by_profile: dict[object, Vector] = {}
    for each in told("five-card-draw"):
        by_profile.setdefault((each.profile, each.betting), each)
    return tuple(by_profile.values())


LACKS: dict[str, Callable[[Vector], bool]] = {
    "short decks": lambda each: len(each.deck) < 52,
    "shuffles": lambda each: any(deed.verb == "shuffle" for deed in each.actions),
    "house rules": lambda each: bool(each.house_rules),
    "other houses": lambda each: each.house != LIBRARY.variant(each.variant).rules.house,
}


@pytest.mark.parametrize("lack", LACKS)
def test_a_hand_that_needs_what_is_lacking_is_not_sent_and_every_other_one_is(lack: str, tmp_path: Path) -> None:
    everything = (*told("five-card-draw"), *told("bounce-back"))
    needy = [each for each in everything if LACKS[lack](each)][:4]
    vectors = (*needy, *(each for each in everything if not LACKS[lack](each)))[:10]
    assert needy
    report = run_all(tmp_path, vectors, {"lacks": [lack]})
    unsupported = [each.id for each in report.results if each.outcome is Outcome.UNSUPPORTED]
    assert unsupported == [each.id for each in needy]
    assert {each.get("id") for each in sent(tmp_path / "log")}.isdisjoint(unsupported)
    assert report.footer.tried == report.footer.passed == len(vectors) - len(needy)
    assert f"it lacks {lack}" in report.results[0].why


@pytest.mark.parametrize(
    ("started", "why"),
    [
        ({"variants": ["double-draw"]}, "it does not play bounce-back"),
        ({"betting": ["no limit"]}, "it does not play"),
        ({"players": 1}, "it seats 1 players at most"),
        ({"levels": ["ranking"], "rankings": ["high"]}, "it does not offer the level result or legal or full"),
    ],
)
def test_nothing_is_sent_that_is_not_offered(started: dict[str, object], why: str, tmp_path: Path) -> None:
    report = run_all(tmp_path, hands(), started)
    assert {each.outcome for each in report.results} == {Outcome.UNSUPPORTED}
    assert why in report.results[0].why
    assert [each["cmd"] for each in sent(tmp_path / "log")] == ["start", "stop"]
    assert report.footer.withheld == "nothing was tried"


@pytest.mark.parametrize(("asked", "level"), [(None, "legal"), ("result", "result"), ("legal", "legal")])
def test_the_level_is_the_one_asked_for_or_the_highest_offered(asked: str | None, level: str, tmp_path: Path) -> None:
    assert {each.level for each in run_all(tmp_path, hands(), {}, level=asked).results} == {level}
    assert {each["level"] for each in sent(tmp_path / "log") if each["cmd"] == "run"} == {level}


def test_a_level_that_is_not_offered_is_unsupported_and_not_replaced(tmp_path: Path) -> None:
    report = run_all(tmp_path, hands(), {}, level="full")
    assert {each.why for each in report.results} == {"it does not offer the level full"}


def test_each_game_is_agreed_on_before_its_hands_and_once(tmp_path: Path) -> None:
    run_all(tmp_path, (*drawn(), *hands(), *drawn()), {})
    games = [str(each["variant"]) + str(each.get("house_rules")) + str(each["house"])
             for each in sent(tmp_path / "log") if each["cmd"] == "variant"]  # fmt: skip
    assert len(games) > 3
    assert max(Counter(games).values()) == 1


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [({"unsupported": "no"}, "unsupported"), ({"skipped": "no"}, "skipped"), ({"error": "no"}, "caught error")],
)
def test_a_game_that_is_declined_is_asked_for_once(answer: dict[str, str], outcome: str, tmp_path: Path) -> None:
    command = liar(tmp_path, "right", hands(), [], agreed=answer, log=str(tmp_path / "log"))
    report = Run(LIBRARY, [HandQuestion(each) for each in hands()], order(command)).go()
    assert report.footer.counts == {outcome: len(hands())}
    assert [each["cmd"] for each in sent(tmp_path / "log")] == ["start", "variant", "stop"]


@pytest.mark.parametrize(
    ("started", "why"),
    [
        ({"protocol": 2}, "it speaks version 2 of the protocol, not 1"),
        ({"levels": ["everything"]}, "`levels"),
        ({"seq": 99}, "the answer is to 99"),
    ],
)
def test_who_does_not_start_as_agreed_is_asked_nothing(started: dict[str, object], why: str, tmp_path: Path) -> None:
    report = run_all(tmp_path, hands(), started)
    assert why in report.footer.stopped
    assert report.footer.counts == {"protocol error": 1, "not run": len(hands()) - 1}
    assert report.footer.withheld


@pytest.mark.parametrize("level", ["result", "legal", "full"])
def test_our_own_engine_is_right_at_every_level(level: Level) -> None:
    server = Server(LIBRARY)
    for seq, vector in enumerate((*told()[::7], *drawn())):
        question = HandQuestion(vector)
        server.answer(agreement(question.rules(LIBRARY), seq))
        answer = server.answer(question.request(seq, level))
        assert answer
        reply = read_reply("run", parsed(line(answer)))
        verdict = question.verdict(LIBRARY, question.expected(LIBRARY, level), reply)
        assert verdict.outcome is Outcome.PASSED, vector.id


# Known failures


def test_a_known_failure_is_run_and_is_no_finding(tmp_path: Path) -> None:
    report = run(tmp_path, "wrong", known=frozenset({hands()[LEGAL].id}))
    assert report.results[LEGAL].outcome is Outcome.KNOWN
    assert report.results[LEGAL].was is Outcome.WRONG
    assert not report.findings
    assert report.footer.passed == report.footer.tried - 1


def test_a_known_failure_that_passes_is_a_finding(tmp_path: Path) -> None:
    report = run(tmp_path, "wrong", known=frozenset({each.id for each in hands()}))
    assert {each.outcome for each in report.findings} == {Outcome.UNEXPECTED_PASS}
    assert len(report.findings) == len(hands()) - 1


@pytest.mark.parametrize(("kind", "outcome"), [("unsupported", Outcome.UNSUPPORTED), ("crash", Outcome.KNOWN)])
def test_a_crash_can_be_known_and_what_is_unsupported_stays_that(kind: str, outcome: Outcome, tmp_path: Path) -> None:
    assert run(tmp_path, kind, known=frozenset({hands()[LEGAL].id})).results[LEGAL].outcome is outcome


def test_the_list_that_is_written_is_the_one_with_which_nothing_is_found(tmp_path: Path) -> None:
    text = known_text(run(tmp_path, "wrong"), ["an-old/one"])
    assert read_known(text) == ("an-old/one", hands()[LEGAL].id)
    assert f"{hands()[LEGAL].id}  # wrong result\n" in text
    assert not run(tmp_path, "wrong", known=frozenset(read_known(text))).findings


def test_what_passes_now_is_taken_off_the_list(tmp_path: Path) -> None:
    ids = [each.id for each in hands()]
    assert read_known(known_text(run(tmp_path, "wrong", known=frozenset(ids)), ids)) == (hands()[LEGAL].id,)


def test_a_list_may_have_comments_and_empty_lines_and_an_id_no_blanks() -> None:
    assert read_known("# all\n\nbounce-back/a  # why\n  b/c\nb/c\n") == ("bounce-back/a", "b/c")
    with pytest.raises(ValueError, match=r"line 2: an id has no blanks"):
        read_known("a/b\na/b wrong result\n")


# What it comes to


def test_what_is_unsupported_or_skipped_stays_out_of_the_percentage(tmp_path: Path) -> None:
    for kind in ("unsupported", "skipped"):
        footer = run(tmp_path, kind).footer
        assert (footer.passed, footer.tried) == (len(hands()) - 1, len(hands()) - 1)
    assert run(tmp_path, "crash").footer.tried == len(hands())


def test_a_percentage_is_never_rounded_up_to_all() -> None:
    assert Tally({Outcome.PASSED: 9999, Outcome.WRONG: 1}).share == "99.9 %"
    assert Tally({Outcome.PASSED: 3, Outcome.UNSUPPORTED: 5}).share == "100 %"
    assert Tally({Outcome.SKIPPED: 3}).share == ""


def test_the_report_is_lines_of_json_header_first_footer_last(tmp_path: Path) -> None:
    lines = [json.loads(line) for line in run(tmp_path, "wrong").lines()]
    assert [each["line"] for each in lines] == ["header", *["result"] * len(hands()), "footer"]
    assert lines[0]["started"]["implementation"]["name"] == "liar"
    assert lines[LEGAL + 1]["outcome"] == "wrong result"
    assert lines[LEGAL + 1]["id"] == hands()[LEGAL].id
    assert lines[-1]["counts"] == {"pass": len(hands()) - 1, "wrong result": 1}
    assert lines[-1]["complete"] is True


def test_a_failure_is_told_with_place_values_sentence_and_page(tmp_path: Path) -> None:
    report = run(tmp_path, "wrong")
    failure, text = report.results[LEGAL], "\n".join(in_words(report))
    for part in (failure.id, "wrong result", "at the end of the hand", failure.expected, failure.got, failure.sentence):
        assert part in text
    assert f"variants/bounce-back.html#{failure.clause.partition('/')[2]}" in text


def test_junit_keeps_failures_errors_and_what_was_not_tried_apart(tmp_path: Path) -> None:
    for kind, element in (("refuses", "failure"), ("crash", "error"), ("skipped", "skipped")):
        root = ET.fromstring(junit(run(tmp_path, kind)))  # noqa: S314 - we have just written it
        [suite] = root
        assert [suite.get(each) for each in ("tests", "failures", "errors", "skipped")] == [
            str(len(hands())), *(str(int(each == element)) for each in ("failure", "error", "skipped"))
        ]  # fmt: skip
        assert len(suite.findall(f"testcase/{element}")) == 1


class Broken(HandQuestion):
    """A question that we cannot answer ourselves."""

    __slots__ = ()

    def expected(self, *_: object) -> object:  # type: ignore[override]
        raise KeyError("the shoe")


def test_a_fault_of_ours_is_ours_and_the_run_goes_on(tmp_path: Path) -> None:
    command = liar(tmp_path, "right", hands(), [])
    questions = [Broken(each) if place == LEGAL else HandQuestion(each) for place, each in enumerate(hands())]
    report = Run(LIBRARY, questions, order(command)).go()
    assert [each.outcome for each in report.results].count(Outcome.PASSED) == len(hands()) - 1
    assert report.results[LEGAL].outcome is Outcome.KIT
    assert report.results[LEGAL].why == "KeyError: 'the shoe'"
    assert report.footer.tried == len(hands()) - 1


def test_a_run_about_a_part_says_so(tmp_path: Path) -> None:
    clause = hands()[ILLEGAL].clauses[0]
    report = run(tmp_path, "right", clauses=(clause,))
    assert all(clause in each.clauses for each in report.results)
    assert not report.footer.complete
    assert f"The run is partial: it was about {clause} only." in [*in_words(report)]


@pytest.mark.parametrize(
    ("levels", "complete"), [(["result", "ranking"], False), (["result"], True)], ids=["offered", "not offered"]
)
def test_a_level_makes_a_run_partial_where_it_leaves_something_out_that_is_offered(
    levels: list[str], *, complete: bool, tmp_path: Path
) -> None:
    command = liar(tmp_path, "right", hands(), [], started={"levels": levels, "rankings": ["high"]})
    questions: list[Question] = [*map(HandQuestion, hands()), *map(RankQuestion, [*shipped_ranks("high")][:1])]
    report = Run(LIBRARY, questions, order(command, level="result")).go()
    assert report.footer.complete is complete
    partial = "The run is partial: it was about the level result only."
    assert (partial in [*in_words(report)]) is not complete
