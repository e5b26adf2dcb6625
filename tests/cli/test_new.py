"""`croupier new`: a first spec that can be played at once, and whose notes are true."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from croupier.rules import Library
from tests.cli.running import SLUG, TEXT, run

MINE = Path("spec", "variants", "my-game.yaml")
AMENDMENTS = ("changes", "before", "after", "instead", "without", "policies", "house_rules")
COMMENTED = re.compile(r"(?:^# [a-z_]+:(?: .*)?\n(?:^#   .*\n)*)+", re.MULTILINE)
"""Lines of YAML behind `# `. A sentence begins with a capital, and does not match."""
SPARSE = """\
croupier: 1
name: "2 3"
summary: One round, no draw, no ante, two players, and the steps bear odd names.
players: 2 to 2
play:
  - deal: {name: "true", down: 5}
  - bet: {name: "7", opens: dealer}
  - {showdown: {name: "it's the end"}}
pot:
  - {best: high}
"""


def spec() -> str:
    return MINE.read_text(encoding="utf-8")


@cache
def begun(parent: str) -> str:
    """The spec of a new game that is made from another one, in a folder where there is nothing else."""
    assert run("new", "my-game", "--from", parent).exit_code == 0
    return spec()


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def uncommented(text: str, only: str | None = None) -> str:
    """The spec with what is commented out taken in: all of it, or one block."""

    def taken(found: re.Match[str]) -> str:
        return re.sub("^# ", "", found[0], flags=re.MULTILINE) if only in {None, found[0]} else found[0]

    return COMMENTED.sub(taken, text)


# A game of one's own


@pytest.mark.usefixtures("nowhere")
def test_a_new_game_in_an_empty_folder_stands_every_check_at_once() -> None:
    result = run("new", "my-game")
    assert result.exit_code == 0
    assert "wrote spec/variants/my-game.yaml" in result.output
    checked = run("check", "--format", "json")
    assert (checked.exit_code, checked.output.strip()) == (0, "[]")
    assert "2 cases" in run("check").output


@pytest.mark.usefixtures("nowhere")
def test_the_worked_examples_of_a_new_game_are_scenarios() -> None:
    run("new", "my-game")
    assert run("features").exit_code == 0
    feature = Path("features", "generated", "my-game.feature").read_text(encoding="utf-8")
    assert "two-for-two" in feature
    assert "three-at-most" in feature


@pytest.mark.usefixtures("nowhere")
def test_an_editor_finds_the_schema_without_a_network() -> None:
    run("new", "my-game")
    named = re.match(r"# yaml-language-server: \$schema=(.*)\n", spec())
    assert named
    assert MINE.parent.joinpath(named[1]).is_file()


@pytest.mark.usefixtures("nowhere")
def test_the_next_commands_are_told_and_run() -> None:
    told = [
        line.split("  ")[1].split()[1:] for line in run("new", "my-game").output.splitlines() if "  croupier " in line
    ]
    assert told == [["check", "my-game"], ["play", "my-game"], ["site"]]
    assert run(*told[0]).exit_code == 0
    assert run(*told[1], text="quit\n").exit_code == 0


@pytest.mark.usefixtures("nowhere")
def test_every_line_that_says_something_stands_below_a_note() -> None:
    run("new", "my-game")
    keys = [number for number, line in enumerate(spec().splitlines()) if re.match(r"[a-z_]+:", line)]
    lines = spec().splitlines()
    assert not [
        lines[at] for at in keys if not lines[at - 1].startswith("# ") and not lines[at - 1].startswith("betting")
    ]


@pytest.mark.usefixtures("nowhere")
def test_what_is_commented_out_in_a_new_game_may_be_taken_in() -> None:
    run("new", "my-game")
    write(MINE, uncommented(spec()))
    assert "house_rules:\n" in spec()
    assert run("check").exit_code == 0


def test_a_schema_that_is_there_is_left_alone(document: Path) -> None:
    mine = document.parents[1] / "schema" / "variant.schema.json"
    write(mine, "{}")
    assert run("new", "my-game").exit_code == 0
    assert mine.read_text(encoding="utf-8") == "{}"


def test_another_folder_of_specs_is_named_as_everywhere(nowhere: Path) -> None:
    (nowhere / "my rules").mkdir()
    result = run("--spec", "my rules", "new", "my-game")
    assert result.exit_code == 0
    assert (nowhere / "my rules" / "variants" / "my-game.yaml").is_file()
    assert "croupier --spec 'my rules' check my-game" in result.output
    assert not (nowhere / "spec").exists()


# Names


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        ((), "My Game"),
        (("--name", "Uncle Joe's"), "Uncle Joe's"),
        (("--name", "True"), "True"),
        (("--name", "'Tis, or 'tisn't"), "'Tis, or 'tisn't"),
        (("--name", "7"), "7"),
        (("--name", "- 1"), "- 1"),
    ],
)
@pytest.mark.usefixtures("nowhere")
def test_a_game_is_called_what_one_says_or_what_its_slug_says(arguments: tuple[str, ...], name: str) -> None:
    assert run("new", "my-game", *arguments).exit_code == 0
    assert Library(Path("spec")).variant("my-game").rules.name == name


@pytest.mark.parametrize(
    ("slug", "meant"),
    [("My Game", "my-game"), ("my_game", "my-game"), ("my--game", "my-game"), ("Ärger", "rger"), ("", ""), ("---", ""),
     ("../my-game", "bounce-back"), ("a" * 61, ""), ("my-game.yaml", "my-game-yaml")],
)  # fmt: skip
def test_what_can_be_no_slug_is_a_question_of_usage(nowhere: Path, slug: str, meant: str) -> None:
    result = run("new", "--", slug)
    assert result.exit_code == 2
    assert meant in result.output
    assert not list(nowhere.iterdir())


@pytest.mark.parametrize("name", ["", "My  Game", "Mein Spiel: eins", "♠", "a\nb", "x" * 61])
def test_what_can_be_no_name_is_a_question_of_usage(nowhere: Path, name: str) -> None:
    assert run("new", "my-game", "--name", name).exit_code == 2
    assert not list(nowhere.iterdir())


# What is there already


@pytest.mark.parametrize("arguments", [(), ("--from", "bounce-back")])
def test_nothing_is_overwritten(document: Path, arguments: tuple[str, ...]) -> None:
    result = run("new", SLUG, *arguments)
    assert result.exit_code == 2
    assert f"'spec/variants/{SLUG}.yaml' is there already" in result.output
    assert document.read_text(encoding="utf-8") == TEXT
    assert not (document.parents[1] / "schema").exists()


def test_a_link_that_leads_nowhere_is_not_overwritten_either(document: Path) -> None:
    link = document.with_name("my-game.yaml")
    link.symlink_to("elsewhere.yaml")
    assert run("new", "my-game").exit_code == 2
    assert link.is_symlink()


@pytest.mark.parametrize("name", ["spec", "spec/variants"])
def test_a_file_where_a_folder_belongs_is_a_question_of_usage(nowhere: Path, name: str) -> None:
    write(nowhere / name, "")
    result = run("new", "my-game")
    assert result.exit_code == 2
    assert f"'{name}' is in the way" in result.output


# From another game


@pytest.mark.usefixtures("nowhere")
def test_a_game_may_be_called_by_its_name() -> None:
    text = begun("five-card-draw")
    MINE.unlink(missing_ok=True)
    assert run("new", "my-game", "--from", "Five Card Draw").exit_code == 0
    assert spec() == text


@pytest.mark.parametrize("parent", ["five-card-draw", "bounce-back", "double-draw"])
@pytest.mark.usefixtures("nowhere")
def test_each_of_our_games_can_be_begun_with(parent: str) -> None:
    write(MINE, begun(parent))
    checked = run("check", "--format", "json")
    assert (checked.exit_code, checked.output.strip()) == (0, "[]")
    assert "1 case" in run("check").output
    entry = Library(Path("spec")).variant("my-game")
    assert entry.parent is not None
    assert [clause.text for clause in entry.rules.clauses] == [clause.text for clause in entry.parent.clauses]


@pytest.mark.parametrize("parent", ["five-card-draw", "bounce-back", "double-draw"])
@pytest.mark.usefixtures("nowhere")
def test_every_amendment_is_shown_and_all_of_them_work_together(parent: str) -> None:
    text = begun(parent)
    shown = {found[0][2:].partition(":")[0] for found in COMMENTED.finditer(text)}
    assert not set(AMENDMENTS) - shown
    write(MINE, uncommented(text))
    result = run("check", "--format", "json")
    assert (result.exit_code, result.output.strip()) == (0, "[]")


@pytest.mark.usefixtures("nowhere")
def test_every_amendment_works_by_itself() -> None:
    text = begun("five-card-draw")
    for block in COMMENTED.findall(text):
        write(MINE, uncommented(text, block))
        result = run("check", "--format", "json")
        assert (result.exit_code, result.output.strip()) == (0, "[]"), block


def test_a_game_of_ones_own_can_be_begun_with_and_so_can_what_came_of_it(document: Path) -> None:
    assert run("new", "my-game", "--from", "Jackpots").exit_code == 0
    assert run("new", "your-game", "--from", "my-game").exit_code == 0
    assert run("check").exit_code == 0
    write(document.with_name("your-game.yaml"), uncommented(document.with_name("your-game.yaml").read_text("utf-8")))
    result = run("check")
    assert result.exit_code == 0, result.output


def test_what_does_not_work_in_a_game_is_not_advised(nowhere: Path) -> None:
    write(nowhere / "spec" / "variants" / "sparse.yaml", SPARSE)
    assert run("new", "my-game", "--from", "sparse").exit_code == 0
    assert '#   "7":\n' in spec()
    assert "# players:" not in spec()
    assert "# without:" not in spec()
    assert run("check", "my-game").exit_code == 0
    write(MINE, uncommented(spec()))
    result = run("check", "my-game")
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("slug", [SLUG, "bounce-back"])
def test_a_game_cannot_begin_with_itself(nowhere: Path, slug: str) -> None:
    result = run("new", slug, "--from", slug if slug != SLUG else "double-draw")
    assert result.exit_code == 2
    assert "would begin with itself" in result.output
    assert not list(nowhere.iterdir())


@pytest.mark.usefixtures("document")
def test_a_misspelt_game_to_begin_with_is_a_question_of_usage_and_ours_are_known() -> None:
    for parent, meant in (("bounce-bak", "bounce-back"), ("five-card-drw", SLUG)):
        result = run("new", "my-game", "--from", parent)
        assert result.exit_code == 2
        assert f"Did you mean '{meant}'?" in result.output
    assert "badugi" in run("new", "my-game", "--from", "zzz").output
    assert run("new", "my-game", "--from", "").exit_code == 2


def test_a_game_that_lies_elsewhere_is_to_be_put_where_it_will_be_found(document: Path) -> None:
    write(document.parents[2] / "other.yaml", TEXT)
    result = run("new", "my-game", "--from", "other.yaml")
    assert result.exit_code == 2
    assert "spec/variants/" in result.output
    assert run("new", "my-game", "--from", f"spec/variants/{SLUG}.yaml").exit_code == 0


def test_the_faults_of_the_game_to_begin_with_are_told(document: Path) -> None:
    write(document, TEXT.replace("up_to: 3", "up_to: 0"))
    result = run("new", "my-game", "--from", SLUG)
    assert result.exit_code == 1
    assert f"spec/variants/{SLUG}.yaml:10:19" in result.output
    assert not document.with_name("my-game.yaml").exists()
