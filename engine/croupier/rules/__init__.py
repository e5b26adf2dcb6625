"""Documents become rulebooks, or all their faults at once."""

from __future__ import annotations

from croupier.rules._pot_checks import makes
from croupier.rules.authority import Authority
from croupier.rules.entry import Entry
from croupier.rules.library import Library
from croupier.rules.rulebook import Rulebook, Share

__all__ = ["Authority", "Entry", "Library", "Rulebook", "Share", "makes"]
