"""`croupier harness` begins a harness, and `--doctor` tells what is wrong with it."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from croupier.cli._doctor import doctor
from croupier.cli._group import croupier
from tests.cli.running import run

LANGUAGES = {"python": "python3 harness.py", "javascript": "node harness.mjs", "java": "java Harness.java"}


@pytest.fixture(autouse=True)
def _desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def examined(*command: str) -> tuple[int, str]:
    """What the doctor prints, and the exit code."""

    @click.command()
    @click.pass_context
    def standing(ctx: click.Context) -> None:
        ctx.exit(doctor(ctx, command, 30))

    result = CliRunner().invoke(standing)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


def test_the_languages_are_listed_with_what_runs_them() -> None:
    output = run("harness").output
    assert [each for each, runs in LANGUAGES.items() if f"{each.ljust(10)}   {runs}\n" not in output] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_harness_is_written_with_what_comes_next(language: str) -> None:
    result = run("harness", "new", language)
    assert result.exit_code == 0
    assert Path(LANGUAGES[language].split()[-1]).is_file()
    assert f"croupier conform --doctor -- {LANGUAGES[language]} " in result.output


def test_what_was_written_runs_at_once() -> None:
    run("harness", "new", "python")
    done = subprocess.run([sys.executable, "harness.py"], input='{"cmd":"start","seq":5,"protocol":1}\n',
                          capture_output=True, check=True, encoding="utf-8")  # fmt: skip
    assert done.stdout.startswith('{"seq": 5, "protocol": 1')


def test_a_file_of_another_name_speaks_of_itself_by_that_name() -> None:
    result = run("harness", "new", "python", "--out", "mine.py")
    assert "-- python3 mine.py" in result.output
    assert "harness.py" not in Path("mine.py").read_text(encoding="utf-8")


def test_a_folder_gets_the_file_inside_it() -> None:
    Path("engines").mkdir()
    run("harness", "new", "java", "--out", "engines")
    assert Path("engines", "Harness.java").is_file()


def test_what_is_there_already_stays_as_it_is() -> None:
    Path("harness.py").write_text("mine", encoding="utf-8")
    result = run("harness", "new", "python")
    assert result.exit_code == 2
    assert "'harness.py' is there already" in result.output
    assert Path("harness.py").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(("typed", "file"), [("js", "harness.mjs"), ("mjs", "harness.mjs"), ("py", "harness.py"),
                                             ("Java", "Harness.java")])  # fmt: skip
def test_a_language_is_known_by_its_usual_short_name(typed: str, file: str) -> None:
    run("harness", "new", typed)
    assert Path(file).is_file()


def test_a_misspelt_language_is_guessed_and_an_unknown_one_is_no_obstacle() -> None:
    assert "Did you mean 'python'?" in run("harness", "new", "pyhton").output
    result = run("harness", "new", "cobol")
    assert result.exit_code == 2
    assert "There are: java, javascript, python; any other language will do as well." in result.output


def test_a_misspelt_subcommand_is_no_crash() -> None:
    assert run("harness", "nwe", "python").exit_code == 2


def test_the_doctor_ticks_each_step_of_a_healthy_harness() -> None:
    run("harness", "new", "python")
    code, output = examined(sys.executable, "harness.py")
    *steps, _, end = output.splitlines()
    assert code == 0
    assert all(each.startswith("✓ ") for each in steps)
    assert end == f"The harness is well. Next: croupier conform -- {shlex.join((sys.executable, 'harness.py'))}"


def test_the_doctor_shows_what_was_sent_what_came_and_what_to_do() -> None:
    run("harness", "new", "python")
    text = Path("harness.py").read_text(encoding="utf-8")
    Path("harness.py").write_text(text.replace('"ok": True', '"okay": True'), encoding="utf-8")
    code, output = examined(sys.executable, "harness.py")
    assert code == 1
    assert '✗ it agrees to a variant that it claims\n  sent  {"cmd":"variant","seq":8,' in output
    assert "  came  `ok` is missing; `okay` is no key of it; did you mean `ok`?\n    do  " in output


def test_the_doctor_ends_where_nothing_more_can_be_asked() -> None:
    code, output = examined("pyhton3")
    assert code == 1
    assert output.startswith("✗ there is such a program\n")
    assert output.endswith("The other steps can only be taken when that is mended.\n")


def test_conform_calls_the_doctor_and_only_him() -> None:
    run("harness", "new", "python")
    result = run("conform", "--doctor", "--", sys.executable, "harness.py")
    assert result.exit_code == 0
    assert result.output.startswith("✓ there is such a program")
    assert "held against" not in result.output


def test_a_doctor_without_a_patient_asks_for_the_command() -> None:
    result = run("conform", "--doctor")
    assert result.exit_code == 2
    assert "croupier conform -- COMMAND" in result.output


def test_help_is_there() -> None:
    result = CliRunner().invoke(croupier, ["harness", "new", "--help"], prog_name="croupier")
    assert "--out FILE" in result.output
