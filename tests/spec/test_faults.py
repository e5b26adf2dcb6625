"""How faults are told: to people, to programs and to GitHub."""

from __future__ import annotations

import json
import pickle
import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.spec import CODES, Fault, Place, SpecError, render
from croupier.spec.harmless import harmless, quoted
from croupier.spec.rendering import MOST_FAULTS
from tests.spec.documents import faults_of

LINE = "deck: standart-52"
FAULT = Fault(
    "S03", "`standart-52` is no deck", Place("a.yaml", 5, 7, width=11, text=LINE), help="did you mean `standard-52`?"
)


def caret_line(place: Place) -> tuple[str, str]:
    """The source line and the line of its caret, without the frame."""
    _, _, _, source, caret, *_ = render([Fault("S01", "wrong", place)]).splitlines()
    return source.partition(" | ")[2], caret.partition(" | ")[2]


def test_a_letter_has_the_place_the_line_a_caret_and_help() -> None:
    assert render([FAULT]) == (
        "error[S03]: `standart-52` is no deck\n"
        " --> a.yaml:5:7\n"
        "  |\n"
        "5 | deck: standart-52\n"
        "  |       ^^^^^^^^^^^\n"
        "  = help: did you mean `standard-52`?\n"
        "\n"
        "1 error in 1 file"
    )


def test_a_second_place_is_shown_too() -> None:
    assert render(faults_of("id: a\n\n\n\n\n\n\n\n\nid: b\n")) == (
        "error[Y07]: the key `id` is written twice\n"
        "  --> spec/a.yaml:10:1\n"
        "   |\n"
        "10 | id: b\n"
        "   | ^^\n"
        "   = note: it is first written here\n"
        "  --> spec/a.yaml:1:1\n"
        "   |\n"
        " 1 | id: a\n"
        "   | --\n"
        "\n"
        "1 error in 1 file"
    )


def test_a_fault_without_a_line_is_told_without_one() -> None:
    assert render([Fault("Y01", "there is no such file", Place("a.yaml"), level="warning")]) == (
        "warning[Y01]: there is no such file\n --> a.yaml:1:1\n\n1 warning in 1 file"
    )


def test_colour_is_only_for_those_who_ask() -> None:
    assert "\x1b" not in render([FAULT])
    coloured = render([FAULT], colour=True)
    assert "\x1b[1;31m^^^^^^^^^^^\x1b[0m" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == render([FAULT])


@pytest.mark.parametrize(
    ("line", "column", "source", "caret"),
    [
        ("a: ♠x", 5, "a: ♠x", "    ^"),
        ("a: 🂡x", 5, "a: 🂡x", "    ^"),
        ("\ta: x", 5, "    a: x", "       ^"),
        ("a:\tx", 4, "a:    x", "      ^"),
        ("a: 🃏🀄x", 6, "a: 🃏🀄x", "       ^"),
        ("e\u0301: x", 5, "e\u0301: x", "   ^"),
        ("a: \x1b[31mx", 9, "a: ␛[31mx", "        ^"),
        ("a: b", 5, "a: b", "    ^"),
        ("a: b", 99, "a: b", "    ^"),
    ],
)
def test_the_caret_stands_under_its_character(line: str, column: int, source: str, caret: str) -> None:
    wide = sum(unicodedata.east_asian_width(each) in "WF" for each in line[: column - 1])
    narrow = 1 + len(caret.rstrip("^")) - wide
    assert caret_line(Place("a.yaml", 1, column, text=line)) == (source, caret)
    assert narrow > 0


@pytest.mark.parametrize("column", [1, 39, 41, 1000, 5000, 9996])
def test_a_long_line_is_cut_around_the_caret(column: int) -> None:
    line = "".join(chr(ord("a") + position % 26) for position in range(10_000))
    source, caret = caret_line(Place("a.yaml", 1, column, width=5, text=line))
    assert len(source) <= 102
    assert source[caret.index("^") : caret.rindex("^") + 1] == line[column - 1 : column + 4]
    assert source.startswith("…") == (column > 41)
    assert source.endswith("…") == (column < 9_930)


def test_faults_come_by_file_line_and_column_and_each_once() -> None:
    spots = [("b", 1, 1), ("a", 10, 1), ("a", 2, 5), ("a", 2, 1), ("a", 2, 1)]
    error = SpecError([Fault("S01", "wrong", Place(*spot)) for spot in spots])
    assert [str(fault.place) for fault in error.faults] == ["a:2:1", "a:2:5", "a:10:1", "b:1:1"]
    assert re.findall(r"--> (.*)", render(reversed(error.faults))) == ["a:2:1", "a:2:5", "a:10:1", "b:1:1"]


