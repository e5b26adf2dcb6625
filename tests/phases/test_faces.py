"""Replacements dealt face up, or as the cards lay that they replace."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from croupier.table import DECK
from croupier.table.events import HIDDEN
from tests.play.hands import begun, played
from tests.properties.rulebooks import HALF_OPEN, ONE_DRAW
from tests.rules.writing import faults_of, rulebook, variant

if TYPE_CHECKING:
    from croupier.rules import Rulebook

UP = rulebook(variant(*(step.replace("draw", "draw: {faces: up}") for step in ONE_DRAW)))
AS_THEY_LAY = rulebook(variant(*HALF_OPEN))
CHECKED = "1 check; 0 check"


def test_replacements_dealt_face_up_are_seen_by_everybody_and_the_others_by_nobody_else() -> None:
    hand = begun([50] * 2, rules=UP, dealt=DECK)
    first, second, *_ = hand.holding(1)
    hand = played(hand, f"{CHECKED}; 1 discard {first} {second}; 0 discard")
    assert hand.view(0).hands[1] == (HIDDEN, HIDDEN, HIDDEN, "Qc", "Kc")
    assert hand.view(None).hands == ((HIDDEN,) * 5, (HIDDEN, HIDDEN, HIDDEN, "Qc", "Kc"))


def test_each_replacement_lies_as_the_card_did_and_those_face_down_come_first() -> None:
    hand = begun([50] * 2, rules=AS_THEY_LAY, dealt=DECK)
    down, *_, up = hand.holding(1)
    hand = played(hand, f"{CHECKED}; 1 discard {up} {down}; 0 discard")
    assert [(event.cards, event.seen) for event in hand.record.of("draw")] == [(("Qc",), "owner"), (("Kc",), "all")]
    assert hand.view(0).hands[1][-2:] == (HIDDEN, "Kc")


def test_a_player_who_throws_only_hidden_cards_shows_none_of_the_new_ones() -> None:
    hand = begun([50] * 2, rules=AS_THEY_LAY, dealt=DECK)
    hand = played(hand, f"{CHECKED}; 1 discard {' '.join(hand.holding(1)[:3])}; 0 discard")
    assert {event.seen for event in hand.record.of("draw")} == {"owner"}


@pytest.mark.parametrize("rules", [UP, AS_THEY_LAY], ids=["up", "as discarded"])
def test_a_replacement_that_lies_otherwise_is_noticed(rules: Rulebook) -> None:
    hand = begun([50] * 2, rules=rules, dealt=DECK)
    *_, one, other = hand.holding(1)
    record = played(hand, f"{CHECKED}; 1 discard {one} {other}; 0 discard").record
    hidden = tuple(each._replace(seen="owner") if each.what == "draw" else each for each in record.events)
    clause = rules.clause("the-draw.receives")
    assert not any(clause.check(record))
    assert any(clause.check(replace(record, events=hidden)))


def test_cards_can_only_lie_as_others_did_where_some_lay_face_up() -> None:
    wrong = variant(*(step.replace("draw", "draw: {faces: as discarded}") for step in ONE_DRAW))
    assert any("speaks of cards that lie face up" in fault.message for fault in faults_of(wrong))


def test_the_sentence_says_how_replacements_lie() -> None:
    assert "face up, where everybody sees them" in UP.clause("the-draw.receives").text
    assert "those face down first" in AS_THEY_LAY.clause("the-draw.receives").text
