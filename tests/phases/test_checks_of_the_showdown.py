"""What the checks of the showdown find out when a record is wrong in one way and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from croupier.table import Event, Record
from tests.play.hands import BOUNCE_BACK, begun, deck, played, stakes

A, B, C = "As Ks Qs Js 9s", "Ah Kh Qh Jh 2h", "Ad Kd Qd Jd 3d"
NOBODY_BETS = "0 discard; 1 discard; 2 discard; 0 check; 2 check"


QUIET = {"check", "keep", "show"}


def over() -> Record:
    """Two pots, of twelve chips for all and of six for the first and the last: the first seat wins both."""
    hand = begun([20, 4, 20], stakes("no limit", ante=1), dealt=deck(A, B, C))
    hand = played(hand, f"0 bet 6; 1 call; 2 call; {NOBODY_BETS}")
    while hand.actor is not None:
        verb = next(each.verb for each in hand.legal if each.verb in QUIET)
        hand = played(hand, f"{hand.actor} {verb}")
    return hand.record


SOUND = over()
WINS = {event.place: event for event in SOUND.of("win")}
SHOWS = list(SOUND.during("the-showdown", "show", "muck"))


def found(clause: str, *events: Event) -> bool:
    check = BOUNCE_BACK.clause(f"the-showdown.{clause}").check
    return any(check(replace(SOUND, events=events or SOUND.events)))


def without(*gone: Event) -> list[Event]:
    return [event for event in SOUND.events if event not in gone]


def test_the_hand_is_sound() -> None:
    assert [(place, event.seat, event.chips) for place, event in WINS.items()] == [
        ("main pot", 0, 12),
        ("side pot 1", 0, 6),
    ]
    assert {event.seat for event in SHOWS} == {0, 1, 2}
    assert not any(map(found, ("settles", "side-pots", "all-chips")))


@pytest.mark.parametrize("chips", [11, 13])
def test_every_pot_is_won_whole(chips: int) -> None:
    main = WINS["main pot"]
    assert found("side-pots", *without(main), main._replace(chips=chips))
    assert found("all-chips", *without(main), main._replace(chips=chips))


def test_nobody_wins_a_chip_too_many_though_it_would_be_theirs_to_win_elsewhere() -> None:
    main, side = WINS["main pot"], WINS["side pot 1"]
    assert found("side-pots", *without(main, side), main._replace(chips=13), side._replace(seat=2))


def test_two_who_are_left_both_speak_at_the_showdown() -> None:
    hand = played(begun([20] * 2, dealt=deck(A, B)), "0 check; 1 check; 0 discard; 1 discard; 0 check; 1 check")
    while hand.actor is not None:
        hand = played(hand, f"{hand.actor} {next(each.verb for each in hand.legal if each.verb in QUIET)}")
    shows = set(hand.record.during("the-showdown", "show", "muck"))
    assert len(shows) == 2
    check = BOUNCE_BACK.clause("the-showdown.settles").check
    for gone in shows:
        silent = tuple(event for event in hand.record.events if event != gone)
        assert any(check(replace(hand.record, events=silent)))


def test_a_pot_is_won_by_those_who_play_for_it() -> None:
    side = WINS["side pot 1"]
    assert found("side-pots", *without(side), side._replace(seat=1))
    assert found("side-pots", *without(side))


def test_whoever_is_left_shows_or_mucks_and_nobody_else_does() -> None:
    assert found("settles", *without(SHOWS[0]))
    assert found("settles", *SOUND.events, SHOWS[0])
    assert found("settles", *without(SHOWS[0]), SHOWS[0]._replace(cards=SHOWS[0].cards[1:]))
    for other in ("2c", "Ac"):
        cards = (*SHOWS[0].cards[1:], other)
        assert found("settles", *without(SHOWS[0]), SHOWS[0]._replace(cards=cards))  # type: ignore[arg-type]
