"""Exchanges: who throws what, who is served when, what may come back, and what is shuffled."""

from __future__ import annotations

import pytest

from croupier.proof import consult
from croupier.table import Action
from croupier.table.events import HIDDEN
from tests.play.hands import begun, by, cards, deck, offered, played, stakes, told
from tests.properties.rulebooks import AT_ONCE, BURN
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, changed, rulebook, variant

A, B, C = "As Ks Qs Js 9s", "Ah Kh Qh Jh 9h", "Ad Kd Qd Jd 9d"
THREE = deck(A, B, C, then="2c 3c 4c 5c 6c 7c 8c")
SHORT = deck(A, B, then="2c 3c 4c")[:13]
TO_THE_DRAW = "0 check; 1 check; 2 check"
TO_THE_BOUNCE = f"{TO_THE_DRAW}; 0 discard Js 9s; 1 discard 9h; 2 discard; {TO_THE_DRAW}"
TWICE = (ANTE, DEAL, "draw: {name: one, up_to: 3, discards: own pile}", "draw: {name: two, up_to: 3}")

COMPLETES = rulebook(variant(ANTE, DEAL, "draw", SHOWDOWN, bottom_card="dealt if it completes the draw"))
HELD_BACK = rulebook(
    variant(ANTE, DEAL, "draw: {in_a_row: 2}", SHOWDOWN, bottom_card="dealt if it completes the draw",
            draw_service="each is served at once", late_card_burn="never", reshuffle="[nothing]")
)  # fmt: skip


def order(deeds: str, rules_burn: str = "none", service: str = '"all discard, then all are served"') -> list[str]:
    rules = changed(burn=rules_burn, draw_service=service)
    hand = played(begun([20] * 3, rules=rules, dealt=THREE), deeds)
    return [f"{event.seat} {event.what} {' '.join(event.cards)}" for event in hand.record.of("discard", "draw", "burn")]


def test_everybody_discards_before_anybody_is_served() -> None:
    assert order(TO_THE_BOUNCE) == ["0 discard Js 9s", "1 discard 9h", "2 discard ", "0 draw 2c 3c", "1 draw 4c"]


def test_where_each_is_served_at_once_the_next_discards_afterwards() -> None:
    assert order(TO_THE_BOUNCE, service=AT_ONCE) == [
        *("0 discard Js 9s", "0 draw 2c 3c", "1 discard 9h", "1 draw 4c", "2 discard "),
    ]


def test_one_card_is_burned_before_the_first_replacement_and_no_more() -> None:
    assert order(TO_THE_BOUNCE, BURN)[3:] == ["-1 burn 2c", "0 draw 3c 4c", "1 draw 5c"]


def test_a_card_is_burned_before_each_late_one_that_would_be_the_next_in_a_row_however_many_follow() -> None:
    rules = rulebook(variant(ANTE, DEAL, "draw: {in_a_row: 2}", SHOWDOWN, late_card_burn="only if nobody drew later"))
    hand = played(begun([20] * 2, rules=rules, dealt=deck(A, B, then="2c 3c 4c 5c 6c 7c 8c")),
                  f"1 discard {B}; 0 discard")  # fmt: skip
    served = [f"{event.what} {' '.join(event.cards)}" for event in hand.record.of("draw", "burn")]
    assert served == ["draw 2c 3c", "burn 4c", "draw 5c 6c", "burn 7c", "draw 8c"]
    assert not consult(rules, hand.record)[0]


def test_nothing_is_burned_where_everybody_stands_pat() -> None:
    assert order(f"{TO_THE_DRAW}; 0 discard; 1 discard; 2 discard", BURN) == ["0 discard ", "1 discard ", "2 discard "]


def test_a_bottom_card_that_completes_the_draw_comes_in_one_go_with_the_cards_before_it() -> None:
    hand = played(begun([20] * 2, rules=COMPLETES, dealt=SHORT), "1 discard Qh Jh 9h; 0 discard")
    assert [event.cards for event in hand.record.of("draw", "burn")] == [("2c", "3c", "4c")]


def test_a_bottom_card_that_would_not_be_the_last_one_due_stays() -> None:
    hand = played(begun([20] * 2, rules=COMPLETES, dealt=SHORT), "1 discard Qh Jh 9h; 0 discard 9s")
    assert ([event.cards for event in hand.record.of("draw")], hand.actor) == ([("2c", "3c")], 0)


