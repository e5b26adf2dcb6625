"""Sessions in which players come, go, sit out and come back at random: what holds whatever they do."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from croupier.play.session import How, Session
from croupier.proof import consult
from croupier.proof.playouts import random_action
from croupier.table import Action, shuffled
from tests.play.tables import BUTTONS, STAKES, table
from tests.properties.decks import dice
from tests.sampling import patience

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from croupier.play import Hand

MISSED = ('"post both, the small one dead"', "post the big blind", "wait for the big blind")
HOUSES = pytest.mark.parametrize(("button", "missed"), [*product(BUTTONS, MISSED)])
SESSIONS, HANDS, SEATS = patience(3, 30), patience(25, 60), 6
WAYS: tuple[How, ...] = ("wait", "post")


def opened(button: str, missed: str, random: Random) -> Session:
    """Six seats, some of them empty, stacks from one blind to many."""
    rules = table(button_moves=button, missed_blinds=missed).rules
    stacks = [100, 100, *(random.choice((0, 2, 7, 30, 100)) for _ in range(SEATS - 2))]
    return Session.opened(rules, stacks, button=random.randrange(SEATS), stakes=STAKES)


def rearranged(session: Session, random: Random) -> tuple[Session, int]:
    """Somebody leaves, joins, sits out or comes back; and the chips that this brings to the table."""
    seat, before = random.randrange(SEATS), sum(session.stacks)
    how: How = "wait" if session.rules.policies["missed_blinds"] == "wait for the big blind" else random.choice(WAYS)
    chair = session.chairs[seat]
    if chair is None:
        session = session.join(seat, random.choice((3, 100)), how)
    elif not chair.chips:
        session = session.add(seat, 50) if random.random() < 0.7 else session.leave(seat)
    elif chair.away:
        session = session.sit_in(seat, how)
    else:
        session = session.leave(seat) if random.random() < 0.3 else session.sit_out(seat)
    return session, sum(session.stacks) - before


def hands(button: str, missed: str, seed: int) -> Iterator[tuple[Session, Hand, Session]]:
    """The hands of a session, each with the table before and after it."""
    random = dice(seed)
    session = opened(button, missed, random)
    for _ in range(HANDS):
        for _ in range(random.randrange(3)):
            session, _ = rearranged(session, random)
        if len(session.lineup.players) > 1:
            hand = session.deal(shuffled(random))
            while not hand.over:
                hand = hand.act(random_action(hand, random))
            after = session.after(hand)
            yield session, hand, after
            session = after


@HOUSES
def test_chips_are_conserved_and_every_rule_is_kept(button: str, missed: str) -> None:
    for seed in range(SESSIONS):
        for before, hand, after in hands(button, missed, seed):
            assert sum(before.stacks) == sum(after.stacks)
            assert [after.stacks[seat] for seat in before.lineup.players] == list(hand.stacks)
            faults, _ = consult(before.rules, hand.record)
            assert not faults


@HOUSES
def test_what_the_session_says_is_what_the_hand_posts(button: str, missed: str) -> None:
    for seed in range(SESSIONS):
        for before, hand, _ in hands(button, missed, seed):
            line, left, due = before.lineup, list(before.stacks), []
            for seat, stake, live in line.posts:
                chips = min(STAKES.amount(stake), left[seat])
                left[seat] -= chips
                due += [("blind" if live else "post", seat, stake, chips)] if chips else []
            told = [
                (each.what, line.players[each.seat], each.place, each.chips) for each in hand.record.of("post", "blind")
            ]
            assert told == due
            assert line.spots is not None
            assert line.spots.small != line.spots.big == line.posts[-1].seat
            assert hand.legal == () or len(line.players) > 1


@HOUSES
def test_nobody_has_the_big_blind_twice_in_a_row(button: str, missed: str) -> None:
    for seed in range(SESSIONS):
        for before, _, _ in hands(button, missed, seed):
            line = before.lineup
            assert before.last is None or line.spots is None or line.spots.big != before.last.big


@pytest.mark.parametrize(("button", "missed"), [*product(BUTTONS[:2], MISSED)])
def test_nobody_who_is_dealt_in_escapes_the_big_blind(button: str, missed: str) -> None:
    """The simplified button does not promise it; nor does any where only two play."""
    for seed in range(SESSIONS):
        for before, _, _ in hands(button, missed, seed):
            line, last = before.lineup, before.last
            if last is None or line.spots is None or len(line.players) == 2:
                continue
            passed = {
                seat % SEATS for seat in range(last.big + 1, last.big + 1 + (line.spots.big - last.big - 1) % SEATS)
            }
            paid = {post.seat for post in line.posts if post.stake == "big blind"}
            assert passed & {*line.players} <= paid


@HOUSES
def test_whoever_is_dealt_in_has_paid_what_was_owed(button: str, missed: str) -> None:
    for seed in range(SESSIONS):
        for before, _, after in hands(button, missed, seed):
            line = before.lineup
            owing = {seat for seat in line.players if (chair := before.chairs[seat]) and chair.owes}
            ready = {
                seat
                for seat, chair in enumerate(before.chairs)
                if chair and chair.plays and chair.played and not chair.owes
            }
            if len(ready) > 1:
                assert owing <= {post.seat for post in line.posts}
            assert all(chair is None or not chair.owes for chair in map(after.chairs.__getitem__, line.players))


@HOUSES
def test_whoever_wants_to_play_is_dealt_in_before_long(button: str, missed: str) -> None:
    for seed in range(SESSIONS):
        session = list(hands(button, missed, seed))[-1][2]
        for seat, chair in enumerate(session.chairs):
            if chair and chair.chips:
                session = session.add(seat, 1000)
        wanting = {seat for seat, chair in enumerate(session.chairs) if chair and chair.plays}
        for _ in range(2 * SEATS):
            if len(wanting) > 1 and {*session.lineup.players} != wanting:
                session = session.after(_folded(session))
        assert len(wanting) < 2 or {*session.lineup.players} == wanting


def _folded(session: Session) -> Hand:
    """A hand that everybody gives up."""
    hand = session.deal(shuffled(dice(0)))
    while hand.actor is not None:
        verb = "fold" if any(offer.verb == "fold" for offer in hand.legal) else hand.legal[0].verb
        hand = hand.act(Action(hand.actor, verb))
    return hand
