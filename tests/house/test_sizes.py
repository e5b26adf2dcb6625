"""A room that cannot be overlooked at a glance wants to be two."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from tests.house.tree import modules, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE = 300
FUNCTION = 40


def _functions(text: str) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def test_no_module_is_longer_than_300_lines() -> None:
    lengths = {str(file): text_of(file).count("\n") for file in modules()}
    assert not {file: length for file, length in lengths.items() if length > FILE}


def test_no_function_is_longer_than_40_lines() -> None:
    lengths = {f"{file} {name}": length for file in modules() for name, length in _functions(text_of(file))}
    assert not {function: length for function, length in lengths.items() if length > FUNCTION}


def test_a_function_is_measured_from_its_first_line_to_its_last() -> None:
    assert dict(_functions("@cache\ndef deal(\n    seats: int,\n) -> None:\n    '''Deal.'''\n")) == {"deal": 4}
