"""Every all-in of a few chips is paid out as the algebra says; with four players all are tried by `all_ins.py`."""

from __future__ import annotations

from itertools import product

import pytest

from tests.table.all_ins import MOST, faults, hands

FOUR = ((1, 2, 3, 4), (5, 3, 2, 1), (2, 5, 2, 5))


@pytest.mark.parametrize("ante", [0, 1])
@pytest.mark.parametrize(
    "stacks", [*product(range(1, MOST + 1), repeat=2), *product((1, 3, 5), repeat=3), *FOUR], ids=str
)
def test_every_all_in_is_paid_out_chip_by_chip(stacks: tuple[int, ...], ante: int) -> None:
    found = list(faults(stacks, ante))
    assert found
    assert not list(filter(None, found))


def test_raises_over_raises_and_an_uncalled_rest_are_among_them() -> None:
    ends = list(hands((1, 2, 3, 5), 0))
    assert any(sum(event.what == "raise" for event in hand.events) > 1 for hand in ends)
    assert any(event.what == "return" for hand in ends for event in hand.events)
