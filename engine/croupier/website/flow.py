"""A hand at a glance: its steps in order, each with a sign of what happens in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.website.prose import capital, safe

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from croupier.phases import Step

_SIGNS = {
    "chips": '<ellipse cx="12" cy="7" rx="8" ry="3.2"></ellipse><path d="M4 7v5c0 1.8 3.6 3.2 8 3.2s8-1.4 8-3.2'
    'V7M4 12v5c0 1.8 3.6 3.2 8 3.2s8-1.4 8-3.2v-5"></path>',
    "cards": '<rect x="3.5" y="5.5" width="10" height="14" rx="1.5" transform="rotate(-9 8 12)"></rect>'
    '<rect x="10" y="4.5" width="10" height="14" rx="1.5" transform="rotate(9 15 12)" class="face"></rect>',
    "exchange": '<path d="M4 8.5h14M14 4.5l4.5 4-4.5 4M20 15.5H6M10 11.5l-4.5 4 4.5 4"></path>',
    "show": '<rect x="5.5" y="3.5" width="13" height="17" rx="1.5" class="face"></rect>'
    '<path d="M12 7.5c1.7 2.4 3.8 3.6 3.8 5.6a1.9 1.9 0 0 1-3.3 1.2c.1 1.2.5 2 1.1 2.6h-3.2c.6-.6 1-1.4 '
    '1.1-2.6a1.9 1.9 0 0 1-3.3-1.2c0-2 2.1-3.2 3.8-5.6z" class="ink"></path>',
}
"""Drawn on 24 by 24: our own."""


def flow(steps: Iterable[Step], target: Callable[[Step], str]) -> str:
    """A list with a sign and a link for each step; `target` is where it is told."""
    items = "\n".join(
        f'<li><a href="{target(step)}">{_sign(step)}{capital(safe(step.name.removeprefix("the ")))}</a></li>'
        for step in steps
    )
    return f'<ol class="flow" aria-label="A hand at a glance">\n{items}\n</ol>'


def _sign(step: Step) -> str:
    kind = _kind(step)
    return (
        f'<svg viewBox="0 0 24 24" class="sign sign-{kind}" aria-hidden="true" focusable="false">{_SIGNS[kind]}</svg>'
    )


def _kind(step: Step) -> str:
    """What moves in a step: chips, new cards, cards for cards, or hands that are turned up."""
    phase = step.phase
    if phase.bet_size() or phase.stakes():
        return "chips"
    if phase.stands == "last":
        return "show"
    return "exchange" if phase.deeds else "cards"
