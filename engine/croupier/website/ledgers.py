"""The ledgers that lie beside the specs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from croupier.proof.ledger import read_ledger

if TYPE_CHECKING:
    from pathlib import Path

    from croupier.proof.ledger import Ledger
    from croupier.rules import Library


def ledgers_of(library: Library) -> dict[str, Ledger]:
    """The ledgers that lie beside the specs, by variant; what is no ledger, or of no variant, is passed over."""
    return {slug: it for slug in library.variants if (it := ledger_of(library, slug)) is not None}


def ledger_of(library: Library, slug: str) -> Ledger | None:
    """The ledger of one variant, if there is one."""
    return _read(library.root.parent / "features" / "proof" / f"{slug}.json")


def _read(path: Path) -> Ledger | None:
    try:
        return read_ledger(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None
