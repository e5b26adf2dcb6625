"""Words of other people: steps and rankings that an installed package brings, found by its entry points.

A package names them in the group `croupier.phases` or `croupier.evaluators`; the name is the word, and has a dot.
"""

from __future__ import annotations

from dataclasses import dataclass, is_dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType, TracebackType

PHASES, EVALUATORS = "croupier.phases", "croupier.evaluators"
_RANKS = tuple("hand_size remarks categories rank strength threshold mistakes category describe says".split())
"""What a ranking has; see `croupier.evaluators.Evaluator`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plugin:
    """One word of a package, whether or not it can be loaded."""

    word: str
    package: str
    """The name and version of the distribution."""
    loaded: type | None
    wrong: str = ""
    """Why it cannot be played."""


@cache
def plugins(group: str) -> dict[str, Plugin]:
    """What is installed, by word, in alphabetical order."""
    found = sorted(entry_points(group=group), key=lambda each: each.name)
    return {each.name: _plugin(each) for each in found}


def plugged(group: str) -> dict[str, type]:
    """Those that can be played."""
    return {word: each.loaded for word, each in plugins(group).items() if each.loaded}


def absent(group: str, word: str, near: str | None) -> str:
    """Why a word with a dot cannot be played, with the one that was meant, and what else is installed."""
    if word in plugins(group):
        return f"`{word}` of the package {plugins(group)[word].package} cannot be played: {plugins(group)[word].wrong}"
    listed = ", ".join(f"`{each.word}` ({each.package})" for each in plugins(group).values())
    if near:
        return f"did you mean `{near}`? Installed are {listed}" if listed else f"did you mean `{near}`?"
    return f"installed are {listed}" if listed else f"no installed package has an entry point in the group `{group}`"


def blamed(error: BaseException) -> str:
    """The package whose code was at work when an error arose; nothing if there was none."""
    owners = {
        each.loaded.__module__.partition(".")[0]: each.package
        for group in (PHASES, EVALUATORS)
        for each in plugins(group).values()
        if each.loaded
    }
    trace, found = error.__traceback__, ""
    while isinstance(trace, TracebackType):
        room = str(trace.tb_frame.f_globals.get("__name__", "")).partition(".")[0]
        found = owners.get(room, found)
        trace = trace.tb_next
    return found


def sources() -> tuple[Path, ...]:
    """The modules of all these packages: what is played rests on them, too."""
    import sys  # noqa: PLC0415 - asked for only where verdicts are kept

    loaded = [*plugged(PHASES).values(), *plugged(EVALUATORS).values()]
    rooms = {sys.modules[each.__module__.partition(".")[0]] for each in loaded}
    return tuple(sorted(path for room in rooms for path in _files(room)))


def _files(room: ModuleType) -> list[Path]:
    file = Path(room.__file__ or "") if getattr(room, "__file__", None) else None
    if file and file.name != "__init__.py":
        return [file]
    return [path for folder in getattr(room, "__path__", ()) for path in Path(folder).rglob("*.py")]


def _plugin(entry: EntryPoint) -> Plugin:
    package = f"{entry.dist.name} {entry.dist.version}" if entry.dist else "of an unknown name"
    loaded, wrong = None, ""
    try:
        loaded = entry.load()
    except Exception as error:  # noqa: BLE001 - somebody else's code may fail in any way
        wrong = f"{type(error).__name__}: {error}"
    wrong = wrong or _misshapen(entry.group, entry.name, loaded)
    return Plugin(word=entry.name, package=package, loaded=None if wrong else loaded, wrong=wrong)


def _misshapen(group: str, word: str, loaded: object) -> str:
    """What keeps it from being such a word, as far as can be seen without playing."""
    if "." not in word:
        return "the name of the entry point has no dot, as in `my_games.zombie`"
    if not isinstance(loaded, type):
        return "its entry point is no class"
    if getattr(loaded, "word", None) != word:
        return f"its class says `word = {getattr(loaded, 'word', None)!r}`"
    if not is_dataclass(loaded):
        return "its class is no dataclass, whose fields are the options"
    if group == PHASES and not any(each.__qualname__ == "Phase" for each in loaded.__mro__[1:]):
        return "its class does not extend `croupier.phases.Phase`"
    missing = [name for name in _RANKS if group == EVALUATORS and not hasattr(loaded, name)]
    return f"its class has no `{missing[0]}`" if missing else ""
