"""What a document is, where its values stand, and what is refused."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from croupier.spec import CODES, Source, SpecError, parsing, read, read_text
from croupier.spec.source import Loc
from tests.spec.documents import LOADERS, PATH, faults_of, spot

TEXT = """\
name: Bounce Back
play:
  - ante
  - deal: {down: 5}
  - draw:
      up_to: 2
      first: dealer
pot: [{best: high}]
"""

REFUSED = {
    "control": ("Y04", "a: b\nc: d\x07e\n", 2, 5, 1),
    "NUL": ("Y04", "a\x00\x00b", 1, 2, 2),
    "byte order mark": ("Y04", "\ufeffa: b", 1, 1, 1),
    "right-to-left override": ("Y04", "a: \u202etxet", 1, 4, 1),
    "line separator": ("Y04", "a: b\u2028c", 1, 5, 1),
    "next line": ("Y04", "a: b\x85c", 1, 5, 1),
    "bare carriage return": ("Y04", "a: b\rc: d", 1, 5, 1),
    "half of a pair": ("Y04", "a: \ud83c", 1, 4, 1),
    "escaped control": ("Y04", 'a: "\\e[31mred"', 1, 4, 11),
    "escaped NUL in a key": ("Y04", '"a\\0": b', 1, 1, 5),
    "colon in a text": ("Y05", "a: b: c", 1, 5, 1),
    "tab for indentation": ("Y05", "a:\n\tb: c", 2, 1, 1),
    "at sign": ("Y05", "a: b\nc: @d", 2, 4, 1),
    "open bracket": ("Y05", "a: [b,\n  c\n\n", 2, 4, 1),
    "second document": ("Y06", "a: b\n--- \nc: d", 2, 1, 3),
    "nothing": ("Y06", "", 1, 1, 1),
    "only a comment": ("Y06", "# later\n", 1, 1, 1),
    "key twice": ("Y07", "a: b\nc: d\n'a': e\n", 3, 1, 3),
    "anchor": ("Y08", "a: &b c", 1, 4, 4),
    "alias": ("Y08", "a: *b", 1, 4, 2),
    "alias as key": ("Y08", "*a : b", 1, 1, 2),
    "tag": ("Y09", "a: !!python/name:os.system x", 1, 4, 25),
    "tag of a list": ("Y09", "a: !b [c]", 1, 4, 4),
    "directive": ("Y09", "%YAML 1.1\n---\na: b", 1, 1, 9),
    "merge key": ("Y10", "<<: {a: b}", 1, 1, 2),
    "number as key": ("Y11", "1: a", 1, 1, 1),
    "nothing as key": ("Y11", "a: b\n~: c", 2, 1, 1),
    "true as key": ("Y11", "{true: a}", 1, 2, 4),
    "list as key": ("Y11", "[a, b]: c", 1, 1, 1),
    "mapping as key": ("Y11", "a: {{b: c}: d}", 1, 5, 1),
    "template": ("Y11", "a: {{ b }}", 1, 5, 1),
    "odd number": ("Y12", "a: [1, 010]", 1, 8, 3),
    "odd number as key": ("Y12", "010: a", 1, 1, 3),
    "null": ("Y13", "a: null", 1, 4, 4),
    "empty item": ("Y13", "- a\n-\n", 2, 2, 1),
    "too deep": ("Y14", "[" * 41 + "]" * 41, 1, 41, 1),
    "too many": ("Y15", "[" + "a," * 20_000 + "]", 1, 40_000, 1),
    "long text": ("Y16", "a: '" + "b" * 10_001 + "'", 1, 4, 10_003),
}


@pytest.fixture(params=LOADERS, autouse=True)
def _loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parsing, "LOADER", request.param)


@pytest.fixture
def source() -> Source:
    return read_text(TEXT, PATH)


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused_is_refused_where_it_stands(name: str) -> None:
    code, text, line, column, width = REFUSED[name]
    [fault] = faults_of(text)
    assert (*spot(fault), fault.place.width) == (code, line, column, width)
    assert fault.place.path == PATH


def test_every_code_for_texts_has_an_example_here() -> None:
    of_files = {"Y01", "Y02", "Y03"}
    assert {code for code, *_ in REFUSED.values()} | of_files == {code for code in CODES if code.startswith("Y")}


def test_data_is_plain(source: Source) -> None:
    assert source.data == {
        "name": "Bounce Back",
        "play": ["ante", {"deal": {"down": 5}}, {"draw": {"up_to": 2, "first": "dealer"}}],
        "pot": [{"best": "high"}],
    }


@pytest.mark.parametrize(
    ("loc", "value", "key"),
    [
        ((), (1, 1), (1, 1)),
        (("name",), (1, 7), (1, 1)),
        (("play",), (3, 3), (2, 1)),
        (("play", 0), (3, 5), (3, 5)),
        (("play", 1, "deal"), (4, 11), (4, 5)),
        (("play", 1, "deal", "down"), (4, 18), (4, 12)),
        (("play", 2, "draw", "up_to"), (6, 14), (6, 7)),
        (("pot", 0, "best"), (8, 14), (8, 8)),
    ],
)
def test_values_and_keys_stand_where_they_were_written(
    source: Source, loc: Loc, value: tuple[int, int], key: tuple[int, int]
) -> None:
    place, key_place = source.place(loc), source.key_place(loc)
    assert ((place.line, place.column), (key_place.line, key_place.column)) == (value, key)


@pytest.mark.parametrize(
    "loc", [("play", 2, "draw", "at_least"), ("play", 2, "draw", "up_to", "usually"), ("play", 9), ("pay",)]
)
def test_what_is_not_written_has_the_place_of_what_is_around_it(source: Source, loc: Loc) -> None:
    around = loc[:-1]
    assert source.place(loc) == source.place(around)
    assert source.key_place(loc) == source.key_place(around)


def test_a_value_is_found_by_its_way(source: Source) -> None:
    assert source.value(("play", 2, "draw", "up_to")) == 2
    with pytest.raises(KeyError):
        source.value(("play", 2, "bet"))


def test_a_place_shows_its_line_and_underlines_to_its_end_at_most(source: Source) -> None:
    place = source.place(("play", 2, "draw"))
    assert (place.text, place.width) == ("      up_to: 2", len("up_to: 2"))
    assert source.key_place(("play", 2, "draw", "up_to")).width == len("up_to")


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("♠: 010", 4),
        ("🂡: 010", 4),
        ("'♠🂡': [🂡, 010]", 11),
        ("é̂🏳️‍🌈: 010".replace("\u200d", ""), 8),
        ("{'a\t♠': 010}", 9),
    ],
)
def test_columns_count_code_points(text: str, column: int) -> None:
    [fault] = faults_of(text)
    assert spot(fault) == ("Y12", 1, column)


def test_windows_line_ends_move_no_place() -> None:
    data = read_text(TEXT.replace("\n", "\r\n"), PATH)
    assert data.data == read_text(TEXT, PATH).data
    assert data.place(("pot", 0, "best")) == read_text(TEXT, PATH).place(("pot", 0, "best"))


def test_a_key_written_twice_points_at_both_lines() -> None:
    second, third, inner = faults_of("a: 1\nb: {c: 1, c: 2}\na: 2\n'a': 3\n")[1:] + faults_of("{c: 1, c: 2}")
    assert second.message == third.message == "the key `a` is written twice"
    for fault in (second, third):
        assert fault.note is not None
        assert (fault.note[0].line, fault.note[1]) == (1, "it is first written here")
    assert inner.note is not None
    assert (inner.note[0].column, inner.place.column) == (2, 8)


def test_all_faults_of_a_document_are_told_together() -> None:
    text = "a: 010\nb: *c\nd: !e f\n1: g\n<<: {}\na: 1\nh: [1, 2\n"
    codes = [(fault.code, fault.place.line) for fault in faults_of(text)]
    assert codes == [("Y12", 1), ("Y08", 2), ("Y09", 3), ("Y11", 4), ("Y10", 5), ("Y07", 6), ("Y05", 7)]


def test_only_the_first_anchor_is_told_of() -> None:
    assert [spot(fault) for fault in faults_of("a: &b c\nd: &e f\ng: *b\n")] == [("Y08", 1, 4)]


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        ("a: b: c", "quotes"),
        ("a:\n\tb: c", "tabs"),
        ("a: `b", "quotes"),
        ("a: %b", "quotes"),
        ("a: ??\nb: {c: ??}", "quotes"),
        ('a: "\\q"', "single quotes"),
        ("a: 'b", "closing quote"),
        ("a: [b", "`]`"),
        ("a: {b: c", "`}`"),
        ("a: b\nc", "`: `"),
        ("- a\nb: c", "one column"),
        ("a: b\n  - c: d", "one column"),
        (" a: b\nc: d", "one column"),
        ("a:\n  b: c\n d: e", "one column"),
    ],
)
def test_a_slip_of_yaml_gets_a_word_of_advice(text: str, advice: str) -> None:
    [fault] = faults_of(text)
    assert fault.code == "Y05"
    assert advice in fault.help


def test_an_open_bracket_is_told_where_it_was_opened() -> None:
    [fault] = faults_of("a: b\nc: [d,\n  e\n")
    assert fault.note is not None
    assert (fault.note[0].line, fault.note[0].column, fault.place.line) == (2, 4, 3)


def test_a_file_is_read_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(TEXT, encoding="utf-8", newline="\n")
    found = read(path)
    assert (found.path, found.data) == (path.as_posix(), read(str(path)).data)
    assert found.data == read_text(TEXT, PATH).data


def refused(path: Path | str) -> tuple[Any, ...]:
    with pytest.raises(SpecError) as caught:
        read(path)
    [fault] = caught.value.faults
    return (*spot(fault), fault.message, fault.help)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"name: caf\xe9\n", ("Y03", 1, 10, "byte 0xE9 at offset 9 is not UTF-8")),
        ("a: ♠\nb: ♠".encode() + b"\xff\nc: d", ("Y03", 2, 5, "byte 0xFF at offset 13 is not UTF-8")),
        ("a: ♠".encode()[:-1], ("Y03", 1, 4, "byte 0xE2 at offset 3 is not UTF-8")),
        (b"\xed\xa0\x80", ("Y03", 1, 1, "byte 0xED at offset 0 is not UTF-8")),
        (b"\xef\xbb\xbfa: b", ("Y03", 1, 1, "the file begins with a byte order mark")),
        ("a: b".encode("utf-16"), ("Y03", 1, 1, "the file begins with a byte order mark")),
        (b"a: b\n\x00", ("Y04", 2, 1, "the character U+0000 is not allowed")),
        (b"a" * 200_001, ("Y02", 1, 1, "the file is larger than 200 kB")),
    ],
)
def test_bytes_that_are_no_text_are_named(tmp_path: Path, content: bytes, fault: tuple[str, int, int, str]) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(content)
    assert refused(path)[:4] == fault


def test_a_file_may_be_as_large_as_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"a: b\n".ljust(200_000, b"#"))
    assert read(path).data == {"a": "b"}
    assert read_text("'" + "b" * 10_000 + "'", PATH).data == "b" * 10_000


def test_a_latin_1_letter_is_shown_as_what_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("name: café", encoding="latin-1")
    assert refused(path)[4] == "save the file as UTF-8; in Latin-1 this byte is `é`"


def test_what_is_no_file_is_a_fault_too(tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere.yaml")[:4] == ("Y01", 1, 1, "there is no such file")
    assert refused(tmp_path)[:4] == ("Y01", 1, 1, "this is a folder, not a file")
    assert refused("a\x00b")[0] == "Y01"
    assert refused("a" * 5000)[0] == "Y01"
    assert refused(tmp_path / "a.yaml" / "b.yaml")[0] == "Y01"
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert refused(tmp_path / "loop")[0] == "Y01"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert refused(tmp_path / "pipe")[:4] == ("Y01", 1, 1, "this is not a regular file")


def test_a_file_we_may_not_read_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(TEXT, encoding="utf-8", newline="\n")

    def closed(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "open", closed)
    assert refused(path)[:4] == ("Y01", 1, 1, "we may not read this file")
