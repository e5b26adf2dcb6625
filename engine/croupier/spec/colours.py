"""Colours as they are written, and whether people can read letters in them (WCAG 2.2, success criterion 1.4.3)."""

from __future__ import annotations

import re

READABLE = 4.5
"""The least contrast of letters with their ground."""
PAPER, NIGHT = "#f3eee3", "#22201c"
"""The darkest of the website's light grounds, and the lightest of its dark ones."""
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_STEPS = 100


def red_green_blue(colour: str) -> tuple[int, int, int] | None:
    """The three parts of `#rrggbb`; None if it is no such thing."""
    if not _COLOUR.fullmatch(colour):
        return None
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """From 1, where nothing can be told apart, to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def readable(colour: str, ground: str) -> str:
    """The colour or, where letters in it could not be read on the ground, the nearest shade of it that can be."""
    end = "#000000" if contrast(ground, "#000000") > contrast(ground, "#ffffff") else "#ffffff"
    shades = (_mixed(colour, end, step / _STEPS) for step in range(_STEPS + 1))
    return next(shade for shade in shades if contrast(shade, ground) >= READABLE)


def _mixed(colour: str, other: str, share: float) -> str:
    one, two = red_green_blue(colour), red_green_blue(other)
    assert one
    assert two
    return "#" + "".join(f"{round(here + (there - here) * share):02x}" for here, there in zip(one, two, strict=True))


def _luminance(colour: str) -> float:
    parts = red_green_blue(colour)
    assert parts, f"{colour} is a colour"
    linear = [
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4  # noqa: PLR2004 - sRGB
        for part in parts
    ]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
