"""Every hand that was falsified in one of these ways is found out, by the very clause whose sentence it breaks."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from croupier.policies import policy
from croupier.proof import consult
from tests.miniatures import tampering as t
from tests.miniatures.test_checks_have_teeth import complaints, found, records, sound
from tests.play.hands import BOUNCE_BACK, ONE_ROUND, begun, played, stakes
from tests.properties.decks import dice, last, short_hands
from tests.properties.rulebooks import TWO_PILES
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, changed, rulebook, variant
from tests.sampling import patience

if TYPE_CHECKING:
    from croupier.rules import Rulebook
    from croupier.table import Record

FALSIFIED: tuple[tuple[str, str, t.Tampering], ...] = (
    ("deck.cards", "a card is drawn that another player holds", t.changed(t.foreign, "draw")),
    ("betting.fold", "a folded hand is seen by all", t.told("fold", seen="all")),
    ("betting.fold", "a folded hand goes elsewhere than to the muck", t.told("fold", place="own pile")),
    ("betting.fold", "a card of a folded hand is left out", t.changed(t.fewer, "fold")),
    ("betting.fold", "a discard stays when its owner folds", t.changed(t.pile_stays, "fold")),
    ("the-draw.limit", "a player is not asked to discard", t.dropped("discard")),
    ("the-draw.order", "a player is not asked to discard", t.dropped("discard")),
    ("the-draw.order", "a player is asked twice to discard", t.doubled("discard")),
    ("policy.draw-service", "players are served in another order", t.served_in_another_order),
    ("policy.all-in-exchanges", "a hand is turned up before the showdown", t.inserted(t.shows_early, "keep")),
    ("policy.reshuffle", "a pile that may come back is shuffled", t.shuffles_a_pile),
    ("policy.reshuffle", "somebody else than the dealer shuffles", t.to_another("shuffle")),
    ("policy.reshuffle", "a card stays out of the shuffle", t.changed(t.fewer, "shuffle")),
    ("policy.reshuffle", "a hand that is held is shuffled", t.changed(t.shuffles_a_hand, "shuffle")),
    ("the-bounce.from", "a player with a pile is not asked", t.dropped("keep")),
    ("the-bounce.order", "a player with a pile is not asked", t.dropped("keep", "take_back")),
    ("the-bounce.order", "a player is asked twice", t.doubled("keep", "take_back")),
    ("the-bounce.count", "cards come back and none are given up", t.dropped("give_up")),
    ("the-bounce.count", "cards are given up and none come back", t.dropped("take_back")),
    ("the-showdown.settles", "cards are shown that nobody holds", t.changed(t.fewer, "show")),
    ("the-showdown.settles", "cards are mucked that nobody holds", t.changed(t.foreign, "muck")),
    ("the-showdown.settles", "a hand is shown twice", t.doubled("show")),
    ("the-showdown.side-pots", "there is one pot more", t.told("win", place="side pot 7")),
    ("policy.losers", "a mucked hand goes elsewhere", t.told("muck", place="hand")),
    ("policy.deal-moves", "nobody deals next", t.dropped("pass_deal")),
    ("pot.high.best", "a deep stack takes the main pot from a better hand", t.short_winner_loses_the_main_pot),
    ("pot.high.ranking", "a deep stack takes the main pot with a lesser kind of hand", t.lesser_kind_wins_the_main_pot),
)
"""The clause whose sentence says so, what happens instead, and the tampering."""


@cache
def hands() -> tuple[Record, ...]:
    return *sound()[:: patience(3, 1)], *short_records()


@cache
def short_records() -> tuple[Record, ...]:
    return tuple(last(short_hands(BOUNCE_BACK, dice(seed))).record for seed in range(60))


@pytest.mark.parametrize(
    ("clause", "tamper"),
    [pytest.param(clause, tamper, id=f"{clause}, {what}") for clause, what, tamper in FALSIFIED],
)
def test_a_record_that_was_tampered_with_is_found_out(clause: str, tamper: t.Tampering) -> None:
    false = [record for hand in hands() for record in tamper(hand)]
    assert false
    assert not [record for record in false if not found(clause, [record])]


def test_hands_in_which_the_deck_runs_out_are_sound() -> None:
    assert any(True for record in short_records() for _ in record.of("shuffle"))
    assert not complaints(short_records())


def test_shuffled_cards_that_the_answer_does_not_name_are_found_out() -> None:
    """Folded hands are shuffled where the answer names burns and discards alone."""
    check = policy("reshuffle").check(("burns", "discards"))
    assert check is not None
    shuffled = [record for record in short_records() if any(record.of("shuffle"))]
    assert shuffled
    assert all(any(check(record)) for record in shuffled)


def test_too_many_raises_heads_up_are_found_out_where_they_are_counted() -> None:
    counted = changed(raises_heads_up="same").clause("policy.raises-heads-up").check
    deeds = "0 bet 4; 1 raise 8; 0 raise 12; 1 raise 16"
    begins = begun([90, 90], stakes(bet=4), changed(raises_heads_up='"no limit"'))
    three, four = (played(begins, f"{deeds}{more}; {seat} fold") for more, seat in (("", 0), ("; 0 raise 20", 1)))
    assert not any(counted(three.record))
    assert any(counted(four.record))


HALF = "reopens from half a bet, or a full raise in big-bet games"
WHOLE = ("reopens only when full", "never reopens")


@pytest.mark.parametrize("answer", WHOLE)
def test_half_a_bet_that_was_not_counted_is_found_out_where_it_counts(answer: str) -> None:
    begins = begun([40, 6, 40], stakes(bet=4), rules_of(answer), button=2)
    hand = played(begins, "0 bet 4; 1 raise 6; 2 raise 8; 0 fold")
    assert any(rules_of(HALF).clause("policy.short-all-in").check(hand.record))
    assert not any(rules_of(answer).clause("policy.short-all-in").check(hand.record))


@pytest.mark.parametrize("answer", WHOLE)
def test_half_a_bet_that_was_counted_is_found_out_where_it_does_not_reopen(answer: str) -> None:
    begins = begun([40, 6, 40], stakes(bet=4), rules_of(HALF), button=2)
    hand = played(begins, "0 bet 4; 1 raise 6; 2 call; 0 raise 10; 2 fold")
    assert any(rules_of(answer).clause("policy.short-all-in").check(hand.record))
    assert not any(rules_of(HALF).clause("policy.short-all-in").check(hand.record))


def rules_of(answer: str) -> Rulebook:
    return changed(("first round, opens: dealer", "first round, opens: left of dealer"), short_all_in=f'"{answer}"')


@pytest.mark.parametrize("other", [6, 7, 9])
def test_a_short_all_in_is_completed_to_the_full_bet_and_to_nothing_else(other: int) -> None:
    hand = played(begun([40, 5, 40], stakes(bet=4), ONE_ROUND, button=2), "0 bet 4; 1 raise 5; 2 raise 8; 0 raise 12")
    check = ONE_ROUND.clause("betting.fixed-limit").check
    assert not any(check(hand.record))
    place = next(place for place, event in enumerate(hand.events) if event.to == 8)
    false = hand.events[place]._replace(chips=other, to=other)
    assert any(check(t.with_events(hand.record, place, false)))


def test_who_bet_last_shows_first_though_an_exchange_lies_between() -> None:
    check = rulebook(variant(*TWO_PILES)).clause("policy.first-to-show").check
    wrong = rulebook(variant(*TWO_PILES, first_to_show='"left of dealer"'))
    assert any(finding for record in records(wrong) for finding in check(record))


def two_sizes(first: str, second: str) -> Rulebook:
    rounds = (
        f"bet: {{name: {name}, opens: left of dealer, size: {size}}}"
        for name, size in (("one", first), ("two", second))
    )
    return rulebook(variant(ANTE, DEAL, *rounds, SHOWDOWN))


def test_each_round_is_held_against_its_own_size() -> None:
    rules = two_sizes("small bet", "big bet")
    raised = "0 bet {0}; 1 raise {1}; 2 raise {2}; 0 raise {3}; 1 call; 2 call"
    small, big = raised.format(2, 4, 6, 8), raised.format(4, 8, 12, 16)
    begins = [
        begun([90] * 3, stakes(small_bet=2, big_bet=4), each, button=2)
        for each in (rules, two_sizes("big bet", "small bet"))
    ]
    rising, falling = played(begins[0], f"{small}; {big}"), played(begins[1], f"{big}; {small}")
    assert not consult(rules, rising.record)[0]
    assert len(list(filter(None, rules.clause("betting.fixed-limit").check(falling.record)))) == 8
