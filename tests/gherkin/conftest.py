"""Runs of pytest inside a test find the specs that come with Croupier read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier.rules import Library
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _ours_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def library(root: Path | None = None) -> Library:
        return LIBRARY if root is None else Library(root)

    monkeypatch.setattr("croupier.gherkin.collecting.Library", library)
