"""What others got wrong about betting in public, played again without blinds: a bet takes the blind's place.

The ids are those of the project's collection of public cases; the amounts are theirs.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from croupier.table.stakes import Betting
from tests.play.hands import ONE_ROUND, TWO_ROUNDS, begun, by, deck, played, price, span, stakes, told


@dataclass(frozen=True, kw_only=True)
class Public:
    id: str
    stacks: tuple[int, ...]
    betting: Betting = "no limit"
    unit: int
    ante: int = 0
    deeds: str
    """Seat 0 begins."""
    actor: int
    price: int
    sizes: tuple[int, int] | None


CASES = (
    Public(
        id="PB-074 an all-in full raiser, a short all-in, no reopening",
        stacks=(16, 200, 19, 200),
        unit=2,
        deeds="0 bet 16; 1 call; 2 raise 19; 3 call",
        actor=1,
        price=3,
        sizes=None,
    ),
    Public(
        id="PB-075 the full raiser has chips left and may only call or fold",
        stacks=(200, 200, 19, 200),
        unit=2,
        deeds="0 bet 16; 1 call; 2 raise 19; 3 call",
        actor=0,
        price=3,
        sizes=None,
    ),
    Public(
        id="PB-079 ten, call, fourteen all-in: action only",
        stacks=(198, 198, 14),
        unit=2,
        deeds="0 bet 10; 1 call; 2 raise 14",
        actor=0,
        price=4,
        sizes=None,
    ),
    Public(
        id="PB-081 the least raise does not shrink with the opponent's stack",
        stacks=(200, 1000),
        unit=20,
        deeds="0 bet 20; 1 raise 100; 0 raise 180",
        actor=1,
        price=80,
        sizes=(260, 1000),
    ),
    Public(
        id="PB-083 a raise from 200 to 2179 asks for 4158 next",
        stacks=(20000, 20000),
        unit=100,
        deeds="0 bet 200; 1 raise 2179",
        actor=0,
        price=1979,
        sizes=(4158, 20000),
    ),
    Public(
        id="PB-087 an all-in below the least raise is offered",
        stacks=(500, 500),
        unit=1,
        deeds="0 bet 270",
        actor=1,
        price=270,
        sizes=(500, 500),
    ),
    Public(
        id="PB-088 twenty-nine chips against a bet of twenty-two",
        stacks=(198, 29),
        unit=2,
        deeds="0 bet 22",
        actor=1,
        price=22,
        sizes=(29, 29),
    ),
    Public(
        id="PB-092 too few chips for a whole raise leave the all-in",
        stacks=(1200, 1200),
        unit=100,
        deeds="0 bet 300; 1 raise 900",
        actor=0,
        price=600,
        sizes=(1200, 1200),
    ),
    Public(
        id="PB-094 at a limit table half a bet all-in counts as a bet",
        stacks=(15, 190, 190),
        betting="fixed limit",
        unit=20,
        deeds="0 bet 15",
        actor=1,
        price=15,
        sizes=(35, 35),
    ),
    Public(
        id="PB-095 at a limit table a raise completes a fragment",
        stacks=(20, 20, 6, 20, 20),
        betting="fixed limit",
        unit=5,
        deeds="0 bet 5; 1 call; 2 raise 6",
        actor=3,
        price=6,
        sizes=(10, 10),
    ),
    Public(
        id="PB-098 pot limit, five dead and a bet of ten: to 35",
        stacks=(991, 991, 991, 991, 991),
        betting="pot limit",
        unit=10,
        ante=1,
        deeds="0 bet 10",
        actor=1,
        price=10,
        sizes=(20, 35),
    ),
    Public(
        id="PB-099 pot limit, fifteen dead and a bet of seven: to 36",
        stacks=(200, 200, 200),
        betting="pot limit",
        unit=5,
        ante=5,
        deeds="0 check; 1 bet 7",
        actor=2,
        price=7,
        sizes=(14, 36),
    ),
    Public(
        id="PB-100 raises are told as totals",
        stacks=(1040, 1040),
        unit=40,
        ante=40,
        deeds="0 check; 1 bet 40; 0 raise 80; 1 raise 120; 0 raise 160",
        actor=1,
        price=40,
        sizes=(200, 1000),
    ),
    Public(
        id="PB-105 an all-in raise over a call is owed an answer",
        stacks=(198, 198, 88),
        unit=2,
        deeds="0 bet 10; 1 call; 2 raise 88",
        actor=0,
        price=78,
        sizes=(166, 198),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_next_player_and_the_sizes(case: Public) -> None:
    hand = begun(case.stacks, stakes(case.betting, case.ante, case.unit), ONE_ROUND, button=len(case.stacks) - 1)
    hand = played(hand, case.deeds)
    assert (hand.actor, price(hand), span(hand)) == (case.actor, case.price, case.sizes)


def test_pb_086_ten_bet_fifteen_is_no_raise() -> None:
    hand = played(begun([498, 498], stakes("no limit"), ONE_ROUND), "1 bet 10")
    assert by(hand, "0 raise 15") == "policy.min-raise"
    assert price(played(hand, "0 raise 20")) == 10


def test_pb_090_too_few_chips_for_a_call_are_an_all_in_call() -> None:
    hand = played(begun([300, 60], stakes("no limit"), ONE_ROUND, button=1), "0 bet 100; 1 call")
    assert told(hand, "call", "return") == [("call", 1, 60), ("return", 0, 40)]
    assert sum(chips for _, _, chips in told(hand, "win")) + hand.pot == 120


def test_pb_091_an_all_in_that_does_not_reach_the_bet_is_a_call_and_ends_the_round() -> None:
    hand = played(begun([100, 100, 30], stakes("no limit"), TWO_ROUNDS, button=2), "0 bet 40; 1 call; 2 call")
    assert (hand.step, hand.pot, hand.actor) == ("two", 110, 0)


def test_pb_106_a_player_all_in_is_out_of_the_rotation() -> None:
    hand = played(begun([50, 200, 200], stakes("no limit"), TWO_ROUNDS, button=2), "0 bet 50; 1 call; 2 call")
    assert (hand.step, hand.actor) == ("two", 1)


def test_pb_111_check_bet_and_call_end_the_round() -> None:
    hand = played(begun([100, 100], stakes("no limit"), TWO_ROUNDS, button=1), "0 check; 1 bet 10; 0 call")
    assert (hand.step, hand.actor, hand.pot) == ("two", 0, 20)


def test_pb_117_after_an_all_in_and_a_call_nobody_bets_any_more() -> None:
    hand = played(begun([200, 400], stakes("no limit"), TWO_ROUNDS, button=1), "0 bet 200; 1 call")
    assert hand.step == "the-showdown"


def test_pb_118_the_last_hand_cannot_fold_and_wins() -> None:
    hand = played(begun([100, 100, 100], stakes("no limit", 5), ONE_ROUND, button=2), "0 bet 20; 1 fold; 2 fold")
    assert hand.over
    assert hand.stacks == (110, 95, 95)


def test_pb_119_the_uncalled_part_of_an_all_in_comes_back() -> None:
    hand = begun([12036, 9980, 8982, 8982], stakes("no limit"), ONE_ROUND, button=1)
    hand = played(hand, "2 bet 8982; 3 call; 0 raise 12036; 1 fold")
    assert told(hand, "return") == [("return", 0, 3054)]


def test_pb_122_a_bettor_to_whom_all_others_fold_keeps_the_stack_and_wins_the_pot() -> None:
    hand = played(begun([200, 200], stakes("no limit", 1), ONE_ROUND, button=1), "0 bet 199; 1 fold")
    assert hand.stacks == (201, 199)


def test_pb_139_sixty_of_seventy_chips_are_not_all() -> None:
    hand = played(begun([130, 70], stakes("no limit"), TWO_ROUNDS, button=1), "0 bet 60; 1 call")
    assert (hand.stacks, hand.pot, hand.step) == ((70, 10), 120, "two")


@pytest.mark.parametrize(("deeds", "gains"), [("0 check; 1 check", 1), ("0 bet 1; 1 fold", 1), ("0 bet 1; 1 call", 2)])
def test_pb_193_a_called_bet_is_worth_two_and_a_fold_one(deeds: str, gains: int) -> None:
    """As in Kuhn's poker: ante one, bet one, the better hand with the player who speaks first."""
    dealt = deck("As Ah Ad 2c 3c", "Ks Qh 9d 7c 4c", button=1)
    hand = played(begun([10, 10], stakes("fixed limit", 1, 1), ONE_ROUND, dealt=dealt, button=1), deeds)
    while hand.actor is not None:
        hand = played(hand, f"{hand.actor} show")
    assert hand.stacks == (10 + gains, 10 - gains)
