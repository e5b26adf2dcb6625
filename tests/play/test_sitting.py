"""A player among bots, hand after hand."""

from __future__ import annotations

from functools import cache

import pytest

from croupier.play import Hand
from croupier.play.sitting import Sitting, table_stakes, usual_seats
from croupier.rules import Library, Rulebook
from croupier.table import Action


@cache
def rules() -> Rulebook:
    return Library().variant("bounce-back").rules


def sitting(seed: int = 7, seats: int = 3, stack: int = 100) -> Sitting:
    return Sitting(rules=rules(), stakes=rules().stakes, seats=seats, stack=stack, seed=seed)


def quiet(hand: Hand) -> Action:
    """Whatever costs nothing, or else a call."""
    verbs = {offer.verb: offer for offer in hand.legal}
    return Action(0, next(verb for verb in ("check", "call", "discard", "keep", "show") if verb in verbs))


def played(at: Sitting) -> Hand:
    hand = at.deal()
    while not hand.over:
        hand = hand.act(quiet(hand)) if at.waits(hand) else at.go(hand)
    return hand


def test_the_same_seed_and_the_same_deeds_are_the_same_game() -> None:
    assert played(sitting()).history == played(sitting()).history
    assert played(sitting(8)).history != played(sitting()).history


def test_a_hand_that_is_played_again_up_to_some_action_goes_on_alike() -> None:
    """A browser begins anew with each question."""
    at = sitting()
    whole = played(at).history.actions
    for count in range(len(whole)):
        hand = at.dealt()
        for action in whole[:count]:
            hand = hand.act(action)
        if not at.waits(hand):
            assert at.go(hand).history.actions[-1] == whole[count]


def test_the_deal_passes_and_no_chip_is_lost_between_hands() -> None:
    at = sitting(seats=4)
    for _ in range(4):
        hand = played(at)
        before = at.button
        at.settle(hand)
        assert at.button == (before + 1) % 4
        assert sum(at.stacks) == 400


def test_whoever_is_out_of_chips_makes_room_for_somebody_with_another_name() -> None:
    at = sitting(stack=2)
    changed = [both for _ in range(3) if at.stacks[0] for both in at.settle(played(at))]
    assert changed
    assert len(set(at.names)) == 3
    assert all(chips == 2 for name, chips in zip(at.names, at.stacks, strict=True) if name == changed[-1][1])


@pytest.mark.parametrize(("asked", "max_bet"), [({}, 10), ({"bet": 4}, 20), ({"bet": 4, "max bet": 8}, 8)])
def test_a_spread_has_an_end_though_nobody_names_it(asked: dict[str, int], max_bet: int) -> None:
    stakes = table_stakes(rules(), "spread limit", asked)
    assert (stakes.betting, stakes.amounts["max bet"]) == ("spread limit", max_bet)


def test_four_sit_down_where_the_game_allows_it() -> None:
    assert usual_seats(rules()) == 4
