"""JSON Schemas of the documents, for editors: put together from the phases, policies and rankings that there are."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Any

from croupier.evaluators import words
from croupier.phases import every_phase
from croupier.policies import every_policy
from croupier.rules.documents import CasesDocument, HouseDocument, SourceDocument, VariantDocument
from croupier.rules.shares import ShareOptions
from croupier.spec import schema

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
    return {kind: _titled(kind, _BUILT.get(kind, schema)(type_)) for kind, type_ in DOCUMENTS.items()}


def _titled(kind: str, made: Schema) -> Schema:
    """The name of the file is the base of its references, and the docstring is what an editor shows."""
    sentence = (DOCUMENTS[kind].__doc__ or "").strip()
    head = {"$schema": made.pop("$schema"), "$id": f"{kind}.schema.json", "title": f"Croupier: {kind}"}
    return {**head, "description": sentence, **{key: value for key, value in made.items() if value != {}}}


def _variant(type_: type) -> Schema:
    made = schema(type_)
    options = made["properties"]
    options["play"] |= {"items": _steps(made["$defs"])}
    options["pot"] |= {"items": _share(made["$defs"])}
    options["policies"] |= _policies()
    return made


def _house(type_: type) -> Schema:
    made = schema(type_)
    made["properties"]["policies"] |= {**_policies(), "required": list(every_policy())}
    return made


_BUILT = {"variant": _variant, "house": _house}


def _steps(shelf: Schema) -> Schema:
    """A bare word, where every option has its default; or one word with its options."""
    kinds = every_phase()
    bare = [word for word, kind in kinds.items() if not _needed(kind)]
    for word, kind in kinds.items():
        shelf[f"phase-{word}"] = _shelved(schema(kind), shelf) | {"description": (kind.__doc__ or "").strip()}
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
    made = _shelved(schema(ShareOptions), shelf)
    made["properties"]["best"] |= {"enum": list(words())}
    return made


def _shelved(made: Schema, shelf: Schema) -> Schema:
    """A schema that becomes a part of another: its own definitions go onto the shelf of the whole."""
    for name, definition in made.pop("$defs", {}).items():
        first = shelf.setdefault(name, definition)
        assert first == definition, f"two definitions are called {name}"
    del made["$schema"]
    return made


def _policies() -> Schema:
    """Each question with the answers that can be played."""
    return {
        "type": "object",
        "properties": {word: _answer(policy) for word, policy in every_policy().items()},
        "additionalProperties": False,
    }


def _answer(policy: Policy) -> Schema:
    choice = {"enum": list(policy.says), "enumDescriptions": list(policy.says.values())}
    if not policy.many:
        return {"description": policy.asks, **choice}
    return {"description": policy.asks, "type": "array", "items": choice, "minItems": 1, "uniqueItems": True}
