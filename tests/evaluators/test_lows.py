"""The low rankings against their definitions, over every look of a hand, and against PokerKit."""

from __future__ import annotations

from itertools import combinations, groupby
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.evaluators import evaluator
from croupier.table.cards import DECK, SUITS, Card
from tests.evaluators.hands import LOOKS, Hand, any_hand, example, hand
from tests.evaluators.lows import LOWS, pokerkit, ranks_otherwise

CLASSES = {"ace_to_five": 6175, "ace_to_six": 7462, "deuce_to_seven": 7462}
EACH = pytest.mark.parametrize("word", LOWS)


@EACH
def test_strengths_run_without_a_gap_in_the_order_of_the_definition(word: str) -> None:
    rank, badness = evaluator(word).rank, LOWS[word]
    worst_first = sorted(LOOKS, key=badness, reverse=True)
    tied = [{rank(example(looks)) for looks in group} for _, group in groupby(worst_first, badness)]
    assert tied == [{strength} for strength in range(1, CLASSES[word] + 1)]


@EACH
def test_words_are_the_same_exactly_where_hands_tie(word: str) -> None:
    ranking = evaluator(word)
    met = {(ranking.describe(example(looks)), ranking.rank(example(looks))) for looks in LOOKS}
    assert len(met) == len({words for words, _ in met}) == CLASSES[word]


@EACH
def test_what_a_threshold_lets_through_is_as_good_as_what_its_words_say(word: str) -> None:
    ranking = evaluator(word)
    for words in ("eight-high", "eight-six low", "pair of jacks", "three of a kind", "number one"):
        least = ranking.threshold(words)
        called = [ranking.rank(example(looks)) for looks in LOOKS if ranking.says(example(looks), words)]
        assert least == min(called)


@given(st.sampled_from(tuple(LOWS)), any_hand, st.permutations(range(5)), st.permutations(SUITS))
def test_neither_the_order_of_the_cards_nor_a_change_of_suits_matters(
    word: str, cards: Hand, order: list[int], suits: list[str]
) -> None:
    ranking = evaluator(word)
    other = [Card(cards[place][0] + suits[SUITS.index(cards[place][1])]) for place in order]
    assert ranking.rank(other) == ranking.strength(other) == ranking.rank(cards)
    assert ranking.describe(other) == ranking.describe(cards)


@EACH
@pytest.mark.parametrize("extra", [6, 7, 8])
def test_the_best_of_more_cards_is_the_best_of_all_fives(word: str, extra: int) -> None:
    ranking, random = evaluator(word), Random(extra)  # noqa: S311 - the same hands every time
    for _ in range(300):
        cards = random.sample(random.choice((DECK, DECK[::3], DECK[:26])), extra)
        best = max(map(ranking.rank, combinations(cards, 5)))
        assert ranking.best_of(cards) == ranking.best_of(cards[::-1]) == best


@pytest.mark.parametrize(
    ("word", "counts"),
    [
        ("ace_to_five", (1_317_888, 1_098_240, 123_552, 54_912, 3_744, 624)),
        ("ace_to_six", (1_303_560, 1_098_240, 123_552, 54_912, 9_180, 5_112, 3_744, 624, 36)),
        ("deuce_to_seven", (1_303_560, 1_098_240, 123_552, 54_912, 9_180, 5_112, 3_744, 624, 36)),
    ],
)
def test_as_many_hands_are_of_each_category_as_arithmetic_says(word: str, counts: tuple[int, ...]) -> None:
    assert tuple(each.count for each in evaluator(word).categories) == counts
    assert sum(counts) == comb(52, 5)


@pytest.mark.parametrize(
    ("word", "best", "next_best"),
    [
        ("ace_to_five", "5h 4h 3h 2h Ah", "6c 4d 3s 2h Ac"),
        ("ace_to_six", "6c 4d 3s 2h Ac", "6c 5d 3s 2h Ac"),
        ("deuce_to_seven", "7c 5d 4s 3h 2c", "7c 6d 4s 3h 2c"),
    ],
)
def test_the_best_hand_is_the_one_that_the_ranking_is_named_for(word: str, best: str, next_best: str) -> None:
    ranking = evaluator(word)
    assert ranking.rank(hand(best)) == ranking.rank(hand(next_best)) + 1 == CLASSES[word]
    assert ranking.says(hand(best), "number one")


