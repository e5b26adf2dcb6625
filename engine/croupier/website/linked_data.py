"""What search engines can read of a rules page, in the words of https://schema.org: the game, and what people ask."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

_NO_TAG = str.maketrans({character: f"\\u{ord(character):04x}" for character in "<>&\u2028\u2029"})
"""No text can end the element in which it stands."""


def linked_data(data: Mapping[str, Any], address: str | None) -> str:
    """The element for the head of a page; with whole addresses, where the website has one."""
    graph = [_game(data, address), *_asked(data, address)]
    told = json.dumps({"@context": "https://schema.org", "@graph": graph}, ensure_ascii=False)
    return f'<script type="application/ld+json">{told.translate(_NO_TAG)}</script>'


def _game(data: Mapping[str, Any], address: str | None) -> dict[str, object]:
    least, most = data["players"]
    told = {
        "@type": "Game",
        "url": address,
        "name": data["title"],
        "alternateName": data["also_known_as"],
        "description": data["summary"],
        "numberOfPlayers": {"@type": "QuantitativeValue", "minValue": least, "maxValue": most},
        "gameItem": {"@type": "Thing", "name": f"a deck of {data['facts']['Deck']}"},
        "license": {"@type": "CreativeWork", "name": data["licence"]} if data["licence"] else None,
        "inLanguage": "en",
    }
    return {key: value for key, value in told.items() if value}


def _asked(data: Mapping[str, Any], address: str | None) -> list[dict[str, object]]:
    """The questions, where there are some: all of them stand on the page, with their answers."""
    questions = [
        {
            "@type": "Question",
            **({"url": f"{address}#{each['id']}"} if address else {}),
            "name": each["asks"],
            "acceptedAnswer": {"@type": "Answer", "text": each["answer"]},
        }
        for each in data["questions"]
    ]
    return [{"@type": "FAQPage", "mainEntity": questions}] if questions else []
