"""The two archives, built once from the tree."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from typing import TYPE_CHECKING

import pytest

from tests.house.tree import ROOT

if TYPE_CHECKING:
    from pathlib import Path


def _build(source: Path, target: str, into: Path) -> Path:
    """Without isolation, so without a network: the back end is in the lock."""
    command = (sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into))
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (archive,) = into.iterdir()
    return archive


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the tree as it stands."""
    return _build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive of the tree as it stands."""
    return _build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="session")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the source archive holds."""
    into = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(into, filter="data")
    (folder,) = into.iterdir()
    return folder


@pytest.fixture(scope="session")
def second_wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that somebody gets who builds from the source archive."""
    return _build(unpacked, "wheel", tmp_path_factory.mktemp("second-wheel"))
