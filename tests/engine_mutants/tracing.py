"""Which lines of our rooms a hand or a test executes, so that a mutant meets those alone that could notice it."""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from functools import cache
from time import process_time
from typing import TYPE_CHECKING, Any, TypeAlias

from tests.engine_mutants.mutant import ENGINE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import FrameType

    from tests.engine_mutants.mutant import Mutant

Line: TypeAlias = tuple[str, int]
Stepped: TypeAlias = "Callable[[FrameType, str, Any], Any]"
ROOMS = ("table", "evaluators", "phases", "play")


class Tracer:
    """Collects lines of our rooms, for whoever is at work."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.seen: dict[str, set[Line]] = defaultdict(set)
        self._lines: set[Line] = set()
        self._latest = float("inf")
        self._modules = {
            str(path): path.relative_to(ENGINE).as_posix() for room in ROOMS for path in (ENGINE / room).rglob("*.py")
        }

    def of(self, name: str, work: Callable[[], object]) -> None:
        """What a piece of work executes, and how long it works."""
        self.begin(name)
        work()
        self.end(name)

    def limit(self, seconds: float) -> None:
        """Whoever is traced and works for longer from now on, fails."""
        self._latest = process_time() + seconds

    def begin(self, name: str) -> None:
        self._lines = self.seen[name]
        self.seconds[name] = self.seconds.get(name, 0) - process_time()
        sys.settrace(self._called)

    def end(self, name: str) -> None:
        sys.settrace(None)
        self.seconds[name] += process_time()

    def _called(self, frame: FrameType, event: str, arg: object) -> Stepped | None:
        module = self._modules.get(frame.f_code.co_filename)
        if module is None:
            return None
        if process_time() > self._latest:
            raise TimeoutError("too slow to be traced")
        lines = self._lines
        lines.add((module, frame.f_lineno))

        def stepped(frame: FrameType, event: str, arg: object) -> Stepped:  # noqa: ARG001 - as Python calls it
            lines.add((module, frame.f_lineno))
            return stepped

        return stepped


def statement(mutant: Mutant) -> set[Line]:
    """The lines of the statements that a mutant changes, without those of the bodies below them."""
    changed = set(mutant.lines())
    found = changed.union(*(heads for heads in _heads(mutant.module) if heads & changed))
    return {(mutant.module, line) for line in found}


@cache
def _heads(module: str) -> tuple[frozenset[int], ...]:
    tree = ast.parse((ENGINE / module).read_text(encoding="utf-8"))
    return tuple(frozenset(_head(node)) for node in ast.walk(tree) if isinstance(node, ast.stmt))


def _head(node: ast.stmt) -> Iterator[int]:
    body = getattr(node, "body", None) or getattr(node, "cases", None)
    decorators = [each.lineno for each in getattr(node, "decorator_list", ())]
    first = min((node.lineno, *decorators))
    if not body:
        yield from range(first, (node.end_lineno or first) + 1)
        return
    inside = body[0].pattern.lineno if isinstance(node, ast.Match) else body[0].lineno
    yield from range(first, max(first + 1, inside))
