"""`python -m benchmarks`: a table of ratios, and `benchmarks/latest.json`."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks import ours, peers
from croupier.spec.data import data

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 9
LATEST = Path(__file__).parent / "latest.json"


def measure() -> list[dict[str, object]]:
    """Every row: what, our figure, the peer, its figure, and the ratio of the medians of one interleaved run."""
    bounce, five = ours.rulebook("bounce-back"), ours.rulebook("five-card-draw")
    draw = "PokerKit 0.7.7, five-card draw, fixed limit"
    rows: list[tuple[str, Callable[[int], int], int, str, Callable[[int], int], int]] = [
        ("five-card draw, 6 seats, hands/s", ours.hands(five, 6), 300, draw, peers.pokerkit_hands(6), 40),
        ("Bounce Back, 6 seats, hands/s", ours.hands(bounce, 6), 200, draw, peers.pokerkit_hands(6), 40),
        ("five-card draw, 2 seats, hands/s", ours.hands(five, 2), 900, draw, peers.pokerkit_hands(2), 100),
        (
            "five-card rankings/s",
            ours.rankings,
            200_000,
            "PokerKit 0.7.7, StandardHighHand",
            peers.pokerkit_rankings,
            20_000,
        ),
    ]
    found = []
    for what, mine, many, peer, theirs, fewer in rows:
        pairs = [
            (_rate(mine, many), _rate(theirs, fewer)) for _ in track(range(ROUNDS), what, console=Console(stderr=True))
        ]
        us, them = (statistics.median(pair[side] for pair in pairs) for side in (0, 1))
        found.append({
            "what": what,
            "ours": round(us),
            "peer": peer,
            "peer_figure": round(them),
            "ratio": round(us / them, 1),
        })  # fmt: skip
    return found


def _rate(work: Callable[[int], int], count: int) -> float:
    """How many a second of CPU."""
    began = time.process_time()
    work(count)
    return count / (time.process_time() - began)


def check_seconds() -> dict[str, float]:
    """Seconds of CPU that `croupier check` takes of all variants, the least of five.

    With nothing to remember; with nothing changed; with one variant edited, all of whose hands are then played again;
    and of that variant alone, anew.
    """
    with tempfile.TemporaryDirectory() as folder:
        specs, cache = Path(folder, "spec"), Path(folder, "cache")
        shutil.copytree(data("spec"), specs)
        # Compiled modules are kept, as they are where people work.
        environment = {**os.environ, "CROUPIER_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": ""}
        command = [sys.executable, "-m", "croupier", "--spec", str(specs), "check"]
        found: dict[str, list[float]] = {}

        def take(what: str, *arguments: str) -> None:
            found.setdefault(what, []).append(_seconds([*command, *arguments], environment))

        for _ in range(5):
            shutil.rmtree(cache, ignore_errors=True)
            take("cold")
            take("nothing changed")
            with (specs / "variants" / "bounce-back.yaml").open("a", encoding="utf-8", newline="\n") as document:
                document.write("# Edited.\n")
            take("one variant edited")
            take("Bounce Back alone and anew", "--anew", "bounce-back")
    return {what: min(taken) for what, taken in found.items()}


def _seconds(command: list[str], environment: dict[str, str]) -> float:
    import resource  # noqa: PLC0415 - not on every system, and only here

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env=environment, check=True, capture_output=True)  # noqa: S603 - our own command
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Measure, print and write down."""
    rows = measure()
    with contextlib.suppress(ImportError):
        for what, taken in check_seconds().items():
            told = f"croupier check, {what}, seconds of CPU"
            rows.append({"what": told, "ours": round(taken, 2), "peer": "aim", "peer_figure": 0.5, "ratio": None})
    table = Table("what", "ours", "peer", "its figure", "ratio", title="Measured in one run; quote the ratios")
    for row in rows:
        table.add_row(*(f"{cell:,}" if isinstance(cell, int) else str(cell or "") for cell in row.values()))
    Console().print(table)
    LATEST.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
