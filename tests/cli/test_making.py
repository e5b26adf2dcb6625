"""The commands that make something: schemas, scenarios, their run, the website, and all of it at once."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from croupier.cli import build
from croupier.rules import Library
from croupier.spec.data import data
from croupier.website.build import SiteError, write_pages
from croupier.website.prose import safe
from tests.cli.running import SLUG, change, run

if TYPE_CHECKING:
    from collections.abc import Callable

KINDS = ("cases", "house", "source", "variant")


def in_a_shell(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Where pytest runs inside the command it must not run inside ours."""
    quiet = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    return subprocess.run((sys.executable, "-m", "croupier", *arguments), capture_output=True, encoding="utf-8",
                          check=False, env=quiet)  # fmt: skip


# Schemas


def test_schemas_are_written_once(document: Path) -> None:
    first = run("schema")
    assert first.exit_code == 0
    assert sorted(path.name for path in (document.parents[1] / "schema").iterdir()) == [
        f"{kind}.schema.json" for kind in KINDS
    ]
    assert "up to date" in run("schema").output


def test_a_stale_schema_is_found_and_left_alone(document: Path) -> None:
    assert run("schema", "--check").exit_code == 1
    run("schema")
    assert run("schema", "--check").exit_code == 0
    schema = document.parents[1] / "schema" / "house.schema.json"
    change(schema, "A house:", "A home:")
    result = run("schema", "--check")
    assert result.exit_code == 1
    assert "stale spec/schema/house.schema.json" in result.output
    assert "A home:" in schema.read_text(encoding="utf-8")


def test_a_file_in_the_way_of_a_schema_is_left_alone(document: Path) -> None:
    mine = document.parents[1] / "schema" / "house.schema.json"
    mine.parent.mkdir()
    mine.write_text("{}", encoding="utf-8")
    result = run("schema")
    assert result.exit_code == 1
    assert "was not generated" in result.output
    assert mine.read_text(encoding="utf-8") == "{}"


# Scenarios


def test_scenarios_are_written_once(document: Path) -> None:
    assert run("features").exit_code == 0
    folder = document.parents[2] / "features" / "generated"
    assert sorted(path.name for path in folder.iterdir()) == [f"{SLUG}.feature", f"{SLUG}.json"]
    assert json.loads((folder / f"{SLUG}.json").read_text(encoding="utf-8"))["variant"] == SLUG
    assert "up to date" in run("features").output


def test_a_stale_scenario_is_found_and_left_alone(document: Path) -> None:
    run("features")
    change(document, "Nobody throws", "No one throws")
    result = run("features", "--check")
    assert result.exit_code == 1
    assert f"stale features/generated/{SLUG}.feature" in result.output
    feature = document.parents[2] / "features" / "generated" / f"{SLUG}.feature"
    assert "Nobody throws" in feature.read_text(encoding="utf-8")


def test_no_scenario_is_made_from_a_spec_with_faults(document: Path) -> None:
    change(document, "up_to: 3", "up_to: 0")
    result = run("features")
    assert result.exit_code == 1
    assert f"spec/variants/{SLUG}.yaml:10:19" in result.output
    assert not (document.parents[2] / "features").exists()


def test_scenarios_are_neither_written_nor_deleted_behind_a_link(document: Path) -> None:
    run("features")
    elsewhere = (document.parents[2] / "features" / "generated").rename(document.parents[2] / "elsewhere")
    (document.parents[2] / "features" / "generated").symlink_to(elsewhere)
    before = {path.name: path.read_bytes() for path in elsewhere.iterdir()}
    document.rename(document.with_name("other-draw.yaml"))
    result = run("features")
    assert result.exit_code == 1
    assert "features/generated is a link" in result.output
    assert {path.name: path.read_bytes() for path in elsewhere.iterdir()} == before


# Their run


