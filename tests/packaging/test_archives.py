"""What the wheel and the source archive hold."""

from __future__ import annotations

import email
import subprocess
import sys
import zipfile
from typing import TYPE_CHECKING

from croupier.spec.data import data
from tests.house.tree import ROOT, files

if TYPE_CHECKING:
    from email.message import Message
    from pathlib import Path

DATA = ("spec", "features", "mkdocs.yml")
LICENCES = {"LICENSE", "LICENSE-CC-BY-4.0", "spec/pages/assets/fonts/OFL.txt"}


def _content(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _metadata(wheel: Path) -> Message:
    (name,) = (name for name in _content(wheel) if name.endswith(".dist-info/METADATA"))
    return email.message_from_bytes(_content(wheel)[name])


def test_the_wheel_holds_every_spec_and_feature_unchanged(wheel: Path) -> None:
    wanted = {f"croupier/_data/{file}": (ROOT / file).read_bytes() for file in files() if file.parts[0] in DATA}
    assert {name: held for name, held in _content(wheel).items() if name.startswith("croupier/_data/")} == wanted


def test_the_wheel_holds_the_whole_package_and_says_that_it_is_typed(wheel: Path) -> None:
    wanted = {str(file.relative_to("engine")) for file in files() if file.parts[:2] == ("engine", "croupier")}
    assert "croupier/py.typed" in wanted
    assert not wanted - set(_content(wheel))


def test_the_wheel_holds_nothing_but_the_package_and_its_metadata(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in _content(wheel)}
    assert tops == {"croupier", f"croupier-{_metadata(wheel)['Version']}.dist-info"}


def test_the_licences_travel_with_the_wheel(wheel: Path) -> None:
    metadata = _metadata(wheel)
    assert metadata["License-Expression"] == "MIT AND CC-BY-4.0 AND OFL-1.1"
    assert set(metadata.get_all("License-File", [])) == LICENCES
    held = {name.rpartition("/licenses/")[2] for name in _content(wheel) if ".dist-info/licenses/" in name}
    assert held == LICENCES


def test_a_plain_install_asks_for_no_tool_of_ours(wheel: Path) -> None:
    asked = _metadata(wheel).get_all("Requires-Dist", [])
    assert not [one for one in asked if one.startswith(("hypothesis", "ruff", "mypy", "import-linter", "hatchling"))]


def test_the_source_archive_holds_every_file_of_the_project(unpacked: Path) -> None:
    assert not [str(file) for file in files() if not (unpacked / file).is_file()]


def test_the_source_archive_makes_the_same_wheel(wheel: Path, second_wheel: Path) -> None:
    assert _content(second_wheel) == _content(wheel)


def test_an_installed_wheel_finds_its_own_specs(wheel: Path, tmp_path: Path) -> None:
    install = (*"-m pip install --quiet --no-deps --no-index --no-compile --target".split(), str(tmp_path), str(wheel))
    subprocess.run((sys.executable, *install), check=True)
    ask = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from croupier.spec.data import data; print(data())"
    told = subprocess.run((sys.executable, "-I", "-c", ask), check=True, capture_output=True, encoding="utf-8").stdout
    assert told.strip() == str(tmp_path / "croupier" / "_data")
    assert not [name for name in DATA if not (tmp_path / "croupier" / "_data" / name).exists()]


def test_a_checkout_reads_the_specs_where_people_edit_them() -> None:
    assert data() == ROOT
