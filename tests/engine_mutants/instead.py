"""Imported first, it puts a mutated module in the place of ours, for this process only.

Which one, is a line of JSON in the environment. A plugin for pytest as well: `python -m pytest -p` and its name.
"""

from __future__ import annotations

import json
import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType
from typing import TYPE_CHECKING

from tests.engine_mutants.mutant import Mutant

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

VARIABLE = "CROUPIER_MUTANT"


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


if told := os.environ.get(VARIABLE):
    assert not any(name.startswith("croupier.") for name in sys.modules), "it comes before the engine, or not at all"
    sys.meta_path.insert(0, _Finder(Mutant(**json.loads(told))))
