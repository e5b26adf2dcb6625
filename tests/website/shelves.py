"""Libraries to make pages from: the real one, and copies of it to spoil."""

from __future__ import annotations

import re
import shutil
from functools import cache
from pathlib import Path

from croupier.rules import Library
from croupier.spec.data import data
from croupier.website.page import variant_pages
from tests.shipped import FOUNDING, LIBRARY

SLUG = "bounce-back"
_LINK = re.compile(r"\[([^\]]+)\]\(variants/([\w-]+)\.md[^)]*\)")


@cache
def library() -> Library:
    """The specs of this checkout, read once."""
    return LIBRARY


@cache
def pages() -> dict[str, str]:
    """Both pages of Bounce Back."""
    return pages_of(SLUG)


@cache
def pages_of(slug: str) -> dict[str, str]:
    """The rules page of a variant, and its hands."""
    return variant_pages(library(), library().variant(slug))


def section(page: str, anchor: str) -> str:
    """What stands under a heading, up to the next one of its rank or a higher one."""
    heading = re.search(rf"^(#+) .*\{{ #{re.escape(anchor)} .*$", page, re.MULTILINE)
    assert heading, f"there is a heading {anchor}"
    rest = page[heading.end() :]
    end = re.search(rf"^#{{1,{len(heading[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def project(folder: Path, *, cases: bool = True) -> Path:
    """A copy of the specs and of mkdocs.yml, with the founding games alone and no generated pages; its mkdocs.yml.

    Pages of cases are long, and take half the time that a site takes. No address is promised there.
    """
    without = ("variants.bak", "reference", "addresses.lock", *(() if cases else ("cases",)))
    shutil.copytree(data("spec"), folder / "spec", ignore=shutil.ignore_patterns(*without))
    shutil.rmtree(folder / "spec" / "pages" / "variants", ignore_errors=True)
    for slug in LIBRARY.variants.keys() - set(FOUNDING):
        (folder / "spec" / "variants" / f"{slug}.yaml").unlink()
        (folder / "spec" / "cases" / f"{slug}.yaml").unlink(missing_ok=True)
        for source in LIBRARY.variants[slug].document.sources:
            (folder / "spec" / "sources" / f"{source}.yaml").unlink(missing_ok=True)
    for page in (folder / "spec" / "pages").glob("*.md"):
        text = page.read_text(encoding="utf-8")
        page.write_text(_LINK.sub(_kept_link, text), encoding="utf-8", newline="\n")
    return Path(shutil.copyfile(data("mkdocs.yml"), folder / "mkdocs.yml"))


def _kept_link(link: re.Match[str]) -> str:
    """A link to the page of a game that is there; of one to another game the text."""
    return link[0] if link[2] in FOUNDING else link[1]


def only(spec: Path, slug: str) -> None:
    """Leave no other variant there, and no reports."""
    shutil.rmtree(spec / "reports")
    for path in [*spec.glob("variants/*.yaml"), *spec.glob("cases/*.yaml")]:
        if path.stem != slug:
            path.unlink()


def change(path: Path, old: str, new: str) -> None:
    """Edit a document."""
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{path.name} says {old}"
    path.write_text(text.replace(old, new), encoding="utf-8", newline="\n")


def anchors(page: str) -> list[str]:
    """Every id that a page gives: to headings and terms, to spans."""
    return re.findall(r"\{ #([^ }]+)", page) + re.findall(r'id="([^"]+)"', page)


def plain(text: str) -> str:
    """Without tags and Markdown links, as one reads it."""
    return re.sub(r"\{[^}]*\}", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", re.sub(r"<[^>]+>", "", text)))
