"""What our phases cannot say yet, told from the words of a case: never from its name."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING

from tests.public.reading import Unsayable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.public.reading import PublicCase

RANKINGS: Mapping[str, str] = MappingProxyType(
    {
        "high": "holdem",
        "omaha": "omaha",
        "shortdeck": "short-deck",
        "low27": "deuce-to-seven",
        "lowA5": "ace-to-five",
        "badugi": "badugi",
        "deuces": "deuces",
        "joker": "joker",
        "bug": "bug",
    }
)
"""The rankings of the schema that we can say, each with the variant of this folder whose pot has it."""

KINDS: Mapping[str, str] = MappingProxyType({})
"""Kinds of cases that need what there is not."""

VARIANTS: Mapping[str, str] = MappingProxyType(
    {
        "jacks or better to open": "no pot waits for the next hand, and no openers are shown",
    }
)
"""Words in the name of a variant that need what there is not."""

KEYS: Mapping[str, str] = MappingProxyType(
    {
        "boards": "an open pair leaves the sizes of a bet as they are",
        "dealer_exposes": "no phase knows a card that is exposed by mistake",
    }
)
"""Keys that need what there is not."""

STATES: Mapping[str, str] = MappingProxyType({"has four cards": "a hand dealt wrong is not played on"})
"""Words in a described state that need what there is not."""


def lacking(case: PublicCase) -> str:
    """What our phases lack for the case; nothing where they can say it."""
    told = case.input
    keys = {*told, *(key for value in told.values() if isinstance(value, dict) for key in value)}
    found = [KINDS[case.test_type]] if case.test_type in KINDS else []
    found += [why for word, why in VARIANTS.items() if word in str(told.get("variant"))]
    found += [why for key, why in KEYS.items() if key in keys]
    found += [why for word, why in STATES.items() if word in str(told.get("state"))]
    if told.get("ranking", "high") not in RANKINGS:
        found.append(f"there is no ranking `{told['ranking']}`")
    return found[0] if found else ""


def matched(patterns: Mapping[str, str], text: str) -> str:
    """What stands beside the first pattern found in a text. Raises Unsayable."""
    for pattern, meant in patterns.items():
        if re.search(pattern, text):
            return meant
    raise Unsayable(text)


def numbers(pattern: str, text: str) -> tuple[int, ...]:
    """The numbers in what a pattern finds in a text; nothing where it finds nothing."""
    found = re.search(pattern, text)
    return tuple(map(int, found.groups())) if found else ()
