"""A bar for whoever waits, and nothing in a pipe."""

# ruff: noqa: PLC0415 - only a person waits for it

from __future__ import annotations

import sys
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator

_OFTEN = 0.1
"""Seconds between two looks: a bar that is drawn for every hand takes longer than the hands."""


class Tick(Protocol):
    """Told how much more is done, and what to say of it."""

    def __call__(self, says: str = "", *, more: int = 1) -> None:
        """Some more is done."""


@contextmanager
def progress(total: int, task: str = "") -> Iterator[Tick]:
    """A bar on standard error where a person looks on."""
    if not (total and sys.stderr.isatty()):
        yield _silent
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)  # no thread of its own
    with bar:
        added, drawn = bar.add_task(task, total=total), 0.0

        def tick(says: str = "", *, more: int = 1) -> None:
            nonlocal drawn
            bar.update(added, advance=more, description=says or task)
            if monotonic() - drawn > _OFTEN:
                bar.refresh()
                drawn = monotonic()

        yield tick


def _silent(says: str = "", *, more: int = 1) -> None:
    """Nobody looks."""
