"""A folder of specs names its licence itself, or has none that we know of."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.spec import SpecError
from croupier.spec.data import data
from croupier.spec.licence import licence_of


@pytest.mark.parametrize(
    ("text", "licence"),
    [("CC0-1.0\n", "CC0-1.0"), ("  CC BY\t4.0\n\nsee elsewhere\n", "CC BY 4.0"), ("", None), ("\n\n", None)],
)
def test_the_first_line_names_the_licence(tmp_path: Path, text: str, licence: str | None) -> None:
    (tmp_path / "licence.txt").write_text(text, encoding="utf-8", newline="\n")
    assert licence_of(tmp_path) == licence


def test_a_folder_that_says_nothing_has_no_licence(tmp_path: Path) -> None:
    assert licence_of(tmp_path) is None


def test_a_licence_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "licence.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(SpecError, match=r"licence\.txt"):
        licence_of(tmp_path)


def test_ours_is_the_one_in_the_papers() -> None:
    assert licence_of(data("spec")) == "CC-BY-4.0"
