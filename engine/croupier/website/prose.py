"""Words on their way into a page: made safe for Markdown, joined as people join them, cards drawn."""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING

from croupier.table.cards import read_card
from croupier.website.cards import card_html

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_SPECIAL = re.compile(r"[\\`*_\[\]{}<>&|#~^=$@]")
_OPENING = re.compile(r"^(?:[-+:!?>.)]|\d+(?=[.)]))")
_CARD = re.compile(r"★[12]|\b(10|[2-9TJQKA])([♠♥♦♣])[\ufe0e\ufe0f]?")


def safe(text: str) -> str:
    """The text as it reads, on one line: nothing in it is taken for Markdown or HTML, wherever it stands."""
    plain = _SPECIAL.sub(_entity, " ".join(text.split()))
    return _OPENING.sub(lambda found: "".join(map(_spelt, found[0])), plain)


def drawn(text: str) -> str:
    """The same, with every card that is written with its suit's sign drawn."""
    return _CARD.sub(lambda found: card_html(read_card(found[0])), safe(text))


def attribute(text: str) -> str:
    """The text for a head in YAML, from where the theme puts it into an attribute as it stands."""
    return html.escape(" ".join(text.split()))


def sentence(text: str) -> str:
    """With a capital letter and a full stop; text that begins with a tag keeps its beginning."""
    ended = text if text.endswith((".", "?", "!", ":")) else f"{text}."
    return ended[:1].upper() + ended[1:]


def capital(text: str) -> str:
    """With a capital letter: `the draw` → `The draw`."""
    return text[:1].upper() + text[1:]


def listed(words: Sequence[str]) -> str:
    """`A, B and C`."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def with_article(noun: str) -> str:
    """`a casino`, `an old saloon`."""
    return f"{'an' if noun[:1].lower() in set('aeiou') else 'a'} {noun}"


def link(text: str, target: str) -> str:
    """A Markdown link; the text must be safe already."""
    return f"[{text}]({target})"


def note(parts: Iterable[str]) -> str:
    """Small muted type, the parts kept apart; nothing if there are none."""
    words = " · ".join(filter(None, parts))
    return f'<small class="note">{words}</small>' if words else ""


def hands_note(hands: Iterable[str]) -> str:
    """The same for links to hands, which nobody can follow on paper."""
    words = ", ".join(hands)
    return f'<small class="note hands">{words}</small>' if words else ""


def _entity(found: re.Match[str]) -> str:
    return _spelt(found[0])


def _spelt(character: str) -> str:
    return f"&#{ord(character)};"
