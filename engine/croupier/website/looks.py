"""The colours of a website of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.spec.colours import NIGHT, readable

if TYPE_CHECKING:
    from croupier.rules.papers import SiteDocument

OURS = ("#1a5b42", "#93cfb1")
"""Links on light paper, and on dark."""


def accents(site: SiteDocument) -> tuple[str, str]:
    """The colour of links on light paper, and its nearest shade that can be read on dark."""
    if site.colours is None or site.colours.accent is None:
        return OURS
    return site.colours.accent, readable(site.colours.accent, NIGHT)


def style_sheet(site: SiteDocument) -> str:
    """What the site's document changes of our looks; nothing where it names no colours."""
    if site.colours is None:
        return ""
    light, dark = accents(site)
    lines = []
    if site.colours.accent:
        lines += [f'[data-md-color-scheme="default"] {{ --accent: {light}; }}',
                  f'[data-md-color-scheme="slate"] {{ --accent: {dark}; }}']  # fmt: skip
    if site.colours.primary:
        lines.append(
            f".md-header, .md-tabs {{ --ink: #fff; --muted: #fff; --line: transparent; "
            f"--md-primary-bg-color: #fff; --md-primary-bg-color--light: #fff; "
            f"background: {site.colours.primary}; color: #fff; }}"
        )
    return "\n".join((*lines, ""))
