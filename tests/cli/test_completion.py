"""`croupier completion`: what a shell offers, and the script by which it asks."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import SLUG, TEXT, change, run
from tests.cli.test_front_door import COMMANDS

RULES = """\
house_rules:
  two-card limit:
    because: The deck is small.
    changes:
      the draw: {up_to: 2}
"""
BASH = shutil.which("bash")
ASK = 'source script; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _croupier_completion croupier; echo "${COMPREPLY[*]}"'
"""What bash does when somebody presses the tabulator."""


def offered(*words: str) -> list[str]:
    """What a shell would offer for the last word."""
    line = {"COMP_WORDS": " ".join(("croupier", *words)), "COMP_CWORD": str(len(words))}
    asked = run(_CROUPIER_COMPLETE="bash_complete", **line)
    assert not asked.stderr
    return [line.partition(",")[2] for line in asked.stdout.splitlines() if line]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_a_script_that_asks_us(shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert f"_CROUPIER_COMPLETE={shell}_complete" in result.output


@pytest.mark.parametrize("arguments", [(), ("tcsh",), ("bash", "zsh")])
def test_another_shell_is_a_question_of_usage(arguments: tuple[str, ...]) -> None:
    assert run("completion", *arguments).exit_code == 2


def test_the_help_says_in_a_line_where_the_script_goes() -> None:
    text = " ".join(run("completion", "--help").output.split())
    assert 'In ~/.bashrc: eval "$(croupier completion bash)"' in text


def test_commands_are_completed() -> None:
    assert offered("") == list(COMMANDS)
    assert offered("sh") == ["show"]


@pytest.mark.usefixtures("document")
def test_variants_are_completed() -> None:
    assert offered("show", "") == [SLUG]
    assert offered("show", "b") == []


def test_variants_of_a_folder_that_was_named_are_completed(document: Path) -> None:
    document.parents[1].rename(document.parents[2] / "rules")
    assert offered("--spec", "rules", "show", "fi") == [SLUG]


@pytest.mark.usefixtures("document")
def test_ours_are_offered_where_they_can_be_used_too() -> None:
    assert offered("diff", SLUG, "bou") == ["bounce-back"]
    assert offered("new", "my-game", "--from", "bou") == ["bounce-back"]
    assert offered("new", "--house", "my-club", "--from", "") == ["casino", "home"]


def test_house_rules_and_houses_are_completed(document: Path) -> None:
    document.write_text(TEXT + RULES, encoding="utf-8", newline="\n")
    assert offered("diff", f"{SLUG}+") == [f"{SLUG}+two-card-limit"]
    assert offered("diff", SLUG, f"{SLUG}+two-card-limit@ca") == [f"{SLUG}+two-card-limit@casino"]
    assert offered("diff", f"{SLUG}+zzz") == []
    assert offered("diff", "zzz+") == []


@pytest.mark.usefixtures("document")
def test_clauses_are_completed_with_and_without_the_slug() -> None:
    assert offered("show", SLUG, "--clause", "the-draw.l") == ["the-draw.limit"]
    assert offered("show", SLUG, "--clause", f"{SLUG}/the-draw.l") == [f"{SLUG}/the-draw.limit"]
    assert offered("show", "--clause", "the-draw.l") == []


def test_a_variant_with_faults_offers_nothing_and_says_nothing(document: Path) -> None:
    change(document, "up_to: 3", "up_to: 0")
    assert offered("show", SLUG, "--clause", "the") == []
    assert offered("diff", f"{SLUG}+") == []


@pytest.mark.skipif(BASH is None, reason="there is no bash")
def test_bash_understands_its_script(document: Path) -> None:
    assert BASH
    folder = document.parents[2]
    (folder / "script").write_text(run("completion", "bash").output, encoding="utf-8", newline="\n")
    command = folder / "croupier"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m croupier "$@"\n', encoding="utf-8", newline="\n")
    command.chmod(0o755)
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    asked = subprocess.run((BASH, "-c", ASK, "bash", "croupier", "show", "five"), env=environment,
                           capture_output=True, encoding="utf-8", check=True)  # fmt: skip
    assert asked.stdout.split() == [SLUG]
