"""JSON Schemas of the documents, for editors: put together from the phases, policies and rankings that there are."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Any

from croupier.evaluators import ranking, words
from croupier.phases import every_phase
from croupier.policies import every_policy
from croupier.rules.documents import CasesDocument, HouseDocument, SourceDocument, VariantDocument
from croupier.rules.drafts import WITHOUT, spare_options
from croupier.rules.shares import ShareOptions
from croupier.spec import models, schema

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.phases import Phase
    from croupier.policies import Policy

Schema = dict[str, Any]
DOCUMENTS: Mapping[str, type] = {
    "variant": VariantDocument,
    "house": HouseDocument,
    "cases": CasesDocument,
    "source": SourceDocument,
}


def schemas() -> dict[str, Schema]:
    """The schema of every kind of document, by the kind; draft 2020-12."""
    return {kind: _document(kind, type_) for kind, type_ in DOCUMENTS.items()}


def _document(kind: str, type_: type) -> Schema:
    """The name of the file is the base of its references."""
    shelf: Schema = {}
    options = _unpacked(type_, shelf)
    if complete := _COMPLETED.get(kind):
        complete(options, shelf)
    head = {"$schema": models.DIALECT, "$id": f"{kind}.schema.json", **options, "title": f"Croupier: {kind}"}
    return {**head, "$defs": shelf} if shelf else head


def _unpacked(type_: type, shelf: Schema) -> Schema:
    """The options of a dataclass; whatever they refer to goes onto the shelf of the whole."""
    made = schema(type_)
    definitions = made.pop("$defs", {})
    own = definitions.pop(made["$ref"].rpartition("/")[2]) if "$ref" in made else made
    for name, definition in definitions.items():
        first = shelf.setdefault(name, definition)
        assert first == definition, f"two definitions are called {name}"
    return {key: value for key, value in own.items() if key not in {"$schema", "title"}}


def _complete_variant(document: Schema, shelf: Schema) -> None:
    """A variant that extends none says itself who plays what for which pot."""
    options = document["properties"]
    options["play"] |= {"items": {"$ref": "#/$defs/step"}}
    shelf["step"] = _steps(shelf)
    shelf["share"] = _share(shelf)
    for amendment in (options, shelf["HouseRule"]["properties"]):
        amendment["pot"] |= {"items": {"$ref": "#/$defs/share"}}
        amendment["policies"] |= _policies()
        for options_of_step in amendment["changes"]["patternProperties"].values():
            options_of_step["properties"] = {WITHOUT: _left_out()}
        for key in ("before", "after", "instead"):
            for steps in amendment[key]["patternProperties"].values():
                steps["items"] = {"$ref": "#/$defs/step"}
    document["if"] = {"not": {"required": ["extends"]}}
    document["then"] = {"required": ["players", "play", "pot"]}


def _left_out() -> Schema:
    """Options of a step that an amendment takes away."""
    about = "Options that are no longer set: the step is played as if it had never named them."
    return {"description": about, "type": "array", "items": {"enum": list(spare_options())}, "uniqueItems": True}


def _complete_house(document: Schema, _: Schema) -> None:
    """A house that extends none answers every policy."""
    document["properties"]["policies"] |= _policies()
    document["if"] = {"not": {"required": ["extends"]}}
    document["then"] = {"properties": {"policies": {"required": list(every_policy())}}}


_COMPLETED = {"variant": _complete_variant, "house": _complete_house}


def _steps(shelf: Schema) -> Schema:
    """A bare word, where every option has its default; or one word with its options."""
    kinds = every_phase()
    bare = [word for word, kind in kinds.items() if not _needed(kind) and not kind.some_of]
    for word, kind in kinds.items():
        some = {"anyOf": [{"required": [key]} for key in kind.some_of]} if kind.some_of else {}
        shelf[f"phase-{word}"] = _unpacked(kind, shelf) | some
    return {
        "anyOf": [
            {"enum": bare, "description": "A step whose options all keep their defaults."},
            {
                "type": "object",
                "description": "A step with its options.",
                "properties": {word: {"$ref": f"#/$defs/phase-{word}"} for word in kinds},
                "additionalProperties": False,
                "minProperties": 1,
                "maxProperties": 1,
            },
        ],
    }


def _needed(kind: type[Phase]) -> list[str]:
    """The options that have no default."""
    return [each.name for each in fields(kind) if each.default is MISSING and each.default_factory is MISSING]


def _share(shelf: Schema) -> Schema:
    made = _unpacked(ShareOptions, shelf)
    about = made["properties"]["best"]["description"]
    for word in words():
        shelf[f"ranking-{word}"] = _unpacked(ranking(word), shelf)
    made["properties"]["best"] = {
        "description": about,
        "anyOf": [
            {"enum": list(words()), "description": "A ranking whose options all keep their defaults."},
            {
                "type": "object",
                "description": "A ranking with its options.",
                "properties": {word: {"$ref": f"#/$defs/ranking-{word}"} for word in words()},
                "additionalProperties": False,
                "minProperties": 1,
                "maxProperties": 1,
            },
        ],
    }
    return made


def _policies() -> Schema:
    """Each question with the answers that can be played."""
    return {
        "type": "object",
        "properties": {word: _answer(policy) for word, policy in every_policy().items()},
        "additionalProperties": False,
    }


def _answer(policy: Policy) -> Schema:
    told = {**policy.says, **policy.alone}
    choice = {"enum": list(told), "enumDescriptions": list(told.values())}
    if not policy.many:
        return {"description": policy.asks, **choice}
    return {"description": policy.asks, "type": "array", "items": choice, "minItems": 1, "uniqueItems": True}
