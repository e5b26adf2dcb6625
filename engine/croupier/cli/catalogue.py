"""`croupier catalogue`: the games that are documented somewhere, declared here or not."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

import json
import textwrap
from collections import Counter
from itertools import groupby
from shutil import get_terminal_size
from typing import TYPE_CHECKING

import click

from croupier.cli._common import FINDINGS, FINE, common, library, report

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from croupier.rules.catalogue import Known, Primitive

WIDEST = 100
_COLOURS = {"gold": "yellow", "silver": "white", "bronze": "red"}
_MOST_WANTED = 10


@click.command(short_help="List the documented games, and what each lacks.")
@click.option("--json", "as_json", is_flag=True, help="Print them as a JSON list.")
@common
@click.pass_context
def command(ctx: click.Context, *, as_json: bool) -> None:
    """List every game that is documented somewhere: declared here, or what the language lacks for it.

    The list is spec/catalogue.yaml, or the one that comes with Croupier. What the language has is looked up in it as it
    is: a game lacks nothing any more once the last option that it needs is there.
    """
    from croupier.rules import Library
    from croupier.rules.catalogue import catalogue_of

    shelf = library(ctx, houses_do=True)
    if not (shelf.root / "catalogue.yaml").exists():
        shelf = Library()
    found = catalogue_of(shelf)
    faults = [fault for fault in shelf.faults if fault.level == "error"]
    if faults:
        report(ctx, faults)
        ctx.exit(FINDINGS)
    if as_json:
        click.echo(json.dumps([_plain(each) for each in found], ensure_ascii=False, indent=1))
    else:
        assert shelf.catalogue is not None, "otherwise there is a fault"
        click.echo("\n".join(_page(found, shelf.catalogue.primitives)))
    ctx.exit(FINE)


def _plain(it: Known) -> dict[str, object]:
    return {"name": it.game.name, "slug": it.slug, "tier": it.tier, "lacks": list(it.lacks)}


def _page(found: Sequence[Known], primitives: Mapping[str, Primitive]) -> Iterator[str]:
    wide = max((len(it.game.name) for it in found), default=0)
    for family, games in groupby(found, key=lambda it: it.game.family):
        yield click.style(family[0].upper() + family[1:], bold=True)
        for it in games:
            yield from _line(it, wide, primitives)
        yield ""
    yield from _wanted(found, primitives)
    declared = sum(it.slug is not None for it in found)
    ready = sum(it.slug is None and not it.lacks for it in found)
    lacking = len(found) - declared - ready
    yield f"{len(found)} documented games: {declared} declared, {ready} that could be, {lacking} that lack something."


def _line(it: Known, wide: int, primitives: Mapping[str, Primitive]) -> Iterator[str]:
    name = it.game.name.ljust(wide)
    if it.slug:
        tier = click.style(it.tier, fg=_COLOURS[it.tier]) if it.tier else "declared"
        yield f"  {click.style('✓', fg='green')} {name}  {tier}  {click.style(it.slug, dim=True)}"
        return
    names = [primitives[each].name for each in it.lacks]
    said = f"lacks {'; '.join(names)}" if names else "lacks nothing"
    width = max(min(get_terminal_size().columns, WIDEST) - wide - 6, 30)
    first, *more = textwrap.wrap(said, width, break_on_hyphens=False)
    yield f"  · {name}  {first}"
    yield from (f"    {' ' * wide}  {each}" for each in more)


def _wanted(found: Sequence[Known], primitives: Mapping[str, Primitive]) -> Iterator[str]:
    """What would bring most games, of those that lack nothing else, and what is asked for most often."""
    alone = Counter(it.lacks[0] for it in found if len(it.lacks) == 1)
    many = Counter(each for it in found for each in it.lacks)
    if many:
        yield click.style("Most wanted", bold=True)
        for word in sorted(many, key=lambda each: (-alone[each], -many[each], each))[:_MOST_WANTED]:
            yield f"  {alone[word]:>3} games lack only {primitives[word].name}, and {many[word]} lack it".replace(
                "  1 games lack", "  1 game lacks"
            )
        yield ""
