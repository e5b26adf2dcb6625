"""What editors are told of a form."""

from __future__ import annotations

import json
import warnings
from dataclasses import make_dataclass

from croupier.spec import documentation, schema
from tests.spec.documents import Draw, Step


def test_the_schema_names_its_dialect_and_points_at_the_form() -> None:
    found = schema(Draw)
    assert found["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert found["$ref"] == "#/$defs/Draw"


def test_every_key_is_there_with_its_docstring_and_no_other_is_allowed() -> None:
    form = schema(Draw)["$defs"]["Draw"]
    assert list(form["properties"]) == [
        "name",
        "up_to",
        "first",
        "from",
        "kept",
        "players",
        "half",
        "both",
        "then",
        "pot",
        "rest",
    ]
    assert form["additionalProperties"] is False
    assert form["required"] == ["first"]
    assert form["description"] == "Players exchange cards."
    assert form["properties"]["up_to"]["description"] == "The most cards a player may discard."


def test_a_choice_says_all_that_is_possible() -> None:
    up_to = schema(Draw)["$defs"]["Draw"]["properties"]["up_to"]
    count = {"type": "integer", "minimum": 0, "maximum": 26}
    word = {"type": "string", "const": "all"}
    assert up_to["anyOf"][:2] == [count, word]
    assert up_to["anyOf"][2]["additionalProperties"]["anyOf"] == [count, word]
    assert up_to["default"] == "all"


def test_texts_that_we_read_are_texts_with_a_pattern() -> None:
    properties = schema(Draw)["$defs"]["Draw"]["properties"]
    assert properties["players"] == {"type": "string", "pattern": "^[0-9]+ to [0-9]+$"}
    assert properties["kept"] == {"type": "array", "items": {"type": "string"}, "minItems": 1}


def test_nothing_is_null_for_no_document_may_say_so() -> None:
    assert "null" not in json.dumps(schema(Draw))


def test_a_schema_is_made_without_a_warning_and_the_same_each_time() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert json.dumps(schema(Draw)) == json.dumps(schema(Draw))


def test_documentation_is_the_text_under_each_field_inherited_or_own() -> None:
    assert documentation(Draw) == {
        "name": "The step's name.",
        "up_to": "The most cards a player may discard.",
        "first": "Who draws first.",
    }
    assert documentation(Step) == {"name": "The step's name."}


def test_a_class_without_source_has_no_documentation() -> None:
    assert documentation(make_dataclass("Typed", [("count", int)])) == {}
