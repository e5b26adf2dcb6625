"""The hands in which two variants part, as `croupier build` left them beside the specs."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, TypedDict

from croupier.gherkin.apart import apart
from croupier.spec.writing import write_whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from croupier.rules import Library

HEADER = "Written by `croupier build`."
NEAREST = 5
"""With so many others each variant is compared hand by hand: those with which it has most sentences in common."""


class _Parted(TypedDict):
    """What is kept of a pair."""

    made_from: str
    hands: list[dict[str, object]]


def parted(library: Library, slug: str) -> dict[str, list[dict[str, object]]]:
    """By the other variant, the hands in which a variant parts from it; the other way round they are told there."""
    pairs = _read(_place(library))
    return {
        pair.removeprefix(f"{slug} "): list(said["hands"])
        for pair, said in pairs.items()
        if pair.startswith(f"{slug} ") and pair.removeprefix(f"{slug} ") in library.variants
    }


def keep_parted(library: Library) -> bool:
    """Seek these hands anew where one of two variants has changed; whether the file has."""
    before = _read(_place(library))
    found: dict[str, _Parted] = {}
    for one, other in _pairs(library):
        pair, here, there = f"{one} {other}", library.variants[one].rules, library.variants[other].rules
        made_from = f"{here.imprint}-{there.imprint}"
        if pair in before and before[pair]["made_from"] == made_from:
            found[pair] = before[pair]
        else:
            hands = apart(here, there)
            found[pair] = {"made_from": made_from, "hands": [asdict(each) for each in hands]}
    return write_whole(_place(library), _text(found))


def _pairs(library: Library) -> Iterator[tuple[str, str]]:
    """Each variant with those of its family that are most like it, in both directions."""
    said = {slug: {it.text for it in entry.rules.clauses} for slug, entry in library.proven.items()}
    families = {slug: entry.rules.family for slug, entry in library.proven.items()}
    near = set()
    for slug, texts in said.items():
        others = [each for each in said if each != slug and families[each] == families[slug]]
        others.sort(key=lambda each: (-len(said[each] & texts), each))
        near |= {(slug, other) for other in others[:NEAREST]} | {(other, slug) for other in others[:NEAREST]}
    yield from sorted(near)


def _place(library: Library) -> Path:
    return library.root.parent / "features" / "apart.json"


def _text(pairs: dict[str, _Parted]) -> str:
    lines = [f"  {json.dumps(pair)}: {json.dumps(said, ensure_ascii=False)}" for pair, said in pairs.items()]
    body = ",\n".join(lines)
    return f'{{\n "generated": {json.dumps(HEADER)},\n "pairs": {{\n{body}\n }}\n}}\n'


def _read(path: Path) -> dict[str, _Parted]:
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
        return {pair: _Parted(made_from=it["made_from"], hands=it["hands"]) for pair, it in said["pairs"].items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return {}
