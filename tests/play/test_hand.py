"""A hand from its beginning: who can start one, what it offers, and what it says when it refuses."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from types import MappingProxyType

import pytest

from croupier.play import CannotStart, start
from croupier.table import DECK, Action, Card, Stakes
from croupier.table.events import HIDDEN
from tests.play.hands import BOUNCE_BACK, begun, by, deck, played, refused, stakes, told
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, rulebook, variant

A, B = "As Ks Qs Js 9s", "Ah Kh Qh Jh 9h"


@pytest.mark.parametrize(
    ("stacks", "cards", "button", "clause"),
    [
        ([10], DECK, 0, "players.number"),
        ([10] * 8, DECK, 0, "players.number"),
        ([10, 0], DECK, 0, "players.number"),
        ([10, -5], DECK, 0, "players.number"),
        ([10, 10], DECK, 2, "players.number"),
        ([10, 10], DECK, -1, "players.number"),
        ([10, 10], DECK[:9], 0, "deck.cards"),
        ([10, 10], (*DECK[:10], DECK[0]), 0, "deck.cards"),
        ([10, 10], (*DECK[:10], Card("Jo")), 0, "deck.cards"),
    ],
)
def test_a_hand_that_cannot_be_played_does_not_begin(
    stacks: list[int], cards: tuple[Card, ...], button: int, clause: str
) -> None:
    with pytest.raises(CannotStart) as error:
        start(BOUNCE_BACK, stacks=stacks, deck=cards, button=button)
    assert error.value.clause == BOUNCE_BACK.public(clause)
    assert BOUNCE_BACK.clause(error.value.clause).refuses
    assert error.value.why in str(error.value)


@pytest.mark.parametrize(
    ("played_for", "why"),
    [
        (Stakes(amounts=MappingProxyType({"bet": 2})), "ante"),
        (Stakes(amounts=MappingProxyType({"ante": 1})), "bet"),
        (Stakes(amounts=MappingProxyType({})), "has not set the ante"),
        (Stakes(betting="spread limit", amounts=MappingProxyType({"ante": 0, "bet": 2})), "max bet"),
        (stakes(ante=-1), "the ante is -1"),
        (stakes(bet=0), "the bet is 0"),
    ],
)
def test_stakes_that_the_table_has_not_set_are_named(played_for: Stakes, why: str) -> None:
    with pytest.raises(CannotStart, match=why) as error:
        start(BOUNCE_BACK, stacks=[10, 10], deck=DECK, stakes=played_for)
    assert error.value.clause in {BOUNCE_BACK.public(clause.id) for clause in BOUNCE_BACK.clauses}


def test_a_variant_without_betting_refuses_stakes_by_a_clause_of_its_own() -> None:
    rules = rulebook(variant(ANTE, DEAL, SHOWDOWN))
    with pytest.raises(CannotStart) as error:
        start(rules, stacks=[10, 10], deck=DECK, stakes=stakes(ante=-1))
    assert error.value.clause == "a-variant/the-ante.amount"


def test_the_highest_bet_is_no_smaller_than_the_smallest() -> None:
    with pytest.raises(CannotStart):
        begun([20, 20], stakes("spread limit", 1, 4, max_bet=2))


def test_everybody_antes_and_whoever_has_less_is_all_in() -> None:
    hand = begun([10, 2, 10], stakes(ante=3))
    assert told(hand, "post") == [("post", 1, 2), ("post", 2, 3), ("post", 0, 3)]
    assert hand.stacks == (7, 0, 7)


def test_cards_are_dealt_singly_the_player_left_of_the_dealer_first() -> None:
    hand = begun([10] * 3, button=1)
    dealt = [(event.seat, *event.cards) for event in hand.record.of("deal")]
    assert dealt[:4] == [(2, DECK[0]), (0, DECK[1]), (1, DECK[2]), (2, DECK[3])]
    assert len(dealt) == 15


def test_where_everybody_is_all_in_from_the_ante_the_cards_are_exchanged_and_shown() -> None:
    hand = begun([2, 2], stakes(ante=2), dealt=deck(A, B))
    assert (hand.step, hand.actor) == ("the-draw", 0)
    hand = played(hand, "0 discard; 1 discard")
    assert hand.over
    assert hand.stacks == (2, 2)


def test_the_deal_passes_to_the_left() -> None:
    hand = played(begun([10, 10, 10], button=2), "2 fold; 0 fold")
    assert told(hand, "pass_deal") == [("pass_deal", 0, 0)]


def test_a_refusal_says_what_is_legal() -> None:
    refusal = refused(begun([40, 40]), "0 raise 4")
    assert str(refusal) == (
        "raise is not allowed: nobody has bet: check or bet (a-variant/betting.options). Legal now: check; bet, 2; fold"
    )
    assert [offer.verb for offer in refusal.legal] == ["check", "bet", "fold"]


def test_when_the_hand_is_over_everything_is_refused() -> None:
    hand = played(begun([10, 10]), "0 fold")
    assert (hand.over, hand.actor, hand.legal) == (True, None, ())
    assert BOUNCE_BACK.clause(by(hand, "0 check")).refuses
    assert "the hand is over" in str(refused(hand, "1 check"))


def test_a_refusal_out_of_turn_tells_nobody_elses_cards() -> None:
    hand = played(begun([10, 10], dealt=deck(A, B)), "0 check; 1 check")
    refusal = refused(hand, "1 discard")
    assert "As" not in str(refusal)
    assert not {card for offer in refusal.legal for card in offer.among} - {HIDDEN}


def test_only_whole_chips_can_be_bet() -> None:
    hand = begun([10, 10], stakes("no limit"))
    assert hand.refusal(Action(0, "bet", 2.5)) is not None  # type: ignore[arg-type]  # nobody checks JSON


def test_neither_a_view_nor_a_history_can_be_changed() -> None:
    hand = begun([10, 10])
    for told_of in (hand.view(0), hand.history, hand.record):
        with pytest.raises(FrozenInstanceError):
            told_of.stacks = ()  # type: ignore[misc]  # which is the point
