"""A plain install, or an extra, brings whatever the package imports, by name and not by way of another package."""

from __future__ import annotations

import ast
import itertools
import re
import sys
import tomllib
from importlib.metadata import packages_distributions

from tests.house.tree import modules, text_of


def _imported() -> set[str]:
    """The first names of all that `engine/` imports from elsewhere."""
    trees = [ast.parse(text_of(file)) for file in modules() if file.parts[0] == "engine"]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    plain = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    named = {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
    return {name.split(".")[0] for name in plain | named} - sys.stdlib_module_names - {"croupier"}


def _canonical(name: str) -> str:
    """As registries spell it."""
    return re.sub("[-_.]+", "-", name).lower()


def test_whatever_the_package_imports_is_a_dependency_of_its_own_or_of_an_extra() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    asked = [*project["dependencies"], *itertools.chain(*project["optional-dependencies"].values())]
    declared = {_canonical(re.split("[<>=]", line)[0]) for line in asked}
    providers = packages_distributions()
    imported = {name: set(map(_canonical, providers.get(name, ()))) for name in _imported()}
    assert imported
    assert not [name for name, provided_by in imported.items() if not declared & provided_by]
