"""What pages about implementations share: links to rules and hands, and words of strangers made safe."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from croupier.conformance.report import spec_digest
from croupier.gherkin.lending import told_examples
from croupier.website.numbering import numbers, sections
from croupier.website.prose import link, safe

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from croupier.rules import Library
    from croupier.website.numbering import Section

_PLAIN = re.compile(r"[\w.,:;/()+=@-](?:[\w .,:;/()+=@-]*[\w.,:;/()+=@-])?")
_SPELT = str.maketrans({character: f"&#{ord(character)};" for character in "-'\".:/"})
"""What Markdown or its extensions would make prettier, or a link."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules that are linked to."""

    library: Library
    address: str | None = ""
    """Where the website of the rules is; empty: these pages are a part of it; None: nowhere."""

    @cached_property
    def digest(self) -> str:
        """By which a report knows them."""
        return spec_digest(self.library)

    @cached_property
    def parts(self) -> Mapping[str, tuple[Section, ...]]:
        """The sections of every page, by the slug of its variant."""
        return {slug: sections(entry) for slug, entry in self.library.variants.items()}

    @cached_property
    def _numbers(self) -> Mapping[str, Mapping[str, str]]:
        return {slug: numbers(parts) for slug, parts in self.parts.items()}

    @cached_property
    def _hands(self) -> Mapping[str, str]:
        """For each case its page, from the top of the website, without its ending."""
        found = {}
        for slug, entry in self.library.variants.items():
            printed = {example.id for example in entry.document.examples}
            for case in (placed.example.id for placed in told_examples(entry)):
                found[f"{slug}/{case}"] = f"variants/{slug}" if case in printed else f"variants/{slug}/hands"
        return found

    def named(self, slug: str) -> str:
        """What players call a variant."""
        return self.library.variants[slug].rules.name if slug in self.library.variants else slug

    def clause(self, full: str, up: str, *, named: bool = False) -> str:
        """A link to a clause: its number on the page, or its id. Where there is no such page, its id alone."""
        slug, _, id_ = full.partition("/")
        number = self._numbers.get(slug, {}).get(id_)
        text = verbatim(id_) if named or number is None else number
        return self._link(text, f"variants/{slug}", id_, up) if number else text

    def hand(self, id_: str, text: str, up: str) -> str:
        """A link to the case that a hand was made from, if it was."""
        case = "/".join(id_.split("/")[:2])
        page = self._hands.get(case)
        return self._link(text, page, case.partition("/")[2], up) if page else text

    def _link(self, text: str, page: str, anchor: str, up: str) -> str:
        if self.address is None:
            return text
        return link(text, f"{self.address}{page}.html#{anchor}" if self.address else f"{up}{page}.md#{anchor}")


def verbatim(text: str) -> str:
    """A text of strangers as code, letter by letter."""
    if _PLAIN.fullmatch(text):
        return f"`{text}`"
    return f"<code>{safe(text).translate(_SPELT)}</code>"


def told_as(sign: str, words: str) -> str:
    """A sign, which says in words what it means to whoever points at it or hears the page."""
    quoted = safe(words).replace('"', "&#34;")
    return f'<span role="img" aria-label="{quoted}" title="{quoted}">{sign}</span>'


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]], *, plain: bool = False) -> str:
    """A table in Markdown; on a phone it becomes a list, unless it is plain. Every cell must be safe already."""
    lines = (f"| {' | '.join(cells)} |" for cells in (head, ("---",) * len(head), *rows))
    whole = "\n".join(lines)
    return whole if plain else f'<div class="rounds" markdown="1">\n\n{whole}\n\n</div>'
