"""`.pre-commit-hooks.yaml`: the hooks that other projects can use, read as pre-commit reads them."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.cli.running import SLUG, change, run
from tests.house.tree import text_of

HOOKS: dict[str, dict[str, Any]] = {
    hook["id"]: hook for hook in yaml.safe_load(text_of(".pre-commit-hooks.yaml"))
}  # fmt: skip


def test_there_are_two_hooks_and_each_says_what_pre_commit_asks_for() -> None:
    assert list(HOOKS) == ["croupier-check", "croupier-features"]
    for hook in HOOKS.values():
        assert {"id", "name", "description", "entry", "language", "files", "pass_filenames"} == set(hook)
        assert hook["language"] == "python"
        assert hook["pass_filenames"] is False


@pytest.mark.parametrize("id_", HOOKS)
def test_a_hook_runs_a_command_of_ours_and_fails_where_it_should(document: Path, id_: str) -> None:
    program, *arguments = shlex.split(HOOKS[id_]["entry"])
    assert program == "croupier"
    run("features")
    assert run(*arguments).exit_code == 0
    change(document, "Nobody throws four cards away", "No one does")
    assert run(*arguments).exit_code == (1 if "features" in arguments else 0)
    change(document, "up_to: 3", "up_to: 0")
    assert run(*arguments).exit_code == 1


@pytest.mark.parametrize(
    ("file", "hooks"),
    [
        (f"spec/variants/{SLUG}.yaml", {"croupier-check", "croupier-features"}),
        ("spec/house/home.yaml", {"croupier-check", "croupier-features"}),
        ("spec/rulings/burn.md", {"croupier-check"}),
        ("spec/clauses.lock", {"croupier-check"}),
        (f"features/generated/{SLUG}.feature", {"croupier-features"}),
        ("features/rules/draw.feature", set()),
        ("tests/spec/variants/x.yaml", set()),
        ("spec/models/user_spec.rb", set()),
    ],
)
def test_a_hook_runs_when_a_file_that_it_judges_has_changed(file: str, hooks: set[str]) -> None:
    assert {id_ for id_, hook in HOOKS.items() if re.search(hook["files"], file)} == hooks
