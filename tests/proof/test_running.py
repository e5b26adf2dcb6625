"""A case holds only if everything that it claims does."""

from __future__ import annotations

import json
from dataclasses import replace
from types import MappingProxyType

import pytest

from croupier.play import replay
from croupier.proof import EXPECTATIONS, Allowed, Barred, Case, Deed, Expected, Refused, consult, from_plain, run
from croupier.proof.case import Moment
from croupier.table import Card
from tests.play.hands import BOUNCE_BACK, action, begun, cards, deck, played, stakes
from tests.rules.writing import changed

A, B = "9s 9d 6c 6h Kd", "Ah Qh Th 8h 7c"


def expected(kind: str, **values: object) -> Expected:
    return Expected(kind=kind, values=MappingProxyType(values))


def case(*moments: Moment, **more: object) -> Case:
    """Two players, A deals; A is dealt two pair."""
    plain = Case(
        id="a-case",
        title="A case",
        variant="a-variant",
        clauses=("the-bounce.count",),
        grounds="person",
        names=("A", "B"),
        stacks=(20, 20),
        stakes=stakes(ante=1),
        deck=deck(A, B, then="2c 3c"),
        told=MappingProxyType({0: cards(A)}),
        moments=moments,
    )
    return replace(plain, **more)  # type: ignore[arg-type]  # any field


def do(deeds: str, draws: str = "") -> tuple[Moment, ...]:
    return tuple(Deed(action=action(deed), draws=cards(draws)) for deed in deeds.split(";"))


QUIET = do("0 check; 1 check")
DRAWN = (*QUIET, *do("0 discard Kd", "2c"), *do("1 discard"))
BOUNCED = (*DRAWN, *QUIET, *do("0 take_back 2c for Kd"))


def test_a_case_that_tells_the_truth_holds() -> None:
    told = case(*BOUNCED, expected("holds", seat=0, cards=cards(A)), *QUIET, *do("1 muck"), expected("over"))
    assert run(told, BOUNCE_BACK).faults == ()


@pytest.mark.parametrize(
    ("moments", "says"),
    [
        ((*QUIET, *do("0 discard Kd", "3c"), *do("1 discard")), "A draws 2c"),
        (
            (
                *QUIET,
                *do("0 discard Kd", "2c"),
            ),
            "never served",
        ),
        (do("0 call"), "moment 1: call is not allowed"),
        ((Refused(action=action("0 check"), clause="betting.options"),), "it is accepted"),
        ((Refused(action=action("0 call"), clause="betting.turn"),), "not by"),
        ((Allowed(action=action("0 call")),), "is not allowed"),
        ((Barred(clause="deck.cards"),), "the hand has begun"),
        ((expected("holds", seat=0, cards=cards("9s 9d 6c 6h Kh")),), "it is"),
        ((expected("pot", chips=3),), "it is 2"),
        ((expected("chips", seat=1, chips=20),), "it is 19"),
        ((expected("to_act", seat=1),), "seat 0 is"),
        ((expected("over"),), "the hand goes on"),
        ((expected("reached", step="the draw"),), "it is first round"),
        ((expected("hand_is", seat=0, words="two pair, tens and sixes"),), "it is two pair, nines and sixes"),
        ((expected("sees_hand", seat=1, other=0, cards=cards(A)),), "it is x x x x x"),
        ((*do("0 bet 2"), expected("owes", seat=1, chips=3)), "it is 2"),
        ((*do("0 fold"), expected("wins", seat=1, chips=1)), "it is 2"),
        ((*do("0 fold"), expected("deals_next", seat=0)), "it is [1]"),
        ((expected("out", seat=0),), "still in"),
        ((expected("all_in", seat=0),), "19 chips left"),
    ],
)
def test_a_case_that_tells_something_false_is_told_so(moments: tuple[Moment, ...], says: str) -> None:
    (fault,) = run(case(*moments), BOUNCE_BACK).faults
    assert says in fault


def test_a_case_that_holds_for_one_rulebook_fails_for_a_wrong_one() -> None:
    told = case(*QUIET, Refused(action=action("0 discard 9s 9d 6c"), clause="the-draw.limit"))
    assert not run(told, BOUNCE_BACK).faults
    assert run(told, changed(("up_to: 2", "up_to: 3"))).faults


def test_a_hand_that_cannot_begin_is_what_a_case_may_claim() -> None:
    too_few = case(Barred(clause="deck.cards"), deck=deck(A, B)[:9])
    assert run(too_few, BOUNCE_BACK).faults == ()
    assert run(too_few, BOUNCE_BACK).refused == {"deck.cards"}
    assert run(case(Barred(clause="players.number"), deck=deck(A, B)[:9]), BOUNCE_BACK).faults
    assert run(case(deck=deck(A, B)[:9]), BOUNCE_BACK).faults


def test_an_x_stands_for_one_card_that_is_not_told() -> None:
    x = Card("x")
    assert not run(case(expected("holds", seat=0, cards=(*cards("9s 9d 6c 6h"), x))), BOUNCE_BACK).faults
    assert run(case(expected("holds", seat=0, cards=(*cards("9s 9d 6c"), x))), BOUNCE_BACK).faults


def test_a_case_told_as_json_is_the_same_case() -> None:
    moments = (
        *BOUNCED,
        Refused(action=action("0 bet 3"), clause="betting.fixed-limit"),
        Allowed(action=action("0 bet 2")),
        expected("sees_pile", seat=1, other=0, cards=()),
    )
    for told in (case(*moments), case(Barred(clause="deck.cards"), button=1, note="A note.")):
        assert from_plain("a-variant", json.loads(json.dumps(told.plain()))) == told


def test_json_that_is_no_case_is_a_value_error() -> None:
    plain = case().plain() | {"moments": [{"dance": 1}]}
    with pytest.raises(ValueError, match="no moment of a case"):
        from_plain("a-variant", plain)


def test_consulting_can_be_narrowed_to_some_clauses() -> None:
    hand = played(begun([20, 20]), "0 fold")
    record = replay(BOUNCE_BACK, hand.history).record
    assert consult(BOUNCE_BACK, record, {"policy.deal-moves"}) == ((), frozenset({"policy.deal-moves"}))


def test_every_expectation_is_a_sentence_over_its_own_slots() -> None:
    for kind, expectation in EXPECTATIONS.items():
        assert expectation.kind == kind
        assert expectation.sentence == expectation.sentence.strip()
    assert len({each.sentence for each in EXPECTATIONS.values()}) == len(EXPECTATIONS)
