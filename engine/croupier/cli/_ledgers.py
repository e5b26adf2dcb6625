"""Ledgers kept in files, with a print of whatever they rest on."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from croupier.proof.ledger import Ledger, read_ledger
from croupier.spec.data import data

if TYPE_CHECKING:
    from croupier.rules import Library

HEADER = "Written by `croupier prove`."
_ROOMS = ("table", "evaluators", "spec", "policies", "phases", "rules", "play", "proof", "gherkin")
"""On which a proof rests."""


def text_of(it: Ledger, rests_on: str) -> str:
    """A ledger as its file tells it."""
    verdicts = [{key: value for key, value in asdict(verdict).items() if value != ""} for verdict in it.verdicts]
    lines = ",\n  ".join(json.dumps(verdict, ensure_ascii=False) for verdict in verdicts)
    head = {"generated": HEADER, "rests_on": rests_on, **it.plain()}
    body = json.dumps(head, ensure_ascii=False, indent=1)
    return f'{body[:-2]},\n "verdicts": [\n  {lines}\n ]\n}}\n'


def kept(path: Path, rests_on: str) -> Ledger | None:
    """The ledger of a file, if it is ours and nothing has changed since."""
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
        return read_ledger(said) if said["rests_on"] == rests_on else None
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None


def rests_on(shelf: Library, slug: str) -> str:
    """A print of whatever the proof of a variant rests on: its documents, those it extends, and our own modules."""
    lines = [_engine()]
    for each in (slug, *shelf.line(slug), *shelf.beside(slug)):
        lines += [_said(shelf, folder, each) for folder in ("variants", "cases", "witnesses")]
    houses = sorted((shelf.root / "house").glob("*.yaml"))
    lines += [_print(path) for path in (*houses, shelf.root / "unproven.yaml")]
    return sha256("\n".join(lines).encode()).hexdigest()


def _said(shelf: Library, folder: str, slug: str) -> str:
    """Of a document, which may lie in this folder of specs, in ours, or elsewhere."""
    guests = [path for path in shelf.guests if path.stem == slug and folder == "variants"]
    own = [root / folder / f"{slug}.yaml" for root in (shelf.root, data("spec"))]
    return _print(next((path for path in (*guests, *own) if path.is_file()), own[0]))


def _print(path: Path) -> str:
    try:
        return f"{path.name} {sha256(path.read_bytes()).hexdigest()}"
    except OSError:
        return f"{path.name} -"


@cache
def _engine() -> str:
    package = Path(__file__).parent.parent
    modules = sorted(path for room in _ROOMS for path in (package / room).rglob("*.py"))
    return "\n".join(f"{path.relative_to(package).as_posix()} {_print(path)}" for path in modules)
