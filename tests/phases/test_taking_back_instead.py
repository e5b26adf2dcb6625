"""Taking back instead of drawing: how many cards, and for which."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier.proof import consult
from tests.play.hands import begun, by, cards, deck, played, refused, stakes
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, faults_of, rulebook, variant

if TYPE_CHECKING:
    from croupier.play import Hand

A, B = "As Ks Qs Js 9s", "Ah Kh Qh Jh 9h"
REGRET = (ANTE, DEAL, "draw: {name: one, first: dealer, discards: own pile}", "bet: {opens: dealer}")


def regretful(options: str = "") -> Hand:
    """The second of two draws, in which the first player may take back what went in the first: 9s and Js."""
    second = f"draw: {{name: two, first: dealer, up_to: 1, or_take_back: one{options}}}"
    rules = rulebook(variant(*REGRET, second, SHOWDOWN))
    hand = begun([20] * 2, stakes(), rules, dealt=deck(A, B, then="2c 3c"))
    return played(hand, "0 discard Js 9s; 1 discard; 0 check; 1 check")


def test_instead_of_drawing_all_or_nothing_comes_back_for_any_cards() -> None:
    hand = regretful()
    assert by(hand, "0 take_back 2c for 9s") == "two.instead"
    assert set(played(hand, "0 take_back As Ks for Js 9s").holding(0)) == set(cards("Qs 2c 3c Js 9s"))


def test_instead_of_drawing_some_come_back_where_the_draw_says_up_to() -> None:
    hand = regretful(", count: up to as discarded")
    refusal = refused(hand, "0 take_back 2c 3c As for 9s Js 9s")
    assert refusal.clause.endswith("two.instead")
    hand = played(hand, "0 take_back As for 9s")
    assert set(hand.holding(0)) == set(cards("Ks Qs 2c 3c 9s"))
    assert hand.view(0).piles[0] == cards("Js"), "it is dead when the draw is over"
    assert not consult(hand.rules, played(hand, "1 discard").record)[0]


def test_instead_of_drawing_only_replacements_are_given_up_where_the_draw_says_so() -> None:
    hand = regretful(", given: replacements only")
    assert by(hand, "0 take_back As 2c for Js 9s") == "two.instead"
    assert set(played(hand, "0 take_back 2c 3c for Js 9s").holding(0)) == set(cards("As Ks Qs Js 9s"))
    assert "Only cards received in one may be given up." not in regretful().rules.clause("two.instead").text
    assert "Only cards received in the one may be given up." in hand.rules.clause("two.instead").text


@pytest.mark.parametrize("option", ["count: up to as discarded", "given: replacements only"])
def test_how_to_take_back_is_no_question_where_nothing_can_be_taken_back(option: str) -> None:
    (fault,) = faults_of(variant(ANTE, DEAL, f"draw: {{{option}}}", SHOWDOWN))
    assert "or_take_back" in fault.message


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("", "may pick up all the cards thrown away"),
        (", count: up to as discarded", "pick up some or all of the cards"),
    ],
)
def test_the_sentence_says_whether_all_must_come_back(options: str, words: str) -> None:
    assert words in regretful(options).rules.clause("two.instead").text
