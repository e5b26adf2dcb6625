"""Sentences that take the place of others: the new one with what is new marked, and the old one below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases import the
from croupier.rules.wording import compared
from croupier.website.prose import capital, drawn, note, safe

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from croupier.phases import Step
    from croupier.rules.comparing import Comparison

TAGS = {"new": "ins", "gone": "del"}


def changes(items: Iterable[str]) -> str:
    """A list of changes."""
    return "\n".join(('<div class="changes" markdown>', "", *(f"- {item}" for item in items), "", "</div>"))


def changed(number: str, old: str, new: str, *, was: str = "in place of:", more: Iterable[str] = ()) -> str:
    """A sentence that reads otherwise."""
    before = f'<span class="was"><i>{was}</i> {marked(old, new, "gone")}</span>'
    return f"{number}{marked(old, new, 'new')}{before}{_more(more)}"


def alone(number: str, text: str, how: str, more: Iterable[str] = ()) -> str:
    """A sentence that takes no other's place: it is new, or nothing is left of it."""
    return f'{number}{drawn(text)}<span class="was alone"><i>{how}</i></span>{_more(more)}'


def step_changes(found: Comparison, old: Callable[[Step, str], str], new: Callable[[Step, str], str]) -> Iterator[str]:
    """Which steps have another name, come in addition or are left out; `old` and `new` make links of their names."""
    for was, step in found.renamed:
        yield f"<b>{old(was, capital(safe(was.name)))}</b> is called {new(step, the(safe(step.name)))}."
    for step, before in found.added:
        where = f"after {the(safe(before.name))}" if before else "first of all"
        brief = f": {safe(step.phase.brief())}" if step.phase.brief() else ""
        yield f"<b>{new(step, capital(safe(step.name)))}</b> comes in addition, {where}{brief}."
    for step in found.gone:
        yield f"<b>{old(step, capital(safe(step.name)))}</b> is left out."


def marked(old: str, new: str, what: str) -> str:
    """The new sentence or the one that is gone, with the words that the other one does not have marked."""
    pieces = compared(old, new) or ()
    shown = (
        f"<{TAGS[what]}>{drawn(piece.words)}</{TAGS[what]}>" if piece.what == what else drawn(piece.words)
        for piece in pieces
        if piece.what in {"same", what}
    )
    return " ".join(shown) or drawn(new if what == "new" else old)


def _more(parts: Iterable[str]) -> str:
    said = note(parts)
    return f" {said}" if said else ""
