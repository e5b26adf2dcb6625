"""The published schemas accept every message that is sent and every file that ships, and notice what is wrong."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from croupier.cli.schema import text_of
from croupier.conformance.messages import Digest, Rank, Run, Start, Stop, Variant
from croupier.conformance.schemas import schema_of, schemas
from croupier.conformance.serving import Server
from croupier.conformance.vector import agreement
from croupier.conformance.vectors import shelf, shipped
from croupier.conformance.wording import plain
from croupier.spec.data import data
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from pathlib import Path

    from croupier.conformance.messages import Reply, Request

jsonschema = pytest.importorskip("jsonschema")

RULES = LIBRARY.variant("bounce-back").rules


@cache
def validator(name: str) -> Any:  # noqa: ANN401 - jsonschema has no types here
    return jsonschema.Draft202012Validator(schemas()[name])


def complaints(message: Request | Reply) -> list[str]:
    judge = jsonschema.Draft202012Validator(schema_of(type(message)))
    return [error.message for error in judge.iter_errors(plain(message))]


@pytest.mark.parametrize("name", schemas())
def test_every_schema_is_one_and_the_committed_one_is_it(name: str) -> None:
    jsonschema.Draft202012Validator.check_schema(schemas()[name])
    assert data("spec", "schema", name).read_text(encoding="utf-8") == text_of(schemas()[name])


def test_every_message_of_a_real_exchange_is_accepted() -> None:
    server, seq = Server(LIBRARY), 1
    hands = [vector for vector in shipped(LIBRARY, ["bounce-back"]) if not vector.house_rules][::6]
    requests: list[Request] = [
        Start(seq=1),
        Rank(seq=1, id="r", ranking="high", hands=(RULES.deck[:5],)),
        Rank(seq=1, id="r", ranking="low", hands=()),
        Digest(seq=1, id="d", ranking="high", stretch=(0, 9)),
        Variant(seq=1, variant="no-game", name="", house="", players=(2, 3), policies={}),
        *(
            message
            for seq, vector in enumerate(hands)
            for message in (
                agreement(LIBRARY.variant("bounce-back").under((), vector.house), seq),
                vector.request(seq, ("result", "legal", "full")[seq % 3]),
            )
        ),
        Stop(seq=seq),
    ]
    for request in requests:
        assert complaints(request) == []
        reply = server.answer(request)
        assert reply is None or complaints(reply) == []


@pytest.mark.parametrize("path", sorted(shelf().rglob("*.json")), ids=lambda path: path.relative_to(shelf()).as_posix())
def test_every_file_that_ships_is_accepted(path: Path) -> None:
    told = json.loads(path.read_text(encoding="utf-8"))
    name = "rankings-1.schema.json" if path.parent.name == "ranking" else "vectors-1.schema.json"
    assert [error.message for error in validator(name).iter_errors(told)] == []


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("run", {"cmd": "run", "seq": 1, "id": "a"}),
        ("ran", {"seq": "1", "stacks": [1, 2]}),
        ("ran", {"seq": 1, "stacks": [1.5, 2]}),
        ("ran", {"seq": 1, "refused": "end"}),
        ("ran", {"seq": 1, "stack": [1, 2]}),
        ("ran", {"seq": 1, "steps": [{"offers": [{"verbs": "call"}]}]}),
        ("agreed", {"seq": 1, "ok": False}),
        ("ranked", {"seq": 1}),
    ],
)
def test_what_is_no_such_message_is_noticed(kind: str, message: dict[str, Any]) -> None:
    assert list(validator(f"protocol-1/{kind}.schema.json").iter_errors(message))


@pytest.mark.parametrize("key", ["documents", "clauses", "vectors", "making"])
def test_a_file_without_a_part_of_its_manifest_is_noticed(key: str) -> None:
    told = json.loads((shelf() / "bounce-back.json").read_text(encoding="utf-8"))
    told["vectors"] = told["vectors"][:3]
    del told[key]
    assert [error.message for error in validator("vectors-1.schema.json").iter_errors(told)] == [
        f"'{key}' is a required property"
    ]


def test_every_key_is_explained_or_goes_without_saying() -> None:
    plainly = {"cmd", "seq", "protocol", "level", "name", "id", "variant", "verb", "ok", "hands", "ranking"}
    for kind in (Run, Variant):
        for key, option in schema_of(kind)["properties"].items():
            assert option.get("description") or key in plainly, key
