"""Every policy asks a question, has a sentence for each answer, and can be checked or says why not."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

import pytest

import croupier.policies
from croupier.policies import every_policy, kept, policy
from tests.rules.writing import changed, house

if TYPE_CHECKING:
    from collections.abc import Mapping

UNCHECKED: Mapping[str, str] = MappingProxyType(
    {
        "doubt": "who decides outside the game is printed, not played",
        "button_moves": "it is seen between two hands, and held there by the laws of sessions",
    }
)


@pytest.mark.parametrize("word", every_policy())
def test_the_word_is_the_name_of_the_module_and_the_question_ends_as_one(word: str) -> None:
    assert policy(word).word == word
    assert (Path(croupier.policies.__file__).parent / f"{word}.py").exists()
    assert policy(word).asks.endswith("?")


@pytest.mark.parametrize("word", every_policy())
def test_every_answer_has_a_sentence_and_a_check(word: str) -> None:
    asked = policy(word)
    assert asked.says
    for answer in asked.says:
        given = (answer,) if asked.many else answer
        sentence = asked.text(given)
        assert sentence.endswith(".")
        assert sentence[0].isupper()
        assert "{" not in sentence
        assert (asked.check(given) is None) == (word in UNCHECKED)


@pytest.mark.parametrize("word", every_policy())
def test_two_answers_never_read_alike(word: str) -> None:
    assert len(set(policy(word).says.values())) == len(policy(word).says)


def test_a_list_of_answers_is_said_in_one_sentence() -> None:
    asked = policy("reshuffle")
    one, two, three, _ = asked.says
    assert f"{asked.says[one]}, {asked.says[two]} and {asked.says[three]}" in asked.text((one, two, three))
    assert f"together {asked.says[two]}, and deals on" in asked.text((two,))


def test_an_answer_of_the_variant_goes_before_that_of_its_house() -> None:
    assert house().document.policies["burn"] == "none"
    assert changed().policies["burn"] == "none"
    rules = changed(burn='"one before each draw"')
    assert rules.policies["burn"] == "one before each draw"
    assert "burned: laid aside" in rules.clause("policy.burn").text


def test_the_house_answers_every_policy() -> None:
    assert house().document.policies.keys() == every_policy().keys()


def test_an_unknown_policy_and_an_unknown_answer_are_key_errors() -> None:
    with pytest.raises(KeyError):
        policy("misdeal")
    with pytest.raises(KeyError):
        policy("burn").text("two")


def test_a_finding_is_empty_where_the_rule_was_kept() -> None:
    assert kept(1, "wrong") == ""
    assert kept(0, "wrong") == "wrong"
