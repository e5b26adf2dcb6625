"""Arrays of hands get the strengths that their hands get one by one."""

from __future__ import annotations

import subprocess
import sys
from itertools import chain, combinations
from math import comb

import numpy as np
import pytest

from croupier.evaluators import Evaluator, words
from croupier.evaluators.ace_to_five import AceToFive
from croupier.evaluators.ace_to_six import AceToSix
from croupier.evaluators.badugi import Badugi
from croupier.evaluators.deuce_to_seven import DeuceToSeven
from croupier.evaluators.high import High
from croupier.table.cards import DECK

SHORT_DECK = High(
    categories_=(
        "straight flush",
        "four of a kind",
        "flush",
        "full house",
        "three of a kind",
        "straight",
        "two pair",
        "pair",
        "high card",
    ),
    lowest="six",
)
SOME = (
    AceToFive(),
    AceToSix(),
    DeuceToSeven(),
    SHORT_DECK,
    High(aces="high"),
    High(categories_=tuple(kind for kind in High().categories_ if kind != "flush")),
)


def _all_hands(size: int) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    cards = chain.from_iterable(combinations(range(52), size))
    return np.fromiter(cards, np.uint8, comb(52, size) * size).reshape(-1, size)


@pytest.fixture(scope="module")
def hands() -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    """All hands of five, the cards of each in some order of their own."""
    return np.random.default_rng(7).permuted(_all_hands(5), axis=1)


def _one_by_one(ranking: Evaluator, hands: np.ndarray[tuple[int, int], np.dtype[np.uint8]]) -> list[int]:
    rank = ranking.rank
    return [rank([DECK[card] for card in hand]) for hand in hands.tolist()]


def test_all_hands_have_the_strength_that_they_have_one_by_one(
    hands: np.ndarray[tuple[int, int], np.dtype[np.uint8]],
) -> None:
    assert len(hands) == 2_598_960
    assert High().batch()(hands).tolist() == _one_by_one(High(), hands)


@pytest.mark.parametrize("ranking", SOME, ids=str)
def test_every_so_manieth_hand_has_it_by_other_rankings(
    ranking: Evaluator, hands: np.ndarray[tuple[int, int], np.dtype[np.uint8]]
) -> None:
    some = hands[::23]
    assert ranking.batch()(some).tolist() == _one_by_one(ranking, some)


@pytest.mark.parametrize("ranking", [Badugi(), Badugi(aces="high", wins="highest")], ids=str)
def test_all_hands_have_it_at_badugi(ranking: Evaluator) -> None:
    hands = np.random.default_rng(7).permuted(_all_hands(4), axis=1)
    assert len(hands) == 270_725
    assert ranking.batch()(hands).tolist() == _one_by_one(ranking, hands)


def test_every_ranking_is_held_against_its_hands_one_by_one() -> None:
    assert {ranking.word for ranking in (High(), Badugi(), *SOME)} == set(words())


@pytest.mark.parametrize("dtype", [np.int8, np.int16, np.uint32, np.int64])
def test_cards_may_be_whole_numbers_of_any_size_and_lie_in_any_order(
    dtype: type[np.integer], hands: np.ndarray[tuple[int, int], np.dtype[np.uint8]]
) -> None:
    few = hands[::9973]
    found = High().batch()(few)
    assert (High().batch()(few.astype(dtype)) == found).all()
    assert (High().batch()(np.asfortranarray(few)) == found).all()
    assert len(High().batch()(few[:0])) == 0


@pytest.mark.parametrize("card", [-1, 52, 256])
def test_a_number_that_is_no_card_is_refused(card: int) -> None:
    with pytest.raises(ValueError, match="0 to 51"):
        High().batch()(np.array([[0, 1, 2, 3, card]]))


@pytest.mark.parametrize(
    "hands", [np.zeros((3, 4), np.uint8), np.zeros(5, np.uint8), np.zeros((3, 5)), np.zeros((1, 5, 1), np.uint8)]
)
def test_an_array_of_anything_else_is_refused(hands: np.ndarray[tuple[int, int], np.dtype[np.uint8]]) -> None:
    with pytest.raises(ValueError, match="rows of 5 whole numbers"):
        High().batch()(hands)


def _python(program: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, text=True, encoding="utf-8"
    ).stderr


def test_nothing_imports_numpy_before_a_batch_is_asked_for() -> None:
    program = "import sys, croupier.cli, croupier.evaluators.high as it; it.High(); assert 'numpy' not in sys.modules"
    assert not _python(program)


def test_without_numpy_the_message_names_the_extra() -> None:
    program = "import sys; sys.modules['numpy'] = None; from croupier.evaluators import evaluator as it; {}"
    assert not _python(program.format("it('high')"))
    assert "pip install 'croupier[batch]'" in _python(program.format("it('high').batch()"))
