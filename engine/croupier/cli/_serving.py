"""A website shown to a browser on this machine, and built again whenever a spec changes."""

from __future__ import annotations

import time
from errno import EADDRINUSE
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

PAUSE = 0.5
"""Seconds between two looks at the specs."""
CALM = 10
"""So many looks without a change, and the whole website is built."""


class _Quiet(SimpleHTTPRequestHandler):
    """A file server that does not talk about every file."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name that the base class gives it
        """Say nothing."""


def listen(site: Path, port: int) -> ThreadingHTTPServer:
    """A server of the folder, which need not be there yet. Raises UsageError where the port cannot be had."""
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), partial(_Quiet, directory=str(site)))
    except OSError as error:
        why = "is in use" if error.errno == EADDRINUSE else f"cannot be used: {error.strerror}"
        raise click.UsageError(f"Port {port} {why}. Name another one, or 0 for any that is free: --port 0") from None


def serve(
    server: ThreadingHTTPServer, build: Callable[[], int], refresh: Callable[[Collection[str]], int], specs: Path | None
) -> None:
    """Serve until somebody stops it. If only variants change, their pages come first, the rest when all is calm."""
    Thread(target=server.serve_forever, daemon=True).start()
    click.echo(f"It is at http://127.0.0.1:{server.server_port}/ now. Ctrl-C ends it.")
    seen, looks = _state(specs), 0
    while True:
        time.sleep(PAUSE)
        now = _state(specs)
        changed = {path for path in seen | now if seen.get(path) != now.get(path)}
        slugs = variants_of(changed, specs) if changed <= seen.keys() & now.keys() else None
        seen = now
        if slugs:
            looks = CALM if _tried(partial(refresh, slugs)) else 0
        elif changed or looks == 1:
            _tried(build)
            looks = 0
        else:
            looks = max(looks - 1, 0)


def variants_of(changed: Collection[Path], specs: Path | None) -> frozenset[str] | None:
    """The variants whose documents have changed; None where others have, too."""
    if specs is None or not all(path.suffix == ".yaml" and path.parent in _own(specs) for path in changed):
        return None
    return frozenset(path.stem for path in changed)


def _own(specs: Path) -> tuple[Path, ...]:
    return tuple(specs / folder for folder in ("variants", "cases", "witnesses"))


def _tried(work: Callable[[], int]) -> bool:
    """Whether it could be done."""
    try:
        return work() == 0
    except click.exceptions.Exit:
        click.echo("The website stays as it was.")
        return False


def _state(specs: Path | None) -> dict[Path, int]:
    """When each document was changed last; what is made from them does not count."""
    if specs is None:
        return {}
    made = (
        *(specs / "pages" / name for name in ("implementations", "proof", "reference", "variants")),
        specs / "schema",
    )
    files = (path for path in specs.rglob("*") if path.is_file() and not any(map(path.is_relative_to, made)))
    return {path: path.stat().st_mtime_ns for path in files}
