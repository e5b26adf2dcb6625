"""What hands are chosen for beyond their clauses: whom they find out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from croupier.conformance.choosing import Candidate, choose
from croupier.conformance.marking import tells
from croupier.conformance.performing import perform
from croupier.conformance.vector import Vector
from croupier.play import Hand
from tests.conformance.asked import all_shipped
from tests.shipped import LIBRARY


def played(vector: Vector) -> Hand | None:
    rules = LIBRARY.variant(vector.variant).under(vector.house_rules, vector.house)
    done = perform(rules, vector.request(0, "result"))
    return done.hands[-1] if done.hands and done.reply.refused is None else None


def whole(slug: str) -> list[Hand]:
    return [hand for each in all_shipped(slug) if each.family in {"legal", "edge"} and (hand := played(each))]


@pytest.mark.parametrize("slug", ["bounce-back", "double-draw", "five-card-draw"])
def test_hands_at_random_tell_the_answers_for_odd_chips_apart_and_end_with_an_all_in_that_nobody_calls(
    slug: str,
) -> None:
    told = {each for hand in whole(slug) for each in tells(hand)}
    assert {"odd_chip is not last raiser", "odd_chip is not highest card by suit", "return, all in, alone"} <= told


def test_no_hand_rules_out_the_answer_that_it_was_played_by() -> None:
    for hand in whole("bounce-back"):
        own = {f"{word} is not {answer}" for word, answer in hand.rules.policies.items()}
        assert not own & set(tells(hand))


def test_of_two_hands_with_the_same_clauses_the_one_is_chosen_that_tells_something_new() -> None:
    hands = [replace(each, clauses=("x",)) for each in all_shipped("bounce-back") if each.family == "legal"]
    first, second, third = sorted(hands, key=lambda each: len(each.actions))[:3]
    candidates = [
        Candidate(vector=vector, marks=("x",), tells=(told,))
        for vector, told in ((first, "a"), (second, "a"), (third, "b"))
    ]
    assert [each.id for each in choose(candidates, 2)] == [first.id, third.id]
