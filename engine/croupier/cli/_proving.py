"""Proofs made on all cores, and kept until something changes on which they rest."""

from __future__ import annotations

import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from croupier.gherkin.checking import told_cases
from croupier.proof.ledger import Ledger, read_ledger
from croupier.proof.proving import PARTS, Findings, Part, Subject, found, ledger
from croupier.rules import Library

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier.rules import Entry

HEADER = "Written by `croupier prove`."
_ROOMS = ("table", "evaluators", "spec", "policies", "phases", "rules", "play", "proof", "gherkin")
"""On which a proof rests."""


class Task(NamedTuple):
    """A part of the proof of a variant, for another process to make."""

    root: Path
    guests: tuple[Path, ...]
    slug: str
    part: Part


def subject(shelf: Library, entry: Entry) -> Subject:
    """What is proven of a variant."""
    return Subject(entry=entry, cases=told_cases(entry), unproven=shelf.unproven)


def proven(shelf: Library, slugs: Sequence[str], tick: Callable[[str], None]) -> dict[str, Ledger]:
    """The ledgers of some variants, made on all cores; `tick` hears of each part that is done."""
    tasks = [Task(shelf.root, shelf.guests, slug, part) for part in PARTS for slug in slugs]
    tasks.sort(key=lambda task: -_weight(shelf.variants[task.slug], task.part))
    parts: dict[str, list[Findings]] = {slug: [] for slug in slugs}
    for task, findings in _made(tasks):
        parts[task.slug].append(findings)
        tick(f"{task.slug}: {task.part}")
    return {slug: ledger(subject(shelf, shelf.variants[slug]), parts[slug]) for slug in slugs}


def _weight(entry: Entry, part: Part) -> int:
    """What takes longest begins first."""
    profiles = sum(1 for _ in entry.profiles)
    return {"mutants": 2 * profiles, "teeth": 8 + profiles, "worlds": 9 + profiles}[part]


def _made(tasks: Sequence[Task]) -> Iterator[tuple[Task, Findings]]:
    jobs = min(_cores(), len(tasks))
    if jobs <= 1:
        yield from ((task, _make(task)) for task in tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(_make, task): task for task in tasks}
        try:
            for done in as_completed(running):
                yield running[done], done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _make(task: Task) -> Findings:
    shelf = _shelf(task.root, task.guests)
    return found(subject(shelf, shelf.variant(task.slug)), task.part)


@cache
def _shelf(root: Path, guests: tuple[Path, ...]) -> Library:
    return Library(root, guests)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


# What is kept


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
    for each in (slug, *shelf.line(slug)):
        lines += [_said(shelf, folder, each) for folder in ("variants", "cases", "witnesses")]
    houses = sorted((shelf.root / "house").glob("*.yaml"))
    lines += [_print(path) for path in (*houses, shelf.root / "unproven.yaml")]
    return sha256("\n".join(lines).encode()).hexdigest()


def _said(shelf: Library, folder: str, slug: str) -> str:
    guest = next((path for path in shelf.guests if path.stem == slug), None)
    return _print(guest if guest and folder == "variants" else shelf.root / folder / f"{slug}.yaml")


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
