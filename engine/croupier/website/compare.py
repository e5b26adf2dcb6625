"""Two variants side by side: a page that compares any two, and for each variant the data it needs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from croupier.website.apart import parted
from croupier.website.editions import editions, texts, told_of
from croupier.website.page import HEADER, page
from croupier.website.prose import link, safe

if TYPE_CHECKING:
    from croupier.rules import Library
    from croupier.website.editions import Told

_NO_SCRIPT = "This page compares by a script. Without it, `croupier diff` tells the same."
LEAST = 2
"""So many variants there must be to compare two."""


def compare_pages(library: Library) -> dict[str, str]:
    """The page, and a script of data for each variant; by file name. Nothing where there is but one variant."""
    if len(library.variants) < LEAST:
        return {}
    now = {slug: {**told_of(entry), "hands": parted(library, slug)} for slug, entry in library.variants.items()}
    then = {key: {**told, "hands": {}} for key, told in _earlier(library).items()}
    scripts = {f"{key}.js": _script(key, told) for key, told in (now | then).items()}
    return {"index.md": _page(library), **scripts}


def _page(library: Library) -> str:
    summary = "Any two variants side by side, rule by rule."
    names = {slug: entry.rules.name for slug, entry in library.variants.items()}
    names |= {key: f"{told['name']} in edition {key.partition('@')[2]}" for key, told in _earlier(library).items()}
    pages = {key: f"../variants/{key.partition('@')[0]}.md" for key in names}
    items = "\n".join(f'- {link(safe(name), pages[key])}{{ data-compare="{key}" }}' for key, name in names.items())
    blocks = [
        "# Two games side by side { #top }",
        "What is different, and what is the same.\n{ .lead }",
        f'<noscript markdown="1">\n\n{_NO_SCRIPT}\n\n</noscript>',
        f'<div class="compare" markdown>\n\n{items}\n\n</div>',
    ]
    return page("Compare", summary, "spec/variants/", blocks, wide=True)


def _earlier(library: Library) -> dict[str, Told]:
    """The variants as older editions tell them, where they tell them otherwise."""
    now = {slug: texts(told_of(entry)) for slug, entry in library.variants.items()}
    return {
        f"{slug}@{edition.name}": told
        for edition in reversed(editions(library))
        for slug, told in edition.variants.items()
        if slug in now and texts(told) != now[slug]
    }


def _script(key: str, told: Told) -> str:
    """The data as a call, since a page that was opened from a folder may read scripts and nothing else."""
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    harmless = text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    return f"// {HEADER}\ncompareVariants({json.dumps(key)},{harmless})\n"
