"""Free prose of an author: values of options and numbers of clauses are put in, and change with the switches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.rules.own_words import put_in, value_in_words, values
from croupier.website.numbering import linked
from croupier.website.prose import drawn, note, safe
from croupier.website.wordings import varied

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.rules import Entry, Rulebook


def freely(entry: Entry, text: str, numbered: Mapping[str, str], given: tuple[str, ...] = ()) -> str:
    """Prose, made safe, `given` that some house rules are in force."""

    def value(name: str) -> str:
        def tell(rules: Rulebook) -> str:
            return safe(value_in_words(values(rules).get(name, "")))

        return varied(entry, tell, given)

    return put_in(text, value, lambda id_: note(linked((id_,), numbered)), _between)


def about_section(entry: Entry, numbered: Mapping[str, str]) -> Iterator[str]:
    """What the author says of the game, paragraph by paragraph."""
    for paragraph in (entry.document.about or "").split("\n\n"):
        if paragraph.strip():
            yield freely(entry, paragraph.strip(), numbered)


def _between(part: str) -> str:
    """Made safe, with the blanks at its ends."""
    before, after = part[:1].isspace(), part.rstrip() != part
    return f"{' ' * before}{drawn(part)}{' ' * (after and bool(part.strip()))}"
