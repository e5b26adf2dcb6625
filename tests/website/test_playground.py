"""A website on which one can play has everything that is needed for it; any other says nothing of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from croupier.rules import Library
from croupier.spec.data import data
from croupier.website.build import site
from croupier.website.furnishing import LOCK, PACKAGE, PYODIDE, NoPlaygroundError, furniture
from tests.website.shelves import SLUG, only, project

ALONE = """
import json, sys
sys.path.insert(0, sys.argv[1])
from croupier.website.editing import answer
def ask(call, **values):
    return json.loads(answer(json.dumps({"call": call, "with": values}), sys.argv[2] if len(sys.argv) > 2 else None))
table = dict(game={"slug": "bounce-back"}, seats=3, stack=50, betting="no limit", amounts={}, seed=5)
found, played = ask("sit_down", **table), 0
while not found["shown"]["over"]:
    verbs = [offer["verb"] for offer in found["shown"]["offers"]]
    if verbs:
        verb = next(verb for verb in ("check", "call", "discard", "keep", "show") if verb in verbs)
        found = ask("act", table=found["table"], verb=verb)
    else:
        found = ask("go", table=found["table"])
    played += 1
text = ask("read", slug="bounce-back")["text"]
sound = ask("check", slug="bounce-back", text=text)
faulty = ask("check", slug="bounce-back", text=text.replace("up_to", "up_too"))
print(json.dumps([played, sound["faults"], sorted(faulty), "conformance" in sys.modules]))
"""


@pytest.fixture
def pyodide(tmp_path: Path) -> Path:
    """A folder that has the files of the npm package, and nothing in them."""
    folder = tmp_path / "pyodide"
    folder.mkdir()
    for name in PYODIDE.values():
        (folder / name).write_bytes(b"\x00")
    (folder / LOCK).write_text(
        '{"info": {"python": "3.14.2"}, "packages": {"much": {}}}', encoding="utf-8", newline="\n"
    )
    (folder / PACKAGE).write_text('{"version": "314.0.7"}', encoding="utf-8", newline="\n")
    return folder


def unpacked(pyodide: Path, root: Path, into: Path) -> Path:
    made = furniture([pyodide], root).made
    (name,) = (name for name in made if name.startswith("engine-"))
    (into / name).write_bytes(made[name])
    zipfile.ZipFile(into / name).extractall(into / "croupier")
    return into / "croupier"


def test_the_archive_alone_plays_and_checks_and_asks_for_pydantic_where_something_is_wrong(
    pyodide: Path, tmp_path: Path
) -> None:
    """With no other package in reach, as in a browser."""
    home = unpacked(pyodide, data("spec"), tmp_path)
    alone = subprocess.run(
        (sys.executable, "-I", "-S", "-c", ALONE, str(home)),
        capture_output=True, text=True, check=False, cwd=tmp_path,
    )  # fmt: skip
    assert alone.returncode == 0, alone.stderr
    played, faults, faulty, _ = json.loads(alone.stdout)
    assert played > 5
    assert (faults, faulty) == ([], ["needs"])


def test_somebody_s_own_specs_travel_beside_ours(pyodide: Path, tmp_path: Path) -> None:
    project(tmp_path / "mine")
    only(tmp_path / "mine" / "spec", SLUG)
    home = unpacked(pyodide, tmp_path / "mine" / "spec", tmp_path)
    assert [path.name for path in (home / "shelf" / "variants").iterdir()] == [f"{SLUG}.yaml"]
    assert (home / "croupier" / "_data" / "spec" / "house" / "casino.yaml").is_file()


def test_the_same_specs_are_packed_into_the_same_bytes(pyodide: Path) -> None:
    assert furniture([pyodide], data("spec")).made == furniture([pyodide], data("spec")).made


def test_a_folder_without_pyodide_is_refused_with_the_way_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(NoPlaygroundError, match=r"npm install pyodide"):
        furniture([tmp_path], data("spec"))


def test_a_wheel_of_another_version_is_refused(pyodide: Path, tmp_path: Path) -> None:
    (tmp_path / "pydantic_core-0.1.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl").write_bytes(b"")
    with pytest.raises(NoPlaygroundError, match=r"does not fit"):
        furniture([pyodide, tmp_path], data("spec"))


@pytest.mark.parametrize("wanted", [True, False], ids=["with a playground", "without"])
def test_pages_to_play_on_and_links_to_them_are_there_with_the_option_and_only_then(
    pyodide: Path, tmp_path: Path, *, wanted: bool
) -> None:
    """Built strictly both ways: every link leads somewhere."""
    config = project(tmp_path / "mine", cases=False)
    out = tmp_path / "site"
    library = Library(tmp_path / "mine" / "spec")
    site(library, config, out, furniture=furniture([pyodide], library.root) if wanted else None)
    rules = (out / "variants" / f"{SLUG}.html").read_text(encoding="utf-8")
    pages = [out / "variants" / SLUG / "play.html", out / "playground" / "index.html", out / "assets" / "playground"]
    assert [page.exists() for page in pages] == [wanted] * 3
    assert ("Play it here" in rules) is wanted
    assert ("playground/" in rules) is wanted
    assert not (tmp_path / "mine" / "spec" / "pages" / "playground").exists()
    if wanted:
        play = pages[0].read_text(encoding="utf-8")
        for found in re.findall(r'(?:src|href)="([^"]*assets/playground/[^"]*)"', play):
            assert (pages[0].parent / found).resolve().is_file(), found
        assert (pages[2] / "pyodide.asm.js").is_file()
