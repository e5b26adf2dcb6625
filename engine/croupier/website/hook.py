"""MkDocs calls this before it reads the pages, so that `mkdocs build` and `mkdocs serve` see the specs as they are.

Other generators may ignore it: run `croupier site`, or `croupier build`, before them.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from croupier.conformance.reading import NotAReportError
from croupier.rules import Library
from croupier.spec import SpecError
from croupier.spec.writing import NotOursError
from croupier.website.build import write_pages

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig


def on_pre_build(config: MkDocsConfig) -> None:
    """Write the generated pages. Raises PluginError, which MkDocs prints without a traceback."""
    from mkdocs.exceptions import PluginError  # noqa: PLC0415 - MkDocs is there, or nobody would call

    docs = Path(config.docs_dir)
    try:
        write_pages(Library(docs.parent), docs)
    except (SpecError, NotAReportError, NotOursError) as error:
        raise PluginError(str(error)) from error
