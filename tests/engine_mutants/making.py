"""Mutants of the engine, made by the operators of cosmic-ray: `pip install --group mutants` brings it."""

from __future__ import annotations

import ast
from collections import Counter
from difflib import SequenceMatcher
from importlib import import_module
from typing import TYPE_CHECKING

from tests.engine_mutants.aside import aside
from tests.engine_mutants.mutant import ENGINE, Mutant
from tests.engine_mutants.tracing import ROOMS

if TYPE_CHECKING:
    from collections.abc import Iterator

ASIDE = {
    "play/bots.py": "players and not rules: whatever legal thing they do is right",
    "play/odds.py": "it counts what players do, and no rule rests on it",
    "play/patient.py": "a player, as bots are",
    "play/sitting.py": "a table at which people and bots sit; it plays by the hand's own offers",
    "evaluators/_mistakes.py": "rankings wrong on purpose, for the proof: one that is wrong otherwise is as good",
}
"""Modules that are not tried, each with the reason."""
SWAPS = {"Add_Sub", "Sub_Add", "Mul_FloorDiv", "FloorDiv_Mul", "Mod_Mul", "Pow_Mul", "BitOr_BitAnd", "BitAnd_BitOr"}
"""Of the ten other operators of arithmetic one is tried: all die of the same hands."""
IDENTITY = {"ReplaceComparisonOperator_Is_IsNot", "ReplaceComparisonOperator_IsNot_Is"}
"""`is` for `==` makes no difference for small numbers, nor `==` for `is` before None."""
UNTRIED = ("RemoveDecorator", "Variable")
"""A class that is no dataclass any more, and names that nobody knows, die at once."""


def modules() -> tuple[str, ...]:
    """Those whose mutants are made, by their paths below the package."""
    found = (path.relative_to(ENGINE).as_posix() for room in ROOMS for path in sorted((ENGINE / room).rglob("*.py")))
    return tuple(module for module in found if module not in ASIDE)


def mutants(module: str) -> tuple[tuple[Mutant, ...], Counter[str]]:
    """Those to be tried, and how many are left aside for which reason."""
    source = (ENGINE / module).read_text(encoding="utf-8")
    made = dict.fromkeys(_of(source))
    reasons = {text: aside(source, text) for text in made}
    tried = (_difference(module, source, text) for text, reason in reasons.items() if not reason)
    return tuple(dict.fromkeys(tried)), Counter(reason for reason in reasons.values() if reason)


def _of(source: str) -> Iterator[str]:
    """All texts that an operator makes of it. Those that change an annotation alone are left out: nothing reads it."""
    plugins, mutating = import_module("cosmic_ray.plugins"), import_module("cosmic_ray.mutating")
    parsed = import_module("cosmic_ray.ast")
    nodes = list(parsed.ast_nodes(parsed.get_ast(source)))
    meant = _meaning(source)
    for name in sorted(filter(_is_tried, plugins.operator_names())):
        operator = plugins.get_operator(name)()
        for occurrence in range(sum(len(list(operator.mutation_positions(node))) for node in nodes)):
            mutated: str = mutating.mutate_code(source, operator, occurrence)
            if _meaning(mutated) not in {meant, ""}:
                yield mutated


def _is_tried(name: str) -> bool:
    operator = name.removeprefix("core/")
    _, binary, swap = operator.partition("ReplaceBinaryOperator_")
    identity = "_Is" in operator and operator not in IDENTITY
    return (not binary or swap in SWAPS) and not identity and not operator.startswith(UNTRIED)


def _meaning(source: str) -> str:
    """The code without the annotations of functions, which the engine never reads; nothing if it is no Python."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return ""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef):
            node.returns = None
    return ast.dump(tree)


def _difference(module: str, source: str, mutated: str) -> Mutant:
    """From the first line that differs to the last."""
    before, after = source.splitlines(), mutated.splitlines()
    changes = [
        each for each in SequenceMatcher(None, before, after, autojunk=False).get_opcodes() if each[0] != "equal"
    ]
    first, last = changes[0], changes[-1]
    return Mutant(
        module=module,
        line=first[1] + 1,
        was="\n".join(before[first[1] : last[2]]),
        becomes="\n".join(after[first[3] : last[4]]),
    )
