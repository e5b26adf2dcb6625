"""A refusal is a sentence that a player at the table understands."""

from __future__ import annotations

import pytest

from tests.phases.test_draw_and_take_back import THREE, TO_THE_BOUNCE, TO_THE_DRAW, A, B, C
from tests.play.hands import begun, deck, played, refused, stakes


@pytest.mark.parametrize(
    ("deeds", "deed", "why"),
    [
        (TO_THE_DRAW, "0 discard As Ks Qs", "two cards are the most that may be thrown"),
        (TO_THE_BOUNCE, "0 take_back As", "two cards were thrown away, so two must be given up for them"),
        (TO_THE_BOUNCE, "0 take_back As Ad", "only cards in the player's hand can be given up, each once"),
        (TO_THE_BOUNCE, "0 take_back As for 9h", "only what the player threw in the draw can be taken back"),
        (f"{TO_THE_BOUNCE}; 0 keep", "1 take_back Ah Kh", "one card was thrown away, so one must be given up for it"),
    ],
)
def test_what_cannot_be_exchanged_is_refused_in_players_words(deeds: str, deed: str, why: str) -> None:
    assert refused(played(begun([20] * 3, dealt=THREE), deeds), deed).why == why


@pytest.mark.parametrize(
    ("deeds", "deed", "fixed", "pot"),
    [
        ("0 check", "1 bet 1", "the bet is 2", "the smallest bet is 2"),
        ("0 check", "1 bet 19", "the bet is 2", "the largest bet is 3"),
        ("0 bet 2", "1 raise 3", "the raise is to 4", "the smallest raise is to 4"),
        ("0 bet 2", "1 raise 19", "the raise is to 4", "the largest raise is to 9"),
    ],
)
def test_a_wrong_amount_is_told_the_right_one(deeds: str, deed: str, fixed: str, pot: str) -> None:
    assert refused(played(begun([20] * 3, stakes("fixed limit", ante=1)), deeds), deed).why == fixed
    assert refused(played(begun([20] * 3, stakes("pot limit", ante=1)), deeds), deed).why == pot


@pytest.mark.parametrize(("left", "few"), [("2c", "only one card"), ("", "no card")])
def test_where_the_deck_runs_short_it_is_told_how_many_could_be_replaced(left: str, few: str) -> None:
    short = deck(A, B, C, then=left)[: 15 + len(left.split())]
    hand = played(begun([20] * 3, dealt=short), TO_THE_DRAW)
    assert refused(hand, "0 discard As Ks").why == f"the deck runs short: {few} could be replaced"
