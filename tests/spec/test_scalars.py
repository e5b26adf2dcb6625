"""What an unquoted word means."""

from __future__ import annotations

import pytest

from croupier.spec import read_text
from tests.spec.documents import PATH, faults_of, spot


def value(word: str) -> object:
    return read_text(f"key: {word}\n", PATH).value(("key",))


@pytest.mark.parametrize("word", ["NO", "no", "yes", "Yes", "on", "off", "y", "1:30", "190:20:30", "2026-01-01"])
@pytest.mark.parametrize("around", ["{}", "'{}'", '"{}"'])
def test_what_only_yaml_1_1_gave_a_meaning_is_text(word: str, around: str) -> None:
    assert value(around.format(word)) == word


@pytest.mark.parametrize(
    "word", ["2026-01-01T12:00:00Z", "1_000", "=", "0b1", "1e", "e3", "1.2.3", "½", "٣", "-", "1 2"]
)
def test_what_looks_odd_but_is_no_number_of_yaml_1_2_is_text(word: str) -> None:
    assert value(f"'{word}'" if word == "-" else word) == word


@pytest.mark.parametrize(
    ("word", "number"),
    [("0", 0), ("-3", -3), ("10", 10), ("123456789012345", 123456789012345), ("0.5", 0.5), ("-10.25", -10.25)],
)
def test_plain_numbers_are_numbers(word: str, number: float) -> None:
    found = value(word)
    assert found == number
    assert type(found) is type(number)


@pytest.mark.parametrize(
    "word",
    [
        *("010", "00", "0o10", "0x1F", "1e3", "1E3", "1.5e3", ".5", "5.", "+5", "-01", "-.5", ".inf", "-.INF", ".nan"),
        *("1234567890123456", "1" * 5000, "1." + "1" * 5000),
    ],
)
def test_a_number_that_programs_read_differently_is_refused(word: str) -> None:
    [fault] = faults_of(f"key: {word}\n")
    assert spot(fault) == ("Y12", 1, 6)
    assert word[:10] in fault.message
    assert "in quotes" in fault.help


@pytest.mark.parametrize("word", ["010", "1e3", "true", "null", "~", "12", "<<", "0x1F", ""])
def test_in_quotes_everything_is_text(word: str) -> None:
    assert value(f"'{word}'") == value(f'"{word}"') == word


@pytest.mark.parametrize(("word", "meant"), [("true", True), ("True", True), ("FALSE", False), ("tRUE", "tRUE")])
def test_true_and_false_are_the_only_two_of_their_kind(word: str, *, meant: object) -> None:
    assert value(word) is meant or value(word) == "tRUE"


@pytest.mark.parametrize("word", ["", "~", "null", "Null", "NULL"])
def test_nothing_is_no_value(word: str) -> None:
    [fault] = faults_of(f"key: {word}\n")
    assert fault.code == "Y13"
    assert fault.message == "`key` has no value"


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("|\n  two\n  lines\n", "two\nlines\n"),
        (">\n  two\n  lines\n", "two lines\n"),
        ("|\n  010\n", "010\n"),
        ("two\n  lines\n", "two lines"),
    ],
)
def test_texts_of_several_lines_are_texts(text: str, data: str) -> None:
    assert value(text) == data
