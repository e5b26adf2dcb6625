"""The specs that come with Croupier, read once for all tests that only look at them."""

from __future__ import annotations

from croupier.rules import Library

LIBRARY = Library()
PROVEN = LIBRARY.proven
"""Those of silver and gold by slug, for tests of what bronze is not asked for: scenarios, proofs, vectors."""
GOLD = {slug: entry for slug, entry in PROVEN.items() if entry.tier == "gold"}
"""Those with small worlds and a second voter."""
FOUNDING = ("bounce-back", "double-draw", "five-card-draw")
"""Those that were there first: for tests of tools, to which one game is as good as another."""
