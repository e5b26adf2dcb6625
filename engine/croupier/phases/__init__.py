"""The phases: one module a word of the language, found by listing this folder; and those of packages, with a dot."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from croupier.phases._hands import with_article
from croupier.phases._phase import Clause, Phase, Refusal, Step, the
from croupier.plugins import PHASES, plugged

__all__ = ["Clause", "Phase", "Refusal", "Step", "every_phase", "the", "with_article"]


@cache
def every_phase() -> dict[str, type[Phase]]:
    """All phases by their word in the YAML, those of packages last. A module `take_back` holds the class `TakeBack`."""
    words = sorted(module.name for module in iter_modules(__path__) if not module.name.startswith("_"))
    theirs = {word: kind for word, kind in plugged(PHASES).items() if issubclass(kind, Phase)}
    return {**{word: _phase(word) for word in words}, **theirs}


def _phase(word: str) -> type[Phase]:
    phase: type[Phase] = getattr(import_module(f"{__name__}.{word}"), word.title().replace("_", ""))
    assert issubclass(phase, Phase), f"{word} is a phase"
    assert phase.word == word, f"{word} is the phase's word"
    return phase
