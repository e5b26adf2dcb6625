"""`croupier build`: everything that comes from the specs."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

import click

from croupier.cli import check, features, prove, schema, site, test, vectors
from croupier.cli._common import FINE, common, library, own_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


@click.command(short_help="Check the specs, then make everything that comes from them.")
@common
@click.pass_context
def command(ctx: click.Context) -> None:
    """Check, write the schemas, scenarios and vectors, run them, build the website. Stop at the first that fails."""
    for name, stage in STAGES.items():
        click.echo(click.style(f"▸ {name}", bold=True))
        began = perf_counter()
        try:
            code = stage(ctx)
        except click.exceptions.Exit as stop:
            code = stop.exit_code
        took = f"{name}, {perf_counter() - began:.1f} s"
        if code:
            click.echo(click.style(f"✗ {took}", fg="red"))
            ctx.exit(code)
        click.echo(click.style(f"✓ {took}", fg="green"))


def _publish(ctx: click.Context) -> int:
    """Note the ids of all clauses, which are permanent from now on."""
    from croupier.rules.publishing import lock_text
    from croupier.spec.writing import write_whole

    changed = write_whole(own_folder(ctx) / "clauses.lock", lock_text(library(ctx)))
    click.echo("  wrote spec/clauses.lock" if changed else "spec/clauses.lock is up to date.")
    return FINE


def _tell_apart(ctx: click.Context) -> int:
    """Seek the hands in which variants that are much alike part."""
    from croupier.website.apart import keep_parted

    own_folder(ctx)
    changed = keep_parted(library(ctx))
    click.echo("  wrote features/apart.json" if changed else "features/apart.json is up to date.")
    return FINE


STAGES: Mapping[str, Callable[[click.Context], int]] = {
    "check": check.check,
    "schema": schema.write,
    "clauses": _publish,
    "features": features.write,
    "vectors": vectors.write,
    "test": lambda ctx: test.run(ctx, ("-q",), wanted=False),
    "prove": prove.stage,
    "apart": _tell_apart,
    "site": lambda ctx: site.build(ctx, publish=True),
}
"""In order; each gives an exit code."""
