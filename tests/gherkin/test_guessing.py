"""Whoever does not know the sentences says what they mean in words of their own, and is told the sentence for it."""

from __future__ import annotations

import re

import pytest

from croupier.gherkin.colloquial import DEEDS, OTHERS
from croupier.gherkin.guessing import meant
from croupier.gherkin.listening import NotUnderstood, listen
from croupier.gherkin.vocabulary import infinitive, vocabulary


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("Alice throws away Ks", "Alice discards Ks"),
        ("Alice throws the king of spades and gets 2c", "Alice discards Ks and draws 2c"),
        ("Alice swaps Ks for 2c", "Alice discards Ks and draws 2c"),
        ("Alice discards Ks, Kd and 10h.", "Alice discards Ks Kd 10h"),
        ("Alice draws two cards", "Alice discards x x"),
        ("Alice draws 2c", "Alice discards {cards} and draws 2c"),
        ("Alice cannot throw away Ks", "Alice may not discard Ks ({clause})"),
        ("Alice can throw away Ks in the second draw", "Alice may discard Ks in the second draw"),
        ("Alice picks up Kd", "Alice gives up {cards} and takes back Kd"),
        ("Alice stays", "Alice stands pat"),
        ("alice passes", "Alice checks"),
        ("Everybody passes", "everyone checks"),
        ("Alice raises 4", "Alice raises to 4"),
        ("Alice raises by 4", "Alice raises to {chips}"),
        ("Alice calls 2", "Alice calls"),
        ("Alice goes all in", "Alice bets {chips}"),
        ("Alice drops out", "Alice folds"),
        ("Alice bets 2, Bob calls and Cleo drops out", "Alice bets 2; Bob calls; Cleo folds"),
        ("Alice and Bob check", "Alice checks; Bob checks"),
        ("Alice has Ks 2c", "Alice holds Ks 2c"),
        ("Alice has 40", "Alice has 40 chips"),
        ("Alice has a flush, king high", "Alice's hand is flush, king high"),
        ("The pot has 5 chips", "the pot is 5"),
        ("it is Alice's turn", "Alice is to act"),
        ("Bob sees Alice's cards as x x", "Bob sees Alice's hand as x x"),
    ],
)  # fmt: skip
def test_players_words_lead_to_the_sentence_with_all_that_was_told(said: str, sentence: str) -> None:
    assert meant(said) == sentence


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("A discrads K♦ and draws 2♣", "A discards K♦ and draws 2♣"),
        ("A chekcs", "A checks"),
        ("B rises to 4", "B raises to 4"),
        ("A may not dicard K♦ (the-draw.limit)", "A may not discard K♦ (the-draw.limit)"),
        ("A gives up 2c 3c and takes bck Kd 5d", "A gives up 2c 3c and takes back Kd 5d"),
        ("a hnad of Bounce Back between A and B, B dealing", "a hand of Bounce Back between A and B, B dealing"),
        ("the pot are 5", "the pot is 5"),
        ("A's hand a pair", "A's hand is {words}"),
    ],
)
def test_a_slip_is_answered_with_what_was_probably_meant(said: str, sentence: str) -> None:
    with pytest.raises(NotUnderstood, match=re.escape(f"did you mean `{sentence}`?")):
        listen(said)


@pytest.mark.parametrize("said", ["it is raining", "", "A", "Alice doesn't call", "everyone dances", "x " * 2000])
def test_what_means_nothing_is_not_guessed_at(said: str) -> None:
    assert meant(said) is None


def test_every_word_that_players_words_stand_for_is_one_of_the_vocabulary() -> None:
    patterns = [f" {sentence.pattern} " for sentence in vocabulary()]
    bare = [infinitive(word) for word in DEEDS if not word.startswith("and ")]
    for word in (*DEEDS, *bare, *OTHERS):
        assert any(f" {word} " in pattern for pattern in patterns), word