def test_a_card_held_back_is_replaced_by_the_bottom_card_if_nobody_discards_any_later() -> None:
    assert [offer.most for offer in begun([20] * 2, rules=HELD_BACK, dealt=SHORT).legal] == [3]
    hand = played(begun([20] * 2, rules=HELD_BACK, dealt=SHORT), "1 discard Qh Jh 9h; 0 discard")
    assert [event.cards for event in hand.record.of("draw")] == [("2c", "3c"), ("4c",)]


def test_a_pile_is_seen_by_its_owner_alone() -> None:
    hand = played(begun([20] * 3, dealt=THREE), TO_THE_BOUNCE)
    assert hand.view(0).piles == (("Js", "9s"), (HIDDEN,), ())
    assert hand.view(2).piles == ((HIDDEN, HIDDEN), (HIDDEN,), ())


def test_a_player_who_is_all_in_draws_and_takes_back_like_the_others() -> None:
    hand = played(begun([2, 20], dealt=deck(A, B)), "0 bet 2; 1 call; 0 discard 9s; 1 discard; 0 take_back Qs for 9s")
    assert hand.over or hand.step == "the-showdown"
    assert told(hand, "take_back") == [("take_back", 0, 0)]


def test_where_the_house_says_so_a_player_who_is_all_in_does_not_draw() -> None:
    rules = changed(all_in_exchanges="do not take part")
    hand = played(begun([2, 20], rules=rules, dealt=deck(A, B)), "0 bet 2; 1 call")
    assert hand.actor == 1


def test_more_than_the_limit_is_refused_and_the_limit_is_not() -> None:
    hand = played(begun([20] * 3, dealt=THREE), TO_THE_DRAW)
    assert by(hand, "0 discard As Ks Qs") == "the-draw.limit"
    assert by(hand, "0 discard Ah") == "the-draw.limit"
    assert by(hand, "0 discard As As") == "the-draw.limit"
    assert by(hand, "1 discard 9h") == "the-draw.order"
    assert hand.refusal(Action(0, "discard", cards=cards("As Ks"))) is None


def test_nobody_discards_more_than_can_be_replaced() -> None:
    hand = played(begun([20] * 3, dealt=THREE[:18]), f"{TO_THE_DRAW}; 0 discard Js 9s")
    offer = offered(hand, "discard")
    assert offer is not None
    assert offer.most == 1
    assert by(hand, "1 discard Jh 9h") == "policy.reshuffle"
    hand = played(hand, "1 discard 9h")
    assert [offer.most for offer in hand.legal] == [0]


def test_when_the_deck_runs_out_folded_hands_are_shuffled_and_piles_are_not() -> None:
    hand = played(begun([20] * 3, dealt=THREE[:16]), "0 check; 1 check; 2 fold; 0 discard Js 9s; 1 discard 9h")
    (offer,) = hand.legal
    assert (hand.actor, offer.verb, set(offer.among)) == (0, "shuffle", set(cards(C)))
    assert by(hand, "0 discard") == "policy.reshuffle"
    assert by(hand, "0 shuffle Ad Kd") == "policy.reshuffle"
    assert set(hand.view(0).legal[0].among) == {HIDDEN}, "a dealer who shuffles does not look"
    hand = played(hand, "0 shuffle 9d Jd Qd Kd Ad")
    assert hand.view(0).hands[0] == cards("As Ks Qs 2c 9d")
    assert hand.view(1).hands[1] == cards("Ah Kh Qh Jh Jd")


def test_own_discards_stay_out_of_the_shuffle_that_serves_their_owner() -> None:
    rules = rulebook(variant(ANTE, DEAL, "draw: {first: dealer}", SHOWDOWN))
    hand = played(begun([20] * 3, rules=rules, dealt=THREE[:18]), "0 discard Js 9s; 1 discard 9h")
    assert [offer.most for offer in hand.legal] == [3], "what the others threw can be dealt, and nothing of one's own"


def test_all_of_them_or_none_come_back() -> None:
    hand = played(begun([20] * 3, dealt=THREE), TO_THE_BOUNCE)
    assert by(hand, "0 take_back 2c for 9s") == "the-bounce.count"
    assert by(hand, "0 take_back 2c 3c for 9s Jh") == "the-bounce.from"
    assert by(hand, "0 take_back 2c Ah for 9s Js") == "the-bounce.given"
    assert by(hand, "1 keep") == "the-bounce.order"
    hand = played(hand, "0 take_back As Ks for Js 9s")
    assert hand.view(0).hands[0] == cards("Qs 2c 3c Js 9s")


