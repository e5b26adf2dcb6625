"""The specs that come with Croupier, read once for all tests that only look at them."""

from __future__ import annotations

from croupier.rules import Library

LIBRARY = Library()
