"""From rulebooks to files, and from files to the site."""

from __future__ import annotations

import logging
import os
import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from croupier.spec import SpecError
from croupier.spec.writing import sync_folder
from croupier.website.page import HEADER, index_page, variant_pages
from croupier.website.reference import glossary_page, house_page, rulings_page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.rules import Library

# Material for MkDocs prints a page about MkDocs 2 when it is imported; whoever wants to read it may set this to 0.
os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")


class SiteError(Exception):
    """The site could not be built; the message has everything that MkDocs complained about."""


def write_pages(library: Library, docs: Path, *, check: bool = False) -> tuple[str, ...]:
    """Bring `variants/` and `reference/` below `docs` up to date; the names of the files that changed, or would.

    Nothing is touched that is not generated, nor anything that is as it should be. Raises SpecError if a document has
    faults, and NotOursError if somebody's own file is in the way.
    """
    folders = {"variants": _variants(library), "reference": _reference(library)}
    return tuple(
        f"{folder}/{name}"
        for folder, texts in folders.items()
        for name in sync_folder(docs / folder, texts, header=HEADER, check=check)
    )


def _variants(library: Library) -> dict[str, str]:
    _refuse_faults(library)
    pages = {"index.md": index_page(library)}
    for entry in library.variants.values():
        pages |= variant_pages(library, entry)
    return pages


def _reference(library: Library) -> dict[str, str]:
    pages = {
        "glossary.md": glossary_page(library),
        "house.md": house_page(library),
        "rulings.md": rulings_page(library),
    }
    _refuse_faults(library)
    return pages


def _refuse_faults(library: Library) -> None:
    """Every document is read before the first page is made."""
    assert library.variants is not None
    assert library.rulings is not None
    faults = [fault for fault in library.faults if fault.level == "error"]
    if faults:
        raise SpecError(faults)


def site(library: Library, config: Path, out: Path) -> tuple[str, ...]:
    """Write the pages and build the site into `out`; the names of the pages that changed.

    Where Croupier is installed as a package, its folder stays as it is, and the pages are made elsewhere. Raises
    SiteError, SpecError or NotOursError.
    """
    with _workplace(config) as docs:
        changed = write_pages(library, docs)
        _build(config, docs, out)
    return changed


@contextmanager
def _workplace(config: Path) -> Iterator[Path]:
    docs = config.parent / "spec" / "pages"
    if (config.parent / "pyproject.toml").exists():
        yield docs
        return
    with tempfile.TemporaryDirectory() as folder:
        yield Path(shutil.copytree(docs, Path(folder, "pages")))


def _build(config: Path, docs: Path, out: Path) -> None:
    from mkdocs.commands.build import build  # noqa: PLC0415 - a second that only the site needs to wait for
    from mkdocs.config import load_config  # noqa: PLC0415
    from mkdocs.exceptions import MkDocsException  # noqa: PLC0415

    with _complaints() as complaints:
        try:
            # The hook would write the pages again; the folders to watch are of no use to a single build.
            loaded = load_config(
                str(config), docs_dir=str(docs), site_dir=str(out.resolve()), strict=True, hooks=[], watch=[]
            )
            loaded.plugins.on_startup(command="build", dirty=False)
            try:
                build(loaded)
            finally:
                loaded.plugins.on_shutdown()
        except (MkDocsException, SystemExit) as error:
            raise SiteError("\n".join((*complaints, str(error)))) from None


@contextmanager
def _complaints() -> Iterator[list[str]]:
    """What MkDocs logs as a warning or worse, kept instead of printed."""
    found: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(record.getMessage())

    logger, handler = logging.getLogger("mkdocs"), Keep(logging.WARNING)
    logger.addHandler(handler)
    try:
        yield found
    finally:
        logger.removeHandler(handler)
