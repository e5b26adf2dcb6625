"""The small languages of values."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.spec.values import did_you_mean, in_words, read_name, read_players, read_slug, slug_of

names = st.from_regex(r"[A-Za-z0-9',-]+( [A-Za-z0-9',-]+)*", fullmatch=True).filter(
    lambda name: len(name) <= 60 and re.search("[A-Za-z0-9]", name)
)


@pytest.mark.parametrize("name", ["the bounce", "Texas Hold'em", "7-27", "Seven, Twenty-Seven", "a" * 60])
def test_a_name_has_letters_digits_blanks_and_three_signs(name: str) -> None:
    assert read_name(name) == name


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "needs a letter"),
        ("-", "needs a letter"),
        (" a", "a blank too many"),
        ("a ", "a blank too many"),
        ("a  b", "a blank too many"),
        ("a" * 61, "too long"),
        ("a/b", "`/` cannot stand in a name"),
        ("a\nb", "`␊` cannot stand in a name"),
        ("\x1b[31mred", "`␛` cannot stand in a name"),
        ("café", "`é` cannot stand in a name"),
        ("a\u202eb", "cannot stand in a name"),
        ("<b>", "`<` cannot stand in a name"),
    ],
)
def test_what_is_no_name_is_told_why(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)) as caught:
        read_name(text)
    assert "\x1b" not in str(caught.value)


@pytest.mark.parametrize("slug", ["a", "bounce-back", "7-27", "a" * 60])
def test_a_slug_is_small_letters_digits_and_single_hyphens(slug: str) -> None:
    assert read_slug(slug) == slug


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("../../etc/passwd", "`../../etc/passwd` is a path"),
        ("a/b", "is a path"),
        ("a\\b", "is a path"),
        ("..", "is a path"),
        ("Bounce Back", "(did you mean `bounce-back`?)"),
        ("bounce_back", "(did you mean `bounce-back`?)"),
        ("a--b", "(did you mean `a-b`?)"),
        ("-a", "(did you mean `a`?)"),
        ("a\n", "(did you mean `a`?)"),
        ("", "is not a slug"),
        ("♠", "single hyphens between them"),
        ("a" * 61, "too long"),
        ("٣", "is not a slug"),
    ],
)
def test_what_is_no_slug_is_told_why(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        read_slug(text)


@pytest.mark.parametrize(("text", "players"), [("2 to 7", (2, 7)), ("2 to 23", (2, 23)), ("4 to 4", (4, 4))])
def test_players_are_from_so_many_to_so_many(text: str, players: tuple[int, int]) -> None:
    assert read_players(text) == players


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("7 to 2", "(did you mean `2 to 7`?)"),
        ("1 to 5", "would let somebody play alone (did you mean `2 to 5`?)"),
        ("1 to 1", "would let somebody play alone"),
        ("2 to 24", "24 players are too many; 23 is the most"),
        ("0 to 7", "write it like `2 to 7`"),
        ("2-7", "write it like `2 to 7`"),
        ("2 to 7 ", "write it like `2 to 7`"),
        ("2 to 7\n", "write it like `2 to 7`"),
        ("two to seven", "write it like `2 to 7`"),
        ("2 to " + "9" * 5000, "write it like `2 to 7`"),
        ("\u0662 to 7", "write it like `2 to 7`"),
    ],
)
def test_what_is_no_number_of_players_is_told_why(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)) as caught:
        read_players(text)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("name", "slug"),
    [("the bounce", "the-bounce"), ("Texas Hold'em", "texas-holdem"), ("7-27", "7-27"), ("Hi, Lo", "hi-lo")],
)
def test_a_name_has_one_slug(name: str, slug: str) -> None:
    assert slug_of(name) == slug


@given(names)
def test_the_slug_of_every_name_is_a_slug_and_its_own(name: str) -> None:
    assert read_name(name) == name
    assert slug_of(read_slug(slug_of(name))) == slug_of(name)


@pytest.mark.parametrize(
    ("number", "word"), [(0, "zero"), (1, "one"), (5, "five"), (12, "twelve"), (20, "twenty"), (21, "21"), (-1, "-1")]
)
def test_numbers_are_words_up_to_twenty(number: int, word: str) -> None:
    assert in_words(number) == word


def test_the_nearest_known_word_was_meant() -> None:
    known = ("discard", "draw", "take_back")
    assert did_you_mean("dsicard", known) == "discard"
    assert did_you_mean("Draw", known) == "draw"
    assert did_you_mean("take back", known) == "take_back"
    assert did_you_mean("showdown", known) is None
    assert did_you_mean("d" * 100_000, known) is None
    assert did_you_mean("draw", ()) is None
