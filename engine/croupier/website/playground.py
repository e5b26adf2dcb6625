"""Pages on which one plays, and on which one changes rules; only in websites that were built with a playground."""

from __future__ import annotations

import html
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.website.editing import form
from croupier.website.prose import drawn, link, safe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.rules import Entry, Library
    from croupier.website.furnishing import Furniture

FOLDER = "playground"
"""Of the editor's page."""
ASSETS = "assets/playground"


@dataclass(frozen=True, slots=True, kw_only=True)
class Playground:
    """What pages need to know of it."""

    furniture: Furniture
    folders: bool
    """Whether the website makes a folder of each page."""

    def stage(self, depth: int, **told: str) -> str:
        """Where the script builds its controls, for a page so many folders deep. All values are data, and no HTML."""
        up = "../" * (depth + self.folders)
        values = {"assets": f"{up}{ASSETS}/", "megabytes": str(self.furniture.megabytes), **told}
        attributes = " ".join(f'data-{name}="{html.escape(value)}"' for name, value in values.items())
        return "\n".join((
            f'<link rel="stylesheet" href="{up}{ASSETS}/playground.css">',
            f'<div class="playground" {attributes}></div>',
            "<noscript><p>This page needs JavaScript: the rules are played in your browser.</p></noscript>",
            *(f'<script defer src="{up}{ASSETS}/{name}.js"></script>' for name in ("table", "playground", "editor")),
        ))  # fmt: skip

    def what_is_loaded(self) -> str:
        """For whoever wonders what the megabytes are."""
        return (
            f"What is loaded, once, are about {self.furniture.megabytes} MB: Python for browsers (Pyodide "
            f"{safe(self.furniture.version)}, under the Mozilla Public License), the engine that plays every example "
            "of these pages, and the documents from which they are made. It all comes from this website, and nothing "
            "that you do or type leaves your browser.\n{ .colophon }"
        )

    def invitation(self, slug: str) -> str:
        """On the page of a variant."""
        play = link("Play it here", f"{slug}/play.md") + "{ .md-button }"
        return f"{play} {link('Change its rules', f'../{FOLDER}/index.md?variant={slug}')}\n{{ .invitation }}"


def play_blocks(entry: Entry, playground: Playground) -> Iterator[str]:
    """The page on which a variant is played."""
    rules = entry.rules
    yield f"{link(safe(rules.name), f'../{rules.slug}.md')}\n{{ .kicker }}"
    yield f"# Play {safe(rules.name)} {{ #top }}"
    yield f"{drawn(rules.summary)} You play against simple bots, by the rules on the page.\n{{ .lead }}"
    address = f"../{rules.slug}/" if playground.folders else f"{rules.slug}.html"
    yield playground.stage(2, page="play", form=json.dumps(form(entry)), rules=f"../{address}")
    editor = link("change its rules", f"../../{FOLDER}/index.md?variant={rules.slug}")
    yield f"Nothing is at stake. If you would rather play it another way, {editor} and deal a hand."
    yield playground.what_is_loaded()


def editor_blocks(library: Library, playground: Playground) -> Iterator[str]:
    """The page on which rules are changed."""
    games = [{"slug": slug, "name": entry.rules.name} for slug, entry in library.variants.items()]
    yield "# Change the rules { #top }"
    yield (
        "Begin with a game, and change what you like. Faults are underlined while you type; below, the rules say what "
        "you have made, and a hand of it can be dealt.\n{ .lead }"
    )
    yield playground.stage(1, page="editor", games=json.dumps(games))
    yield playground.what_is_loaded()
