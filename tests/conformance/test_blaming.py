"""Which clause is named where an engine tells no more than stacks or offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier.conformance.explaining import Answer, as_if
from croupier.conformance.outcomes import Outcome
from tests.conformance.wrong.blaming import blames
from tests.conformance.wrong.catalogue import wrong_engines
from tests.conformance.wrong.catching import book, caught

if TYPE_CHECKING:
    from croupier.conformance.messages import Level
    from tests.conformance.wrong.engine import Wrong


def engine(name: str) -> Wrong:
    [found] = [each for each in wrong_engines("bounce-back") if each.name == name]
    return found


@pytest.mark.parametrize(
    ("name", "level", "clause"),
    [
        ("The first bet may be a single chip.", "result", "betting.minimum"),
        ("The first bet may be a single chip.", "legal", "betting.minimum"),
        ("raises: 4", "result", "policy.raises"),
        ("raises: 4", "legal", "policy.raises"),
        ("odd_chip: last raiser", "result", "policy.odd-chip"),
        ("straight flush unknown", "result", "pot.high.best"),
        ("two pair unknown", "result", "pot.high.best"),
        ("Five, four, three, deuce, ace counts as an ace-high straight.", "result", "pot.high.best"),
        ("A pot that only one player can win is lost.", "result", "the-showdown.side-pots"),
    ],
)
def test_that_clause_is_named_for_most_of_what_fails(name: str, level: Level, clause: str) -> None:
    found = [each.clause for each in blames("bounce-back", engine(name), level)]
    assert found.count(f"bounce-back/{clause}") > len(found) / 2, found


@pytest.mark.parametrize("name", ["nobody antes", "only the dealer antes", "everybody antes twice"])
def test_stacks_tell_of_antes_that_were_not_paid_or_were_paid_twice(name: str) -> None:
    found = [each.verdict for each in caught("bounce-back", engine(f"the-ante: {name}"), "result")]
    wrong = [each.clause for each in found if each.outcome is Outcome.WRONG]
    assert wrong.count("bounce-back/the-ante.amount") > len(wrong) / 2, wrong


def answers(name: str) -> list[Answer]:
    """The wrong ones."""
    found = [each for each in caught("bounce-back", engine(name), "result") if each.verdict.outcome.is_wrong]
    return [Answer(book(each.vector), each.vector, each.level, each.reply) for each in found[:4]]


def test_a_reason_that_explains_one_hand_of_several_is_not_told() -> None:
    first, *more = answers("odd_chip: highest card by suit")
    told = as_if([first], (), more)
    assert told is not None
    assert told.words == 'odd_chip were "highest card by suit"'
    assert as_if([first], ()) is not None
    assert as_if([first], (), answers("A call costs half of what it should.")) is None
