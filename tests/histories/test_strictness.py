"""A file is taken as it is: what is wrong in it is told with its place, and nothing is repaired."""

from __future__ import annotations

import pytest

from croupier.histories.forced import CannotBeSaidError
from croupier.histories.phh import read_hands
from croupier.spec import SpecError
from tests.histories.real import HAND, played

FAULTS = [
    ("antes = [", "antes [", "hand.phh:2:7: this is no TOML"),
    ('"NT"', '"NX"', "hand.phh:1:1: 'NX' is no variant of PHH"),
    ('variant = "NT"\n', "", "missing key `variant`"),
    ("min_bet = 2\n", "\n", "hand.phh:1:1: missing key `min_bet`: NT needs it"),
    ("min_bet", "min_bett", "hand.phh:4:1: `min_bett` is no key of PHH (did you mean `min_bet`?)"),
    ("min_bet = 2", "min_bet = 2\nsmall_bet = 2", "hand.phh:5:1: `small_bet` says nothing in NT"),
    ("min_bet = 2", 'min_bet = "2"', "hand.phh:4:1: `min_bet` is a number that is more than 0"),
    ("[100, 100, 100]", "[100, -1, 100]", "hand.phh:5:25: an amount in `starting_stacks` is a number, 0 or more"),
    ("[100, 100, 100]", "[100, 0, 100]", "hand.phh:5:25: everybody begins with some chips"),
    ("[100, 100, 100]", "[100, nan, 100]", "hand.phh:5:25: an amount in `starting_stacks` is a number, 0 or more"),
    ("antes = [0, 0, 0]", "antes = [0, 0]", "`antes` tells of 2 players, `starting_stacks` of 3"),
    ('"p3 f"', '"p4 f"', "hand.phh:10:3: action 4, 'p4 f', is none of PHH: 'p4' is neither the dealer"),
    ('"p3 f"', '"p3 folds"', "a player's action is one of f, cc, pb, cbr, sd, sm"),
    ('"p3 f"', '"p3 f 2"', "after `f` comes nothing"),
    ('"p1 cbr 6"', '"p1 cbr six"', "'six' is no amount"),
    ('"d dh p1 AcAd"', '"d dh p1 Ac1d"', "'1d' is no card"),
    ('"d dh p1 AcAd"', '"d dh p1 AcAc"', "a card is named twice"),
    ("min_bet = 2", "min_bet = 2\nrake = 1", "we play without a rake"),
]


@pytest.mark.parametrize(("was", "is_", "told"), FAULTS, ids=[fault[1] or "no variant" for fault in FAULTS])
def test_a_fault_is_told_with_its_place(was: str, is_: str, told: str) -> None:
    with pytest.raises(SpecError) as caught:
        played(HAND.replace(was, is_))
    assert told in str(caught.value)


DIFFERENCES = [
    ('"p3 f"', '"p2 f"', 4, "it is p3's turn: p3 may call 2, raise to 4 up to 100 or fold", "pre-flop-round.opens"),
    ('"p1 cbr 6"', '"p1 cbr 3"', 5, "p1 may call 1, raise to 4 up to 100 or fold", "policy.min-raise"),
    ('"d db Jh"', '"d db JhTh"', 10, "1 card is dealt to the board here", "the-turn.cards"),
    ('"d db Jh"', '"d db Ac"', 10, "Ac lies elsewhere already", "deck.cards"),
    ('"p1 sm AcAd"', '"p1 sm AcAh"', 16, "the player holds Ac Ad", "the-showdown.settles"),
    ('"p2 sm"', '"p3 sm"', 17, "the player is not in a showdown", "the-showdown.settles"),
    ("[106, 94, 100]", "[94, 106, 100]", None, "p1 has 106, p2 has 94", "pot.high.best"),
    ("[106, 94, 100]", "[105, 94, 100]", None, "p1 has 106", "the-showdown.all-chips"),
]


@pytest.mark.parametrize(("was", "is_", "action", "ours", "clause"), DIFFERENCES, ids=[each[1] for each in DIFFERENCES])
def test_the_first_difference_names_the_action_and_the_clause(
    was: str, is_: str, action: int | None, ours: str, clause: str
) -> None:
    difference = played(HAND.replace(was, is_)).difference
    assert difference
    assert (difference.action, difference.rules) == (action, ours)
    assert difference.clause == f"texas-holdem/{clause}"
    assert difference.sentence


@pytest.mark.parametrize(
    ("was", "is_", "told"),
    [
        ("antes = [0, 0, 0]", "antes = [1, 0, 0]", "an ante from some of the players"),
        ("antes = [0, 0, 0]", "antes = [1, 2, 0]", "antes of different sizes"),
        ("[1, 2, 0]", "[0, 2, 0]", "blinds other than"),
        ("min_bet = 2", "min_bet = 4", "a least bet that is not the big blind"),
    ],
)
def test_what_we_have_no_words_for_is_told_to_be_so(was: str, is_: str, told: str) -> None:
    with pytest.raises(CannotBeSaidError, match=told):
        played(HAND.replace(was, is_))


def test_a_hand_beside_others_may_be_faulty_and_they_are_read() -> None:
    bad = HAND.replace("min_bet = 2\n", "")
    first, second = read_hands(f"[1]\n{bad}\n[2]\n{HAND}", "hands.phhs")
    assert isinstance(first, SpecError)
    assert str(first) == "hands.phhs:1:1: missing key `min_bet`: NT needs it"
    assert not isinstance(second, SpecError)
