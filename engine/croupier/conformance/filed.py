"""Files of vectors: a manifest, then a hand a line with what is expected. The schema is made of these classes."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib.metadata import version
from itertools import islice, takewhile
from typing import TYPE_CHECKING, Literal

from croupier.conformance.messages import PROTOCOL, StepSeen, Variant
from croupier.conformance.performing import perform
from croupier.conformance.vector import Profile, Vector, agreement
from croupier.conformance.wording import line, plain
from croupier.rules import Library
from croupier.spec import models
from croupier.spec.licence import licence_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from croupier.rules import Entry, Rulebook

FORMAT = 1
HEADER = "by `croupier vectors`; do not edit"
"""By this the generated files are known."""
HandLevel = Literal["result", "legal", "full"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Expected:
    """What an implementation has to answer, as in the reply to `run`; made by the reference engine."""

    stacks: tuple[int, ...] | None = None
    refused: int | Literal["start"] | None = None
    clause: str | None = None
    """Where something is refused: by which clause. Nobody has to answer that."""
    steps: tuple[StepSeen, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FiledVector(Vector):
    """A hand in a file."""

    level: HandLevel
    """How much is expected of it."""
    expected: Expected


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """How many hands of a file are about a clause."""

    shown: int = 0
    """Hands in which the clause can be seen at work."""
    refused: int = 0
    """Hands that end in something that the clause forbids."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Making:
    """How to make the same hands again."""

    command: str
    seed: int
    hands: int
    """How many were asked for, beside the cases."""
    part: int
    """Which of the files of the variant this is, counted from 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VectorFile:
    """A file of vectors: hands of one variant, and what is to be known of them."""

    generated: str
    format: int = FORMAT
    protocol: int = PROTOCOL
    """The version of the protocol whose words are used."""
    licence: str | None = None
    croupier: str
    """The version that made the file."""
    documents: Mapping[str, str]
    """What the hands were made from, each document with its SHA-256."""
    variant: str
    name: str
    agreements: tuple[Variant, ...]
    """The game of each hand, house and house rules included: the message to send before it, with a `seq` of 0."""
    making: Making
    families: Mapping[str, int]
    """How many hands there are of each family."""
    grounds: Mapping[str, int]
    """How many expected results were given by whom; `derived` ones by the reference engine alone."""
    clauses: Mapping[str, Count]
    """Every clause of the variant and its house rules, with the hands about it."""
    unshown: Mapping[str, str]
    """The clauses that no hand can show, each with the reason."""
    vectors: tuple[FiledVector, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FiledLine:
    """A vector as it stands in a file, and what the manifest has to know of it."""

    text: str
    id: str
    family: str
    grounds: str
    profile: Profile
    shown: tuple[str, ...]
    refused: str


def filed(rules: Rulebook, vector: Vector, level: HandLevel) -> FiledLine:
    """The vector with what is expected of it."""
    done = perform(rules, vector.request(0, level))
    reply = done.reply
    expected = Expected(stacks=reply.stacks, refused=reply.refused, clause=done.clause or None, steps=reply.steps)
    return FiledLine(
        text=line({**plain(vector), "level": level, "expected": plain(expected)}),
        id=vector.id,
        family=vector.family,
        grounds=vector.grounds,
        profile=vector.profile,
        shown=() if done.clause else vector.clauses,
        refused=done.clause,
    )


def text_of(library: Library, entry: Entry, lines: Sequence[FiledLine], making: Making) -> str:
    """The text of a file that holds these."""
    slug, licence = entry.rules.slug, licence_of(library.root)
    shown, refused = Counter(each for it in lines for each in it.shown), Counter(it.refused for it in lines)
    ids = [entry.rules.public(id_) for id_ in entry.clauses]
    profiles = sorted({it.profile for it in lines}, key=lambda profile: (profile[1] != entry.rules.house, profile))
    books = (entry.under(names, house) for _, house, names in profiles)
    manifest = {
        "generated": f"from spec/variants/{slug}.yaml {HEADER}",
        "format": FORMAT,
        "protocol": PROTOCOL,
        **({"licence": licence} if licence else {}),
        "croupier": version("croupier"),
        "documents": documents_of(library, entry),
        "variant": slug,
        "name": entry.rules.name,
        "agreements": [plain(agreement(rules, 0)) for rules in books],
        "making": plain(making),
        "families": Counter(it.family for it in lines),
        "grounds": dict(sorted(Counter(it.grounds for it in lines).items())),
        "clauses": {id_: {"shown": shown[id_], "refused": refused[id_]} for id_ in ids},
        "unshown": {id_: why for id_, why in library.unshown.items() if id_ in ids},
    }
    head = ",\n".join(f"{json.dumps(key)}: {_compact(value)}" for key, value in manifest.items())
    hands = ",\n".join(it.text for it in lines)
    return f"{{\n{head},\n{_BEGINS}\n{hands}\n{_ENDS}\n}}\n"


def _compact(value: object) -> str:
    """On one line, or a line for each of several."""
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(map(tight, value)) + "\n]"
    if isinstance(value, dict) and any(isinstance(each, dict) for each in value.values()):
        return "{\n" + ",\n".join(f"{json.dumps(key)}: {tight(each)}" for key, each in value.items()) + "\n}"
    return tight(value)


def tight(value: object) -> str:
    """JSON on one line, without a blank."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def parts_of(name: str) -> tuple[str, str]:
    """The names that files of a variant or a ranking can have: all in one, or in numbered parts."""
    return f"{name}.json", f"{name}-[0-9][0-9][0-9].json"


