"""What every evaluator promises, and how one is found."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

import croupier.evaluators
from croupier.evaluators import Evaluator, evaluator, words
from croupier.evaluators.high import High

if TYPE_CHECKING:
    from pathlib import Path


def test_the_word_in_the_spec_finds_the_ranking() -> None:
    ranking: Evaluator = High()
    assert evaluator("high") == ranking


@pytest.mark.parametrize("word", ["hihg", "High", "", "_evaluator", "__init__", "high.High", "os"])
def test_other_words_find_nothing(word: str) -> None:
    with pytest.raises(KeyError):
        evaluator(word)


def test_a_new_ranking_is_one_new_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "odd_one.py").write_text("class OddOne:\n    word = 'odd_one'\n", encoding="utf-8")
    monkeypatch.setattr(croupier.evaluators, "__path__", [*croupier.evaluators.__path__, str(tmp_path)])
    assert {"high", "odd_one"} <= set(words())
    try:
        assert evaluator("odd_one").word == "odd_one"
    finally:
        del sys.modules["croupier.evaluators.odd_one"], vars(croupier.evaluators)["odd_one"]


@pytest.mark.parametrize("word", words())
def test_a_category_is_shown_by_a_hand_of_its_own_and_better_ones_stand_first(word: str) -> None:
    ranking = evaluator(word)
    shown = ranking.categories
    assert [ranking.category(category.cards) for category in shown] == [category.name for category in shown]
    strengths = [ranking.rank(category.cards) for category in shown]
    assert strengths == sorted(strengths, reverse=True)
    assert {len(category.cards) for category in shown} == {ranking.hand_size}


@pytest.mark.parametrize("word", words())
def test_what_a_hand_is_called_is_true_of_it(word: str) -> None:
    ranking = evaluator(word)
    for category in ranking.categories:
        assert ranking.says(category.cards, category.name)
        assert ranking.says(category.cards, ranking.describe(category.cards))
