"""Hands begun alike are the same from now on exactly where their states are equal."""

from __future__ import annotations

from croupier.play import start
from croupier.table import Action
from tests.shipped import LIBRARY

RULES = LIBRARY.variants["five-card-draw"].rules
DRAWING = start(RULES, stacks=(9, 9), deck=RULES.deck).act(Action(1, "check")).act(Action(0, "check"))


def test_the_order_in_which_cards_are_named_leads_to_one_state() -> None:
    one, two = DRAWING.holding(1)[:2]
    there, back = (DRAWING.act(Action(1, "discard", cards=cards)) for cards in ((one, two), (two, one)))
    assert there.state == back.state
    assert hash(there.state) == hash(back.state)


def test_other_cards_and_other_turns_are_other_states() -> None:
    one, two = DRAWING.holding(1)[:2]
    states = {DRAWING.act(Action(1, "discard", cards=cards)).state for cards in ((one,), (two,), ())}
    assert len({*states, DRAWING.state}) == 4


def test_what_was_bet_decides_how_a_round_goes_on() -> None:
    hand = start(RULES, stacks=(9, 9), deck=RULES.deck)
    assert hand.act(Action(1, "bet", 2)).state != hand.act(Action(1, "check")).state


def test_the_news_are_what_the_latest_action_brought() -> None:
    assert [event.what for event in DRAWING.news] == ["check", "step"]
    assert DRAWING.events[-2:] == DRAWING.news
    assert sorted(DRAWING.cards) == sorted(RULES.deck)
