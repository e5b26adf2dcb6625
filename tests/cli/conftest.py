"""Commands are tried in folders of their own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from croupier.cli import _common
from croupier.rules import Library
from tests.cli.running import project
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    import click


@pytest.fixture(autouse=True)
def _ours_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays, shows or extends a game that comes with Croupier finds it read, but for processes of their own."""
    real = _common.library

    def library(ctx: click.Context, guests: tuple[Path, ...] = (), **wishes: Any) -> Library:  # noqa: ANN401 - passed on
        anew = guests or wishes or _common.spec_folder(ctx)
        return real(ctx, guests, **wishes) if anew else LIBRARY

    monkeypatch.setattr(_common, "library", library)
    monkeypatch.setattr("croupier.cli._profiles._ours", lambda: LIBRARY)
    monkeypatch.setattr(Library, "_ours", property(lambda self: self if self.is_ours else LIBRARY))


@pytest.fixture
def document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The one variant of a small project, in whose folder the test runs."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.chdir(tmp_path)
    return project(tmp_path)


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without specs, in which the test runs."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path
