"""Features as pytest collects them: each `.feature` file of ours is a module, each scenario a test of its own name."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest
from pytest_bdd import scenario

from croupier.gherkin.linting import RESERVED, is_ours, look_through
from croupier.rules import Library

if TYPE_CHECKING:
    from collections.abc import Iterable

LIBRARY = pytest.StashKey[Library]()


def library_of(config: pytest.Config) -> Library:
    """The specs that scenarios are told of: ours, or those of the folder in the option `croupier_spec`."""
    if LIBRARY not in config.stash:
        root = str(config.getini("croupier_spec"))
        config.stash[LIBRARY] = Library(config.rootpath / root if root else None)
    return config.stash[LIBRARY]


def is_collected(path: Path, parent: pytest.Collector) -> bool:
    """Whether a file is a feature of ours; what `croupier_features` says, or else what the file says."""
    if path.suffix != ".feature":
        return False
    if parent.session.isinitpath(path):
        return True
    folders = parent.config.getini("croupier_features")
    if folders is None:
        try:
            return is_ours(path.read_text(encoding="utf-8", errors="replace"))
        except OSError:
            return False  # whoever may read it will find it
    return any(path.is_relative_to(Path(folder)) for folder in folders)


class FeatureFile(pytest.Module):
    """A feature file. Refused as a whole while anything is wrong with it."""

    _lines: dict[str, int]

    def _getobj(self) -> ModuleType:
        """The module that pytest looks for tests in: one function a scenario, made by pytest-bdd."""
        try:
            found = look_through(self.path.read_text(encoding="utf-8"), library_of(self.config))
        except UnicodeDecodeError:
            raise self.CollectError(f"{self._shown()}: not in UTF-8") from None
        except OSError as error:
            raise self.CollectError(f"{self._shown()}: {error.strerror}") from None
        if found.flaws:
            raise self.CollectError("\n".join(f"{self._shown()}:{flaw.line}: {flaw.text}" for flaw in found.flaws))
        for tag in found.tags:
            self.config.addinivalue_line("markers", f"{tag}: a tag of scenarios")
        ids = _ids(name for name, _ in found.scenarios)
        self._lines = {ids[name]: line for name, line in found.scenarios}
        module = ModuleType(self.path.stem)
        module.__file__ = str(self.path)
        for name, id_ in ids.items():
            told = scenario(self.path.name, name, features_base_dir=str(self.path.parent))(lambda: None)
            told.__name__ = id_
            told.__test__ = True  # type: ignore[attr-defined]  # pytest collects it although no name begins with `test`
            setattr(module, id_, told)
        return module

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        """The scenarios in the order of the file, each at its own line."""
        items = list(super().collect())
        for item in items:
            assert isinstance(item, pytest.Function), "a scenario is a function"
            item.location = (self._shown(), self._lines[item.originalname] - 1, item.name)
        return items

    def _shown(self) -> str:
        root = self.config.rootpath
        return (self.path.relative_to(root) if self.path.is_relative_to(root) else self.path).as_posix()


def _ids(names: Iterable[str]) -> dict[str, str]:
    """Names of tests: the case's id, where the scenario's name begins with one of its own, or all of the name."""
    shorts = {name: name.partition(" - ")[0] for name in names}
    counts = Counter(shorts.values())
    return {name: name if counts[id_] > 1 or RESERVED.fullmatch(id_) else id_ for name, id_ in shorts.items()}
