"""An answer that is wrong at its level may be right at a lower one: that is found out without asking again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from croupier.conformance.outcomes import Outcome, Verdict, is_unsure
from croupier.conformance.parts import place_parts
from croupier.conformance.performing import perform
from croupier.conformance.questions import HandQuestion
from croupier.conformance.telling import in_words
from croupier.conformance.vector import Vector, rules_of
from tests.conformance.asked import all_shipped
from tests.conformance.runs import report, result
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.conformance.messages import Level, Ran, StepSeen


def _hand() -> Vector:
    [found] = [each for each in all_shipped("bounce-back") if each.id == "bounce-back/king-comes-home"]
    return found


def _spoilt(reply: Ran, what: Callable[[StepSeen], StepSeen]) -> Ran:
    """The reply with another step after the discard."""
    assert reply.steps
    return replace(reply, steps=(*reply.steps[:3], what(reply.steps[3]), *reply.steps[4:]))


def _verdict(level: Level, what: Callable[[StepSeen], StepSeen], **more: object) -> Verdict:
    vector = _hand()
    right = perform(rules_of(LIBRARY, vector.profile), vector.request(0, level))
    told = replace(_spoilt(right.reply, what), **more)  # type: ignore[arg-type]  # as the test says
    return HandQuestion(vector).verdict(LIBRARY, right, told)


def _silent(step: StepSeen) -> StepSeen:
    return replace(step, events=())


def _offerless(step: StepSeen) -> StepSeen:
    return replace(step, offers=())


@pytest.mark.parametrize(
    ("level", "what", "more", "right_at"),
    [
        ("full", _silent, {}, "legal"),
        ("full", _offerless, {}, "result"),
        ("legal", _offerless, {}, "result"),
        ("full", _silent, {"stacks": (1, 2, 3)}, None),
    ],
)
def test_the_highest_level_is_told_at_which_an_answer_is_right(
    level: Level, what: Callable[[StepSeen], StepSeen], more: dict[str, object], right_at: Level | None
) -> None:
    found = _verdict(level, what, **more)
    assert found.outcome.is_wrong
    assert found.right_at == right_at


def test_what_happened_wrong_came_of_the_action_before_and_an_offer_is_of_the_one_that_follows() -> None:
    assert [(each.at, each.after) for each in (_verdict("full", _silent), _verdict("full", _offerless))] == [
        (3, True),
        (3, False),
    ]


@pytest.mark.parametrize(
    ("outcome", "certain", "level", "unsure"),
    [
        (Outcome.WRONG, True, "result", True),
        (Outcome.REFUSED_LEGAL, True, "result", True),
        (Outcome.ACCEPTED_ILLEGAL, True, "result", False),
        (Outcome.WRONG, True, "full", False),
        (Outcome.WRONG, False, "full", True),
        (Outcome.CRASH, False, "full", False),
    ],
)
def test_a_result_alone_names_a_clause_for_certain_only_where_something_illegal_passed(
    outcome: Outcome, level: Level, *, certain: bool, unsure: bool
) -> None:
    assert is_unsure(Verdict(outcome=outcome, certain=certain), level) is unsure


def test_what_is_wrong_before_anybody_has_acted_is_of_no_action() -> None:
    question, verdict = HandQuestion(_hand()), Verdict(outcome=Outcome.WRONG, at=0, after=True)
    assert place_parts(question, verdict) == {"at": 0, "after": True, "action": ""}
    assert place_parts(question, replace(verdict, at=1))["action"] == question.action(0) != ""


def test_a_run_says_at_which_level_it_passes() -> None:
    wrong = result(Outcome.WRONG, level="full", right_at="legal")
    told = [*in_words(report(wrong, result(level="full")))]
    assert "  2 of 2 at level legal, by the same answers: it passes at that level." in told
    assert "  2 of 2 at level result, by the same answers: it passes at that level." in told


def test_a_run_passes_at_no_level_where_one_hand_does_not() -> None:
    wrong = [result(Outcome.WRONG, level="full", right_at=each) for each in ("legal", "result", None)]
    twins = result(Outcome.WRONG, level="full", family="twins")
    told = [*in_words(report(*wrong, twins))]
    assert "  1 of 3 at level legal, by the same answers." in told
    assert "  2 of 3 at level result, by the same answers." in told
    assert not any("by the same answers" in line for line in in_words(report(wrong[2])))


def test_variants_that_nobody_claims_are_one_line() -> None:
    other = result(Outcome.UNSUPPORTED, variant="double-draw", why="it does not play double-draw")
    told = [*in_words(report(result(), other, other))]
    assert "1 question: 1 pass." in told
    assert "Not claimed: double-draw." in told
    assert sum("double-draw" in line for line in told) == 1


def test_what_is_claimed_and_not_played_is_told_with_its_reason() -> None:
    told = [*in_words(report(result(), result(Outcome.UNSUPPORTED, why="it lacks shuffles")))]
    assert "2 questions: 1 pass, 1 unsupported." in told
    assert "  1 unsupported: it lacks shuffles" in told
