"""Runs commands in this process, and has a small project to run them in."""

from __future__ import annotations

import shutil
from pathlib import Path

from click.testing import CliRunner, Result

from croupier.cli._group import croupier
from croupier.spec.data import data

SLUG = "five-card-draw"
TEXT = """\
croupier: 1
name: Five-Card Draw
also_known_as: [Jackpots]
summary: Five cards, one draw.
players: 2 to 5
play:
  - ante
  - deal: {down: 5}
  - bet: {name: first round, opens: left of dealer}
  - draw: {up_to: 3}
  - bet: {name: second round, opens: left of dealer}
  - showdown
pot:
  - {best: high}
examples:
  - id: three-at-most
    title: Nobody throws four cards away
    clauses: [the-draw.limit]
    seats: A B
    dealt: {A: 9s 9d 6c 4h Kd}
    play:
      - A may not discard 9s 6c 4h Kd (the-draw.limit)
      - A may discard 6c 4h Kd
"""


def run(*arguments: str, text: str = "", **environment: str) -> Result:
    """What a command says and how it ends. Nothing may escape it, and nobody may see a traceback."""
    result = CliRunner().invoke(croupier, arguments, input=text, env=environment, prog_name="croupier")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


def project(folder: Path) -> Path:
    """A folder of one's own with one variant and the house it needs; the variant's document."""
    document = folder / "spec" / "variants" / f"{SLUG}.yaml"
    document.parent.mkdir(parents=True)
    document.write_text(TEXT, encoding="utf-8", newline="\n")
    (folder / "spec" / "house").mkdir()
    for needed in ("house/home.yaml", "glossary.yaml"):
        shutil.copyfile(data("spec", needed), folder / "spec" / needed)
    return document


def change(path: Path, old: str, new: str) -> None:
    """Change a document by hand."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8", newline="\n")
