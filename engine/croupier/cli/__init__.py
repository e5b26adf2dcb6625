"""The command line. One module a command; whatever a command needs is imported when it runs."""

from __future__ import annotations

from croupier.cli._group import main

__all__ = ["main"]
