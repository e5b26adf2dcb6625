"""Whatever lies on the table is frozen, slotted and keyword-only; what is not frozen has its reason."""

from __future__ import annotations

from dataclasses import fields
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

import croupier

ROOMS = {"table", "evaluators", "phases", "policies", "play"}
WORKSHOP = {"Level", "TableRules", "Sitting"}
"""Two are made anew for every bet or hand: frozen they would take three times as long, and nobody changes one. The
third goes on from hand to hand."""


def _data() -> list[type[Any]]:
    names = (found.name for found in walk_packages(croupier.__path__, "croupier."))
    modules = [import_module(name) for name in names if name.split(".")[1] in ROOMS]
    return [
        each
        for module in modules
        for each in vars(module).values()
        if "__dataclass_params__" in getattr(each, "__dict__", {}) and each.__module__ == module.__name__
    ]


DATA = _data()
EACH = pytest.mark.parametrize("data", DATA, ids=lambda data: f"{data.__module__}.{data.__name__}")


@EACH
def test_nobody_can_change_what_was_dealt_said_or_agreed(data: type[Any]) -> None:
    assert data.__dataclass_params__.frozen is (data.__name__ not in WORKSHOP)


@EACH
def test_a_misspelt_field_is_refused_and_every_value_says_its_name(data: type[Any]) -> None:
    assert "__slots__" in vars(data)
    assert all(field.kw_only for field in fields(data) if field.init)


def test_data_is_found_in_every_room_that_has_some() -> None:
    assert {data.__module__.split(".")[1] for data in DATA} == ROOMS
