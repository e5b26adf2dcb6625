"""The pages are plain Markdown: another generator builds the same addresses of them."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from croupier.rules import Library
from croupier.website.addresses import anchors
from croupier.website.build import site
from tests.website.shelves import SLUG, library, project

BY_OUR_PASS = {f"variants/{slug}/box.html" for slug in library().variants}
"""Written once the pages are built, which Zensical calls nobody for."""


def _addresses(folder: Path) -> set[str]:
    found = set()
    for path in folder.rglob("*.html"):
        name = path.relative_to(folder).as_posix()
        found |= {name, *(f"{name}#{id_}" for id_ in anchors(path.read_text(encoding="utf-8")))}
    return found


def test_zensical_builds_the_same_addresses(tmp_path: Path) -> None:
    zensical = shutil.which(Path(os.environ.get("CROUPIER_ZENSICAL", "")).absolute()) or shutil.which("zensical")
    if zensical is None:
        pytest.skip("Zensical is not installed; tests/README.md says how to have it beside")
    config = project(tmp_path, cases=False)
    site(Library(tmp_path / "spec"), config, tmp_path / "by-mkdocs")
    built = subprocess.run(
        [zensical, "build", "--strict"], cwd=tmp_path, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    ours, theirs = _addresses(tmp_path / "by-mkdocs"), _addresses(tmp_path / "site")
    assert f"variants/{SLUG}.html#the-bounce.count" in theirs
    assert ours - theirs == BY_OUR_PASS
    assert {address.partition("#")[2] for address in theirs - ours} <= {"__skip"}