@pytest.mark.parametrize("form", ["text", "github"])
def test_of_many_faults_of_one_file_some_are_printed_and_the_others_counted(form: str) -> None:
    faults = [Fault("S01", "wrong", Place("a", line)) for line in range(1, 61)] + [Fault("S01", "wrong", Place("b"))]
    rendered = render(faults, form)  # type: ignore[arg-type]  # a parameter is a str
    assert rendered.count("wrong") == MOST_FAULTS + 1
    assert "and 10 more in a\n" in rendered
    assert rendered.endswith("61 errors in 2 files")


def test_the_summary_counts_errors_and_warnings() -> None:
    warning = Fault("S01", "odd", Place("a"), level="warning")
    assert render([FAULT, warning, warning]).endswith("\n1 error and 1 warning in 2 files")
    assert render([]) == render([], "github") == ""
    assert render([], "json") == "[]"


def test_json_is_one_object_a_fault_and_complete() -> None:
    faults = [Fault("Y07", "twice", Place("a", line), note=(Place("a"), "first")) for line in range(2, 62)]
    found = json.loads(render([FAULT, *faults], "json"))
    assert len(found) == 61
    words = {"code": "Y07", "level": "error", "message": "twice", "help": ""}
    where = {"file": "a", "line": 2, "column": 1, "width": 1}
    assert found[0] == {**words, **where, "note": {"message": "first", **where, "line": 1}}
    assert found[-1]["message"] == FAULT.message


def test_github_gets_one_command_a_fault_and_a_summary() -> None:
    fault = Fault(
        "S01", "100% wrong: a, b", Place("a,b:c%.yaml", 2, 3, width=4), help="or not?", note=(Place("d"), "see")
    )
    assert render([fault], "github").splitlines() == [
        "::error file=a%2Cb%3Ac%25.yaml,line=2,col=3,endColumn=7,title=S01::100%25 wrong: a, b%0Aor not?%0Asee: d:1:1",
        "1 error in 1 file",
    ]


@pytest.mark.parametrize("text", ["a\r\n::warning::b", "a\n::set-output name=b::c", "##[add-mask]a", "x ##[error]"])
@pytest.mark.parametrize("form", ["text", "github"])
def test_no_document_gives_github_a_command(text: str, form: str) -> None:
    fault = Fault("S01", text, Place(text, text=text), help=text, note=(Place(text, text=text), text))
    rendered = render([fault], form)  # type: ignore[arg-type]  # a parameter is a str
    assert "##[" not in rendered
    assert len(re.findall(r"^\s*::", rendered, re.MULTILINE)) == (form == "github")


hostile = st.text(st.characters(exclude_categories=())) | st.sampled_from(
    ["\x1b[2J", "\x9b31m", "\u202e", "\r", "\x00", "\ud83c"]
)


@given(text=hostile, column=st.integers(1, 30), width=st.integers(1, 30))
def test_nothing_that_steers_a_terminal_survives(text: str, column: int, width: int) -> None:
    place = Place(text, 1, column, width=width, text=text)
    fault = Fault("S01", text, place, help=text, note=(place, text))
    for rendered in (render([fault]), render([fault], "github"), str(fault), str(SpecError([fault]))):
        assert {unicodedata.category(each) for each in rendered.replace("\n", "")}.isdisjoint({"Cc", "Cs", "Zl", "Zp"})
        assert not re.search("[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]", rendered)
    assert harmless(json.loads(render([fault], "json"))[0]["message"]) == harmless(text)


@given(hostile)
def test_harmless_text_is_as_long_as_it_was_and_stays_harmless(text: str) -> None:
    assert len(harmless(text)) == len(text)
    assert harmless(harmless(text)) == harmless(text)


def test_a_long_value_is_quoted_by_its_beginning() -> None:
    assert quoted("a" * 60) == f"`{'a' * 60}`"
    assert quoted("a" * 61) == f"`{'a' * 59}…`"


def test_an_error_says_all_its_faults_a_line_each_and_can_be_sent_elsewhere() -> None:
    error = SpecError([FAULT, Fault("Y01", "gone", Place("b"))])
    assert str(error).splitlines() == [
        "a.yaml:5:7: `standart-52` is no deck (did you mean `standard-52`?)",
        "b:1:1: gone",
    ]
    assert pickle.loads(pickle.dumps(error)).faults == error.faults  # noqa: S301 - our own


def test_every_code_has_a_sentence_and_no_fault_has_another_code() -> None:
    assert all(re.fullmatch(r"[YSRH]\d\d", code) and CODES[code].endswith(".") for code in CODES)
    with pytest.raises(AssertionError):
        Fault("X99", "wrong", Place("a"))
