"""The one module that knows pydantic, and only once it is asked: validation, and schemas for editors."""

# ruff: noqa: PLC0415 - an engine that plays, and a command that does not read specs, start without pydantic

from __future__ import annotations

from functools import cache
from types import GenericAlias
from typing import TYPE_CHECKING, Any

from croupier.spec.annotations import key_of
from croupier.spec.documentation import documentation
from croupier.spec.fitting import reader

if TYPE_CHECKING:
    from pydantic import TypeAdapter
    from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
    from pydantic_core import ErrorDetails, core_schema

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def validate(annotation: object, value: object) -> tuple[Any, list[ErrorDetails]]:
    """The value as annotated, or all that is wrong with it."""
    try:
        return reader(annotation)(value), []
    except (ValueError, AssertionError):
        return judged(annotation, value)


def judged(annotation: object, value: object) -> tuple[Any, list[ErrorDetails]]:
    """The same by pydantic alone, whose word is the last.

    It goes in as JSON, the form in which a strict reader takes a list for a tuple and a mapping for a dataclass.
    """
    import json

    from pydantic import ValidationError

    try:
        return _adapter(annotation).validate_json(json.dumps([value]))[0], []
    except ValidationError as error:
        return None, error.errors(include_url=False)


def json_schema(type_: type) -> dict[str, Any]:
    """What an editor needs to know of a dataclass: draft 2020-12, each option with its docstring."""
    in_list = _adapter(type_).json_schema(schema_generator=_generator())
    return {"$schema": DIALECT, "$defs": in_list.get("$defs", {}), **in_list["items"]}


@cache
def _adapter(annotation: object) -> TypeAdapter[Any]:
    """For a list of the type: pydantic takes no settings for a dataclass alone, and hands a list's settings down."""
    from pydantic import ConfigDict, TypeAdapter

    settings = ConfigDict(extra="forbid", strict=True, alias_generator=key_of)
    in_list: Any = GenericAlias(list, (annotation,))
    return TypeAdapter(in_list, config=settings)


@cache
def _generator() -> type[GenerateJsonSchema]:
    from pydantic.json_schema import GenerateJsonSchema

    class Generator(GenerateJsonSchema):
        """Docstrings for descriptions; no titles, which repeat the key; no nulls, which no document may hold."""

        def field_title_should_be_set(self, schema: object) -> bool:
            return False

        def nullable_schema(self, schema: core_schema.NullableSchema) -> JsonSchemaValue:
            return self.generate_inner(schema["schema"])

        def default_schema(self, schema: core_schema.WithDefaultSchema) -> JsonSchemaValue:
            """Only a default that a document could write."""
            plain = isinstance(schema.get("default"), str | int | float)
            return super().default_schema(schema) if plain else self.generate_inner(schema["schema"])

        def dataclass_schema(self, schema: core_schema.DataclassSchema) -> JsonSchemaValue:
            found = super().dataclass_schema(schema)
            described: type = schema["cls"]
            for key, sentence in documentation(described).items():
                found["properties"][key] = {"description": sentence, **found["properties"][key]}
            return found

    return Generator
