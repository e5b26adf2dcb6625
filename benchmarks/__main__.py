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
from typing import TYPE_CHECKING, TypeAlias

from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks import ours, peers
from croupier.spec.data import data

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROUNDS = 9
AIMS = {"cold": 5.0}
LATEST = Path(__file__).parent / "latest.json"


Work: TypeAlias = "Callable[[int], int]"
Row: TypeAlias = tuple[str, Work, int, str, Work, int]
"""What, our work and how much of it at a time, the peer, its work and how much of that."""


def rows() -> list[Row]:
    """Every comparison there is."""
    return [*_hands(), *_rankings()]


def _hands() -> Iterator[Row]:
    draw = "PokerKit 0.7.7, five-card draw, fixed limit"
    for name, slug, seats, game, theirs in (
        ("five-card draw", "five-card-draw", 6, draw, peers.five_card_draw),
        ("Bounce Back", "bounce-back", 6, draw, peers.five_card_draw),
        ("five-card draw", "five-card-draw", 2, draw, peers.five_card_draw),
        *(
            (name, slug, seats, "PokerKit 0.7.7, the same", peers.with_blinds(game))
            for name, slug, game in (
                ("limit hold'em", "texas-holdem", "FixedLimitTexasHoldem"),
                ("triple draw", "deuce-to-seven-triple-draw", "FixedLimitDeuceToSevenLowballTripleDraw"),
            )
            for seats in (6, 2)
        ),
    ):
        mine, peer = ours.hands(ours.rulebook(slug), seats), peers.pokerkit_hands(theirs, seats)
        yield f"{name}, {seats} seats, hands/s", mine, 1800 // seats, game, peer, 240 // seats


def _rankings() -> Iterator[Row]:
    five, seven = "five-card rankings/s", "best of seven cards, rankings/s"
    pokerkit = "PokerKit 0.7.7, StandardHighHand"
    yield five, ours.rankings(5), 200_000, pokerkit, peers.pokerkit_rankings, 20_000
    yield five, ours.rankings(5), 200_000, "treys 0.1.8", peers.treys_rankings(5), 100_000
    yield five, ours.rankings(5), 200_000, "eval7 0.1.11", peers.eval7_rankings(5), 200_000
    yield seven, ours.rankings(7), 200_000, "treys 0.1.8", peers.treys_rankings(7), 10_000
    yield seven, ours.rankings(7), 200_000, "eval7 0.1.11", peers.eval7_rankings(7), 200_000
    yield (
        "five-card rankings/s, in a batch", ours.batch, 2_000_000,
        "phevaluator 0.6.0, one by one", peers.phevaluator_rankings, 50_000,
    )  # fmt: skip


def measure(chosen: str = "") -> list[dict[str, object]]:
    """Every row whose name has that in it: what, our figure, the peer, its figure, and the ratio of the medians.

    We and the peer take turns.
    """
    found = []
    for what, mine, many, peer, theirs, fewer in rows():
        if chosen not in what:
            continue
        mine(many)  # what is made once is made now
        theirs(fewer)
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
    """Measure, print and write down; with an argument only the rows whose name has it in it, and none is written."""
    chosen = " ".join(sys.argv[1:])
    found = measure(chosen)
    if not chosen:
        found += _checks()
        LATEST.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8", newline="\n")
    table = Table("what", "ours", "peer", "its figure", "ratio", title="Measured in one run; quote the ratios")
    for row in found:
        table.add_row(*(f"{cell:,}" if isinstance(cell, int) else str(cell or "") for cell in row.values()))
    Console().print(table)


def _checks() -> Iterator[dict[str, object]]:
    with contextlib.suppress(ImportError):
        for what, taken in check_seconds().items():
            told = f"croupier check, {what}, seconds of CPU"
            yield {
                "what": told,
                "ours": round(taken, 2),
                "peer": "aim",
                "peer_figure": AIMS.get(what, 0.5),
                "ratio": None,
            }


if __name__ == "__main__":
    main()
