"""What holds for every command: help, exit codes, what is told when something goes wrong."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import croupier
from croupier.cli import show
from tests.cli.running import SLUG, change, run

COMMANDS = tuple(
    "booklet build catalogue check completion conform diff edition features harness migrate new odds play prove "
    "replay report schema serve show site test vectors".split()
)


def python(*arguments: str, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The command as a shell runs it."""
    return subprocess.run(
        (sys.executable, *arguments), input=text, capture_output=True, encoding="utf-8", check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )  # fmt: skip


def test_the_commands_are_the_modules() -> None:
    listed = run("--help").output.partition("Commands:")[2].partition("Exit codes:")[0]
    assert tuple(line.split()[0] for line in listed.strip().splitlines()) == COMMANDS


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert "Usage: croupier" in result.output


def test_the_exit_codes_are_documented() -> None:
    told = run("--help").output
    assert all(f"  {code}  " in told for code in (0, 1, 2, 3))


def test_a_misspelt_command_is_a_question_of_usage_and_the_right_one_is_named() -> None:
    result = run("chek")
    assert result.exit_code == 2
    assert "Did you mean 'check'?" in result.output


def test_a_command_like_no_other_gets_no_suggestion() -> None:
    assert "Did you mean" not in run("zzz").output


def test_a_misspelt_option_is_a_question_of_usage() -> None:
    assert run("schema", "--chek").exit_code == 2


def test_python_m_croupier_is_the_same_command() -> None:
    version = tomllib.loads(Path(__file__).parents[2].joinpath("pyproject.toml").read_text(encoding="utf-8"))
    assert python("-m", "croupier", "--version").stdout == f"croupier {version['project']['version']}\n"


def test_help_waits_for_nothing_that_reads_specs() -> None:
    code = "import sys, croupier.cli._group as g; g.croupier(['--help'], standalone_mode=False); print(*sys.modules)"
    loaded = python("-c", code).stdout.split()
    assert "croupier.cli.check" in loaded
    assert not {"yaml", "pydantic", "rich", "pytest", "mkdocs", "croupier.rules", "croupier.play"} & set(loaded)


@pytest.mark.usefixtures("document")
def test_an_error_of_ours_is_a_short_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the shoe is empty")

    monkeypatch.setattr(show, "anywhere", broken)
    result = run("show", SLUG)
    assert result.exit_code == 3
    assert "RuntimeError in test_front_door.py" in result.output
    assert "the shoe is empty" in result.output
    assert "Please report it" in result.output


def test_a_traceback_is_shown_to_whoever_asks(document: Path) -> None:
    change(document, "up_to: 3", "up_to: three")
    shown = python("-m", "croupier", "show", SLUG, "--traceback").stderr
    assert "Traceback (most recent call last)" in shown


@pytest.mark.usefixtures("document")
def test_an_interruption_ends_a_command_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(show, "anywhere", interrupted)
    result = run("show", SLUG)
    assert result.exit_code == 130
    assert not result.output.strip()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
@pytest.mark.usefixtures("nowhere")
def test_a_reader_who_goes_away_ends_a_command_without_a_word() -> None:
    command = f"{{ {shlex.quote(sys.executable)} -m croupier play bounce-back --seed 1; echo $? >&2; }} | head -n 1"
    shell = subprocess.run(("/bin/sh", "-c", command), input=b"check\n" * 20_000, capture_output=True, check=False)
    assert shell.stderr == b"141\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
@pytest.mark.usefixtures("nowhere")
def test_a_full_disk_is_told_in_a_line() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        result = subprocess.run((sys.executable, "-m", "croupier", "show", "bounce-back"), stdout=full,
                                stderr=subprocess.PIPE, encoding="utf-8", check=False)  # fmt: skip
    assert result.returncode == 1
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("command", "environment", "coloured"),
    [
        ("check", {}, False),  # a pipe
        (f"show {SLUG}", {}, False),
        ("check --color", {}, True),
        (f"show {SLUG} --color", {"NO_COLOR": "1"}, True),
        (f"show {SLUG} --no-color", {}, False),
        ("check", {"NO_COLOR": "1"}, False),
    ],
    ids=["pipe", "likewise", "asked for", "asked for against the environment", "refused", "environment"],
)
def test_colours_are_for_people_who_want_them(
    document: Path, command: str, environment: dict[str, str], coloured: bool,  # noqa: FBT001 - a column
) -> None:  # fmt: skip
    change(document, "up_to: 3", "up_to: three")
    result = python("-m", "croupier", *command.split(), **environment)
    assert ("\x1b[" in result.stdout + result.stderr) == coloured


def test_options_for_all_commands_may_stand_before_the_command(document: Path) -> None:
    elsewhere = document.parents[1].rename(document.parents[2] / "rules")
    for arguments in (("--spec", str(elsewhere), "check"), ("check", "--spec", str(elsewhere))):
        assert run(*arguments).exit_code == 0
        assert SLUG in run(*arguments).output


def test_a_folder_of_specs_that_is_none_is_a_question_of_usage(nowhere: Path) -> None:
    assert run("--spec", "missing", "check").exit_code == 2
    (nowhere / "empty").mkdir()
    result = run("--spec", "empty", "check")
    assert result.exit_code == 2
    assert "There are no variants in" in result.output


@pytest.mark.parametrize(
    "arguments",
    [("check", "loop"), ("check", "loop.yaml"), ("check", "loop/in"), ("show", "loop.yaml"), ("play", "loop.yaml"),
     ("site", "--out", "loop"), ("site", "--out", "loop/in"), ("site", "--out", "loop", "--serve", "--port", "0"),
     ("test", "loop"), *(("--spec", "loop", command) for command in COMMANDS)],
    ids=" ".join,
)  # fmt: skip
def test_a_link_that_leads_to_itself_is_a_question_of_usage(document: Path, arguments: tuple[str, ...]) -> None:
    for name in ("loop", "loop.yaml"):
        (document.parents[2] / name).symlink_to(name)
    (document.parents[2] / "features").mkdir()
    (document.parents[2] / "features" / "mine.feature").touch()
    result = run(*arguments)
    assert result.exit_code == 2
    assert "loop" in result.output


@pytest.mark.usefixtures("nowhere")
def test_without_a_folder_of_specs_there_are_ours() -> None:
    assert json.loads(run("show", "bounce-back", "--json").output)["variant"] == "bounce-back"


@pytest.mark.parametrize("command", [("schema",), ("features",)])
def test_nothing_is_written_into_our_own_folder_unasked(nowhere: Path, command: tuple[str, ...]) -> None:
    result = run(*command)
    assert result.exit_code == 2
    assert "--spec DIR" in result.output
    assert not list(nowhere.iterdir())


# The package


def test_the_package_has_at_most_twelve_public_names_and_all_of_them_are_there() -> None:
    assert len(croupier.__all__) <= 12
    assert dir(croupier) == sorted(croupier.__all__)
    assert all(getattr(croupier, name) is not None for name in croupier.__all__)


def test_no_other_name_is_to_be_had_from_the_package() -> None:
    with pytest.raises(AttributeError, match="Liberty"):
        _ = croupier.Liberty


def test_importing_the_package_imports_none_of_its_rooms() -> None:
    loaded = python("-c", "import sys, croupier; print(*sys.modules)").stdout.split()
    assert [name for name in loaded if name.startswith("croupier")] == ["croupier"]


def test_the_example_of_the_package_runs() -> None:
    lines = [line.removeprefix(">>> ") for line in (croupier.__doc__ or "").splitlines() if line.startswith(">>> ")]
    assert len(lines) == 4
    assert python("-c", "\n".join(lines)).returncode == 0
