"""`croupier features`: the scenarios, made from the specs and their cases."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

import click

from croupier.cli._common import common, own_folder, sound
from croupier.cli.schema import told


@click.command(short_help="Write the scenarios.")
@click.option("--check", is_flag=True, help="Write nothing; fail if a scenario is not as it should be.")
@common
@click.pass_context
def command(ctx: click.Context, *, check: bool) -> None:
    """Write features/generated/: for each variant its scenarios as Gherkin, and the same as JSON."""
    ctx.exit(write(ctx, check=check))


def write(ctx: click.Context, *, check: bool = False) -> int:
    """Bring the scenarios up to date, or find out whether they are; the exit code."""
    from croupier.gherkin.features import sync

    folder = own_folder(ctx).parent / "features" / "generated"
    shelf = sound(ctx)
    for slug, entry in shelf.proven.items():
        if not entry.document.examples and not any(document.cases for document, _ in entry.further):
            click.echo(f"{slug} has no examples yet, and so no scenarios: tell one under `examples:` in its spec.")
    changed = sync(shelf, folder, check=check)
    return told(changed, "features/generated", check=check, by="croupier features")
