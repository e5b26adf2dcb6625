"""The evaluators: one module a ranking. They are found by listing this folder."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import cast

from croupier.evaluators._evaluator import Category, Evaluator

__all__ = ["Category", "Evaluator", "evaluator", "words"]


def words() -> tuple[str, ...]:
    """The rankings there are, by their word in the YAML, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if not module.name.startswith("_")))


def evaluator(word: str) -> Evaluator:
    """The ranking of that word: a module `ace_to_five` holds the class `AceToFive`. Raises KeyError for other words."""
    if word not in words():
        raise KeyError(word)
    ranking = getattr(import_module(f"{__name__}.{word}"), word.title().replace("_", ""))
    assert ranking.word == word, f"{word} is the ranking's word"
    return cast("Evaluator", ranking())
