"""Files about the order of all hands of a ranking: digests of the table, and chains of hands to be compared."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.metadata import version
from itertools import islice
from typing import TYPE_CHECKING

from croupier.conformance.filed import FORMAT, HEADER, parts_of, tight
from croupier.conformance.messages import PROTOCOL
from croupier.conformance.ranked import RankVector, class_vectors, table_vectors
from croupier.conformance.ranking import ORDER, digest, table
from croupier.conformance.wording import plain
from croupier.evaluators import evaluator, words
from croupier.spec import models
from croupier.spec.data import data
from croupier.spec.licence import licence_of
from croupier.spec.writing import refuse_foreign, remove_stale, write_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

BLOCK = 10_000
"""The hands of a block that has a digest of its own."""
PART = 1_000
"""The most messages in one file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RankingFile:
    """A file of hands to be compared, or of digests of the table of all hands."""

    generated: str
    format: int = FORMAT
    protocol: int = PROTOCOL
    licence: str | None = None
    croupier: str
    """The version that made the file."""
    ranking: str
    grounds: str
    """Who gave the order, as in files of hands."""
    provenance: str
    """Who vouches for it, and how."""
    order: str
    """The order of the cards; all hands are listed as combinations of these, in lexicographic order."""
    hands: int
    """How many hands that list has."""
    classes: int
    """How many different strengths there are."""
    digest: str | None = None
    """The digest of the whole list, as in the reply to a stretch of it."""
    block: int | None = None
    """The hands of a block."""
    digests: tuple[str, ...] | None = None
    """The digests of the blocks, in order."""
    vectors: tuple[RankVector, ...] | None = None


def shipped_texts() -> Iterator[tuple[str, str]]:
    """The files that come with Croupier, by name below `features/vectors/`."""
    for word in words(ours=True):
        yield f"ranking/{word}.json", _text(word, digests=True)
        yield f"ranking/{word}-classes.json", _text(word, tuple(class_vectors(evaluator(word))))


def write_tables(rankings: Mapping[str, int], folder: Path, done: Callable[[int], object]) -> int:
    """Write the digests of each table, and a chain of so many of its hands; how many hands are in them.

    Raises NotOursError where a file that nobody generated is in the way.
    """
    total = 0
    for word, count in rankings.items():
        chain = table_vectors(evaluator(word), count)
        names = [f"{word}.json"]
        refuse_foreign(folder, names, header=HEADER)
        write_whole(folder / names[0], _text(word, digests=True))
        while held := tuple(islice(chain, PART)):
            names.append(f"{word}-{len(names):03}.json")
            refuse_foreign(folder, names[-1:], header=HEADER)
            write_whole(folder / names[-1], _text(word, held))
            more = sum(len(vector.hands) - 1 for vector in held)
            total += more
            done(more)
        total += 1
        remove_stale(folder, parts_of(word), names, header=HEADER)
    return total


def _text(word: str, vectors: tuple[RankVector, ...] = (), *, digests: bool = False) -> str:
    ranks = table(word)
    ours = licence_of(data("spec"))
    told: dict[str, object] = {
        "generated": f"from the ranking `{word}` {HEADER}",
        "format": FORMAT,
        "protocol": PROTOCOL,
        **({"licence": ours} if ours else {}),
        "croupier": version("croupier"),
        "ranking": word,
        "grounds": "second voter",
        "provenance": "Made by the reference engine, whose order of all hands the tests in tests/evaluators/ prove "
        "against brute force from the definition of each category and against published counts.",
        "order": " ".join(ORDER),
        "hands": len(ranks),
        "classes": len(set(ranks)),
    }
    if digests:
        told |= {"digest": digest(word, 0, len(ranks)), "block": BLOCK}
        told["digests"] = [digest(word, first, first + BLOCK) for first in range(0, len(ranks), BLOCK)]
    else:
        told["vectors"] = list(map(plain, vectors))
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {_flat(value)}" for key, value in told.items()) + "\n}\n"


def _flat(value: object) -> str:
    """On one line, or a line for each of several."""
    if isinstance(value, list):
        return (
            "[\n" + ",\n".join(map(_flat, value)) + "\n]"
            if value and isinstance(value[0], dict | str)
            else tight(value)
        )
    return tight(value)


def read_version(path: Path) -> object:
    """By which Croupier a file was made; nothing where it is none."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return None
    return told.get("croupier") if isinstance(told, dict) else None


def read_chain(path: Path) -> Iterator[RankVector]:
    """The hands to be compared in a file."""
    told: Mapping[str, list[dict[str, object]]] = json.loads(path.read_text(encoding="utf-8"))
    for each in told["vectors"]:
        found, errors = models.validate(RankVector, each)
        if errors:
            raise ValueError(f"{path.name}: {errors[0]['msg']} at {errors[0]['loc']}")
        yield found
