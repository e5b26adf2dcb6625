"""The patient player draws as its strategy says, and how often what wins is counted as told."""

from __future__ import annotations

from math import isclose

import pytest

from croupier.evaluators import evaluator
from croupier.play import start
from croupier.play.odds import NoStrategyError, Odds, odds
from croupier.play.patient import patient
from croupier.table import DECK, Action, Card
from tests.properties.decks import dice
from tests.rules.writing import rulebook, variant
from tests.shipped import LIBRARY

FIVE, BOUNCE = (LIBRARY.variant(slug).rules for slug in ("five-card-draw", "bounce-back"))
HIGH = evaluator("high")


def drawing(cards: str, limit: str = "all") -> Action:
    """What it throws of a hand that is dealt to the player on the dealer's left, who is dealt the first card."""
    own = [Card(card) for card in cards.split()]
    rest = iter([card for card in DECK if card not in own])
    deck = [card for mine in own for card in (mine, next(rest))]
    rules = rulebook(variant("ante", "deal: {down: 5}", f"draw: {{up_to: {limit}, first: left of dealer}}", "showdown"))
    hand = start(rules, stacks=(9, 9), deck=(*deck, *rest), button=0, stakes=rules.stakes)
    assert (hand.step, hand.actor, set(hand.holding(1))) == ("the-draw", 1, set(own))
    return patient(hand, HIGH, dice(1))


@pytest.mark.parametrize(
    ("cards", "thrown"),
    [
        ("6s 7d 8c 9h Ts", ""),
        ("2s 7s 9s Js Ks", ""),
        ("2s 2d 2c Kh Ks", ""),
        ("2s 2d 9c Kh As", "9c Kh As"),
        ("2s 2d 9c 9h As", "As"),
        ("2s 2d 2c 2h As", "As"),
        ("2s 7s 9s Js Ad", "Ad"),
        ("2s 7s 9d Jh Ad", "2s 7s 9d"),
    ],
)
def test_it_keeps_what_its_strategy_says(cards: str, thrown: str) -> None:
    assert drawing(cards) == Action(1, "discard", cards=tuple(map(Card, thrown.split())))


def test_where_fewer_may_go_the_lowest_go() -> None:
    assert drawing("2s 7s 9d Jh Ad", "2").cards == ("2s", "7s")


def test_cards_are_taken_back_where_that_makes_the_hand_better_and_not_else() -> None:
    seen = set()
    for seed in range(60):
        random = dice(seed)
        deck = tuple(random.sample(DECK, 52))
        hand = start(BOUNCE, stacks=(50, 50), deck=deck, button=0, stakes=BOUNCE.stakes)
        while hand.actor is not None:
            before = HIGH.rank(hand.holding(hand.actor)) if hand.step == "the-bounce" else 0
            action = patient(hand, HIGH, random)
            seat, hand = hand.actor, hand.act(action)
            if before:
                after = HIGH.rank(hand.holding(seat))
                assert (after > before) == (action.verb == "take_back")
                seen.add(action.verb)
    assert seen == {"take_back", "keep"}


def test_every_hand_has_one_winner_of_some_kind_and_the_same_seed_the_same() -> None:
    one, again = (odds(FIVE, players=3, hands=200, seed=4) for _ in range(2))
    assert one == again
    assert sum(one.wins.values()) == 200
    assert isclose(one.at_least("high card"), 1)


def test_without_a_draw_pairs_come_as_often_as_combinatorics_have_it() -> None:
    """One of one player's five cards: 1,098,240 of 2,598,960 hands are a pair; the winner of two is better."""
    rules = rulebook(variant("ante", "deal: {down: 5}", "showdown"))
    counted = odds(rules, players=2, hands=2000, seed=1)
    pair, nothing = 1098240 / 2598960, 1302540 / 2598960
    assert abs(counted.part("high card") - nothing**2) < 4 * counted.error(nothing**2)
    assert counted.part("pair") > pair


def test_the_error_is_that_of_a_share() -> None:
    counted = Odds(players=2, hands=100, seed=1, wins={"pair": 50, "high card": 50})
    assert isclose(counted.error(counted.part("pair")), 0.05)


def test_a_game_for_which_there_is_no_strategy_says_so() -> None:
    two = rulebook(variant(pot="[{name: one, best: high}, {name: other, best: high}]"))
    with pytest.raises(NoStrategyError, match="not won by the best high hand alone"):
        odds(two, players=2, hands=1, seed=1)
