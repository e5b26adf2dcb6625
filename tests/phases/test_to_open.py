"""Rounds in which it takes a good hand to make the first bet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.play.hands import begun, by, deck, offered, played, refused
from tests.properties.rulebooks import FOUR_ROUNDS, JACKPOTS
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, faults_of, rulebook, variant

JACKS = rulebook(variant(*JACKPOTS))
TENS, QUEENS, NOTHING = "Tc Td 2h 3s 4c", "Qc Qd 5h 6s 7c", "Ac Kd 9h 8s 3c"
DEALT = deck(QUEENS, TENS, NOTHING)


def test_a_player_below_jacks_may_not_open_and_may_check() -> None:
    hand = begun([50] * 3, rules=JACKS, dealt=DEALT)
    assert offered(hand, "bet") is None
    refusal = refused(hand, "1 bet 2")
    assert by(hand, "1 bet 2") == "the-betting.to-open"
    assert "pair of jacks or better" in refusal.why


def test_a_better_hand_than_jacks_opens_too_and_then_anyone_may_raise() -> None:
    hand = played(begun([50] * 3, rules=JACKS, dealt=DEALT), "1 check; 2 check; 0 bet 2; 1 raise 4; 2 raise 6")
    assert hand.actor == 0


def test_ace_high_does_not_open() -> None:
    assert by(played(begun([50] * 3, rules=JACKS, dealt=DEALT), "1 check"), "2 bet 2") == "the-betting.to-open"


@pytest.mark.parametrize(("cards", "opens"), [("Jc Jd 2h 3s 4c", True), ("2c 2d 3h 3s 5d", True), (TENS, False)])
def test_jacks_are_the_least_and_two_pair_is_better(cards: str, opens: bool) -> None:  # noqa: FBT001 - a column
    hand = begun([50] * 2, rules=JACKS, dealt=deck("6c 7d 8h 9s Kc", cards))
    assert (offered(hand, "bet") is not None) == opens


def test_where_nobody_opens_the_hand_goes_on_without_a_bet() -> None:
    hand = played(begun([50] * 3, rules=JACKS, dealt=DEALT), "1 check; 2 check; 0 check")
    assert hand.step == "the-draw"


def test_in_the_round_after_the_draw_anybody_may_bet() -> None:
    hand = played(begun([50] * 2, rules=JACKS, dealt=deck(TENS, NOTHING)), "1 check; 0 check; 1 discard; 0 discard")
    assert offered(hand, "bet")


def test_a_low_ranking_asks_for_a_low() -> None:
    low = [step.replace("pair of jacks", "nine-high") for step in JACKPOTS]
    rules = rulebook(variant(*low, pot="[{best: ace_to_five}]"))
    hand = begun([50] * 2, rules=rules, dealt=deck("9c 8d 4h 3s 2c", QUEENS))
    assert by(hand, "1 bet 2") == "the-betting.to-open"
    assert offered(played(hand, "1 check"), "bet")


def test_who_opens_with_less_is_noticed() -> None:
    record = played(begun([50] * 3, rules=JACKS, dealt=DEALT), "1 check; 2 check; 0 bet 2").record
    clause = JACKS.clause("the-betting.to-open")
    assert list(clause.check(record)) == [""]
    wrong = tuple(event._replace(seat=1) if event.what == "bet" else event for event in record.events)
    assert any(clause.check(replace(record, events=wrong)))


def test_the_sentence_says_what_it_takes_and_what_follows() -> None:
    text = JACKS.clause("the-betting.to-open").text
    assert "holds a pair of jacks or better may make the first bet" in text
    assert "If nobody makes it" in text


@pytest.mark.parametrize(
    ("play", "message"),
    [
        ((ANTE, DEAL, "bet: {opens: dealer, to_open: pair of jakcs}", SHOWDOWN), "jakcs"),
        ((ANTE, DEAL, "bet: {opens: dealer, to_open: ''}", SHOWDOWN), "no name of a hand"),
        (
            (ANTE, "deal: {name: one, down: 3}", "bet: {opens: dealer, to_open: flush}", "deal: {down: 2}", SHOWDOWN),
            "nobody has one yet",
        ),
        (
            ("blinds", DEAL, FOUR_ROUNDS[0].replace("size:", "to_open: flush, size:"), SHOWDOWN),
            "the forced ones before it are bets",
        ),
    ],
)
def test_what_nobody_could_open_with_is_a_fault(play: tuple[str, ...], message: str) -> None:
    assert message in " ".join(str(fault) for fault in faults_of(variant(*play)))
