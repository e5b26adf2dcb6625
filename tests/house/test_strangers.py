"""Phases, policies and evaluators know their common base, and nothing of one another."""

from __future__ import annotations

import ast
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

import pytest

from tests.house.tree import modules, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOMS = ("phases", "policies", "evaluators")


def _named(text: str) -> Iterator[str]:
    """Every module that the text imports, written in full; of `from a import b` both `a` and `a.b`."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{name.name}" for name in node.names))
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def _dwellings(room: PurePosixPath) -> Iterator[tuple[PurePosixPath, str]]:
    """Every file of the room with the name of the resident it belongs to. The door, `__init__`, knows everybody."""
    for file in modules():
        if room in file.parents and file != room / "__init__.py":
            yield file, file.relative_to(room).parts[0].removesuffix(".py")


def _acquaintances(text: str, room: str, me: str, residents: frozenset[str]) -> set[str]:
    """The other public modules of the room that this one imports."""
    prefix = f"croupier.{room}."
    named = {name.removeprefix(prefix).split(".")[0] for name in _named(text) if name.startswith(prefix)}
    return {name for name in named & residents if not name.startswith("_")} - {me}


@pytest.mark.parametrize("room", ROOMS)
def test_no_module_of_the_room_imports_its_neighbour(room: str) -> None:
    dwellings = dict(_dwellings(PurePosixPath("engine/croupier", room)))
    residents = frozenset(dwellings.values())
    assert residents
    known = {str(file): _acquaintances(text_of(file), room, me, residents) for file, me in dwellings.items()}
    assert not {file: others for file, others in known.items() if others}


@pytest.mark.parametrize(
    "line",
    ["from croupier.phases import bet", "from croupier.phases.bet.sizes import span", "import croupier.phases.bet"],
)
def test_an_acquaintance_is_noticed_however_it_is_spelt(line: str) -> None:
    assert _acquaintances(line, "phases", "draw", frozenset({"bet", "draw", "_phase"})) == {"bet"}


def test_a_shared_base_and_parts_of_oneself_are_no_acquaintances() -> None:
    text = "from croupier.phases import _stub\nfrom croupier.phases.bet.sizes import span\n"
    assert not _acquaintances(text, "phases", "bet", frozenset({"bet", "draw", "_stub"}))
