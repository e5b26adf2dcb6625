"""What is told of a hand, and to whom."""

from __future__ import annotations

import pytest

from croupier.table.events import HIDDEN, Event
from tests.play.hands import begun, played, stakes

DEALT = Event("draw", "the-draw", 1, cards=("Ah", "Kd"), place="hand", seen="owner")  # type: ignore[arg-type]


@pytest.mark.parametrize(("seat", "seen"), [(0, False), (1, True), (2, False), (None, False)])
def test_cards_for_one_player_are_hidden_from_everybody_else(seat: int | None, *, seen: bool) -> None:
    assert DEALT.veiled(seat).cards == (DEALT.cards if seen else (HIDDEN, HIDDEN))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_cards_for_all_are_hidden_from_nobody_and_cards_for_nobody_from_all(seat: int | None) -> None:
    assert DEALT._replace(seen="all").veiled(seat).cards == DEALT.cards
    assert DEALT._replace(seen="nobody").veiled(seat).cards == (HIDDEN, HIDDEN)


def test_an_event_is_told_without_what_it_does_not_say() -> None:
    assert Event("step", "the-draw").plain() == {"event": "step", "step": "the-draw"}
    told = {"event": "raise", "step": "first-round", "seat": 0, "chips": 3, "to": 4}
    assert Event("raise", "first-round", 0, chips=3, to=4).plain() == told
    assert DEALT.plain()["cards"] == ["Ah", "Kd"]
    assert (DEALT.plain()["seen"], DEALT.plain()["place"]) == ("owner", "hand")


def test_a_step_is_behind_us_when_another_has_begun_and_never_before_it_begins_itself() -> None:
    hand = begun([20, 20], stakes())
    assert not hand.record.through("first-round"), "it goes on"
    assert not hand.record.through("the-draw"), "it has not begun"
    hand = played(hand, "0 check; 1 check")
    assert hand.record.through("first-round")
    assert not hand.record.through("the-draw"), "it goes on"


def test_a_step_without_a_number_has_the_number_nought() -> None:
    record = begun([20, 20], stakes()).record
    assert record.number("first-round", "usually") == 0
    assert record.number("no-step", "in a row") == 0
