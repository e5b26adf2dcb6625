"""What the sentences say and no check finds out yet: expected failures, which may only become fewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier.policies import policy
from tests.miniatures import tampering as t
from tests.miniatures.test_checks_have_teeth import found, records, sound
from tests.play.hands import BOUNCE_BACK
from tests.properties.decks import dice, last, short_hands
from tests.rules.writing import changed

if TYPE_CHECKING:
    from croupier.table import Record

MISSING: tuple[tuple[str, str, t.Tampering], ...] = (
    ("betting.fold", "a folded hand is seen by all", t.told("fold", seen="all")),
    ("betting.fold", "a folded hand goes elsewhere than to the muck", t.told("fold", place="own pile")),
    ("betting.fold", "a card of a folded hand is left out", t.changed(t.fewer, "fold")),
    ("the-draw.limit", "a player with chips is not asked to discard", t.dropped("discard")),
    ("policy.draw-service", "players are served in another order", t.served_in_another_order),
    ("policy.all-in-exchanges", "a hand is turned up before the showdown", t.inserted(t.shows_early, "keep")),
    ("policy.reshuffle", "a pile that may come back is shuffled", t.shuffles_a_pile),
    ("policy.reshuffle", "somebody else than the dealer shuffles", t.to_another("shuffle")),
    ("the-bounce.from", "a player with a pile is not asked", t.dropped("keep")),
    ("the-bounce.count", "cards come back and none are given up", t.dropped("give_up")),
    ("the-bounce.count", "cards are given up and none come back", t.dropped("take_back")),
    ("the-showdown.settles", "cards are shown that nobody holds", t.changed(t.fewer, "show")),
    ("policy.losers", "a mucked hand goes elsewhere", t.told("muck", place="hand")),
    ("policy.deal-moves", "nobody deals next", t.dropped("pass_deal")),
    ("pot.high.best", "a deep stack takes the main pot from a better hand", t.short_winner_loses_the_main_pot),
    ("pot.high.ranking", "a deep stack takes the main pot from a better hand", t.short_winner_loses_the_main_pot),
)
"""The clause whose sentence says so, what happens instead, and the tampering."""


@pytest.mark.parametrize(
    ("clause", "tamper"),
    [
        pytest.param(clause, tamper, id=f"{clause}, {what}", marks=pytest.mark.xfail(reason="BUG: check without teeth"))
        for clause, what, tamper in MISSING
    ],
)
def test_a_record_that_was_tampered_with_is_found_out(clause: str, tamper: t.Tampering) -> None:
    """The clause itself must find it, in every hand that was tampered with in this way."""
    false = [record for hand in (*sound(), *short_records()) for record in tamper(hand)]
    assert false
    missed = [record for record in false if not found(clause, [record])]
    assert not missed


def test_each_of_these_tamperings_is_possible() -> None:
    for clause, what, tamper in MISSING:
        assert any(True for hand in (*sound(), *short_records()) for _ in tamper(hand)), f"{clause}, {what}"


def short_records() -> tuple[Record, ...]:
    return tuple(last(short_hands(BOUNCE_BACK, dice(seed))).record for seed in range(60))


@pytest.mark.xfail(reason="BUG: the check of `reshuffle` looks at nothing but what it allows")
def test_shuffled_cards_that_the_answer_does_not_name_are_found_out() -> None:
    """Folded hands are shuffled where the answer names burns and discards alone."""
    check = policy("reshuffle").check(("burns", "discards"))
    assert check is not None
    shuffled = [record for record in short_records() if any(record.of("shuffle"))]
    assert shuffled
    assert any(finding for record in shuffled for finding in check(record))


@pytest.mark.xfail(reason="BUG: the check of `raises_heads_up: same` finds nothing wrong, ever")
def test_too_many_raises_heads_up_are_found_out_where_they_are_counted() -> None:
    counted = changed(raises_heads_up="same")
    clauses = [counted.clause(id_).check for id_ in ("policy.raises", "policy.raises-heads-up")]
    uncounted = records(changed(raises_heads_up='"no limit"'), 300)
    assert any(finding for check in clauses for record in uncounted for finding in check(record))
