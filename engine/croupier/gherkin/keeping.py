"""Witnesses kept as documents: `spec/witnesses/<slug>.yaml`, read as further cases of the variant."""

from __future__ import annotations

from typing import TYPE_CHECKING

import yaml

from croupier.spec.writing import refuse_foreign, remove_stale, write_whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from croupier.rules.documents import Example

HEADER = "by `croupier prove`; do not edit"
"""By this the generated documents are known."""
FOLDER = "witnesses"


def keep_witnesses(root: Path, slug: str, examples: Iterable[Example]) -> bool:
    """Make these the witnesses of a variant, under the folder of specs; whether that changed anything.

    Without any there is no document. Raises NotOursError, before anything is written, where somebody else's is in the
    way.
    """
    folder, name, told = root / FOLDER, f"{slug}.yaml", tuple(examples)
    refuse_foreign(folder, (name,), header=HEADER)
    if told:
        return write_whole(folder / name, document(slug, told))
    there = (folder / name).exists()
    remove_stale(folder, (name,), (), header=HEADER)
    return there


def document(slug: str, examples: Iterable[Example]) -> str:
    """The document that tells these witnesses."""
    lines = [
        "# yaml-language-server: $schema=../schema/cases.schema.json",
        f"# generated from spec/variants/{slug}.yaml {HEADER}",
        "croupier: 1",
        "cases:",
    ]
    for example in examples:
        first, *rest = _told(example)
        lines += [f"  - {first}", *(f"    {line}" for line in rest)]
    return "\n".join(lines) + "\n"


def _told(example: Example) -> Iterator[str]:
    """A case as people write it, key by key."""
    values = {
        "id": example.id,
        "title": example.title,
        "clauses": list(example.clauses),
        "grounds": example.grounds,
        "note": example.note,
        "with": list(example.with_),
        "house": example.house,
        "seats": example.seats,
        "stacks": None if example.stacks == _USUAL else _plain(example.stacks),
        "betting": example.betting,
        "stakes": _plain(example.stakes),
        "deck": example.deck,
        "dealt": _plain(example.dealt),
    }
    yield from (f"{key}: {_flow(value)}" for key, value in values.items() if value not in (None, [], {}))
    yield "play:"
    yield from (f"  - {_flow(line)}" for line in example.play)


_USUAL = 100


def _plain(value: object) -> object:
    return dict(value) if hasattr(value, "items") else value  # type: ignore[call-overload]  # a mapping


def _flow(value: object) -> str:
    """The value on one line."""
    text: str = yaml.safe_dump(value, default_flow_style=True, sort_keys=False, allow_unicode=True, width=10_000)
    return text.removesuffix("\n").removesuffix("\n...")
