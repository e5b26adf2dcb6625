"""How a hand that somebody wrote down is played: its chips, its cards, its forced bets."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.histories.real import HAND, played


@pytest.mark.parametrize(
    ("stack", "chip"), [("100", 1), ("100.5", Fraction(1, 2)), ("100.25", Fraction(1, 4)), ("1e2", 1)]
)
def test_the_chip_is_the_largest_in_which_every_amount_is_whole(stack: str, chip: Fraction | int) -> None:
    unit = played(HAND.replace("starting_stacks = [100", f"starting_stacks = [{stack}")).setting.unit
    assert unit == chip


def test_chips_are_as_large_as_the_amounts_allow() -> None:
    text = HAND.replace("[1, 2, 0]", "[25, 50, 0]").replace("min_bet = 2", "min_bet = 50")
    text = text.replace("100, 100, 100", "1000, 1000, 1000").replace("cbr 6", "cbr 150")
    verdict = played(text.replace("[106, 94, 100]", "[1150, 850, 1000]"))
    assert (verdict.finding, verdict.setting.unit) == ("agrees", 25)


def test_a_player_who_mucks_what_nobody_knows_need_not_have_won() -> None:
    verdict = played(HAND.replace("KcKd", "????"))
    assert verdict.finding == "agrees"
    assert verdict.stacks == (106, 94, 100)


def test_cards_shown_later_are_those_dealt_unknown() -> None:
    text = HAND.replace("KcKd", "????").replace('"p2 sm"', '"p2 sm QcQd"').replace("[106, 94, 100]", "[94, 106, 100]")
    assert played(text).finding == "agrees"


def test_a_card_that_nobody_has_seen_lies_under_the_burned_ones() -> None:
    verdict = played(HAND)
    assert verdict.history
    deck = verdict.history.deck
    assert deck[:6] == ("Ac", "Kc", "7h", "Ad", "Kd", "2s")
    assert deck[7:10] == ("3c", "4d", "9h")
    assert not {deck[6], deck[10], deck[12]} & {"Jh", "Qs"}
    assert (deck[11], deck[13]) == ("Jh", "Qs")


def test_who_must_show_and_mucks_is_a_note_and_no_difference() -> None:
    cut = HAND.index('  "d db 3c4d9h"')
    board = '"d db 3c4d9h", "d db Jh", "d db Qs", "p1 sm AcAd", "p2 sm"]\nfinishing_stacks = [200, 0, 100]\n'
    verdict = played(HAND[:cut].replace("cbr 6", "cbr 100") + board)
    assert verdict.finding == "agrees"
    assert verdict.notes == ("p2 mucks; our rules have the hand shown",)


def test_a_hand_may_end_in_the_middle() -> None:
    cut = HAND.index('  "p1 sm')
    verdict = played(HAND[:cut] + "]\n")
    assert verdict.finding == "agrees"
    assert "the file does not tell the stacks at the end" in verdict.notes


def test_an_ante_from_the_big_blind_is_everybody_s_to_win() -> None:
    text = HAND.replace("antes = [0, 0, 0]", "antes = [0, 3, 0]").replace("[106, 94, 100]", "[109, 91, 100]")
    verdict = played(text)
    assert verdict.finding == "agrees"
    assert verdict.setting.forced.ante == "big blind"


def test_antes_from_everybody_and_a_straddle() -> None:
    text = HAND.replace("antes = [0, 0, 0]", "antes = [1, 1, 1]").replace("[1, 2, 0]", "[1, 2, 4]")
    text = text.replace('"p3 f",\n  "p1 cbr 6",\n  "p2 cc"', '"p1 cbr 8", "p2 cc", "p3 f"')
    verdict = played(text.replace("[106, 94, 100]", "[113, 91, 95]"))
    assert verdict.finding == "agrees"


def test_heads_up_the_second_player_deals_and_posts_the_first_blind_of_the_list() -> None:
    text = """\
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ["d dh p1 AcAd", "d dh p2 KcKd", "p2 f"]
finishing_stacks = [101, 99]
"""
    assert played(text).finding == "agrees"


def test_a_stack_that_nobody_knows_is_never_all_in() -> None:
    verdict = played(HAND.replace("[100, 100, 100]", "[100, inf, 100]"))
    assert verdict.finding == "agrees"
    assert verdict.notes == ("the stack of p2 is not known, and never all-in",)
