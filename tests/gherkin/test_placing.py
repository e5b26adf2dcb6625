"""A sentence belongs to the step in which the telling stands, or to the next that knows its verb; to no later one."""

from __future__ import annotations

import pytest

from croupier.gherkin.notation import Untrue, read_example
from croupier.rules.documents import Example
from tests.shipped import LIBRARY


def why(variant: str, play: str, seats: str = "Ann Ben") -> str:
    """What is wrong with a telling; nothing if it is true."""
    example = Example(id="told", title="Told", seats=seats, play=(play,))
    try:
        read_example(LIBRARY.variant(variant).rules, example)
    except Untrue as untrue:
        return untrue.why
    return ""


@pytest.mark.parametrize(
    ("play", "seats"),
    [
        ("Ann discards x; Ann bets 2; Ben calls", "Ann Ben"),
        ("Cleo checks", "Ann Ben Cleo"),
        ("Ann bets 2; Ben calls; Ann discards x", "Ann Ben"),
        ("Ben checks; Ann checks; Ben bets 2 in the second round; Ann calls", "Ann Ben"),
        ("Ben discards x; Ann discards x; Ben stands pat in second draw", "Ann Ben"),
        ("Ben checks; Ann checks; the hand has reached first draw; Ben bets 2", "Ann Ben"),
        ("Ben discards x; Ann discards x; Ben may not discard x x x (second-draw.limit)", "Ann Ben"),
        ("Ben checks; Ann checks; Ben may not bet 2 in first draw (first-draw.limit)", "Ann Ben"),
        ("everyone checks in the second round; Ben discards x", "Ann Ben"),
    ],
)
def test_what_lies_before_the_step_that_knows_the_verb_goes_without_saying(play: str, seats: str) -> None:
    assert why("double-draw", play, seats) == ""


@pytest.mark.parametrize(
    ("play", "seats", "later"),
    [
        ("Ben checks; Ann checks; Ben bets 2", "Ann Ben", "second round"),
        ("Ann bets 2; Ben calls; Ann bets 2", "Ann Ben", "second round"),
        ("Ann checks; Ben checks; Ann bets 2", "Ann Ben Cleo", "second round"),
        ("Ben discards x; Ben discards x", "Ann Ben", "second draw"),
        ("Ann stands pat; the pot is 2; Ann may discard x", "Ann Ben", "second draw"),
        ("Ann discards x in second draw; Ben may discard x", "Ann Ben", ""),
    ],
)
def test_whoever_means_a_later_step_of_the_kind_has_to_name_it(play: str, seats: str, later: str) -> None:
    told = why("double-draw", play, seats)
    assert "any more" in told
    assert told.partition("end with ")[2] == (later and f"`in {later}`")


def test_whoever_was_passed_over_is_told_to_be_told_earlier() -> None:
    told = why("double-draw", "Ann checks; Ben checks")
    assert "Ben cannot check in the first round any more: Ben's turn went by without a word" in told
    assert "without a word" not in why("double-draw", "Ben checks; Ann checks; Ben checks")


@pytest.mark.parametrize(
    ("play", "says"),
    [
        ("Ben bets 2 in first draw", "Ben cannot bet now: Ben is to act (discard"),
        ("everyone checks in last round", "there is no step last round; did you mean"),
        ("Ann bets 2; Ben folds; Ann discards x", "the hand is over"),
        ("Everyone checks", "all together are `everyone`"),
        ("Zoe checks", "nobody called Zoe sits at the table; there are Ann, Ben"),
    ],
)
def test_what_cannot_be_said_of_a_step_or_a_seat_is_told(play: str, says: str) -> None:
    assert says in why("double-draw", play)
