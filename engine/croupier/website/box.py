"""The rules of a game at a glance, in a box that any page elsewhere can embed."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any

from croupier.website.plainly import SIGN
from croupier.website.policy import closed

if TYPE_CHECKING:
    from collections.abc import Mapping

_STYLE = """
:root { color-scheme: light dark }
:root { --paper: #fcfaf5; --ink: #24211d; --muted: #655e54; --line: #ddd6c8; --accent: ACCENT }
@media (prefers-color-scheme: dark) {
  :root { --paper: #181714; --ink: #e9e4d9; --muted: #aca494; --line: #3a372f; --accent: NIGHT }
}
* { box-sizing: border-box; margin: 0 }
body { padding: 1em 1.2em; border: 1px solid var(--line); border-radius: 6px; background: var(--paper);
  color: var(--ink); font: 16px/1.5 Charter, "Iowan Old Style", Georgia, serif }
h1 { font-size: 1.35em; line-height: 1.2 }
p { margin-top: .4em }
dl { display: flex; flex-wrap: wrap; gap: .4em 1.6em; margin-top: .8em }
dt { color: var(--muted); font-size: .82em }
dd { font-size: .95em }
a { color: var(--accent) }
"""


def box_page(data: Mapping[str, Any], page: str, accents: tuple[str, str]) -> str:
    """The whole page; `page` leads from it to the rules. It has no script, and loads nothing."""
    style = _STYLE.replace("ACCENT", accents[0]).replace("NIGHT", accents[1])
    pairs = "".join(
        f"<div><dt>{_safe(name)}</dt><dd>{_safe(value)}</dd></div>" for name, value in data["facts"].items()
    )
    lines = (
        "<!doctype html>",
        f"<!-- {SIGN} -->",
        '<html lang="en">',
        f'<head><meta charset="utf-8">{closed(styles=(style,))}',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        f'<meta name="robots" content="noindex"><title>{_safe(data["title"])}</title>',
        f"<style>{style}</style></head>",
        f"<body><main><h1>{_safe(data['title'])}</h1><p>{_safe(data['summary'])}</p><dl>{pairs}</dl>",
        f'<p><a href="{html.escape(page)}" target="_top">All rules of {_safe(data["title"])}</a></p></main></body>',
        "</html>",
    )
    return "\n".join(lines) + "\n"


def snippet(slug: str, name: str, address: str) -> str:
    """What somebody copies into a page elsewhere."""
    source = html.escape(f"{address}variants/{slug}/box.html")
    return (
        f'<iframe src="{source}" title="{_safe(name)} at a glance" width="480" height="260" loading="lazy" '
        'style="border: 0; max-width: 100%"></iframe>'
    )


def _safe(text: str) -> str:
    return html.escape(" ".join(str(text).split()))
