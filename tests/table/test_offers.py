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


@pytest.mark.parametrize(
    ("offer", "told"),
    [
        (Offer("check"), "check"),
        (Offer("raise", 40, 180), "raise, 40 to 180"),
        (Offer("bet", 2, 2), "bet, 2"),
        (Offer("call", price=3), "call 3"),
        (Offer("discard", 0, 2, HELD), "discard 0 to 2 of 2c 3c 4c"),
        (Offer("take_back", 2, 2, HELD, PILE), "take back 2 of 2c 3c 4c"),
    ],
)
def test_an_offer_says_how_much_and_a_range_only_where_there_is_a_choice(offer: Offer, told: str) -> None:
    assert str(offer) == told


@pytest.mark.parametrize(
    "strange",
    [
        Action(0, "take_back", 1, HELD[:1], PILE[:1]),
        Action(0, "take_back", 0, list(HELD[:1]), PILE[:1]),  # type: ignore[arg-type]  # that is what is refused
        Action(0, "take_back", 0, HELD[:1], list(PILE[:1])),  # type: ignore[arg-type]  # that is what is refused
        Action(0, "take_back", 0, (HELD[0], HELD[0]), PILE),
        Action(0, "take_back", 0, (Card("Ah"),), PILE[:1]),
        Action(0, "keep", 0, HELD[:1], PILE[:1]),
    ],
    ids=str,
)
def test_chips_lists_doublets_and_strange_cards_are_not_offered(strange: Action) -> None:
    assert not EXCHANGE.admits(strange)


def test_a_number_out_of_the_range_is_not_offered_and_cards_are_never_where_chips_are_asked_for() -> None:
    bet = Offer("bet", 2, 4)
    assert [chips for chips in range(7) if bet.admits(Action(0, "bet", chips))] == [2, 3, 4]
    assert not bet.admits(Action(0, "bet", 2, HELD[:1]))
    assert not bet.admits(Action(0, "bet", 2, (), PILE[:1]))
    assert not bet.admits(Action(0, "bet", 2.0))  # type: ignore[arg-type]  # that is what is refused
