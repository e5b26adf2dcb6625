"""One page anew in a website that was just built: quick; what else speaks of it has to wait for a whole build."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from croupier.spec.writing import write_bytes, write_whole
from croupier.website.build import SiteError, build_with, complaining
from croupier.website.finishing import finish
from croupier.website.page import rules_page
from croupier.website.plainly import data_text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from croupier.rules import Library

_UNAVOIDABLE = "A 'dirty' build is being performed"
"""What MkDocs says of every such build."""


def refresh(library: Library, config: Path, out: Path, slugs: Collection[str]) -> None:
    """The rules pages of some variants, and what is made from them. Raises SiteError or SpecError."""
    from mkdocs.config import load_config  # noqa: PLC0415 - a second that only the site needs to wait for
    from mkdocs.exceptions import MkDocsException  # noqa: PLC0415

    loaded = load_config(str(config), site_dir=str(out.resolve()), strict=False, hooks=[], watch=[])
    folder = Path(loaded.docs_dir, "variants")
    for slug in slugs:
        entry = library.variant(slug)
        write_whole(folder / f"{slug}.md", rules_page(library, entry))
        write_whole(folder / f"{slug}.json", data_text(library, entry))
    with complaining() as found:
        try:
            with _search_kept(out):
                build_with(loaded, dirty=True)
            finish(loaded, library, only={f"variants/{slug}.md" for slug in slugs})
        except (MkDocsException, SystemExit) as error:
            raise SiteError("\n".join((*found, str(error)))) from None
    if serious := [each for each in found if not each.startswith(_UNAVOIDABLE)]:
        raise SiteError("\n".join(serious))


@contextmanager
def _search_kept(out: Path) -> Iterator[None]:
    """MkDocs would leave nothing in the index of the search but the pages that it has just built."""
    kept = {path: path.read_bytes() for path in (out / "search").glob("search_index.*")}
    try:
        yield
    finally:
        for path, content in kept.items():
            write_bytes(path, content)
