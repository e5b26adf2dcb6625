"""Where several draws leave piles, whoever speaks of a pile says of which draw; where there is one, nobody has to."""

from __future__ import annotations

import pytest

from croupier.gherkin.notation import Untrue, read_example
from croupier.gherkin.rendering import tell
from croupier.proof import Case, run
from croupier.rules.documents import Example
from tests.rules.writing import DEAL, SHOWDOWN, rulebook, variant

RULES = rulebook(
    variant(
        DEAL,
        "draw: {name: first draw, discards: own pile}",
        "draw: {discards: own pile}",
        "take_back: {name: first return, from: first draw}",
        "take_back: {name: second return, from: the draw, count: up to as discarded}",
        SHOWDOWN,
    )
)
FIRST = "Ben discards Kd 6h and draws 2c 3c; Ann discards 9c; "
BOTH = FIRST + "Ben discards 2c and draws 4c; Ann stands pat; "


def heard(play: str) -> Case:
    """The case that is told."""
    dealt = {"Ben": "Kd 6h 9s 8d Ts", "Ann": "9c x x x x"}
    return read_example(RULES, Example(id="told", title="Told", seats="Ann Ben", dealt=dealt, play=(play,)))


def why(play: str) -> str:
    """What is wrong with a telling; nothing if it is true, and still true when it is told anew."""
    try:
        case = heard(play)
    except Untrue as untrue:
        return untrue.why
    assert not run(case, RULES).faults
    told = [step.text for step in tell(case, RULES)]
    again = heard("; ".join(text for text in told if "dealt" not in text and "dealing" not in text))
    assert again.moments == case.moments
    return ""


@pytest.mark.parametrize(
    "play",
    [
        FIRST + "Ben's pile is 6h Kd",
        FIRST + "Ben's pile of first draw is Kd 6h; Ben's pile of the draw is nothing",
        BOTH + "Ben's pile of first draw is Kd 6h; Ben's pile of draw is 2c; Ann's pile is 9c",
        BOTH + "Ann sees Ben's pile of first draw as x x; Ann sees Ben's pile of the draw as x",
        BOTH + "Ben sees Ben's pile of first draw as Kd 6h; Ben sees Ben's pile of the draw as 2c",
        BOTH + "Ben gives up 9s 8d and takes back Kd 6h; Ann keeps; Ben's pile of first draw is nothing; "
        "Ben's pile of the draw is 2c; Ben's pile is 2c",
    ],
)
def test_a_pile_is_that_of_the_draw_that_is_named(play: str) -> None:
    assert why(play) == ""


@pytest.mark.parametrize(
    ("play", "says"),
    [
        (BOTH + "Ben's pile of first draw is 2c", "it is K♦ 6♥"),
        (BOTH + "Ben's pile of the draw is 2c Kd 6h", "it is 2♣"),
        (BOTH + "Ann sees Ben's pile of the draw as x x x", "it is x"),
        (BOTH + "Ben's pile is Kd 6h 2c", "a pile for each of first draw and the draw; say `pile of first draw`"),
        (BOTH + "Ann sees Ben's pile as x x x", "a pile for each of first draw and the draw"),
        (FIRST + "Ben's pile of frist draw is Kd 6h", "did you mean first draw?"),
        (FIRST + "Ben's pile of first return is nothing", "the first return leaves no piles"),
    ],
)
def test_what_is_not_so_or_could_mean_either_pile_is_refused(play: str, says: str) -> None:
    assert says in why(play)