def test_scenarios_are_run_by_the_rules_of_the_folder(document: Path) -> None:
    run("features")
    passed = in_a_shell("test", "--", "-q")
    assert passed.returncode == 0, passed.stdout
    assert "1 passed" in passed.stdout
    change(document, "up_to: 3", "up_to: 4")
    failed = in_a_shell("test")
    assert failed.returncode == 1
    assert "A may not discard" in failed.stdout


@pytest.mark.usefixtures("document")
def test_what_pytest_does_not_understand_is_a_question_of_usage() -> None:
    run("features")
    assert in_a_shell("test", "--", "--no-such-option").returncode == 2


@pytest.mark.usefixtures("document")
def test_without_scenarios_there_is_nothing_to_run() -> None:
    result = run("test")
    assert result.exit_code == 2
    assert "croupier features" in result.output


# The website


def test_a_website_is_not_built_from_a_spec_with_faults(document: Path) -> None:
    change(document, "up_to: 3", "up_to: 0")
    result = run("site")
    assert result.exit_code == 1
    assert f"spec/variants/{SLUG}.yaml:10:19" in result.output
    assert not (document.parents[2] / "site").exists()


@pytest.mark.usefixtures("document")
def test_what_the_generator_complains_about_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise SiteError("a link leads nowhere")

    monkeypatch.setattr("croupier.website.build.site", refused)
    result = run("site")
    assert result.exit_code == 1
    assert "a link leads nowhere" in result.output


