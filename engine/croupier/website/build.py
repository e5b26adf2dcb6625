"""From rulebooks to files, and from files to the site."""

from __future__ import annotations

import logging
import os
import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from croupier.conformance.reading import NotAReportError
from croupier.spec import SpecError
from croupier.spec.writing import NotOursError, refuse_link, sync_folder
from croupier.website.catalogue import index_page
from croupier.website.compare import compare_pages
from croupier.website.documented import documented_pages
from croupier.website.filing import changes, file_away
from croupier.website.finishing import finish
from croupier.website.history import history_pages
from croupier.website.houses import house_page
from croupier.website.implementations import Made, made, reports_of
from croupier.website.language import language_pages
from croupier.website.page import editor_page, variant_pages
from croupier.website.plainly import SIGN, data_text
from croupier.website.playground import ASSETS, FOLDER, Playground
from croupier.website.proof import proof_pages
from croupier.website.protocol import protocol_page
from croupier.website.reference import glossary_page, rulings_page
from croupier.website.sheet import booklet_page, sheet_page

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mkdocs.config.defaults import MkDocsConfig

    from croupier.conformance.reading import Filed
    from croupier.rules import Library
    from croupier.website.furnishing import Furniture

# Material for MkDocs prints a page about MkDocs 2 when it is imported; whoever wants to read it may set this to 0.
os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")


INSTALLED = "_data"
"""The folder of an installed package that holds the specs and mkdocs.yml; see `croupier.spec.data`."""


IMPLEMENTATIONS = "implementations"
"""The folder of what is made from reports."""
SIGNS = ("assets/croupier.css", "search/search_index.json")
"""What is found in a folder that a site was built into before: in ours, and in any by MkDocs."""


class SiteError(Exception):
    """The site could not be built; the message has everything that MkDocs complained about."""


def write_pages(
    library: Library,
    docs: Path,
    *,
    check: bool = False,
    reports: Sequence[Filed] | None = None,
    playground: Playground | None = None,
) -> tuple[str, ...]:
    """Bring the generated folders below `docs` up to date; the names of the files that changed, or would.

    Nothing is touched that is not generated, nor anything that is as it should be. Without other reports, those beside
    the variants are told. Raises SpecError if a document has faults, NotAReportError if a report has, and NotOursError
    if somebody's own file is in the way.
    """
    folders = {
        "variants": _variants(library, playground),
        "reference": _reference(library),
        "proof": proof_pages(library),
        "compare": compare_pages(library),
        "changes": history_pages(library),
        **({FOLDER: {"index.md": editor_page(library, playground)}} if playground else {}),
    }
    told = reports_of(library) if reports is None else reports
    pages = made(library, told) if told else Made(pages={}, endpoints={}, data={})
    changed = [
        f"{folder}/{name}"
        for folder, texts in folders.items()
        for name in sync_folder(docs / folder, texts, header=SIGN, check=check)
    ]
    write = changes if check else file_away
    changed += [f"{IMPLEMENTATIONS}/{name}" for name in write(pages, docs / IMPLEMENTATIONS)]
    return tuple(changed)


def _variants(library: Library, playground: Playground | None) -> dict[str, str]:
    _refuse_faults(library)
    pages = {"index.md": index_page(library)}
    for entry in library.variants.values():
        slug = entry.rules.slug
        pages |= variant_pages(library, entry, playground)
        pages |= {f"{slug}/sheet.md": sheet_page(entry), f"{slug}.json": data_text(library, entry)}
    pages |= {"booklet.md": booklet_page(library)} if library.variants else {}
    return pages


def _reference(library: Library) -> dict[str, str]:
    pages = {
        "glossary.md": glossary_page(library),
        "house.md": house_page(library),
        "rulings.md": rulings_page(library),
        **language_pages(library),
        **documented_pages(library),
        "protocol.md": protocol_page(),
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


def site(
    library: Library,
    config: Path,
    out: Path,
    *,
    reports: Sequence[Filed] | None = None,
    furniture: Furniture | None = None,
    publish: bool = False,
) -> tuple[str, ...]:
    """Write the pages and build the site into `out`; the names of the pages that changed.

    With `publish`, its addresses are promised from now on.

    Where Croupier is installed as a package, where other reports are given than those beside the variants, or where one
    can play on the pages, the folder of pages stays as it is, and they are made elsewhere. Raises SiteError, SpecError
    or NotOursError.
    """
    from mkdocs.exceptions import MkDocsException  # noqa: PLC0415 - a second that only the site needs to wait for

    _refuse_folder(out)
    with complaining() as complaints:
        try:
            apart = reports is not None or furniture is not None
            with _configured(config, out, apart=apart, told=reports is not None) as loaded:
                playground = _prepared(loaded, furniture) if furniture else None
                changed = write_pages(library, Path(loaded.docs_dir), reports=reports, playground=playground)
                build_with(loaded)
                finish(loaded, library, publish=publish, partly=reports is not None)
        except (MkDocsException, NotAReportError, SystemExit) as error:
            raise SiteError("\n".join((*complaints, str(error)))) from None
    if furniture:
        furniture.put_into(out / ASSETS)
    return changed


def _prepared(loaded: MkDocsConfig, furniture: Furniture) -> Playground:
    """The playground of this website; where somebody wrote down a navigation, the editor joins it."""
    if isinstance(loaded.nav, list):
        loaded.nav.append({"Editor": f"{FOLDER}/index.md"})
    return Playground(furniture=furniture, folders=loaded.use_directory_urls)


def _refuse_folder(out: Path) -> None:
    """MkDocs empties the folder first, so it may hold nothing but an older site."""
    refuse_link(out)
    full = out.is_dir() and any(not each.name.startswith(".") for each in out.iterdir())
    if full and not any((out / sign).exists() for sign in SIGNS):
        raise NotOursError(out, "holds something else than a website, and would be emptied; name another folder")


@contextmanager
def _configured(config: Path, out: Path, *, apart: bool, told: bool) -> Iterator[MkDocsConfig]:
    """MkDocs' view of it. The hook would write the pages once more, and nobody watches a single build."""
    from mkdocs.config import load_config  # noqa: PLC0415

    settings: dict[str, Any] = {"site_dir": str(out.resolve()), "strict": True, "hooks": [], "watch": []}
    if config.parent.name != INSTALLED and not apart:
        yield load_config(str(config), **settings)
        return
    with tempfile.TemporaryDirectory() as folder:
        own = Path(load_config(str(config), **settings).docs_dir)
        pages = shutil.copytree(own, Path(folder, "pages"), ignore=_told_of_others if told else None)
        yield load_config(str(config), docs_dir=str(pages), **settings)


def _told_of_others(folder: str, _: list[str]) -> list[str]:
    """What was made from other reports stays where it is."""
    return [IMPLEMENTATIONS] if Path(folder, IMPLEMENTATIONS, "index.md").is_file() else []


def build_with(loaded: MkDocsConfig, *, dirty: bool = False) -> None:
    """Build as MkDocs does; `dirty`: only the pages that have changed."""
    from mkdocs.commands.build import build  # noqa: PLC0415

    loaded.plugins.on_startup(command="build", dirty=dirty)
    try:
        build(loaded, dirty=dirty)
    finally:
        loaded.plugins.on_shutdown()


@contextmanager
def complaining() -> Iterator[list[str]]:
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
