"""Mutants that are not worth trying, each kind with its reason: none of them is counted, neither dead nor alive."""

from __future__ import annotations

import ast
from functools import cache

from tests.engine_mutants.mutant import ENGINE

ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
PROMISE = "an assert guards against our own mistakes: no hand reaches it"
TYPES = "only type checkers read what is imported under TYPE_CHECKING"
WORDS = "words have no order: `!=` is tried for `==`, and no `<` that goes by the alphabet"
WORDY = set("step slug source what place how word verb option condition draw name".split())
"""What is called like that, is a word wherever it occurs in the rooms that are tried."""


def aside(before: str, after: str) -> str:
    """Why a mutant is left aside; nothing if it is to be tried."""
    place = _first_difference(before, after)
    around = [node for node in ast.walk(ast.parse(before)) if _covers(node, place)]
    if any(isinstance(node, ast.Assert) for node in around):
        return PROMISE
    if any(isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" for node in around):
        return TYPES
    compared = [node for node in around if isinstance(node, ast.Compare)]
    if compared and _orders_words(compared[-1], after):
        return WORDS
    return ""


def _orders_words(was: ast.Compare, after: str) -> bool:
    """Whether an equation with a word has become a comparison by the alphabet."""
    is_ = next(
        (
            node
            for node in ast.walk(ast.parse(after))
            if isinstance(node, ast.Compare)
            and (node.lineno, node.col_offset) == (was.lineno, was.col_offset)
            and len(node.ops) == len(was.ops)
        ),
        None,
    )
    if is_ is None:
        return False
    sides = (was.left, *was.comparators)
    return any(
        isinstance(old, ast.Eq | ast.NotEq)
        and isinstance(new, ORDER)
        and (_is_word(sides[at]) or _is_word(sides[at + 1]))
        for at, (old, new) in enumerate(zip(was.ops, is_.ops, strict=True))
    )


def _is_word(node: ast.expr) -> bool:
    """A string, the name of one, something that is one by its name, or a tuple that holds one."""
    if isinstance(node, ast.Tuple):
        return any(map(_is_word, node.elts))
    if isinstance(node, ast.Attribute):
        return node.attr in WORDY
    named = isinstance(node, ast.Name) and node.id in {*WORDY, *_named_words()}
    return named or (isinstance(node, ast.Constant) and isinstance(node.value, str))


@cache
def _named_words() -> frozenset[str]:
    """Constants of the engine that are strings."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in ENGINE.rglob("*.py"))
    return frozenset(
        target.id
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    )


def _covers(node: ast.AST, place: tuple[int, int]) -> bool:
    if not isinstance(node, ast.stmt | ast.expr):
        return False
    first, last = (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)
    return first <= place <= last


def _first_difference(before: str, after: str) -> tuple[int, int]:
    """Line, counted from 1, and byte, as in a syntax tree."""
    at = next(at for at, (was, is_) in enumerate(zip(before, after, strict=False)) if was != is_)
    lines = before[:at].split("\n")
    return len(lines), len(lines[-1].encode())
