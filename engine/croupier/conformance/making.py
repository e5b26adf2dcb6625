"""Files of vectors, made on every core: the same files, however many there are."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from itertools import count, islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeAlias

from croupier.conformance.cases import case_vectors
from croupier.conformance.filed import HEADER, FiledLine, HandLevel, Making, filed, parts_of, text_of
from croupier.conformance.generating import Batch, batches, made
from croupier.rules import Library
from croupier.spec.writing import refuse_foreign, remove_stale, write_whole

if TYPE_CHECKING:
    from concurrent.futures import Future
    from pathlib import Path

SEED, HANDS = 1, 64
PART = 5_000
"""The most hands in one file."""
_FEW = 500
"""So many hands are made sooner than other processes are called."""
_AHEAD = 4
"""For each core, so many batches are made before the first of them is needed."""
Work: TypeAlias = "Callable[[], tuple[FiledLine, ...]]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Commission:
    """What is to be made."""

    variants: tuple[str, ...]
    hands: int = HANDS
    """For each variant, beside its cases."""
    seed: int = SEED
    level: HandLevel = "legal"

    def making(self, variant: str, part: int) -> Making:
        """How to make one file again."""
        asked = f"--hands {self.hands} --seed {self.seed} --level {self.level}"
        command = f"croupier vectors {variant} --out DIR {asked}"
        return Making(command=command, seed=self.seed, hands=self.hands, part=part)


def write(
    library: Library, commission: Commission, folder: Path, done: Callable[[int], object] = lambda _: None
) -> int:
    """Write the files of an order; how many hands are in them. `done` hears of each lot of hands that is ready.

    Raises NotOursError, before anything is made, where a file that nobody generated has a name that is needed.
    """
    names = {slug: _names(library, commission, slug) for slug in commission.variants}
    refuse_foreign(folder, [name for each in names.values() for name in each], header=HEADER)
    total = 0
    with _workers(library, commission) as ready:
        for slug in commission.variants:
            lines = _different(ready(slug), done)
            written = []
            for name, (text, hands) in zip(names[slug], _parts(library, commission, slug, lines), strict=False):
                write_whole(folder / name, text)
                written.append(name)
                total += hands
            remove_stale(folder, parts_of(slug), written, header=HEADER)
    return total


def _names(library: Library, commission: Commission, slug: str) -> tuple[str, ...]:
    """The names of the files of a variant, one at least."""
    parts = max(1, -(-most(library, commission, slug) // PART))
    return (f"{slug}.json",) if parts == 1 else tuple(f"{slug}-{part:03}.json" for part in range(1, parts + 1))


def most(library: Library, commission: Commission, slug: str) -> int:
    """How many hands of a variant there can be, its cases included."""
    return sum(1 for _ in case_vectors(library.variant(slug))) + commission.hands


def _different(lots: Iterator[tuple[FiledLine, ...]], done: Callable[[int], object]) -> Iterator[FiledLine]:
    """Every hand once."""
    met: set[str] = set()
    for lot in lots:
        fresh = [each for each in lot if each.id not in met]
        met.update(each.id for each in fresh)
        done(len(lot))
        yield from fresh


def _parts(
    library: Library, commission: Commission, slug: str, lines: Iterator[FiledLine]
) -> Iterator[tuple[str, int]]:
    """The texts of the files of a variant, one after the other, and how many hands are in each."""
    entry = library.variant(slug)
    for part in count(1):
        held = tuple(islice(lines, PART))
        if held or part == 1:
            yield text_of(library, entry, held, commission.making(slug, part)), len(held)
        if len(held) < PART:
            return


# Work


@contextmanager
def _workers(library: Library, commission: Commission) -> Iterator[Callable[[str], Iterator[tuple[FiledLine, ...]]]]:
    """Somebody who gives the lots of a variant in order, alone or with other processes."""
    if commission.hands * len(commission.variants) <= _FEW:
        yield lambda slug: (lines_of(library, commission, slug, batch) for batch in _lots(commission, slug))
        return
    cores = os.cpu_count() or 1
    deaf = (signal.SIGINT, signal.SIG_IGN)  # whoever stops us stops the others, and has no use for what they would say
    with ProcessPoolExecutor(cores, get_context("spawn"), signal.signal, deaf) as pool:
        try:
            yield lambda slug: _in_order(pool, _AHEAD * cores, _tasks(library, commission, slug))
        finally:
            pool.shutdown(cancel_futures=True)


def _lots(commission: Commission, slug: str) -> tuple[Batch | None, ...]:
    """The cases first, and then the hands of each family."""
    return (None, *batches(slug, commission.hands, commission.seed))


def _tasks(library: Library, commission: Commission, slug: str) -> Iterator[Work]:
    for batch in _lots(commission, slug):
        yield partial(_work, library.root, library.guests, commission, slug, batch)


def _in_order(pool: ProcessPoolExecutor, ahead: int, tasks: Iterator[Work]) -> Iterator[tuple[FiledLine, ...]]:
    """The results in the order of the tasks; no more of them wait than is good for the memory."""
    waiting: deque[Future[tuple[FiledLine, ...]]] = deque()
    for task in tasks:
        waiting.append(pool.submit(task))
        if len(waiting) > ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def _work(
    root: Path, guests: tuple[Path, ...], commission: Commission, slug: str, batch: Batch | None
) -> tuple[FiledLine, ...]:
    return lines_of(_library(root, guests), commission, slug, batch)


@cache
def _library(root: Path, guests: tuple[Path, ...]) -> Library:
    return Library(root, guests)


def lines_of(library: Library, commission: Commission, slug: str, batch: Batch | None) -> tuple[FiledLine, ...]:
    """The hands of a batch, or the cases, as they are filed."""
    entry = library.variant(slug)
    vectors = case_vectors(entry) if batch is None else made(library, batch)
    return tuple(filed(entry.under(each.house_rules, each.house), each, commission.level) for each in vectors)