@pytest.mark.parametrize(
    ("word", "better", "worse"),
    [
        ("ace_to_five", "Ac Kd Qs Jh Tc", "2c 2d 3s 4h 5c"),
        ("ace_to_five", "Ac Ad 2s 3h 4c", "2c 2d As 3h 4c"),
        ("ace_to_six", "Ac Kd Qs Jh Tc", "Ac Ad 2s 3h 4c"),
        ("ace_to_six", "Kc Kd Ks Kh Qc", "5h 4h 3h 2h Ah"),
        ("deuce_to_seven", "Ac 5d 4s 3h 2c", "2c 2d 3s 4h 5c"),
        ("deuce_to_seven", "Ac Kd Qs Jh 9c", "2c 2d 3s 4h 5c"),
        ("deuce_to_seven", "Kc Qd Js Th 8c", "Ac 5d 4s 3h 2c"),
        ("deuce_to_seven", "Ah Kh Qh Jh 9h", "2c 2d 2s 3h 3c"),
    ],
)
def test_who_wins_where_people_dispute_it(word: str, better: str, worse: str) -> None:
    ranking = evaluator(word)
    assert ranking.rank(hand(better)) > ranking.rank(hand(worse))


@pytest.mark.parametrize(
    ("word", "cards", "words"),
    [
        ("ace_to_five", "8c 6d 4s 3h Ac", "eight-six low, four, three and ace"),
        ("ace_to_five", "5c 4d 3s 2h Ac", "wheel"),
        ("ace_to_five", "Ac Ad Ks 3h 2c", "pair of aces, king, three and deuce"),
        ("ace_to_six", "6c 4d 3s 2h Ac", "six-four low, three, deuce and ace"),
        ("ace_to_six", "5c 4d 3s 2h Ac", "straight, five high"),
        ("deuce_to_seven", "7c 5d 4s 3h 2c", "seven-five low, four, three and deuce"),
        ("deuce_to_seven", "Ac 5d 4s 3h 2c", "ace-five low, four, three and deuce"),
    ],
)
def test_a_dealer_reads_a_low_hand_from_the_top(word: str, cards: str, words: str) -> None:
    assert evaluator(word).describe(hand(cards)) == words


@pytest.mark.parametrize("words", ["no pair", "eight low", "eight high", "eight-high", "eight-low", "eight-six low"])
def test_a_low_may_be_told_in_short(words: str) -> None:
    ranking = evaluator("ace_to_five")
    assert ranking.says(hand("8c 6d 4s 3h Ac"), words)
    assert not ranking.says(hand("8c 8d 4s 3h Ac"), words)


def test_eight_high_for_low_needs_five_different_ranks_and_for_high_any_eight_high_hand_will_do() -> None:
    low, high = evaluator("ace_to_five"), evaluator("high")
    paired, eight, nine = hand("2c 2d 3s 4h 5c"), hand("8c 7d 6s 5h 4c"), hand("9c 4d 3s 2h Ac")
    assert low.rank(paired) < low.rank(nine) < low.threshold("eight-high") == low.rank(eight)
    assert high.threshold("eight-high") == high.rank(hand("8c 5d 4s 3h 2c"))
    assert high.rank(paired) > high.threshold("eight-high")


@pytest.mark.parametrize(
    ("word", "words", "meant"),
    [
        ("ace_to_five", "straight", "the hands are no pair"),
        ("ace_to_five", "high card", "did you mean 'no pair'"),
        ("deuce_to_seven", "eigt low", "did you mean 'eight low'"),
        ("high", "no pair", "did you mean 'high card'"),
    ],
)
def test_a_threshold_that_no_hand_is_called_by_is_refused_with_advice(word: str, words: str, meant: str) -> None:
    with pytest.raises(ValueError, match=meant):
        evaluator(word).threshold(words)


@pytest.mark.parametrize(("word", "name"), [("ace_to_five", "RegularLowHand"), ("deuce_to_seven", "StandardLowHand")])
def test_pokerkit_has_the_same_order(word: str, name: str) -> None:
    ours, theirs = evaluator(word).rank, pokerkit(name)
    pairs = {(ours(example(looks)), theirs(example(looks))) for looks in LOOKS}
    assert len(pairs) == CLASSES[word]
    assert [their for _, their in sorted(pairs)] == sorted({their for _, their in pairs})


@EACH
def test_every_declared_mistake_ranks_some_hands_otherwise(word: str) -> None:
    ranking = evaluator(word)
    hands = [example(looks, turn) for looks in LOOKS for turn in (0, 1)]
    for name, wrong in ranking.mistakes():
        assert ranks_otherwise(ranking.rank, wrong, hands), name
