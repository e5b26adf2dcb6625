"""Main pot, side pots, what comes back and how chips are split."""

from __future__ import annotations

from itertools import chain, combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.table import Pot, pots
from croupier.table.pots import split, unmatched
from tests.table.algebra import layers

MOST = 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pots_are_those_that_counting_chip_by_chip_gives(seats: int) -> None:
    """All bets of up to five chips, and everybody who can have folded."""
    groups = tuple(chain.from_iterable(combinations(range(seats), many) for many in range(1, seats + 1)))
    for paid in product(range(MOST + 1), repeat=seats):
        for live in groups:
            if any(paid[seat] for seat in live):
                made = pots(paid, live)
                assert {pot.seats: pot.chips for pot in made} == layers(paid, live), (paid, live)
                assert [len(pot.seats) for pot in made] == sorted({len(pot.seats) for pot in made}, reverse=True)


def test_three_all_ins_make_three_pots() -> None:
    assert pots((10, 25, 40, 40), (0, 1, 2, 3)) == (
        Pot(40, (0, 1, 2, 3)),
        Pot(45, (1, 2, 3)),
        Pot(30, (2, 3)),
    )


def test_chips_of_players_who_folded_are_played_for_by_those_who_matched_them() -> None:
    assert pots((10, 7, 40, 40), (0, 2)) == (Pot(37, (0, 2)), Pot(60, (2,)))


def test_what_a_folded_player_put_in_above_everybody_else_joins_the_last_pot() -> None:
    assert pots((5, 9, 5), (0, 2)) == (Pot(19, (0, 2)),)


@given(st.lists(st.tuples(st.integers(0, 60), st.booleans()), min_size=2, max_size=9))
def test_no_chip_is_made_or_lost_at_a_full_table(seats: list[tuple[int, bool]]) -> None:
    paid = [chips for chips, _ in seats]
    live = [seat for seat, (chips, stays) in enumerate(seats) if stays and chips]
    if live:
        assert sum(pot.chips for pot in pots(paid, live)) == sum(paid)
        assert {pot.seats: pot.chips for pot in pots(paid, live)} == layers(paid, live)


@pytest.mark.parametrize(
    ("bets", "back"),
    [((0, 0), (0, 0)), ((4, 4, 2), (0, 0)), ((4, 9, 2), (1, 5)), ((3, 0, 0), (0, 3)), ((7,), (0, 7))],
)
def test_only_what_nobody_matched_comes_back(bets: tuple[int, ...], back: tuple[int, int]) -> None:
    seat, chips = unmatched(bets)
    assert (seat if chips else 0, chips) == back


def test_odd_chips_go_one_each_to_the_winners_in_order() -> None:
    assert split(17, (4, 0, 2)) == {4: 6, 0: 6, 2: 5}
    assert split(3, (1,)) == {1: 3}


def test_pb_131_and_130_a_layer_with_one_player_left_is_his() -> None:
    """PB-131: all-in for 50, then 60 more and a call, and the bettor folds. PB-130 with four players."""
    assert pots((50, 110, 110), (0, 2)) == (Pot(150, (0, 2)), Pot(120, (2,)))
    assert pots((50, 80, 180, 180), (0, 1, 3)) == (Pot(200, (0, 1, 3)), Pot(90, (1, 3)), Pot(200, (3,)))
