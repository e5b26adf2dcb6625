"""High as short decks play it: six to ace, with the categories in the order of the house."""

from __future__ import annotations

import pickle
from math import comb

import pytest

from croupier.evaluators.high import High
from tests.evaluators.hands import BEST_FIRST, LOOKS, example, hand
from tests.evaluators.lows import pokerkit, ranks_otherwise

FLUSH_FIRST = ("straight flush", "four of a kind", "flush", "full house", *BEST_FIRST[4:])
SHORT = High(lowest="six", categories_=FLUSH_FIRST)  # type: ignore[arg-type]  # words of the options
TRIPS_FIRST = High(lowest="six", categories_=(*FLUSH_FIRST[:4], "three of a kind", "straight", *FLUSH_FIRST[6:]))  # type: ignore[arg-type]  # likewise
DEALT = [looks for looks in LOOKS if not set(looks.ranks) & set("2345")]


def beats(ranking: High, better: str, worse: str) -> bool:
    return ranking.rank(hand(better)) > ranking.rank(hand(worse))


def test_an_ace_stands_below_the_six() -> None:
    assert SHORT.describe(hand("As 9c 8d 7h 6h")) == "straight, nine high"
    assert beats(SHORT, "Tc 9c 8d 7h 6h", "As 9c 8d 7h 6h")
    assert beats(SHORT, "As 9c 8d 7h 6h", "Ac Ad Ah Kd Qd")


def test_a_flush_beats_a_full_house_and_three_of_a_kind_may_beat_a_straight() -> None:
    assert beats(SHORT, "Jh Th 9h 8h 6h", "Ac Ad As Kc Kd")
    assert beats(SHORT, "As 9c 8d 7h 6h", "Ac Ad As Kc Qd")
    assert beats(TRIPS_FIRST, "6c 6d 6s 7c 8d", "Ac Kd Qs Jh Th")


def test_as_many_hands_are_of_each_category_as_thirty_six_cards_hold() -> None:
    counts = {each.name: each.count for each in SHORT.categories}
    assert tuple(counts) == FLUSH_FIRST
    assert tuple(counts.values()) == (24, 288, 480, 1728, 6120, 16128, 36288, 193536, 122400)
    assert sum(counts.values()) == comb(36, 5)


def test_examples_are_dealt_from_the_short_deck_and_stand_best_first() -> None:
    shown = [each.cards for each in SHORT.categories]
    assert not {card[0] for cards in shown for card in cards} & set("2345")
    assert [SHORT.category(cards) for cards in shown] == list(FLUSH_FIRST)


def test_words_are_the_same_exactly_where_hands_tie() -> None:
    met = {(SHORT.describe(example(looks)), SHORT.rank(example(looks))) for looks in LOOKS}
    assert len(met) == len({words for words, _ in met}) == 7462


def test_pokerkit_has_the_same_order() -> None:
    theirs = pokerkit("ShortDeckHoldemHand")
    pairs = sorted((SHORT.rank(example(looks)), theirs(example(looks))) for looks in DEALT)
    assert [their for _, their in pairs] == sorted({their for _, their in pairs})


@pytest.mark.parametrize("left_out", ["straight flush", "straight", "flush"])
def test_what_is_left_out_does_not_count(left_out: str) -> None:
    kinds = tuple(kind for kind in BEST_FIRST if kind != left_out)
    ranking = High(categories_=kinds)  # type: ignore[arg-type]  # words of the options
    instead = {"straight flush": "flush", "straight": "high card", "flush": "high card"}[left_out]
    cards = {"straight flush": "9h 8h 7h 6h 5h", "straight": "9h 8h 7h 6h 5c", "flush": "Ah 8h 7h 6h 5h"}[left_out]
    assert ranking.category(hand(cards)) == instead


def test_an_ace_that_is_only_high_makes_no_straight_below() -> None:
    assert High(aces="high").category(hand("5c 4d 3s 2h Ac")) == "high card"


@pytest.mark.parametrize(
    ("kinds", "fault"), [(BEST_FIRST[:-1], "a high card need"), ((*BEST_FIRST, "pair"), "listed twice")]
)
def test_a_list_in_which_hands_have_no_place_or_two_is_refused(kinds: tuple[str, ...], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        High(categories_=kinds)  # type: ignore[arg-type]  # words of the options


def test_a_ranking_survives_the_way_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(SHORT))  # noqa: S301 - our own
    assert again == SHORT
    assert again.rank(hand("As 9c 8d 7h 6h")) == SHORT.rank(hand("As 9c 8d 7h 6h"))


def test_every_declared_mistake_ranks_some_hands_otherwise() -> None:
    hands = [example(looks, turn) for looks in DEALT for turn in (0, 1)]
    for name, wrong in SHORT.mistakes():
        assert ranks_otherwise(SHORT.rank, wrong, hands), name
