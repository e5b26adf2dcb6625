"""Text from a stranger, made safe to print and short enough to read."""

from __future__ import annotations

import re
import unicodedata

MOST_SHOWN = 60
"""Characters of a value that a message quotes."""

FORBIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff]+")
"""What no document may hold, not even escaped: controls, other line ends, changes of direction, halves of pairs."""

_HARMFUL = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb"
    "\U000e0000-\U000e0fff]|(?<=#)#(?=\\[)"  # GitHub's log obeys `##[command]` wherever it stands in a line
)
_PICTURES, _DELETE = 0x2400, 0x7F


def harmless(text: str) -> str:
    """The text with each control, escape and direction character shown as one visible sign, so that columns stay."""
    return _HARMFUL.sub(_picture, text)


def _picture(match: re.Match[str]) -> str:
    code = ord(match[0])
    if code == _DELETE:
        return "␡"
    return chr(_PICTURES + code) if code < ord(" ") else "�"


def cut(text: str, most: int = MOST_SHOWN) -> str:
    """The text, or its beginning and `…`."""
    return text if len(text) <= most else text[: most - 1] + "…"


def quoted(value: object) -> str:
    """A key or a text as messages quote it: `` `up_to` ``."""
    return f"`{harmless(cut(str(value)))}`"


def name_character(character: str) -> str:
    """`U+200E LEFT-TO-RIGHT MARK`; controls have no name."""
    return f"U+{ord(character):04X} {unicodedata.name(character, '')}".rstrip()
