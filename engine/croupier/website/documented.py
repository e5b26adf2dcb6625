"""The page of documented games: those declared here, and what the language lacks for the others."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from croupier.rules.catalogue import catalogue_of
from croupier.website.page import page
from croupier.website.prose import attribute, capital, link, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.rules import Library
    from croupier.rules.catalogue import Documented, Known, Primitive

NAME = "catalogue.md"
_SUMMARY = "Every game that we know to be documented somewhere: told here, or what our language lacks for it."


def documented_pages(library: Library) -> dict[str, str]:
    """The page by its file name; none where there is no catalogue."""
    document = library.catalogue
    if document is None:
        return {}
    found = catalogue_of(library)
    declared, ready = sum(it.slug is not None for it in found), sum(not it.slug and not it.lacks for it in found)
    counted = (
        f"{len(found)} games: {declared} can be read and played here, {ready} only have to be written down, and "
        f"{len(found) - declared - ready} lack something. `croupier catalogue` prints the same."
    )
    blocks = [
        "# Documented games { #top }",
        f"{_SUMMARY}\n{{ .lead }}",
        counted,
    ]
    for family, games in groupby(found, key=lambda it: it.game.family):
        blocks += [f"## {capital(safe(family))} {{ #{_anchor(family)} }}", *_list(games, document.primitives)]
    blocks += ["## Where they are documented { #sources }", _sources(document.sources)]
    return {NAME: page("Documented games", _SUMMARY, "spec/catalogue.yaml", blocks)}


def _anchor(family: str) -> str:
    return "-".join("".join(letter if letter.isalnum() else " " for letter in family).split())


def _list(games: Iterable[Known], primitives: Mapping[str, Primitive]) -> Iterator[str]:
    yield '<div class="catalogue" markdown>'
    for it in games:
        lacks = [primitives[each].name for each in it.lacks]
        yield f"{_term(it, lacks)}\n:   {_said(it, lacks)} {note(_facts(it.game))}"
    yield "</div>"


def _term(it: Known, lacks: Iterable[str]) -> str:
    """The name, a link where the game is told, with what the filters go by."""
    name = safe(it.game.name)
    said = {
        "least": it.game.players[0],
        "most": it.game.players[1],
        "family": it.game.family,
        "tier": (it.tier or "told") if it.slug else "not yet told",
        "lacks": ",".join(each.replace(",", "") for each in lacks),
    }
    data = " ".join(f'data-{key}="{attribute(str(value))}"' for key, value in said.items())
    return f"{link(name, f'../variants/{it.slug}.md') if it.slug else f'**{name}**'} {{ {data} }}"


def _said(it: Known, lacks: list[str]) -> str:
    if it.slug:
        return f"Told here, {it.tier}." if it.tier else "Told here."
    return f"Lacks {safe('; '.join(lacks))}." if lacks else "Lacks nothing: it only has to be written down."


def _facts(game: Documented) -> Iterator[str]:
    least, most = game.players
    yield f"{least} to {most} players" if least < most else f"{least} players"
    yield f"also {', '.join(map(safe, game.also))}" if game.also else ""
    yield ", ".join(map(safe, game.sources))


def _sources(sources: Mapping[str, str]) -> str:
    return "\n".join(f"**{safe(word)}**\n:   {safe(means)}\n" for word, means in sources.items())
