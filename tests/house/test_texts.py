"""What holds for every text file."""

from __future__ import annotations

import codecs
import re

from tests.house.tree import bytes_of, files, texts

UNFINISHED = re.compile(rb"\b(?:TO[D]O|FIX[M]E|X[X]X)\b")


def _is_utf_8(content: bytes) -> bool:
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def test_every_text_is_utf_8() -> None:
    assert not [str(file) for file in texts() if not _is_utf_8(bytes_of(file))]


def test_no_text_begins_with_a_byte_order_mark() -> None:
    assert not [str(file) for file in texts() if bytes_of(file).startswith(codecs.BOM_UTF8)]


def test_lines_end_with_a_line_feed_alone() -> None:
    assert not [str(file) for file in texts() if b"\r" in bytes_of(file)]


def test_the_last_line_ends_too() -> None:
    assert not [str(file) for file in texts() if (content := bytes_of(file)) and not content.endswith(b"\n")]


def test_nothing_is_left_for_later_in_a_comment() -> None:
    assert not [str(file) for file in texts() if UNFINISHED.search(bytes_of(file))]


def test_two_files_never_differ_by_case_alone() -> None:
    names = [str(file).casefold() for file in files()]
    assert len(names) == len(set(names))
