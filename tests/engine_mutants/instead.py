"""Puts a mutated module in the place of ours, for this process: before it is imported, or into the functions it has."""

from __future__ import annotations

import gc
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, FunctionType
from typing import TYPE_CHECKING

from tests.engine_mutants.mutant import ENGINE, Mutant

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import ModuleType


def put(mutant: Mutant) -> None:
    """From now on its module is the mutated one. Raises StaleError."""
    assert "croupier" not in sys.modules, "it comes before the engine, or not at all"
    sys.meta_path.insert(0, _Finder(mutant))


def patches(mutant: Mutant) -> dict[tuple[str, int], CodeType] | None:
    """The mutated code of each function of a module; nothing if it cannot take the place of ours."""
    path = ENGINE / mutant.module
    ours, theirs = (
        tuple(_inside(compile(text, path, "exec", dont_inherit=True)))
        for text in (path.read_text(encoding="utf-8"), mutant.source())
    )
    if [(it.co_qualname, it.co_freevars) for it in ours] != [(it.co_qualname, it.co_freevars) for it in theirs]:
        return None
    return {_place(one): other for one, other in zip(ours, theirs, strict=True)}


def patch(mutant: Mutant) -> None:
    """From now on the functions of its module have the mutated code. It holds for lines that were not executed yet."""
    path, codes = str(ENGINE / mutant.module), patches(mutant)
    found = [it for it in gc.get_objects() if isinstance(it, FunctionType) and it.__code__.co_filename == path]
    assert found, "its module has been imported"
    assert codes, "it can be patched"
    for function in found:
        function.__code__ = codes[_place(function.__code__)]


def _inside(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _inside(each)


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


class _Loader(SourceFileLoader):
    def __init__(self, mutant: Mutant, path: str) -> None:
        super().__init__(mutant.name, path)
        self.source = mutant.source()

    def get_code(self, fullname: str) -> CodeType:
        """Never from the compiled file beside ours."""
        return compile(self.source, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path) if fullname == self.mutant.name else None
        if spec is not None and spec.origin is not None:
            spec.loader = _Loader(self.mutant, spec.origin)
        return spec
