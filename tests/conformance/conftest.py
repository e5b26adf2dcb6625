"""Commands are tried in a folder without specs."""

from __future__ import annotations

from tests.cli.conftest import nowhere

__all__ = ["nowhere"]
