"""Colours of a website of one's own are such that people can read."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.rules import Library
from croupier.spec.colours import NIGHT, PAPER, READABLE, contrast, readable, red_green_blue
from croupier.website.looks import OURS, accents, style_sheet


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("#000000", "#ffffff", 21),
        ("#777777", "#ffffff", 4.48),
        ("#0000ff", "#ffffff", 8.59),
        ("#ff0000", "#ffffff", 4.0),
    ],
)
def test_contrast_is_that_of_wcag(one: str, other: str, expected: float) -> None:
    """The values are those that WebAIM's contrast checker gives."""
    assert contrast(one, other) == contrast(other, one)
    assert contrast(one, other) == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize("ground", [PAPER, NIGHT, "#ffffff", "#000000", "#777777"])
def test_what_would_do_does(ground: str) -> None:
    for colour in ("#ffff00", "#123456", ground):
        assert contrast(readable(colour, ground), ground) >= READABLE


def test_a_colour_that_does_stays_as_it_is() -> None:
    assert readable("#1a5b42", PAPER) == "#1a5b42"


@pytest.mark.parametrize("text", ["red", "#abc", "#12345g", "#123456; } body { display: none", "url(x)", "#1234567"])
def test_nothing_else_is_a_colour(text: str) -> None:
    assert red_green_blue(text) is None


def _library(folder: Path, colours: str) -> Library:
    (folder / "site.yaml").write_text(f"croupier: 1\ncolours: {colours}\n", encoding="utf-8", newline="\n")
    return Library(folder)


@pytest.mark.parametrize(
    ("colours", "told"),
    [
        ('{primary: "#ffcc00"}', "white letters on it have a contrast of 1.5 to 1"),
        ('{accent: "#77aaff"}', "its letters on light paper have a contrast of 2."),
        ('{accent: "green"}', "a colour such as #1a5b42"),
    ],
)
def test_a_colour_that_nobody_could_read_is_a_fault_that_names_one_that_would_do(
    tmp_path: Path, colours: str, told: str
) -> None:
    library = _library(tmp_path, colours)
    assert style_sheet(library.site) == ""
    (fault,) = library.faults
    assert told in str(fault)
    assert "#" in str(fault)
    assert (fault.place.path.endswith("site.yaml"), fault.place.line) == (True, 2)


def test_links_have_the_colour_asked_for_on_light_paper_and_a_readable_shade_on_dark(tmp_path: Path) -> None:
    library = _library(tmp_path, '{primary: "#5a1a5b", accent: "#8a1a5b"}')
    light, dark = accents(library.site)
    assert light == "#8a1a5b"
    assert contrast(dark, NIGHT) >= READABLE
    style = style_sheet(library.site)
    assert library.faults == []
    assert all(colour in style for colour in (light, dark, "#5a1a5b"))


def test_a_site_without_colours_has_ours(tmp_path: Path) -> None:
    assert accents(Library(tmp_path).site) == OURS
