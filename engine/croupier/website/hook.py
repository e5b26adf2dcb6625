"""MkDocs calls this, so that `mkdocs build` and `mkdocs serve` do what `croupier site` does.

Other generators may ignore it: run `croupier site`, or `croupier build`, before them.
"""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from croupier.conformance.reading import NotAReportError
from croupier.rules import Library
from croupier.spec import SpecError
from croupier.spec.writing import NotOursError
from croupier.website.build import write_pages
from croupier.website.finishing import finish

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mkdocs.config.defaults import MkDocsConfig


_commands: list[str] = []
"""What MkDocs was asked for, last: it tells its hooks only once."""


def on_startup(command: Literal["build", "gh-deploy", "serve"], **_: object) -> None:
    """Remember what MkDocs is going to do."""
    _commands[:] = [command]


def on_pre_build(config: MkDocsConfig) -> None:
    """Write the generated pages. Raises PluginError, which MkDocs prints without a traceback."""
    with _plainly():
        write_pages(Library(Path(config.docs_dir).parent), Path(config.docs_dir))


def on_post_build(config: MkDocsConfig) -> None:
    """Finish the built pages. Raises PluginError."""
    with _plainly():
        finish(config, Library(Path(config.docs_dir).parent), serving=_commands == ["serve"])


@contextmanager
def _plainly() -> Iterator[None]:
    from mkdocs.exceptions import PluginError  # noqa: PLC0415 - MkDocs is there, or nobody would call

    try:
        yield
    except (SpecError, NotAReportError, NotOursError) as error:
        raise PluginError(str(error)) from error
