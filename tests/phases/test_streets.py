"""Cards dealt face up and onto the table, and the burn before each street."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from croupier.play import start
from croupier.proof.playouts import random_hands
from croupier.table import DECK, Action
from croupier.table.events import HIDDEN
from tests.rules.writing import ANTE, SHOWDOWN, rulebook, variant

if TYPE_CHECKING:
    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table import Card

STREETS = (
    ANTE,
    "deal: {name: first cards, down: 1, up: 1}",
    "bet: {name: first bets, opens: left of dealer}",
    "deal: {name: the flop, up: 3, to: board}",
    "bet: {name: second bets, opens: left of dealer}",
    "deal: {name: last cards, down: 1, up: 2}",
    SHOWDOWN,
)
BURNED, NEVER = '"one before each street"', "none"


def streets(burn: str) -> Rulebook:
    return rulebook(variant(*STREETS, street_burn=burn))


def begun(rules: Rulebook) -> Hand:
    return start(rules, stacks=(50, 50, 50), deck=DECK)


def checked(hand: Hand) -> Hand:
    step = hand.step
    while hand.actor is not None and hand.step == step:
        hand = hand.act(Action(hand.actor, "check"))
    return hand


def test_cards_face_down_come_before_cards_face_up() -> None:
    deals = (event for event in begun(streets(NEVER)).events if event.what == "deal")
    dealt = [(event.seat, event.cards[0], event.seen) for event in deals]
    assert dealt == [
        (1, "2c", "owner"), (2, "3c", "owner"), (0, "4c", "owner"),
        (1, "5c", "all"), (2, "6c", "all"), (0, "7c", "all"),
    ]  # fmt: skip


def test_everybody_sees_the_card_that_lies_up_and_nobody_the_other() -> None:
    hand = begun(streets(NEVER))
    assert hand.view(0).hands == (("4c", "7c"), (HIDDEN, "5c"), (HIDDEN, "6c"))
    assert hand.view(None).hands == ((HIDDEN, "7c"), (HIDDEN, "5c"), (HIDDEN, "6c"))


def test_cards_on_the_board_are_nobodys_and_everybodys_to_see() -> None:
    hand = checked(begun(streets(NEVER)))
    assert hand.view(None).board == {"board": ("8c", "9c", "Tc")}
    assert [len(hand.holding(seat)) for seat in range(3)] == [2, 2, 2]


@pytest.mark.parametrize(("burn", "flop"), [(NEVER, ("8c", "9c", "Tc")), (BURNED, ("9c", "Tc", "Jc"))])
def test_a_card_is_burned_before_the_flop_where_the_house_burns(burn: str, flop: tuple[str, ...]) -> None:
    assert checked(begun(streets(burn))).view(None).board["board"] == flop


def test_a_burn_goes_before_each_street_and_none_before_the_first_cards() -> None:
    hand = checked(checked(begun(streets(BURNED))))
    assert [event.step for event in hand.events if event.what == "burn"] == ["the-flop", "last-cards"]


def test_two_deals_in_a_row_are_one_street_with_one_burn() -> None:
    deals = ("deal: {name: the other flop, up: 3, to: second board}", "bet: {name: last bets, opens: left of dealer}")
    rules = rulebook(variant(*STREETS[:4], deals[0], *STREETS[4:6], deals[1], SHOWDOWN, street_burn=BURNED))
    hand = checked(checked(begun(rules)))
    assert [event.step for event in hand.events if event.what == "burn"] == ["the-flop", "last-cards"]
    assert rules.least_deck(3) == 3 * 5 + 3 + 3 + 2


@pytest.mark.parametrize(("opens", "first"), [("lowest showing", 1), ("lowest showing with aces high", 2)])
def test_an_ace_showing_is_low_or_high_as_the_round_says(opens: str, first: int) -> None:
    rules = rulebook(variant(ANTE, "deal: {down: 4, up: 1}", f"bet: {{name: bets, opens: {opens}}}", SHOWDOWN))
    hand = start(rules, stacks=(50, 50, 50), deck=_with_up(("Ac", "2c", "3c")))
    assert hand.actor == first


def _with_up(up: tuple[str, ...]) -> tuple[Card, ...]:
    """A deck from which three players get four cards down each, and then these face up."""
    shown = tuple(card for name in up for card in DECK if card == name)
    others = tuple(card for card in DECK if card not in up)
    return (*others[:12], *shown, *others[12:])


def test_folded_cards_no_longer_lie_up() -> None:
    hand = begun(streets(NEVER)).act(Action(1, "bet", 2)).act(Action(2, "fold"))
    assert hand.view(0).hands[2] == ()


def test_burns_and_the_board_count_where_the_deck_is_cut_short() -> None:
    assert streets(NEVER).least_deck(3) == 3 * 5 + 3
    assert streets(BURNED).least_deck(3) == 3 * 5 + 3 + 2


@pytest.mark.parametrize("burn", [NEVER, BURNED])
@pytest.mark.parametrize("seed", range(20))
def test_every_clause_holds_in_hands_with_streets_and_a_board(burn: str, seed: int) -> None:
    rules = streets(burn)
    *_, hand = random_hands(rules, Random(seed))  # noqa: S311 - cards, no secrets
    assert not [finding for clause in rules.clauses for finding in clause.check(hand.record) if finding]


def test_a_street_without_its_burn_is_noticed() -> None:
    hand = checked(checked(begun(streets(NEVER))))
    clause = streets(BURNED).clause("policy.street-burn")
    assert any(clause.check(hand.record))


def test_a_card_laid_before_a_player_instead_of_the_board_is_noticed() -> None:
    hand = checked(begun(streets(NEVER)))
    record = hand.record
    wrong = tuple(
        event._replace(seat=0, place="hand") if (event.what, event.step) == ("deal", "the-flop") else event
        for event in record.events
    )

    clause = streets(NEVER).clause("the-flop.cards")
    assert not any(clause.check(record))
    assert any(clause.check(replace(record, events=wrong)))
