"""What a visitor reads first, and what a build installs."""

from __future__ import annotations

import re
import tomllib

from tests.house.tree import files, text_of

TOP = {
    *("spec", "features", "engine", "tests", "benchmarks", "requirements", ".ci"),
    *("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "LICENSE-CC-BY-4.0"),
    *("pyproject.toml", "mkdocs.yml", "Makefile", ".editorconfig", ".gitattributes", ".gitignore"),
    ".pre-commit-hooks.yaml",
}

PYPROJECT = tomllib.loads(text_of("pyproject.toml"))
LOCK = text_of("requirements/dev.lock")
FUNDING = re.compile(r'"url": "[^"]*"')  # npm notes where a package takes donations; that is no registry


def test_the_top_level_holds_what_the_house_agreed_on() -> None:
    assert not {file.parts[0] for file in files()} - TOP


def test_the_readme_begins_with_the_two_commands() -> None:
    title, block, *_ = text_of("README.md").split("```")
    assert len(title.strip().splitlines()) == 1
    commands = [line.split("#")[0].strip() for line in block.splitlines()[1:]]
    assert commands == ["make build", "make test"]


def test_every_local_link_of_the_papers_leads_somewhere() -> None:
    known = {str(file) for file in files()} | {str(folder) for file in files() for folder in file.parents}
    for paper in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        targets = re.findall(r"\]\((?!https?:|#)([^)#]+)", text_of(paper))
        assert not [target for target in targets if target.rstrip("/") not in known], paper


def test_the_changelog_tells_of_the_present_version() -> None:
    version = PYPROJECT["project"]["version"]
    assert f"\n## [{version}]" in text_of("CHANGELOG.md")


def test_everything_locked_has_a_hash() -> None:
    entries = re.split(r"\n(?=\S)", LOCK.rstrip())
    assert not [entry.split()[0] for entry in entries if "==" not in entry or "--hash=sha256:" not in entry]


def test_whatever_the_project_asks_for_is_locked() -> None:
    every = PYPROJECT["dependency-groups"]
    in_dev = (every[each["include-group"]] for each in every["dev"])
    groups = (PYPROJECT["project"]["dependencies"], *in_dev)
    asked = {re.split("[<>=]", line)[0].lower() for group in groups for line in group if isinstance(line, str)}
    assert not asked - set(re.findall(r"^([a-z0-9-]+)==", LOCK, re.MULTILINE))


def test_no_lock_names_a_host() -> None:
    npm = [str(file) for file in files() if file.name == "package-lock.json"]
    assert not [lock for lock in ("requirements/dev.lock", *npm) if "://" in FUNDING.sub("", text_of(lock))]
