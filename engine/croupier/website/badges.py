"""The badge of an implementation: for shields.io as an endpoint, and as a picture that asks nobody for anything."""

from __future__ import annotations

import html
import json
from typing import TYPE_CHECKING

from croupier.conformance.report import tally
from croupier.spec.harmless import cut
from croupier.website.runs import levels

if TYPE_CHECKING:
    from croupier.website.runs import Implementation

LABEL = "Croupier"
SIGN = f'{{"schemaVersion":1,"label":"{LABEL}",'
"""How every such endpoint of ours begins; whoever reads it allows no key beside theirs."""
GREEN, AMBER, RED, GREY = "#1a5b42", "#8a5a00", "#a3112a", "#655e54"
_LETTER, _SPACE, _HEIGHT = 6.6, 12, 20


def badge_text(implementation: Implementation) -> tuple[str, str]:
    """The message, which says how much was tried, and its colour, which says nothing more."""
    report = implementation.report
    if report.footer.withheld:
        return "withheld", GREY
    total = tally(report.results)
    whole = total.passed == total.tried
    words = f"{total.share} of {total.tried}" + (f" ({levels(report)})" if levels(report) else "")
    if not report.footer.complete:
        return f"partial: {words}", AMBER
    return words, GREEN if whole else RED


def badge_json(implementation: Implementation) -> str:
    """What https://shields.io/badges/endpoint-badge reads."""
    message, colour = badge_text(implementation)
    rest = json.dumps({"message": message, "color": colour.removeprefix("#")}, ensure_ascii=False)
    return f"{SIGN}{rest.removeprefix('{')}\n"


def badge_svg(implementation: Implementation, header: str) -> str:
    """The picture; its width is fixed by `textLength`, whatever the fonts."""
    message, colour = badge_text(implementation)
    title = html.escape(f"{cut(implementation.name)}, held against the rules of {LABEL}: {message}")
    left, right = (round(len(text) * _LETTER + _SPACE) for text in (LABEL, message))
    parts = (
        f"<!-- {header} -->",
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="{_HEIGHT}" role="img">',
        f"<title>{title}</title>",
        f'<rect width="{left + right}" height="{_HEIGHT}" rx="3" fill="{colour}"/>',
        f'<path d="M3 0h{left - 3}v{_HEIGHT}H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" fill="#24211d"/>',
        '<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" text-anchor="middle">',
        _text(LABEL, left / 2, left - _SPACE),
        _text(message, left + right / 2, right - _SPACE),
        "</g>",
        "</svg>",
    )
    return "\n".join(parts) + "\n"


def _text(words: str, middle: float, wide: float) -> str:
    return f'<text x="{middle:g}" y="14" textLength="{wide:g}" aria-hidden="true">{html.escape(words)}</text>'
