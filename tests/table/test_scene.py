"""What an onlooker who sees every card has written down: where each card lies, and who has paid what."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.table.events import Event
from croupier.table.scene import Gone, Layer, aftermath, layers
from tests.play.hands import begun, cards, deck, played, stakes

if TYPE_CHECKING:
    from croupier.play import Hand

A, B, C = "As Ks Qs Js 9s", "Ah Kh Qh Jh 9h", "Ad Kd Qd Jd 9d"
THROWN = "0 check; 1 check; 2 check; 0 discard Js 9s; 1 discard Kh; 2 discard Kd Ad"
BET = "0 bet 2; 1 call; 2 fold"


def three(deeds: str) -> Hand:
    """Bounce Back for three, an ante of one, deuces and treys to come."""
    return played(begun([20] * 3, stakes(ante=1), dealt=deck(A, B, C, then="2s 2h 2d 3s 3h 3d")), deeds)


def test_what_was_thrown_lies_before_its_owner_and_a_fold_takes_it_away() -> None:
    scene = aftermath(three(f"{THROWN}; {BET}").record)
    assert scene.piles == {("the-draw", 0): cards("Js 9s"), ("the-draw", 1): cards("Kh")}
    assert scene.live == {0, 1}
    assert scene.hands[2] == ()
    assert scene.thrown["the-draw", 2] == cards("Ad Kd"), "as they were held"
    assert len(scene.served["the-draw", 2]) == 2
    assert set(scene.dead.values()) == {Gone("fold", 2, "second-round")}


def test_bets_are_of_the_step_and_an_ante_is_none() -> None:
    hand = three(f"{THROWN}; 0 bet 2; 1 call")
    scene = aftermath(hand.record)
    assert (scene.bets, scene.price, scene.paid, scene.stacks) == ([2, 2, 0], 2, [3, 3, 1], [17, 17, 19])
    assert [event.what for event in scene.deeds] == ["bet", "call"]
    assert aftermath(begun([20] * 3, stakes(ante=1)).record).bets == [0, 0, 0]
    assert aftermath(three("0 check").record).began == {0, 1, 2}


def test_what_comes_back_leaves_the_pile_of_its_owner_alone_and_what_does_not_is_dead_after_the_step() -> None:
    hand = three(f"{THROWN}; {BET}")
    got = hand.holding(0)[-2:]
    hand = played(hand, f"0 take_back {' '.join(got)} for Js 9s")
    scene = aftermath(hand.record)
    assert scene.piles["the-draw", 0] == ()
    assert scene.piles["the-draw", 1] == cards("Kh")
    assert set(scene.hands[0]) == set(cards(A))
    assert {scene.dead[card].how for card in got} == {"give_up"}
    scene = aftermath(played(hand, "1 keep; 0 check").record)
    assert scene.piles == {}
    assert scene.dead[cards("Kh")[0]] == Gone("discard", 1, "the-bounce")


def test_pots_go_as_high_as_each_of_those_left_has_paid_and_the_rest_belongs_to_the_last() -> None:
    short = begun([3, 20, 20], stakes("no limit", ante=1), dealt=deck(A, B, C))
    hand = played(short, "0 bet 2; 1 raise 6; 2 call")
    pots = [Layer("main pot", 9, frozenset({0, 1, 2})), Layer("side pot 1", 8, frozenset({1, 2}))]
    assert list(layers(hand.record)) == pots
    folded = played(hand, "0 discard; 1 discard; 2 discard; 1 bet 4; 2 fold")
    assert [(pot.chips, pot.seats) for pot in layers(folded.record)][-1] == (8, frozenset({1}))


def test_without_chips_there_is_an_empty_main_pot() -> None:
    assert list(layers(begun([20] * 3, stakes()).record)) == [Layer("main pot", 0, frozenset({0, 1, 2}))]


def test_what_folded_players_put_in_beyond_those_left_belongs_to_the_last_pot() -> None:
    hand = begun([20, 4, 20], stakes("no limit", ante=1), dealt=deck(A, B, C))
    hand = played(hand, "0 bet 6; 1 call; 2 call; 0 discard; 1 discard; 2 discard; 0 bet 2; 2 raise 6; 0 fold")
    assert [(pot.chips, pot.seats) for pot in layers(hand.record)] == [(12, frozenset({1, 2})), (10, frozenset({2}))]
    all_folded = replace(hand.record, events=(*hand.record.events, Event("fold", "second-round", 2)))
    assert list(layers(all_folded)) == [Layer("main pot", 22, frozenset({1}))]


def test_what_is_shuffled_is_dead_no_longer_and_everything_else_still_is() -> None:
    record = three(f"{THROWN}; {BET}").record
    shuffle = Event("shuffle", record.events[-1].step, 0, cards=cards("Ad Kd"), place="stub", seen="nobody")
    before, after = (aftermath(each).dead for each in (record, replace(record, events=(*record.events, shuffle))))
    assert {*cards("Ad Kd")} < {*before}
    assert {*before} - {*after} == {*cards("Ad Kd")}
    assert {*after} < {*before}


LONE = "0 check; 1 check; 2 check; 0 discard Js 9s; 1 discard; 2 discard"


def test_the_only_pile_is_taken_back_or_folded_like_any_other() -> None:
    hand = three(f"{LONE}; 0 check; 1 check; 2 check; 0 take_back 2s 2h for Js 9s")
    scene = aftermath(hand.record)
    assert scene.piles == {}
    assert not {*scene.dead} & {*cards("Js 9s")}, "they are in the hand again"
    folded = three(f"{LONE}; 0 check; 1 bet 2; 2 call; 0 fold")
    assert aftermath(folded.record).piles == {}
    fold = next(folded.record.of("fold"))
    assert set(fold.cards) == set(cards("As Ks Qs 2s 2h Js 9s")), "hand and pile go to the muck"