def test_a_port_that_is_in_use_is_told_before_anything_is_built(document: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run("site", "--serve", "--port", str(port))
    assert result.exit_code == 2
    assert f"Port {port} is in use" in result.output
    assert not (document.parents[2] / "site").exists()


@pytest.mark.usefixtures("document")
def test_a_website_is_served_once_it_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("croupier.website.build.site", lambda *_, **__: ())
    monkeypatch.setattr("time.sleep", interrupted)
    result = run("site", "--serve", "--port", "0")
    assert result.exit_code == 130
    assert re.search(r"The website is in site/.*\nIt is at http://127\.0\.0\.1:\d+/ now", result.output)


# All at once


def test_everything_is_built_in_a_folder_of_ones_own(document: Path) -> None:
    result = in_a_shell("build")
    assert result.returncode == 0, result.stdout + result.stderr
    announced = [line.split(",")[0] for line in result.stdout.splitlines() if line.startswith(("▸", "✓ "))]
    stages = [f"{sign} {name}" for name in build.STAGES for sign in "▸✓"]
    assert [line for line in announced if not line.startswith(f"✓ {SLUG}")] == stages
    root = document.parents[2]
    assert f"{SLUG}/the-draw.limit\n" in (root / "spec" / "clauses.lock").read_text(encoding="utf-8")
    assert (root / "site" / "variants" / f"{SLUG}.html").is_file()
    home = (root / "site" / "index.html").read_text(encoding="utf-8")
    assert f'<a href="variants/{SLUG}.html">Five-Card Draw</a>' in home
    assert "MIT License" not in home
    assert not (root / "mkdocs.yml").exists()
    assert not (root / "spec" / "pages").exists()


@pytest.mark.parametrize("failing", ["check", "features", "site"])
@pytest.mark.usefixtures("document")
def test_a_build_stops_at_the_first_stage_that_fails(monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    ran: list[str] = []

    def stage(name: str) -> Callable[[object], int]:
        def pretend(_: object) -> int:
            ran.append(name)
            return 1 if name == failing else 0

        return pretend

    monkeypatch.setattr(build, "STAGES", {name: stage(name) for name in build.STAGES})
    result = run("build")
    names = list(build.STAGES)
    assert result.exit_code == 1
    assert ran == names[: names.index(failing) + 1]
    assert f"✗ {failing}" in result.output


def test_a_build_tells_the_faults_of_the_specs(document: Path) -> None:
    change(document, "up_to: 3", "up_to: 0")
    result = run("build")
    assert result.exit_code == 1
    assert f"spec/variants/{SLUG}.yaml:10:19" in result.output
    assert not (document.parents[1] / "schema").exists()


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The texts from which `croupier site` would build the website."""
    seen: dict[str, str] = {}

    def look(_: object, config: Path, __: Path, **___: object) -> None:
        seen["mkdocs.yml"] = config.read_text(encoding="utf-8")
        seen.update({path.name: path.read_text(encoding="utf-8") for path in config.parent.glob("spec/pages/*.md")})

    monkeypatch.setattr("croupier.website.build.site", look)
    return seen


def test_pages_of_ones_own_go_into_the_website(document: Path, built: dict[str, str]) -> None:
    own = document.parents[1] / "pages"
    own.mkdir()
    (own / "house.md").write_text("# Our house\n", encoding="utf-8")
    assert run("site").exit_code == 0
    assert built["house.md"] == "# Our house\n"
    assert "| **[Five-Card Draw](variants/five-card-draw.md)** | Five cards, one draw. | 2 to 5 |" in built["index.md"]
    (own / "index.md").write_text("# Our games\n", encoding="utf-8")
    assert run("site").exit_code == 0
    assert built["index.md"] == "# Our games\n"


def test_what_the_website_says_of_itself_can_be_told(document: Path, built: dict[str, str]) -> None:
    run("site")
    assert json.loads(built["mkdocs.yml"])["site_name"] == document.parents[2].name
    told = document.parents[1] / "site.yaml"
    told.write_text("croupier: 1\ntitle: Tom <& Ann>\nsummary: Fridays at eight.\n", encoding="utf-8")
    run("site")
    settings = json.loads(built["mkdocs.yml"])
    assert (settings["site_name"], settings["site_description"]) == ("Tom &lt;& Ann>", "Fridays at eight.")
    assert f"# {safe('Tom <& Ann>')} {{ #top }}\n\nFridays at eight." in built["index.md"]
    told.write_text("croupier: 1\ntitel: Tom\n", encoding="utf-8")
    assert "did you mean `title`?" in run("check").output


def test_the_pages_of_a_website_of_ones_own_are_all_to_be_found(document: Path, built: dict[str, str]) -> None:
    (document.parents[1] / "pages").mkdir()
    (document.parents[1] / "pages" / "where.md").write_text("# Where\n", encoding="utf-8")
    run("site")
    nav = json.dumps(json.loads(built["mkdocs.yml"])["nav"])
    made = write_pages(Library(document.parents[1]), document.parents[2] / "made")
    assert [page for page in made if page.startswith("reference/") and f'"{page}"' not in nav] == [
        "reference/rulings.md"  # there are none
    ]
    assert '"where.md"' in nav


def test_nobody_claims_our_licence_for_specs_of_ones_own(document: Path, built: dict[str, str]) -> None:
    run("site")
    assert json.loads(built["mkdocs.yml"])["copyright"] == ""
    assert run("features").exit_code == 0
    generated = document.parents[2] / "features" / "generated"
    assert not [path.name for path in generated.iterdir() if "icence" in path.read_text(encoding="utf-8")]


def test_a_licence_that_the_specs_name_is_printed(document: Path, built: dict[str, str]) -> None:
    (document.parents[1] / "licence.txt").write_text("CC0-1.0\n\nNo rights reserved.\n", encoding="utf-8")
    run("site")
    assert json.loads(built["mkdocs.yml"])["copyright"] == "Rules: CC0-1.0."
    run("features")
    feature = document.parents[2] / "features" / "generated" / f"{SLUG}.feature"
    assert "  Licence: CC0-1.0\n" in feature.read_text(encoding="utf-8")


def test_the_schemas_that_are_committed_are_those_of_the_specs() -> None:
    result = run("--spec", str(data("spec")), "schema", "--check")
    assert result.exit_code == 0, result.output
