"""What houses differ in: each answer played, and held against the hand that another answer leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier.proof import consult
from croupier.table import Action
from tests.miniatures import tampering as t
from tests.play.hands import ONE_ROUND, begun, by, cards, deck, offered, played, span, stakes, told
from tests.properties.rulebooks import AT_ONCE, BURN, COMPLETING, EVEN_IF_PAT
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, rulebook, variant

if TYPE_CHECKING:
    from croupier.play import Hand
    from croupier.rules import Rulebook

FREE = stakes("no limit")
A, B, C = "As Ks Qs Js 9s", "Ah Kh Qh Jh 9h", "Ad Kd Qd Jd 9d"
ACES, KINGS, QUEENS, NOTHING = "Ah Ad 9s 7c 4d", "Kh Kd 8s 7h 5c", "Qh Qd Js 6c 3c", "2c 5d 7s 8h Tc"


def one_round(**policies: str) -> Rulebook:
    answers = {word: f'"{answer}"' for word, answer in policies.items()}
    return rulebook(variant(ANTE, DEAL, "bet: {opens: left of dealer}", SHOWDOWN, **answers))


def one_draw(draw: str = "draw", **policies: str) -> Rulebook:
    return rulebook(variant(ANTE, DEAL, draw, SHOWDOWN, **policies))


def sound(hand: Hand) -> bool:
    return not consult(hand.rules, hand.record)[0]


def broken(hand: Hand, rules: Rulebook) -> set[str]:
    """The clauses of other rules that the hand breaks."""
    findings, _ = consult(rules, t.judged_by(hand.record, rules))
    return {finding.partition(":")[0].partition("/")[2] for finding in findings}


# How little a raise may add

LEAST = {
    "last full raise": (20 + 10, 26 + 10),
    "last raise": (20 + 10, 26 + 6),
    "smallest bet": (20 + 2, 26 + 2),
    "last full raise, or the others' last chips": (20 + 10, 26 + 10),
}
"""After a bet of 10 and a raise to 20, and after an all-in to 26 besides."""


@pytest.mark.parametrize("answer", LEAST)
def test_the_least_raise_is_what_the_house_says(answer: str) -> None:
    hand = played(begun([90, 90, 26, 90], FREE, one_round(min_raise=answer), button=3), "0 bet 10; 1 raise 20")
    first = span(hand)
    hand = played(hand, "2 raise 26")
    assert [first, span(hand)] == [(min(LEAST[answer][0], 26), 26), (LEAST[answer][1], 90)]
    assert by(hand, f"3 raise {LEAST[answer][1] - 1}") == "policy.min-raise"
    hand = played(hand, f"3 raise {LEAST[answer][1]}; 0 fold; 1 fold")
    assert sound(hand)
    stricter = [other for other, (_, least) in LEAST.items() if least > LEAST[answer][1]]
    assert all("policy.min-raise" in broken(hand, one_round(min_raise=other)) for other in stricter)


def test_a_raise_as_high_as_the_others_can_call_is_enough_where_the_house_says_so() -> None:
    rules = one_round(min_raise="last full raise, or the others' last chips")
    hand = played(begun([1000, 200], FREE, rules, button=1), "0 bet 50; 1 raise 140")
    assert span(hand) == (200, 1000), "and not 230"
    hand = played(hand, "0 raise 200; 1 fold")
    assert sound(hand)
    assert "policy.min-raise" in broken(hand, ONE_ROUND)


def test_a_raise_by_a_short_all_in_s_size_is_a_full_one_and_opens_the_betting() -> None:
    hand = begun([90, 14, 90], FREE, one_round(min_raise="last raise"), button=2)
    hand = played(hand, "0 bet 10; 1 raise 14; 2 raise 18")
    assert span(hand) == (22, 90), "eight are faced, and four are a full raise by now"
    assert sound(played(hand, "0 raise 22; 2 fold"))


# Folding for nothing


def test_nobody_folds_for_nothing_where_the_house_bars_it() -> None:
    hand = begun([20, 20], FREE, one_round(free_fold="barred"), button=1)
    assert offered(hand, "fold") is None
    assert by(hand, "0 fold") == "policy.free-fold"
    assert played(hand, "0 bet 2; 1 fold").over
    assert "policy.free-fold" in broken(played(begun([20, 20], FREE, ONE_ROUND, button=1), "0 fold"), hand.rules)


# Showdown


def shown(hand: Hand) -> list[tuple[str, int]]:
    while hand.actor is not None:
        hand = hand.act(Action(hand.actor, "muck"))
    assert sound(hand)
    return [(what, seat) for what, seat, _ in told(hand, "show", "muck")]


@pytest.mark.parametrize(("chips", "mucks"), [(10, False), (11, True)])
def test_everybody_shows_where_somebody_is_all_in_and_the_house_says_so(chips: int, *, mucks: bool) -> None:
    dealt = deck(ACES, KINGS, QUEENS, button=2)
    rules = one_round(losers="may muck unless somebody is all-in")
    hand = played(begun([40, 40, chips], FREE, rules, dealt=dealt, button=2), "0 bet 10; 1 call; 2 call")
    assert shown(hand) == [("show", 0), *((("muck" if mucks else "show"), seat) for seat in (1, 2))]


@pytest.mark.parametrize(
    ("answer", "order"), [("all pots together", [0, 1, 2, 3]), ("last side pot first", [0, 3, 2, 1])]
)
def test_side_pots_are_shown_down_first_where_the_house_says_so(answer: str, order: list[int]) -> None:
    dealt, both = deck(ACES, KINGS, QUEENS, NOTHING, button=3), ("all pots together", "last side pot first")
    rules, other = (
        one_round(pot_order=each, losers="show", first_to_show="left of dealer")
        for each in sorted(both, key=lambda each: each != answer)
    )
    hand = begun([40, 5, 10, 40], FREE, rules, dealt=dealt, button=3)
    hand = played(hand, "0 bet 5; 1 call; 2 raise 10; 3 raise 20; 0 call")
    assert [seat for _, seat in shown(hand)] == order
    assert broken(hand, rules) == set()
    assert "policy.pot-order" in broken(hand, other)


TIED = ("As Kd 9h 7d 4c", "Ac Kh 9d 7h 4s", "Ah Ks 9c 7c 4h")
CHECKED, BET = "1 check; 2 check; 3 fold; 0 check", "1 check; 2 bet 5; 3 fold; 0 call; 1 call"
ODD = {
    ("first winner left of dealer", CHECKED): 1,
    ("first winner left of dealer", BET): 1,
    ("highest card by suit", CHECKED): 0,
    ("highest card by suit", BET): 0,
    ("last raiser", CHECKED): 1,
    ("last raiser", BET): 2,
}


@pytest.mark.parametrize(("answer", "deeds"), ODD)
def test_the_odd_chip_goes_where_the_house_says(answer: str, deeds: str) -> None:
    """Three tie for a pot of which three parts leave one chip over; the dealer, seat 0, has the ace of spades."""
    dealt = deck(*TIED, NOTHING)
    hand = played(begun([15] * 4, stakes("no limit", 1), one_round(odd_chip=answer), dealt=dealt), deeds)
    won = {seat: chips for _, seat, chips in told(hand, "win")}
    assert [seat for seat in won if won[seat] > min(won.values())] == [ODD[answer, deeds]]
    assert sound(hand)
    for other in ("first winner left of dealer", "highest card by suit", "last raiser"):
        found = "policy.odd-chip" in broken(hand, one_round(odd_chip=other))
        assert found == (ODD[other, deeds] != ODD[answer, deeds])


# The deck


def test_a_card_is_burned_though_all_stand_pat_where_the_house_says_so() -> None:
    usual, always = (one_draw(burn=answer) for answer in (BURN, EVEN_IF_PAT))
    for rules, other, burned in ((usual, always, 0), (always, usual, 1)):
        hand = played(begun([9, 9], rules=rules), "1 discard; 0 discard")
        assert len(told(hand, "burn")) == burned
        assert sound(hand)
        assert "policy.burn" in broken(hand, other)


def test_it_is_burned_before_the_first_replacement_where_somebody_draws() -> None:
    hand = played(begun([9, 9], rules=one_draw(burn=EVEN_IF_PAT)), "1 discard; 0 discard 3c")
    assert [what for what, _, _ in told(hand, "burn", "draw")] == ["burn", "draw"]
    assert sound(hand)


@pytest.mark.parametrize("service", [AT_ONCE, '"all discard, then all are served"'])
@pytest.mark.parametrize(("left", "last"), [(3, "3c"), (2, None)])
def test_the_bottom_card_is_dealt_if_it_completes_the_draw(left: int, last: str | None, service: str) -> None:
    """Three cards are due: a deck with three left gives them out, one with two needs a shuffle."""
    rules = one_draw(bottom_card=COMPLETING, draw_service=service, reshuffle="[bottom card, discards]")
    dealt = (*deck(A, B, C)[:15], *cards("4c 2c 3c" if left == 3 else "4c 3c"))
    hand = played(begun([9] * 3, rules=rules, dealt=dealt), "1 discard 9h; 2 discard; 0 discard 9s Js")
    if last is None:
        (offer,) = hand.legal
        assert (offer.verb, "3c" in offer.among) == ("shuffle", True)
        hand = hand.act(Action(0, "shuffle", cards=offer.among))
    else:
        assert hand.holding(0)[-1] == last
        assert "policy.bottom-card" in broken(hand, one_draw(bottom_card="never dealt"))
    assert sound(hand)


def test_the_bottom_card_stays_while_somebody_may_still_discard() -> None:
    rules = one_draw(bottom_card=COMPLETING, draw_service=AT_ONCE, reshuffle="[bottom card, discards]")
    dealt = (*deck(A, B, C)[:15], *cards("4c 3c"))
    hand = played(begun([9] * 3, rules=rules, dealt=dealt), "1 discard 9h")
    hand = played(hand, "2 discard 9d") if "4c" in hand.holding(1) else hand
    assert hand.legal[0].verb == "shuffle", "the dealer may still want a card"


def test_a_player_may_be_dealt_what_they_have_just_thrown_where_nothing_is_spared() -> None:
    dealt = deck(A, B, C)[:15]
    offers = {}
    for answer in ("nothing", '"cards just thrown"'):
        rules = one_draw(reshuffle_spares=answer, reshuffle="[discards]")
        hand = played(begun([9] * 3, rules=rules, dealt=dealt), "1 discard; 2 discard")
        offers[answer] = [offer.most for offer in hand.legal]
    assert offers == {"nothing": [5], '"cards just thrown"': [0]}
    rules = one_draw(reshuffle_spares="nothing", reshuffle="[discards]")
    hand = played(begun([9] * 3, rules=rules, dealt=dealt), "1 discard; 2 discard; 0 discard 9s Js")
    hand = played(hand, "0 shuffle Js 9s")
    assert hand.holding(0)[-2:] == cards("Js 9s")
    assert sound(hand)
    assert "policy.reshuffle-spares" in broken(hand, one_draw(reshuffle="[discards]"))


def test_the_opener_leads_after_the_draw_where_the_variant_says_so() -> None:
    rounds = ("bet: {name: one, opens: left of dealer}", "draw", "bet: {name: two, opens: opener}", SHOWDOWN)
    rules = rulebook(variant(ANTE, DEAL, *rounds))
    quiet = "1 discard; 2 discard; 0 discard"
    hand = played(begun([20] * 3, rules=rules), f"1 check; 2 bet 2; 0 raise 4; 1 call; 2 call; {quiet}")
    assert hand.actor == 2, "who bet first, not who raised"
    assert by(hand, "1 check") == "two.opens"
    assert sound(played(hand, "2 check; 0 check; 1 check"))
    assert played(begun([20] * 3, rules=rules), f"1 check; 2 check; 0 check; {quiet}").actor == 1
    hand = played(begun([20] * 3, rules=rules), "1 bet 2; 2 call; 0 raise 4; 1 fold; 2 call; 2 discard; 0 discard")
    assert hand.actor == 2, "the next to the left where the opener has folded"
    assert by(hand, "0 check") == "betting.absent-opener"
