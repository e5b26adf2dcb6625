"""JSON Schemas of the protocol and of the files of vectors: put together from the classes, one file a message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from croupier.conformance import messages
from croupier.conformance.filed import FORMAT, VectorFile
from croupier.conformance.messages import PROTOCOL, REPLIES, REQUESTS
from croupier.conformance.tabled import RankingFile
from croupier.spec import models

if TYPE_CHECKING:
    from collections.abc import Iterable

Schema = dict[str, Any]


def schemas() -> dict[str, Schema]:
    """Every schema by the name of its file below `spec/schema/`; draft 2020-12."""
    told = {f"protocol-{PROTOCOL}/{_slug(kind)}": kind for kind in _messages()}
    files = {f"vectors-{FORMAT}": VectorFile, f"rankings-{FORMAT}": RankingFile}
    return {f"{name}.schema.json": _schema(name, kind) for name, kind in (told | files).items()}


def schema_of(kind: type) -> Schema:
    """The schema of one message."""
    return _schema(f"protocol-{PROTOCOL}/{_slug(kind)}", kind)


def _messages() -> Iterable[type]:
    """Every message, those of the runner first."""
    return dict.fromkeys(kind for kinds in (*REQUESTS.values(), *REPLIES.values()) for kind in kinds)


def _slug(kind: type) -> str:
    assert getattr(messages, kind.__name__) is kind, "a message is one of those"
    name: str = kind.__name__
    return name.lower()


def _schema(name: str, kind: type) -> Schema:
    """With the class itself at the top, and what it is made of on a shelf below."""
    made = models.json_schema(kind)
    shelf = made.pop("$defs", {})
    own = shelf.pop(made["$ref"].rpartition("/")[2]) if "$ref" in made else made
    title = f"Croupier: {name.replace('/', ', ').replace('-', ' ')}"
    head = {"$schema": models.DIALECT, "$id": f"{name.rpartition('/')[2]}.schema.json", **own, "title": title}
    return {**head, "$defs": shelf} if shelf else head
