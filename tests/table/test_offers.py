"""An offer: what it admits, and how it is told."""

from __future__ import annotations

import pytest

from croupier.table import Action, Card, Offer

HELD, PILE = (Card("2c"), Card("3c"), Card("4c")), (Card("Js"), Card("9s"))
EXCHANGE = Offer("take_back", 1, 2, HELD, PILE)


@pytest.mark.parametrize(
    ("given", "taken", "fine"), [(2, 2, True), (1, 1, True), (2, 1, False), (1, 2, False), (2, 0, True), (1, 0, False)]
)
def test_as_many_cards_are_taken_as_given_and_none_named_means_all(given: int, taken: int, *, fine: bool) -> None:
    assert EXCHANGE.admits(Action(0, "take_back", cards=HELD[:given], takes=PILE[:taken])) is fine


def test_json_names_the_cards_that_come_back_only_where_there_are_some() -> None:
    told = {"verb": "take_back", "choose": [1, 2], "from": ["2c", "3c", "4c"], "takes": ["Js", "9s"]}
    assert EXCHANGE.plain() == told
    assert Offer("check").plain() == {"verb": "check"}
