"""Documents that no game needs: rulings, the glossary, and what the website says of itself."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from croupier.rules.documents import Format, Names, RulingHead, Text, UnprovenDocument
from croupier.rules.folder import Folder
from croupier.rules.rulings import Ruling, read_ruling
from croupier.spec.colours import PAPER, READABLE, contrast, readable, red_green_blue
from croupier.spec.values import Name

if TYPE_CHECKING:
    from croupier.rules.catalogue import CatalogueDocument

_PAGE = re.compile(r"(?:[\w-][\w.-]*/)*[\w-][\w.-]*\.html(?:#[^\s#\"'<>]+)?")


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """A word of the field."""

    means: Text
    """What it means, in a sentence or two."""
    see: Names = ()
    """Related terms."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GlossaryDocument:
    """The words of the field, as our pages use them."""

    croupier: Format
    """The version of the document's format."""
    terms: Mapping[Name, Term]
    """Each term once, in alphabetical order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Colours:
    """Colours of one's own, as `#rrggbb`; letters in them, and on them, have to be readable (4.5 to 1)."""

    primary: str | None = None
    """The ground of the header, with white letters on it."""
    accent: str | None = None
    """Links and whatever is pressed, on light paper; on dark paper it is lightened."""

    def __post_init__(self) -> None:
        """Each is a colour that people can read, or it is said which one would do."""
        for name, colour, beside in (("primary", self.primary, "#ffffff"), ("accent", self.accent, PAPER)):
            if colour is not None and red_green_blue(colour) is None:
                raise ValueError(f"{name} is a colour such as #1a5b42, not `{colour}`")
            if colour is not None and contrast(colour, beside) < READABLE:
                what = "white letters on it" if name == "primary" else "its letters on light paper"
                raise ValueError(
                    f"{what} have a contrast of {contrast(colour, beside):.1f} to 1, and {READABLE} is the least that "
                    f"people can read; {readable(colour, beside)} would do"
                )


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteDocument:
    """What the website says of itself, where no mkdocs.yml beside `spec/` does."""

    croupier: Format
    """The version of the document's format."""
    title: Text | None = None
    """What the site is called; otherwise as the folder that `spec/` lies in."""
    summary: Text = "The games we play, and their rules."
    """What it is about, in a sentence or two: for the first page and for search engines."""
    address: Text | None = None
    """Where it is published, such as `https://example.org/rules/`. Reports then give whole addresses of its pages."""
    colours: Colours | None = None
    """Its colours, if not ours."""

    def __post_init__(self) -> None:
        """It is an address of the web."""
        if self.address is not None and not self.address.startswith(("https://", "http://")):
            raise ValueError("an address begins with https:// or http://")


@dataclass(frozen=True, slots=True, kw_only=True)
class RedirectsDocument:
    """Addresses of the website that are no more, each with the one that took its place."""

    croupier: Format
    """The version of the document's format."""
    addresses: Mapping[str, str] = field(default_factory=dict)
    """From the top of the website, as in `spec/addresses.lock`: `variants/old.html: variants/new.html`. Anchors of a
    page that is gone lead to those of the same name on the new one; others are named, `variants/old.html#rule`."""

    def __post_init__(self) -> None:
        """They are pages of ours, perhaps with an anchor."""
        for address in (*self.addresses, *self.addresses.values()):
            if not _PAGE.fullmatch(address):
                raise ValueError(
                    f"an address is a page such as variants/old.html or variants/old.html#rule: `{address}`"
                )


class Papers(Folder):
    """A folder of specs with the documents that no game needs."""

    @cached_property
    def glossary(self) -> Mapping[str, Term]:
        """The terms of the field by name."""
        document = self.single("glossary.yaml", GlossaryDocument)
        return document.terms if document else {}

    @cached_property
    def site(self) -> SiteDocument:
        """What the website says of itself."""
        return self.single("site.yaml", SiteDocument) or SiteDocument(croupier=1)

    @cached_property
    def redirects(self) -> Mapping[str, str]:
        """Addresses of the website that are no more, each with its successor."""
        document = self.single("redirects.yaml", RedirectsDocument)
        return document.addresses if document else {}

    @cached_property
    def catalogue(self) -> CatalogueDocument | None:
        """The games that are known to be documented, where there is such a list."""
        from croupier.rules.catalogue import read_catalogue  # noqa: PLC0415 - it asks every room for what it has

        path = self.root / "catalogue.yaml"
        return read_catalogue(self.shown(path), self.faults) if path.exists() else None

    @cached_property
    def rulings(self) -> dict[str, Ruling]:
        """The rulings by slug."""
        found = {}
        for path in self.files("rulings", "*.md"):
            ruling = read_ruling(path, self.shown(path), RulingHead, self.faults)
            if ruling is not None:
                found[path.stem] = ruling
        return found

    @cached_property
    def unproven(self) -> UnprovenDocument:
        """What stays without proof; of clauses that are excused in every variant, each is named."""
        told = self.single("unproven.yaml", UnprovenDocument) or UnprovenDocument(croupier=1)
        every = {id_.removeprefix("*/"): why for id_, why in told.unshown.items() if id_.startswith("*/")}
        each = {f"{slug}/{id_}": why for slug in self.named("variants") for id_, why in every.items()}
        return replace(told, unshown={**each, **told.unshown})

    @property
    def unshown(self) -> Mapping[str, str]:
        """The clauses that no case need show, by full id, each with the reason."""
        return self.unproven.unshown
