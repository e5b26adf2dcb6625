"""The evaluators: one module a ranking, found by listing this folder; and those of packages, with a dot."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, cast

from croupier.evaluators._evaluator import Category, Evaluator
from croupier.plugins import EVALUATORS, plugged

if TYPE_CHECKING:
    from croupier.table.cards import Card

__all__ = ["KNOWING_WILD", "Category", "Evaluator", "evaluator", "ranking", "with_wild", "without_wild", "words"]

KNOWING_WILD = ("high", "ace_to_five")
"""The rankings of which it is settled what a wild card stands for."""


def words(*, ours: bool = False) -> tuple[str, ...]:
    """The rankings there are, by their word in the YAML: ours in alphabetical order, then those of packages."""
    found = _modules(tuple(__path__))
    return found if ours else (*found, *plugged(EVALUATORS))


@cache
def _modules(folders: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(folders) if not module.name.startswith("_")))


def evaluator(word: str) -> Evaluator:
    """The ranking of that word, with the usual options. Raises KeyError for other words."""
    return ranking(word)()


def ranking(word: str) -> type[Evaluator]:
    """The class, whose fields are its options: a module `ace_to_five` holds `AceToFive`. Raises KeyError."""
    if word not in words():
        raise KeyError(word)
    if "." in word:
        return cast("type[Evaluator]", plugged(EVALUATORS)[word])
    found = getattr(import_module(f"{__name__}.{word}"), word.title().replace("_", ""))
    assert found.word == word, f"{word} is the ranking's word"
    return cast("type[Evaluator]", found)


def with_wild(natural: Evaluator, wild: frozenset[Card], bugs: frozenset[Card]) -> Evaluator:
    """A ranking that knows wild cards, where these stand for any card, and those are bugs; itself where there are none.

    What it makes of hands without them does not change.
    """
    if not wild and not bugs:
        return natural
    wilds = import_module(f"{__name__}._wild")
    return cast("Evaluator", wilds.WildCards(natural=natural, wild=wild, bugs=bugs))


def without_wild(ranking: Evaluator) -> Evaluator:
    """The ranking as it is where no card is wild."""
    return cast("Evaluator", getattr(ranking, "natural", ranking))
