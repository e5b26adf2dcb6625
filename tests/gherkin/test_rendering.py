"""A case told in sentences, and read again, is the same case."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from croupier.gherkin.rendering import tell
from croupier.gherkin.vocabulary import KEYWORDS, vocabulary
from croupier.proof import Deed
from croupier.table import Action
from tests.gherkin.told import cases, dice, hear, random_case, texts, write_vectors
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from pathlib import Path

    from croupier.proof import Case
    from croupier.rules import Rulebook

RULES = LIBRARY.variant("bounce-back").rules
PROFILES = [
    (slug, names, house)
    for slug, entry in LIBRARY.variants.items()
    for names in entry.profiles
    for house in ("", *LIBRARY.houses)
]


@pytest.mark.parametrize(("case", "rules"), cases(), ids=[f"{case.variant}-{case.id}" for case, _ in cases()])
def test_what_is_read_is_what_was_told(case: Case, rules: Rulebook, tmp_path: Path) -> None:
    assert hear(texts(tell(case, rules)), write_vectors(tmp_path, case)) == case


@given(profile=st.sampled_from(PROFILES), seed=st.integers(0, 2**32))
def test_so_it_is_with_any_hand_of_any_profile(
    tmp_path_factory: pytest.TempPathFactory, profile: tuple[str, tuple[str, ...], str], seed: int
) -> None:
    slug, house_rules, house = profile
    rules = LIBRARY.variants[slug].under(house_rules, house)
    case = replace(random_case(rules, dice(seed)), house_rules=rules.house_rules, house=house)
    assume(case.moments)  # where antes put everybody all-in, nobody does anything, and there is nothing to tell
    feature = write_vectors(tmp_path_factory.mktemp("told"), case)
    assert hear(texts(tell(case, rules)), feature) == case


@given(seed=st.integers(0, 2**32))
def test_two_hands_that_differ_are_told_differently(seed: int) -> None:
    one = random_case(RULES, dice(seed))
    place = next(place for place, moment in enumerate(one.moments) if isinstance(moment, Deed))
    other = replace(one, moments=(*one.moments[:place], *one.moments[place + 1 :]))
    try:
        told = tell(other, RULES)
    except ValueError:
        return  # the rest of the hand cannot be played without that deed
    assert told != tell(one, RULES)


def test_the_founding_example_reads_as_a_player_would_tell_it() -> None:
    case = next(case for case, _ in cases() if case.id == "king-comes-home")
    assert [f"{keyword} {text}" for keyword, text in tell(case, RULES)][2:9] == [
        "When everyone checks",
        "And A discards K♦ and draws 2♣",
        "And B stands pat",
        "Then A holds 9♠ 9♦ 6♣ 6♥ 2♣",
        "And A's hand is two pair, nines and sixes, deuce kicker",
        "When everyone checks",
        "And A gives up 2♣ and takes back K♦",
    ]


def test_everyone_is_everyone_who_is_left_in_the_step() -> None:
    case = _checked(4)
    assert texts(tell(case, RULES))[1:] == ("everyone checks",)
    assert texts(tell(_checked(3), RULES))[1:] == ("A checks", "B checks", "C checks")


def test_one_player_is_not_everyone() -> None:
    case = _checked(4)
    bet = Deed(action=Action(0, "bet", 2))
    folds = tuple(Deed(action=Action(seat, "fold")) for seat in (1, 2))
    told = tell(replace(case, moments=(bet, *folds, Deed(action=Action(3, "call")))), RULES)
    assert texts(told)[1:] == ("A bets 2", "B folds", "C folds", "Dan calls")


def test_a_shuffle_is_told_to_the_last_card() -> None:
    shuffles = [
        (moment.action, texts(tell(case, rules)))
        for case, rules in cases()
        for moment in case.moments
        if isinstance(moment, Deed) and moment.action.verb == "shuffle"
    ]
    assert shuffles
    for action, said in shuffles:
        lengths = [len(text.split()) - 3 for text in said if text.startswith("the dealer shuffles ")]
        assert len(action.cards) in lengths


def test_what_nobody_can_say_is_not_told_as_something_else() -> None:
    with pytest.raises(ValueError, match="no sentence tells"):
        tell(replace(_checked(1), moments=(Deed(action=Action(0, "dance")),)), RULES)


def test_cards_taken_without_being_named_are_told_by_name() -> None:
    case = next(case for case, _ in cases() if case.id == "king-comes-home")
    silent = tuple(
        replace(moment, action=moment.action._replace(takes=())) if isinstance(moment, Deed) else moment
        for moment in case.moments
    )
    assert tell(replace(case, moments=silent), RULES) == tell(case, RULES)


def test_every_line_begins_with_the_word_of_its_kind() -> None:
    roles = {sentence.role for sentence in vocabulary()}
    assert roles == set(KEYWORDS)
    for case, rules in cases():
        keywords = [keyword for keyword, _ in tell(case, rules)]
        assert keywords[0] == "Given"
        assert "And" not in keywords or keywords.index("And") > 0


def _checked(times: int) -> Case:
    """Four players, of whom so many check."""
    case = next(case for case, _ in cases() if case.id == "king-comes-home")
    moments = tuple(Deed(action=Action(seat, "check")) for seat in range(times))
    return replace(case, names=("A", "B", "C", "Dan"), stacks=(100,) * 4, told={}, moments=moments)
