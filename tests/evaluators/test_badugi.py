"""Badugi against its definition, over all 270,725 hands, and against PokerKit."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.evaluators.badugi import Badugi
from croupier.table.cards import DECK, RANKS, SUITS, Card
from tests.evaluators.hands import Hand, hand
from tests.evaluators.lows import ACE_HIGH, ACE_LOW, badugi_badness, pokerkit, ranks_otherwise

BADUGI = Badugi()
any_four = st.permutations(DECK).map(lambda deck: tuple(deck[:4]))


def some(count: int) -> list[Hand]:
    """The same hands every time, half of them of few ranks."""
    random = Random(count)  # noqa: S311 - nothing secret
    low = [card for card in DECK if card[0] in "A2345"]
    return [tuple(random.sample(random.choice((DECK, low)), 4)) for _ in range(count)]


def test_every_hand_has_the_strength_of_its_place_in_the_order_of_the_definition() -> None:
    met = Counter((badugi_badness(cards), BADUGI.strength(cards)) for cards in combinations(DECK, 4))
    worst_first = sorted(met, reverse=True)
    assert [strength for _, strength in worst_first] == list(range(1, 1093))
    counts = Counter({size: sum(n for (bad, _), n in met.items() if -bad[0] == size) for size in (4, 3, 2, 1)})
    assert [counts[size] for size in (4, 3, 2, 1)] == [each.count for each in BADUGI.categories]
    assert [counts[size] for size in (4, 3, 2, 1)] == [17_160, 154_440, 96_252, 2_873]


@pytest.mark.parametrize(("aces", "ranks"), [("low", ACE_LOW), ("high", ACE_HIGH)])
@pytest.mark.parametrize("wins", ["lowest", "highest"])
def test_aces_and_winners_are_what_the_options_say(aces: str, ranks: str, wins: str) -> None:
    ranking = Badugi(aces=aces, wins=wins)  # type: ignore[arg-type]  # words of the options
    order = ranks if wins == "lowest" else ranks[::-1]

    def badness(cards: Hand) -> tuple[int, tuple[int, ...]]:
        if wins == "lowest":
            return badugi_badness(cards, order)
        fits = [
            (-size, tuple(sorted(order.index(card[0]) for card in held)))
            for size in (1, 2, 3, 4)
            for held in combinations(cards, size)
            if len({card[0] for card in held}) == len({card[1] for card in held}) == size
        ]
        return min(fits)

    hands = some(4000)
    pairs = sorted({(badness(cards), -ranking.rank(cards)) for cards in hands})
    assert len({bad for bad, _ in pairs}) == len({rank for _, rank in pairs}) == len(pairs)
    assert [rank for _, rank in pairs] == sorted(rank for _, rank in pairs)


def test_words_are_the_same_exactly_where_hands_tie() -> None:
    met = {(BADUGI.describe(cards), BADUGI.rank(cards)) for cards in some(20_000)}
    assert len(met) == len({words for words, _ in met}) == len({rank for _, rank in met}) > 700


@given(any_four, st.permutations(range(4)), st.permutations(SUITS))
def test_neither_the_order_of_the_cards_nor_a_change_of_suits_matters(
    cards: Hand, order: list[int], suits: list[str]
) -> None:
    other = [Card(cards[place][0] + suits[SUITS.index(cards[place][1])]) for place in order]
    assert BADUGI.rank(other) == BADUGI.strength(other) == BADUGI.rank(cards)


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("As 2h 3d 4c", "four-card badugi, four, three, deuce and ace"),
        ("Ks Kh 2d Ac", "three-card badugi, king, deuce and ace"),
        ("7c 5d 2h As", "four-card badugi, seven, five, deuce and ace"),
        ("7c 5d 2h 2s", "three-card badugi, seven, five and deuce"),
        ("9c 9d 8h 8s", "two-card badugi, nine and eight"),
        ("Ah 3h 5h Kh", "one-card badugi, ace"),
        ("Ah 3h 5d Kd", "two-card badugi, five and ace"),
        ("Kc Kd Kh Ks", "one-card badugi, king"),
    ],
)
def test_a_badugi_is_told_by_its_size_and_from_the_top(cards: str, words: str) -> None:
    assert BADUGI.describe(hand(cards)) == words


@pytest.mark.parametrize(
    "words", ["badugi", "seven badugi", "four-card badugi", "four-card badugi, seven high", "four-card badugi, seven"]
)
def test_a_badugi_may_be_told_in_short(words: str) -> None:
    assert BADUGI.says(hand("7c 5d 2h As"), words)
    assert not BADUGI.says(hand("7c 7d 2h As"), words)


def test_a_threshold_is_the_least_that_is_called_so() -> None:
    rank = BADUGI.rank
    assert BADUGI.threshold("three-card badugi") == rank(hand("Kc Qd Jh Js"))
    assert BADUGI.threshold("eight badugi") == rank(hand("8c 7d 6h 5s"))
    assert rank(hand("9c 4d 2h As")) < BADUGI.threshold("eight badugi") < rank(hand("8c 4d 2h As"))


@pytest.mark.parametrize(
    ("words", "meant"), [("four card badugy", "did you mean 'four-card badugi'"), ("banana", "the hands are four-card")]
)
def test_what_nobody_calls_a_badugi_is_refused_with_advice(words: str, meant: str) -> None:
    for ask in (BADUGI.threshold, lambda said: BADUGI.says(hand("7c 5d 2h As"), said)):
        with pytest.raises(ValueError, match=meant):
            ask(words)


@pytest.mark.parametrize(
    ("cards", "fault"),
    [
        ("Ah Kh Qh", "four cards, not 3"),
        ("Ah Kh Qh Jh Th", "four cards, not 5"),
        ("Ah Kh Qh 1h", "'1h' is no"),
        ("Ah Kh Ah Qh", "Ah is there twice"),
    ],
)
def test_what_is_no_hand_has_no_rank(cards: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        BADUGI.rank(hand(cards))


@pytest.mark.parametrize(("aces", "name"), [("low", "BadugiHand"), ("high", "StandardBadugiHand")])
def test_pokerkit_has_the_same_order(aces: str, name: str) -> None:
    """It takes badugis only, so it is asked about the cards that count."""
    ranking = Badugi(aces=aces)  # type: ignore[arg-type]  # a word of the options
    theirs = pokerkit(name)
    pairs = set()
    for size in (1, 2, 3, 4):
        for ranks in combinations(RANKS, size):
            counting = tuple(Card(rank + suit) for rank, suit in zip(ranks, SUITS, strict=False))
            idle = tuple(Card(ranks[0] + suit) for suit in SUITS[size:])  # they share its rank
            pairs.add((ranking.rank(counting + idle), theirs(counting)))
    assert len(pairs) == 1092
    assert [their for _, their in sorted(pairs)] == sorted({their for _, their in pairs})


def test_every_declared_mistake_ranks_some_hands_otherwise() -> None:
    for name, wrong in BADUGI.mistakes():
        assert ranks_otherwise(BADUGI.rank, wrong, some(2000)), name
