"""What the proof puts in the place of a limit, or of a step that is named: whatever might be mistaken for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier.phases import _conditions
from tests.rules.writing import ANTE, BOUNCE_BACK, DEAL, SHOWDOWN, faults_of, rulebook, variant

if TYPE_CHECKING:
    from croupier.phases._conditions import Limit

USUALLY, ACE, KING, WILD = "usually", "keeping an ace", "keeping a king", "keeping a wild card"


@pytest.mark.parametrize(
    ("limit", "others"),
    [
        (2, [1, 3, 5, "all", {USUALLY: 2, ACE: 3}]),
        (1, [2, 5, "all", {USUALLY: 1, ACE: 2}]),
        (4, [3, 5, "all", {USUALLY: 4, ACE: 5}]),
        (5, [4, 6, "all"]),
        (6, [5, 7, "all"]),
        ("all", [1, 4, 5]),
        (
            {USUALLY: 3, ACE: 4},
            [
                *({USUALLY: count, ACE: 4} for count in (2, 4, 5, "all")),
                3,
                *({USUALLY: 3, ACE: count} for count in (3, 5, "all")),
                {USUALLY: 3, KING: 4},
            ],
        ),
        (
            {USUALLY: 3, ACE: 4, WILD: 5},
            [
                *({USUALLY: count, ACE: 4, WILD: 5} for count in (2, 4, 5, "all")),
                {USUALLY: 3, WILD: 5},
                *({USUALLY: 3, WILD: 5, ACE: count} for count in (3, 5, "all")),
                {USUALLY: 3, WILD: 5, KING: 4},
                {USUALLY: 3, ACE: 4},
                *({USUALLY: 3, ACE: 4, WILD: count} for count in (4, 6, "all")),
            ],
        ),
    ],
    ids=str,
)
def test_a_limit_is_mistaken_for_its_neighbours_for_none_and_for_one_without_or_with_a_condition(
    limit: Limit, others: list[Limit]
) -> None:
    assert list(_conditions.others(limit, 5)) == others


def test_the_step_from_which_cards_come_back_is_mistaken_for_every_earlier_draw_but_itself() -> None:
    second, third = "draw: {name: a second draw}", "draw: {name: a third draw}"
    play = [*BOUNCE_BACK[:4], second, "take_back: {name: the bounce, from: the draw}", third, SHOWDOWN]
    steps = rulebook(variant(*play)).steps
    bounce = next(step for step in steps if step.word == "take_back")
    earlier = steps[: steps.index(bounce)]
    assert list(bounce.phase.others("from", earlier, 5)) == ["a second draw"]
    assert "a second draw" not in bounce.phase.others("first", earlier, 5)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("keeping an acee", "keeping an ace"),
        ("keeping an eigth", "keeping an eight"),
        ("keeping a kng", "keeping a king"),
        ("keeping a sixx", "keeping a six"),
        ("usualy", "usually"),
        ("keeping a wild crd", "keeping a wild card"),
    ],
)
def test_a_misspelt_condition_is_told_with_the_one_that_was_meant(written: str, meant: str) -> None:
    (fault,) = faults_of(variant(ANTE, DEAL, f"draw: {{up_to: {{usually: 3, {written}: 4}}}}", SHOWDOWN))
    assert f"did you mean `{meant}`" in f"{fault.message} {fault.help}"


def test_a_condition_like_no_other_is_refused_without_a_guess() -> None:
    with pytest.raises(ValueError, match=r"`xyz` is no condition$"):
        _conditions.read_condition("xyz")


def test_every_rank_has_a_condition_and_only_conditions_about_ranks_heed_one() -> None:
    assert _conditions.ranks({USUALLY: 3, ACE: 4, KING: 5, WILD: 5}) == {"A", "K"}
    assert _conditions.ranks(3) == frozenset()


@pytest.mark.parametrize(
    ("up_to", "words"),
    [
        ("2", "discard up to two cards and draw as many, the dealer first"),
        ("all", "discard any number of cards and draw as many, the dealer first"),
        (
            "{usually: 3, keeping an ace: 4}",
            "discard up to three cards, or four while keeping an ace, and draw as many, the dealer first",
        ),
    ],
)
def test_a_limit_with_a_condition_is_set_off_by_commas(up_to: str, words: str) -> None:
    (step,) = (
        step
        for step in rulebook(variant(ANTE, DEAL, f"draw: {{up_to: {up_to}, first: dealer}}", SHOWDOWN)).steps
        if step.word == "draw"
    )
    assert step.phase.brief() == words
