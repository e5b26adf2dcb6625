"""`croupier test`: the scenarios, run by pytest."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from croupier.cli._common import FAULT_OF_OURS, FINDINGS, FINE, colourful, common, spec_folder

if TYPE_CHECKING:
    from pathlib import Path

_USAGE = 2
_CODES = {0: FINE, 1: FINDINGS, 2: FINDINGS, 3: FAULT_OF_OURS, 4: _USAGE, 5: FINDINGS}
"""Ours, for each of pytest's."""


@click.command(short_help="Run the scenarios.", context_settings={"ignore_unknown_options": True})
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED, metavar="[-- PYTEST ARGUMENTS]")
@common
@click.pass_context
def command(ctx: click.Context, arguments: tuple[str, ...]) -> None:
    """Run features/ against the reference engine. What stands after -- goes to pytest, such as -k draw."""
    ctx.exit(run(ctx, arguments))


def run(ctx: click.Context, arguments: tuple[str, ...] = (), *, wanted: bool = True) -> int:
    """Run pytest in this process; the exit code."""
    import pytest

    from croupier.spec.data import data

    root = spec_folder(ctx)
    folder = root.parent / "features" if root else data("features")
    if not any(folder.rglob("*.feature")):
        if not wanted:
            click.echo("No scenarios yet.")
            return FINE
        raise click.UsageError("No scenarios yet: tell one under `examples:` in a spec, then run 'croupier features'.")
    return _CODES.get(pytest.main([*_options(ctx, root), str(folder), *arguments]), FAULT_OF_OURS)


def _options(ctx: click.Context, root: Path | None) -> list[str]:
    spec = [f"--override-ini=croupier_spec={root}"] if root else ["-pno:cacheprovider"]
    return ["-Wignore::pytest.PytestAssertRewriteWarning", *spec, f"--color={'yes' if colourful(ctx) else 'no'}"]
