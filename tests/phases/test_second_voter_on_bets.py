"""Every offer of random betting rounds against an independent calculator."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier.proof.playouts import action_of
from croupier.table import BETTING
from croupier.table.stakes import Betting
from tests.phases.calculator import Round
from tests.play.hands import ONE_ROUND, begun, offered, price, span, stakes
from tests.properties.decks import dice
from tests.rules.writing import DEAL, SHOWDOWN, rulebook, variant

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from croupier.play import Hand
    from croupier.table import Action

BLINDS = rulebook(variant("blinds", DEAL, "bet: {opens: left of big blind}", SHOWDOWN))
STRADDLED = rulebook(
    variant("blinds", DEAL, "bet: {opens: left of big blind}", SHOWDOWN, straddle='"one live, twice the big blind"')
)
CHIPS = (1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 20, 33, 60, 100)


def played(hand: Hand, watched: Round, random: Random) -> Iterator[Action]:
    """A round played at random, each price and size compared; gives every action before the calculator has it."""
    while hand.actor is not None and hand.step == "the-betting":
        seat = hand.actor
        assert price(hand) == watched.price(seat), hand.history
        assert span(hand) == watched.sizes(seat), hand.history
        offers = [offer for offer in hand.legal if offer.verb != "fold" or random.random() < 0.2]
        done = action_of(seat, random.choice(offers), random)
        yield done
        watched.do(seat, done.verb, done.chips)
        hand = hand.act(done)


@pytest.mark.parametrize("betting", BETTING)
def test_price_and_sizes_are_those_that_the_rule_books_give(betting: Betting) -> None:
    compared, short = 0, 0
    for seed in range(400):
        random = dice(seed)
        unit, ante, seats = random.choice((1, 2, 3, 4, 5)), random.choice((0, 0, 1, 2)), random.randint(2, 6)
        stacks = [random.choice(CHIPS) + ante for _ in range(seats)]
        played_for = stakes(betting, ante, unit, max_bet=unit * random.randint(1, 4))
        hand = begun(stacks, played_for, ONE_ROUND, button=random.randrange(seats))
        watched = Round(
            betting=betting,
            unit=unit,
            stacks=[chips - ante for chips in stacks],
            dead=ante * seats,
            most=played_for.amount("max bet"),
        )
        for done in played(hand, watched, random):
            compared += 1
            short += done.verb in {"bet", "raise"} and done.chips - watched.highest < unit
    assert compared > 2000
    assert short > 50, "short all-ins are the hard part"


@pytest.mark.parametrize("betting", BETTING)
def test_with_blinds_they_are_counted_from_the_big_blind_even_where_it_was_posted_short(betting: Betting) -> None:
    compared, short, straddles = 0, 0, 0
    for seed in range(400):
        random = dice(seed)
        big, seats = random.choice((2, 3, 4)), random.randint(2, 6)
        small, straddled = random.randint(1, big), random.random() < 0.3
        stacks, button = [random.choice(CHIPS) for _ in range(seats)], random.randrange(seats)
        rules = STRADDLED if straddled else BLINDS
        hand = begun(
            stacks,
            stakes(betting, small_blind=small, big_blind=big, bet=big, max_bet=big * random.randint(2, 4)),
            rules,
            button=button,
        )
        at_small = button if seats == 2 else (button + 1) % seats
        posts, due = {at_small: small, (at_small + 1) % seats: big}, big
        third = (at_small + 2) % seats
        if straddled and seats > 2 and stacks[third] >= 2 * big:
            posts, due, straddles = {**posts, third: 2 * big}, 2 * big, straddles + 1
        watched = Round(
            betting=betting,
            unit=big,
            stacks=[*stacks],
            blinds={seat: min(chips, stacks[seat]) for seat, chips in posts.items()},
            due=due,
            most=hand.history.stakes.amount("max bet"),
        )
        short += stacks[(at_small + 1) % seats] < big
        compared += sum(1 for _ in played(hand, watched, random))
    assert compared > 1500
    assert short > 20, "short blinds are the hard part"
    assert straddles > 20


def test_the_calculator_is_not_the_engine_and_would_notice_a_wrong_size() -> None:
    hand = begun([100, 100, 100], stakes("no limit"), ONE_ROUND)
    watched = Round(betting="no limit", unit=3, stacks=[100, 100, 100])
    assert span(hand) != watched.sizes(1)
    assert offered(hand, "raise") is None
