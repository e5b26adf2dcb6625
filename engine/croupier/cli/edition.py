"""`croupier edition`: the rules as they are, kept for good."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

from datetime import date

import click

from croupier.cli._common import FINDINGS, FINE, common, own_folder, sound


@click.command(short_help="Keep the rules as an edition, from which changes are told.")
@click.argument("name", metavar="NAME")
@click.option("--date", "day", metavar="YYYY-MM-DD", required=True, help="The day from which it holds.")
@common
@click.pass_context
def command(ctx: click.Context, name: str, day: str) -> None:
    """Write spec/editions/NAME.json: every rule of every variant as it reads now.

    The website then tells what has changed since, edition by edition and clause by clause, has a feed of it, and sets
    a variant beside what it was.
    """
    from croupier.spec.writing import write_whole
    from croupier.website.editions import NAME, edition_text, place, refusal

    if not NAME.fullmatch(name):
        raise click.UsageError(f"An edition has a short name of letters, digits, dots and hyphens, not {name!r}.")
    try:
        date.fromisoformat(day)
    except ValueError:
        raise click.UsageError(f"{day!r} is no day; write it as 2026-11-30.") from None
    own_folder(ctx)
    shelf = sound(ctx)
    if why := refusal(shelf, name, day):
        click.echo(f"No edition is made: {why}.", err=True)
        ctx.exit(FINDINGS)
    write_whole(place(shelf, name), edition_text(shelf, name, day))
    click.echo(f"wrote spec/editions/{name}.json")
    ctx.exit(FINE)
