"""The ante that one player puts in for all, and the blind that the dealer posts."""

from __future__ import annotations

import pytest

from croupier.table.pots import pots
from tests.play.hands import begun, played, stakes, told
from tests.properties.rulebooks import BLINDS
from tests.rules.writing import DEAL, SHOWDOWN, rulebook, variant

FREE = stakes("no limit", ante=3, small_blind=1, big_blind=2, small_bet=2, big_bet=2)


BIG_BLIND = rulebook(variant("ante: {by: big blind}", *BLINDS))
DEALER = rulebook(variant("ante: {by: dealer}", *BLINDS))


def test_the_big_blind_antes_for_everybody() -> None:
    hand = begun([100] * 4, FREE, BIG_BLIND)
    assert told(hand, "post", "return") == [("post", 2, 3)]
    assert hand.stacks == (100, 99, 95, 100)
    assert hand.record.events[1].place == "for all"


@pytest.mark.parametrize(
    ("heads_up", "seat"),
    [("button posts small blind and acts first before the board", 1), ("as with more players", 0)],
)
def test_heads_up_it_is_whoever_posts_that_blind(heads_up: str, seat: int) -> None:
    hand = begun([100] * 2, FREE, rulebook(variant("ante: {by: big blind}", *BLINDS, heads_up=heads_up)))
    assert told(hand, "post") == [("post", seat, 3)]


def test_the_dealer_may_ante_for_everybody() -> None:
    assert told(begun([100] * 4, FREE, DEALER, button=2), "post") == [("post", 2, 3)]


def test_whoever_wins_wins_that_ante_and_nobody_owes_a_side_pot_for_it() -> None:
    hand = played(begun([100] * 3, FREE, BIG_BLIND), "0 call; 1 fold; 2 check")
    hand = played(hand, "2 check; 0 check; 2 check; 0 check; 2 check; 0 check")
    assert {event.place for event in hand.events if event.what == "win"} == {"main pot"}
    assert sum(event.chips for event in hand.events if event.what == "win") == 8


def test_whoever_is_all_in_with_that_ante_plays_for_it_and_for_nothing_more() -> None:
    hand = begun([100, 100, 2], FREE, BIG_BLIND)
    assert told(hand, "post", "blind") == [("post", 2, 2), ("blind", 1, 1)]
    hand = played(hand, "0 call; 1 call; 1 check; 0 check; 1 check; 0 check; 1 check; 0 check")
    while hand.actor is not None:
        hand = played(hand, f"{hand.actor} show")
    pots_won = {event.place: 0 for event in hand.events if event.what == "win"}
    for event in hand.events:
        if event.what == "win":
            pots_won[event.place] += event.chips
    assert pots_won == {"main pot": 2, "side pot 1": 4}


def test_what_is_given_for_all_lies_in_the_main_pot() -> None:
    assert [pot.chips for pot in pots([5, 5, 2], (0, 1, 2), 3)] == [9, 6]
    assert [pot.seats for pot in pots([5, 5, 0], (0, 1, 2), 3)] == [(0, 1, 2), (0, 1)]


def test_the_dealer_may_post_the_one_blind_there_is() -> None:
    button = rulebook(variant("ante", "blinds: {post: [big blind], first: dealer}", *BLINDS[1:]))
    hand = begun([100] * 4, FREE, button, button=3)
    assert told(hand, "blind") == [("blind", 3, 2)]
    assert hand.actor == 0
    assert button.clause("the-blinds.post").text == "Before the deal the dealer posts the big blind."


def test_the_sentences_say_who_pays() -> None:
    text = BIG_BLIND.clause("the-ante.amount").text
    assert text.startswith("Before the deal the player who posts the big blind puts the ante")
    assert "short-ante" not in {clause.id.removeprefix("policy.") for clause in BIG_BLIND.clauses}
    alone = rulebook(variant("ante: {by: dealer}", DEAL, "bet: {opens: dealer}", SHOWDOWN))
    assert alone.clause("the-ante.amount").text.startswith("Before the deal the dealer puts the ante")
