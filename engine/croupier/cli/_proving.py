"""Proofs made on all cores, and searches for what is still to be proven."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from croupier.cli._common import cores
from croupier.gherkin.checking import told_cases
from croupier.gherkin.witnessing import told_witness
from croupier.proof.mutants import mutants, unlike
from croupier.proof.proving import Findings, Part, Subject, found, ledger, parts_of
from croupier.proof.seeking import witnesses
from croupier.proof.settling import profile
from croupier.proof.worlds import explore, tell_apart, worlds
from croupier.rules import Library
from croupier.rules.documents import Example

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier.proof.ledger import Ledger
    from croupier.rules import Entry

Job = TypeVar("Job")
Result = TypeVar("Result")
MOST_WITNESSES = 4
"""Ways in which a mutant was seen to part, that are tried to be told."""


class Task(NamedTuple):
    """A part of the proof of a variant, for another process to make."""

    root: Path
    guests: tuple[Path, ...]
    slug: str
    part: Part


class Search(NamedTuple):
    """A mutant that is open, for another process to look into."""

    root: Path
    guests: tuple[Path, ...]
    slug: str
    house_rules: tuple[str, ...]
    mutant: str


class Sought(NamedTuple):
    """What a search came to: a case that tells the mutant from the right rules, or a world in which they are one."""

    example: Example | None = None
    world: str = ""
    apart: str = ""
    """A small world in which they are not the same, though no sentence tells it."""


def subject(shelf: Library, entry: Entry) -> Subject:
    """What is proven of a variant."""
    return Subject(entry=entry, cases=told_cases(entry), unproven=shelf.unproven)


def proven(shelf: Library, slugs: Sequence[str], tick: Callable[[str], None]) -> dict[str, Ledger]:
    """The ledgers of some variants, made on all cores; `tick` hears of each part that is done."""
    tasks = [Task(shelf.root, shelf.guests, slug, part) for slug in slugs for part in parts_of(shelf.variants[slug])]
    tasks.sort(key=lambda task: -_weight(shelf.variants[task.slug], task.part))
    parts: dict[str, list[Findings]] = {slug: [] for slug in slugs}
    for task, findings in _on_all_cores(_make, tasks):
        parts[task.slug].append(findings)
        tick(f"{task.slug}: {task.part}")
    return {slug: ledger(subject(shelf, shelf.variants[slug]), parts[slug]) for slug in slugs}


def searches(shelf: Library, it: Ledger) -> Iterator[Search]:
    """The mutants that are open, those under pairs of house rules left out: they are the same under fewer."""
    entry = shelf.variants[it.variant]
    names = {profile(it.variant, each): each for each in entry.profiles if len(each) <= 1}
    for verdict in it.of("open"):
        where, _, mutant = verdict.mutant.partition("/")
        if where in names:
            yield Search(shelf.root, shelf.guests, it.variant, names[where], mutant)


def sought(asked: Sequence[Search], tick: Callable[[str], None]) -> Iterator[tuple[Search, Sought]]:
    """A hand for each mutant that tells it from the right rules, or a small world; on all cores."""
    for search, found_ in _on_all_cores(_seek, asked):
        tick(search.mutant)
        yield search, found_


def _weight(entry: Entry, part: Part) -> int:
    """What takes longest begins first."""
    profiles = sum(1 for _ in entry.profiles)
    return {"mutants": 2 * profiles, "teeth": 8 + profiles, "worlds": 9 + profiles}[part]


def _on_all_cores(work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[tuple[Job, Result]]:
    """Each job with its result, as they come."""
    hands = min(cores(), len(jobs))
    if hands <= 1:
        yield from ((job, work(job)) for job in jobs)
        return
    with ProcessPoolExecutor(hands, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(work, job): job for job in jobs}
        try:
            for done in as_completed(running):
                yield running[done], done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _make(task: Task) -> Findings:
    shelf = _shelf(task.root, task.guests)
    return found(subject(shelf, shelf.variant(task.slug)), task.part)


def _seek(search: Search) -> Sought:
    entry = _shelf(search.root, search.guests).variant(search.slug)
    rules = entry.under(search.house_rules)
    mutant = next(each for each in mutants(entry, search.house_rules) if each.id == search.mutant)
    assert mutant.rules is not None, "what is open compiles"
    for witness in islice(witnesses(rules, mutant.rules, Random(1)), MOST_WITNESSES):  # noqa: S311 - the same each time
        if example := told_witness(entry, search.house_rules, mutant, witness):
            return Sought(example=example)
    changed, same = unlike(rules, mutant.rules), ""
    for world in worlds(rules):
        if tell_apart(world, rules, mutant.rules):
            return Sought(apart=world.name)
        if changed and not same and changed <= explore(world, rules).reads:
            same = world.name
    return Sought(world=same)


@cache
def _shelf(root: Path, guests: tuple[Path, ...]) -> Library:
    return Library(root, guests)
