"""What phases tell implementers is so."""

from __future__ import annotations

from croupier.play import start
from croupier.table import Action
from croupier.table.cards import DECK
from tests.shipped import LIBRARY

RULES = LIBRARY.variant("bounce-back").rules


def test_antes_and_cards_go_clockwise_from_the_dealers_left_and_begin_with_the_first_card() -> None:
    hand = start(RULES, stacks=(1, 9, 9), deck=DECK, button=1)
    posts = [event.seat for event in hand.events if event.what == "post"]
    deals = [(event.seat, *event.cards) for event in hand.events if event.what == "deal"]
    assert posts == [2, 0, 1]
    assert deals[:4] == [(2, DECK[0]), (0, DECK[1]), (1, DECK[2]), (2, DECK[3])], "seat 0 is all-in, and dealt to"


def test_the_amount_of_a_raise_is_what_the_player_has_put_into_the_round_without_the_ante() -> None:
    hand = start(RULES, stacks=(9, 9), deck=DECK, button=0).act(Action(0, "bet", 2)).act(Action(1, "raise", 4))
    assert hand.stacks == (9 - 1 - 2, 9 - 1 - 4)


def test_the_last_chips_are_called_by_a_call() -> None:
    hand = start(RULES, stacks=(9, 2), deck=DECK, button=0).act(Action(0, "bet", 2)).act(Action(1, "call"))
    returned = [(event.seat, event.chips) for event in hand.events if event.what == "return"]
    assert (hand.stacks[1], returned) == (0, [(0, 1)])
    assert hand.step == "the-draw", "and what nobody matched has come back before"


def test_a_round_in_which_nobody_is_asked_has_no_action() -> None:
    hand = start(RULES, stacks=(1, 1), deck=DECK, button=0)
    assert hand.step == "the-draw"


def test_all_replacements_of_one_player_come_before_those_of_the_next() -> None:
    hand = start(RULES, stacks=(9, 9), deck=DECK, button=0).act(Action(0, "check")).act(Action(1, "check"))
    for seat in (0, 1):
        hand = hand.act(Action(seat, "discard", cards=hand.view(seat).hands[seat][:2]))
    drawn = [(event.seat, event.cards) for event in hand.events if event.what == "draw"]
    assert drawn == [(0, DECK[10:12]), (1, DECK[12:14])]


def test_orders_in_which_cards_are_named_mean_nothing() -> None:
    hand = start(RULES, stacks=(9, 9), deck=DECK, button=0).act(Action(0, "check")).act(Action(1, "check"))
    thrown = hand.view(0).hands[0][:2]
    one, other = (hand.act(Action(0, "discard", cards=cards)) for cards in (thrown, thrown[::-1]))
    assert one.events == other.events
