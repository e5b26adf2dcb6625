"""The simple players: they keep the rules, they see only what their seat sees, and they are no fools."""

# ruff: noqa: S311 - dice, and no secrets

from __future__ import annotations

from functools import cache
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING

import pytest

from croupier.play import bots, start
from croupier.play.bots import steady
from croupier.table import BETTING, DECK, Action, Card, Stakes
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from croupier.play import Hand
    from croupier.rules import Rulebook

STACKS = (1, 2, 3, 8, 20, 100, 1000)


@cache
def rules() -> Rulebook:
    return LIBRARY.variant("bounce-back").rules


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def deal(random: Random, betting: str) -> Hand:
    """Any number of seats, any stacks, sometimes hardly enough cards."""
    seats = random.randint(*rules().players)
    deck = random.sample(DECK, random.choice((52, 52, 5 * seats + random.randint(0, 9))))
    amounts = MappingProxyType({"ante": random.choice((0, 1, 5)), "bet": random.choice((1, 2, 5)), "max bet": 11})
    stakes = Stakes(betting=betting, amounts=amounts)  # type: ignore[arg-type]  # one of the four words
    stacks = [random.choice(STACKS) for _ in range(seats)]
    return start(rules(), stacks=stacks, deck=deck, stakes=stakes, button=random.randrange(seats))


def decide(hand: Hand, random: Random) -> Action:
    """The bot's action, or the dealer's shuffle."""
    assert hand.actor is not None
    if hand.legal[0].verb == "shuffle":
        among = hand.legal[0].among
        return Action(hand.actor, "shuffle", cards=tuple(random.sample(among, len(among))))
    view = hand.view(hand.actor)
    return steady(rules(), nerve=random.choice((-0.1, 0.0, 0.1)))(view, view.legal, random)


def holding(hand: str, then: str = "") -> Hand:
    """Seat 0 deals, holds these cards and may draw; two others have checked."""
    mine, others = cards(hand), [card for card in DECK if card not in cards(f"{hand} {then}")]
    Random(1).shuffle(others)
    told = [card for place in range(5) for card in (others.pop(), others.pop(), mine[place])]
    dealt = start(rules(), stacks=(100,) * 3, deck=(*told, *cards(then), *others))
    for seat in range(3):
        dealt = dealt.act(Action(seat, "check"))
    return dealt


def thrown(hand: str) -> set[Card]:
    """What a bot throws away in the draw."""
    view = holding(hand).view(0)
    return set(steady(rules())(view, view.legal, Random(0)).cards)


@pytest.mark.parametrize("betting", BETTING)
@pytest.mark.parametrize("part", range(5))
def test_a_bot_never_breaks_a_rule(monkeypatch: pytest.MonkeyPatch, betting: str, part: int) -> None:
    monkeypatch.setattr(bots, "TRIALS", 2)  # hasty, but no less obedient
    for number in range(100):
        random = Random(f"{betting} {part} {number}")
        hand = deal(random, betting)
        before = sum(hand.stacks) + hand.pot
        while hand.actor is not None:
            action = decide(hand, random)
            assert hand.refusal(action) is None, (hand.history, action)
            hand = hand.act(action)
        assert sum(hand.stacks) == before


def test_the_same_dice_are_the_same_decisions() -> None:
    def played() -> list[Action]:
        random, hand = Random(3), deal(Random(3), "pot limit")
        while hand.actor is not None:
            hand = hand.act(decide(hand, random))
        return list(hand.history.actions)

    assert played() == played()


def test_a_bot_does_not_know_what_others_hold_or_what_comes_next() -> None:
    first = holding("9s 9d 6c Th Kd")
    began = first.history
    unseen = [card for card in began.deck if card not in cards("9s 9d 6c Th Kd")]
    Random(2).shuffle(unseen)
    mine = iter(cards("9s 9d 6c Th Kd"))
    fresh = iter(unseen)
    deck = [next(mine) if card in cards("9s 9d 6c Th Kd") else next(fresh) for card in began.deck]
    other = start(rules(), stacks=began.stacks, deck=deck)
    for seat in range(3):
        other = other.act(Action(seat, "check"))
    assert other.view(1).hands[1] != first.view(1).hands[1]
    decisions = [steady(rules())(hand.view(0), hand.view(0).legal, Random(5)) for hand in (first, other)]
    assert decisions[0] == decisions[1]


@pytest.mark.parametrize(
    ("hand", "away"),
    [
        ("2s 3s 4s 5s 6s", ""),
        ("9s 9d 9c Kd Kh", ""),
        ("9s 9d 6c 6h Kd", "Kd"),
        ("9s 9d 2c 6h Kd", "2c 6h"),
        ("2h 7h Th Kh 3s", "3s"),
    ],
    ids=["straight flush", "full house", "two pair", "pair", "four flush"],
)
def test_what_is_good_is_kept_and_the_rest_thrown_away(hand: str, away: str) -> None:
    assert thrown(hand) == set(cards(away))


def test_three_of_a_kind_stay_together() -> None:
    assert thrown("9s 9d 9c 2h 4d") <= set(cards("2h 4d"))


def test_discards_come_back_when_they_are_better_than_what_came() -> None:
    hand = holding("9s 9d 6c 6h Kd", then="2c").act(Action(0, "discard", cards=cards("Kd")))
    hand = hand.act(Action(1, "discard")).act(Action(2, "discard"))
    for seat in range(3):
        hand = hand.act(Action(seat, "check"))
    view = hand.view(0)
    assert steady(rules())(view, view.legal, Random(0)) == Action(0, "take_back", cards=cards("2c"), takes=cards("Kd"))


def facing(mine: str, bet: int) -> list[str]:
    """What a bot does a hundred times against a bet of so many chips into a pot of two."""
    others = [card for card in DECK if card not in cards(mine)]
    told = [card for place in range(5) for card in (cards(mine)[place], others[place])]
    stakes = Stakes(betting="no limit", amounts=MappingProxyType({"ante": 1, "bet": 2}))
    hand = start(rules(), stacks=(100, 100), deck=(*told, *others[5:]), stakes=stakes).act(Action(0, "bet", bet))
    view = hand.view(1)
    return [steady(rules())(view, view.legal, Random(dice)).verb for dice in range(100)]


def test_a_very_good_hand_is_never_folded_and_mostly_raised() -> None:
    verbs = facing("9s 9d 9c Kd Kh", 10)
    assert "fold" not in verbs
    assert verbs.count("raise") > 80


def test_a_hand_that_beats_nothing_is_mostly_folded_to_a_big_bet() -> None:
    assert facing("2s 3d 4c 5h 7d", 50).count("fold") > 90


def test_nobody_folds_for_nothing() -> None:
    for dice in range(100):
        view = start(rules(), stacks=(100, 100), deck=DECK).view(0)
        assert steady(rules())(view, view.legal, Random(dice)).verb in {"check", "bet"}
