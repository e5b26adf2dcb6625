"""What an unquoted word means: YAML 1.2's core schema, less the numbers that programs read differently."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_WORDS: Mapping[str, bool | None] = MappingProxyType(
    dict.fromkeys(("true", "True", "TRUE"), True)
    | dict.fromkeys(("false", "False", "FALSE"), False)
    | dict.fromkeys(("null", "Null", "NULL", "~", ""))
)
_FIRST = frozenset("+-.0123456789")
"""With one of these a number begins."""
_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]{0,14})")
_DECIMAL = re.compile(r"-?(?:0|[1-9][0-9]{0,14})\.[0-9]{1,15}")
_CORE_NUMBER = re.compile(
    r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|0o[0-7]+|0x[0-9a-fA-F]+"
    r"|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)"
)


class OddNumberError(ValueError):
    """A number to YAML 1.2 that YAML 1.1 or a reader would take for another number, or for a text."""


def resolve(word: str) -> str | int | float | bool | None:
    """The value of an unquoted scalar. Whatever only YAML 1.1 gave a meaning (`NO`, `1:30`, a date) is text."""
    if word in _WORDS:
        return _WORDS[word]
    if word[0] not in _FIRST:
        return word
    if _WHOLE.fullmatch(word):
        return int(word)
    if _DECIMAL.fullmatch(word):
        return float(word)
    if _CORE_NUMBER.fullmatch(word):
        raise OddNumberError(word)
    return word
