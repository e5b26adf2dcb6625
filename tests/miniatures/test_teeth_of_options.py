"""A game that is wrong in one option of the draw, or in one answer about it, is found out by that option's clause."""

from __future__ import annotations

import pytest

from tests.miniatures import tampering as t
from tests.properties.decks import dice, last, short_hands
from tests.properties.rulebooks import moments
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, rulebook, variant

BET = "bet: {opens: left of dealer}"
WITH_AN_ACE = "draw: {up_to: {usually: 3, keeping an ace: 4}}"
IN_A_ROW = "draw: {in_a_row: 4}"
REGRET = (
    "draw: {name: first draw, up_to: 3, discards: own pile}",
    "draw: {name: second draw, up_to: 3, or_take_back: first draw}",
)


def _game(*draws: str, **policies: str) -> str:
    answers = {word: f'"{answer}"' for word, answer in policies.items()}
    return variant(ANTE, DEAL, BET, *draws, SHOWDOWN, **answers)


WRONG = {
    "four without an ace": ("the-draw.limit", WITH_AN_ACE, "draw: {up_to: 4}", {}, {}),
    "none where one is the least": ("the-draw.limit", "draw: {at_least: 1}", "draw", {}, {}),
    "five in a row": ("the-draw.in-a-row", IN_A_ROW, "draw", {}, {}),
    "no burn before a late card": (
        "policy.late-card-burn", IN_A_ROW, IN_A_ROW, {}, {"late_card_burn": "never"},
    ),
    "a burn before every late card": (
        "policy.late-card-burn", IN_A_ROW, IN_A_ROW, {}, {"late_card_burn": "always"},
    ),
    "a burn that is none of the house's": (
        "policy.late-card-burn", IN_A_ROW, IN_A_ROW, {"late_card_burn": "never"}, {"late_card_burn": "always"},
    ),
    "an ace that nobody saw": ("policy.kept-card", WITH_AN_ACE, WITH_AN_ACE, {}, {"kept_card": "not shown"}),
    "an ace shown for nothing": ("policy.kept-card", WITH_AN_ACE, WITH_AN_ACE, {"kept_card": "not shown"}, {}),
    "the bottom card dealt": (
        "policy.bottom-card", "draw", "draw", {"bottom_card": "never dealt"}, {},
    ),
    "the bottom card held back": ("policy.bottom-card", "draw", "draw", {}, {"bottom_card": "never dealt"}),
    "own discards dealt again": (
        "policy.reshuffle-spares", "draw", "draw", {"reshuffle_spares": "own discards"}, {},
    ),
}  # fmt: skip
"""The clause, the draw as it should be and as it is, the answers as they should be and as they are."""


@pytest.mark.parametrize("fault", WRONG)
def test_an_option_played_wrongly_is_found_out_by_its_clause(fault: str) -> None:
    clause, right, wrong, answers, given = WRONG[fault]
    check = rulebook(_game(right, **answers)).clause(clause).check
    played = rulebook(_game(wrong, **given))
    records = [last(short_hands(played, dice(seed))).record for seed in range(60)]
    records += [last(moments(played, dice(seed))).record for seed in range(60)]
    told = rulebook(_game(right, **answers))
    judged = (t.judged_by(record, told) for record in records)
    assert any(finding for record in judged for finding in check(record))


@pytest.mark.parametrize(
    "tamper",
    [t.changed(t.fewer, "give_up"), t.changed(t.foreign, "take_back"), t.dropped("take_back")],
    ids=["too few given", "others' cards", "nothing taken"],
)
def test_a_regret_that_is_no_fair_exchange_is_found_out(tamper: t.Tampering) -> None:
    rules = rulebook(_game(*REGRET))
    check = rules.clause("second-draw.instead").check
    records = [last(moments(rules, dice(seed))).record for seed in range(60)]
    assert not [finding for record in records for finding in check(record) if finding]
    assert any(finding for record in records for false in tamper(record) for finding in check(false))