def test_some_may_come_back_where_the_variant_says_up_to() -> None:
    hand = played(begun([20] * 3, rules=changed(("as discarded", "up to as discarded")), dealt=THREE), TO_THE_BOUNCE)
    hand = played(hand, "0 take_back 2c for 9s")
    assert set(hand.view(0).hands[0]) == set(cards("As Ks Qs 3c 9s"))
    assert hand.view(0).piles[0] == cards("Js")
    assert played(hand, "1 keep").view(0).piles == ((), (), ()), "what is left behind is dead"


def test_only_replacements_are_given_up_where_the_variant_says_so() -> None:
    rules = changed(("as discarded", "as discarded, given: replacements only"))
    hand = played(begun([20] * 3, rules=rules, dealt=THREE), TO_THE_BOUNCE)
    assert by(hand, "0 take_back As 2c for Js 9s") == "the-bounce.given"
    assert hand.refusal(Action(0, "take_back", cards=cards("2c 3c"), takes=cards("Js 9s"))) is None


def test_whoever_stood_pat_is_not_asked_and_a_pile_that_was_left_is_dead() -> None:
    hand = played(begun([20] * 3, dealt=THREE), f"{TO_THE_BOUNCE}; 0 keep; 1 keep")
    assert hand.step == "last-round"
    assert hand.view(0).piles == ((), (), ())


def test_replacements_are_those_of_the_draw_that_is_named() -> None:
    play = (*TWICE, "take_back: {from: one, given: replacements only}", SHOWDOWN)
    rules = rulebook(variant(*play))
    hand = begun([20, 20], stakes(), rules, dealt=deck(A, B, then="2c 3c 4c"))
    hand = played(hand, "1 discard 9h; 0 discard; 1 discard Ah Kh; 0 discard")
    assert hand.view(1).hands[1] == cards("Qh Jh 2c 3c 4c")
    assert hand.refusal(Action(1, "take_back", cards=cards("2c"), takes=cards("9h"))) is None
    assert by(hand, "1 take_back 4c for 9h") == "the-take-back.given"


def test_cards_given_up_never_come_back() -> None:
    rounds = ("bet: {opens: dealer}", "take_back: {from: one}", "draw: {name: two, first: dealer}")
    rules = rulebook(variant(*TWICE[:3], *rounds, SHOWDOWN))
    hand = begun([20] * 3, stakes(), rules, dealt=deck(A, B, C, then="2c 3c")[:17])
    hand = played(hand, "1 discard 9h; 2 discard; 0 discard; 0 check; 1 check; 2 fold; 1 take_back 2c for 9h")
    hand = played(hand, "0 discard 9s Js; 1 discard")
    assert [offer.verb for offer in hand.legal] == ["shuffle"]
    assert "2c" not in hand.legal[0].among


def test_a_folded_card_that_is_shuffled_may_be_burned() -> None:
    rules = changed(burn=BURN)
    hand = begun([20] * 3, rules=rules, dealt=THREE[:15])
    hand = played(hand, "0 check; 1 check; 2 fold; 0 discard Js 9s; 1 discard; 0 shuffle 9d Jd Qd Kd Ad")
    assert told(hand, "burn")
    assert not consult(rules, hand.record, {"deck.cards"})[0]


def test_whoever_gives_up_the_whole_hand_is_told_that_it_is_too_many_and_not_that_the_cards_are_strange() -> None:
    hand = played(begun([20] * 2), "0 check; 1 check; 0 discard 7c; 1 discard; 0 check; 1 check")
    every = " ".join(hand.holding(0))
    assert by(hand, f"0 take_back {every}") == "the-bounce.count"
    assert by(hand, "0 take_back Kh") == "the-bounce.given"


LATE = rulebook(
    variant(ANTE, DEAL, "draw: {in_a_row: 2, first: left of dealer}", SHOWDOWN, burn="none", late_card_burn="always")
)


@pytest.mark.parametrize(
    ("deeds", "served"),
    [
        ("1 discard Ah Kh Qh; 0 discard As Ks Qs", ["1 2c 3c", "0 4c 5c", "-1 6c", "1 7c", "-1 8c", "0 9c"]),
        ("1 discard Ah Kh; 0 discard As Ks", ["1 2c 3c", "0 4c 5c"]),
        ("1 discard Ah Kh; 0 discard As Ks Qs", ["1 2c 3c", "0 4c 5c", "-1 6c", "0 7c"]),
    ],
)
def test_a_card_is_burned_before_every_late_card_where_that_is_the_rule_and_before_no_other(
    deeds: str, served: list[str]
) -> None:
    hand = played(begun([20] * 2, rules=LATE, dealt=deck(A, B, then="2c 3c 4c 5c 6c 7c 8c 9c")), deeds)
    assert [f"{event.seat} {' '.join(event.cards)}" for event in hand.record.of("draw", "burn")] == served
