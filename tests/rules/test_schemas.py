"""The schemas that editors use accept what Croupier accepts, and notice what a person would get wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from croupier.phases import every_phase
from croupier.policies import every_policy
from croupier.rules.schemas import schemas
from croupier.spec.data import data

jsonschema = pytest.importorskip("jsonschema")

FOLDERS = {"variant": "variants", "house": "house", "cases": "cases", "source": "sources"}
DOCUMENTS = [(kind, path) for kind, folder in FOLDERS.items() for path in sorted(data("spec", folder).glob("*.yaml"))]


def complaints(kind: str, document: object) -> list[str]:
    """What an editor would underline."""
    validator = jsonschema.Draft202012Validator(schemas()[kind])
    return [error.message for error in validator.iter_errors(document)]


def variant() -> dict[str, Any]:
    """A good one, to be spoilt."""
    text = data("spec", "variants", "bounce-back.yaml").read_text(encoding="utf-8")
    made: dict[str, Any] = yaml.safe_load(text)
    return made


@pytest.mark.parametrize("kind", FOLDERS)
def test_every_schema_is_one(kind: str) -> None:
    jsonschema.Draft202012Validator.check_schema(schemas()[kind])


@pytest.mark.parametrize(("kind", "path"), DOCUMENTS, ids=[f"{kind} {path.stem}" for kind, path in DOCUMENTS])
def test_our_own_documents_are_accepted(kind: str, path: Path) -> None:
    assert complaints(kind, yaml.safe_load(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "step",
    [
        "drow",
        "deal",
        {"draw": {"up_too": 2}},
        {"draw": {"up_to": 0}},
        {"drow": {}},
        {"ante": {}, "showdown": {}},
        {},
        7,
    ],
    ids=str,
)
def test_a_step_that_is_none_is_noticed(step: object) -> None:
    document = variant()
    document["play"][3] = step
    assert complaints("variant", document)


@pytest.mark.parametrize("step", ["ante", "showdown", {"ante": {}}, {"draw": {"up_to": "all"}}], ids=str)
def test_a_step_may_be_a_word_where_nothing_must_be_said(step: object) -> None:
    document = variant()
    document["play"][3] = step
    assert complaints("variant", document) == []


def test_a_ranking_that_is_none_is_noticed() -> None:
    document = variant()
    document["pot"] = [{"best": "hihg"}]
    assert complaints("variant", document)


@pytest.mark.parametrize(
    "policies", [{"burn": "always"}, {"burns": "none"}, {"reshuffle": "burns"}, {"reshuffle": []}], ids=str
)
def test_an_answer_that_is_none_is_noticed(policies: dict[str, object]) -> None:
    assert complaints("variant", {**variant(), "policies": policies})


def test_a_house_must_answer_every_policy() -> None:
    house = yaml.safe_load(data("spec", "house", "home.yaml").read_text(encoding="utf-8"))
    del house["policies"]["burn"]
    assert complaints("house", house) == ["'burn' is a required property"]


def test_an_editor_can_explain_every_option_and_every_policy() -> None:
    made = schemas()["variant"]
    for word in every_phase():
        options = made["$defs"][f"phase-{word}"]["properties"]
        assert all(option.get("description") for option in options.values()), word
    for word, policy in every_policy().items():
        assert made["properties"]["policies"]["properties"][word]["description"] == policy.asks


@pytest.mark.parametrize(
    ("gone", "fine"), [(["in_a_row"], True), ([], True), (["in_row"], False), (["opens"], False), ("in_a_row", False)]
)
def test_an_option_that_nobody_can_leave_out_is_noticed(gone: object, fine: bool) -> None:  # noqa: FBT001 - a table
    changes = {"the draw": {"without": gone}}
    document = {**variant(), "changes": changes, "house_rules": {"r": {"because": "w", "changes": changes}}}
    assert (not complaints("variant", document)) is fine
