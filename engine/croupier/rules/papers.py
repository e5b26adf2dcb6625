"""Documents that no game needs: the glossary, and what the website says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from croupier.rules.documents import Format, Names, Text
from croupier.spec.values import Name


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

    def __post_init__(self) -> None:
        """It is an address of the web."""
        if self.address is not None and not self.address.startswith(("https://", "http://")):
            raise ValueError("an address begins with https:// or http://")