def documents_of(library: Library, entry: Entry) -> Mapping[str, str]:
    """The documents that a variant's hands are made from: its own, those it extends, its cases, and every house."""
    found = [entry.written.path, *_extended(library, entry), *library.files("house", "*.yaml")]
    found += [further.path for _, further in entry.further]
    found += [path for lender in entry.lenders for path in lender.told_in]
    told = {f"{path.parent.name}/{path.name}": hashlib.sha256(path.read_bytes()).hexdigest() for path in found}
    return dict(sorted(told.items()))


def _extended(library: Library, entry: Entry) -> Iterator[Path]:
    """The documents that a variant extends, of its own folder or of the one that comes with Croupier."""
    shelf, extends = library, entry.document.extends
    while extends is not None:
        shelf = shelf if extends in shelf.written else Library()
        written, document = shelf.written[extends]
        yield written.path
        extends = document.extends


def read_manifest(path: Path) -> Mapping[str, object]:
    """What a file says of itself; nothing where it is no file of vectors, or none of this version."""
    if not path.is_file():
        return {}
    try:
        head = "\n".join(islice(takewhile(lambda text: text != _BEGINS, _lines(path)), _MOST_OF_A_HEAD))
        told: object = json.loads(f'{head}"vectors":[]}}')
    except ValueError:
        return {}
    return told if isinstance(told, dict) and told.get("format") == FORMAT else {}


_MOST_OF_A_HEAD = 10_000
"""Lines before the first vector; a manifest has a few hundred."""
_BEGINS, _ENDS = '"vectors": [', "]"
"""The lines between which there is a vector a line."""


def is_fresh(path: Path, library: Library, entry: Entry) -> bool:
    """Whether a file was made from the documents as they are, by this version of Croupier."""
    told = read_manifest(path)
    return told.get("documents") == documents_of(library, entry) and told.get("croupier") == version("croupier")


def read_vectors(path: Path) -> Iterator[FiledVector]:
    """The vectors of a file, one after the other. Raises ValueError where something is none."""
    lines = _lines(path)
    for text in lines:
        if text == _BEGINS:
            break
    for text in takewhile(lambda text: text != _ENDS, lines):
        found, errors = models.validate(FiledVector, json.loads(text.removesuffix(",")))
        if errors:
            raise ValueError(f"{path.name}: {errors[0]['msg']} at {errors[0]['loc']}")
        yield found


def _lines(path: Path) -> Iterator[str]:
    with path.open(encoding="utf-8") as file:
        yield from (text.rstrip("\n") for text in file)


def bare(filed_vector: FiledVector) -> Vector:
    """The hand without what is expected of it."""
    return Vector(**{each.name: getattr(filed_vector, each.name) for each in fields(Vector)})
