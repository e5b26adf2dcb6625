"""`croupier schema`: the JSON Schemas by which editors complete and check specs."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from croupier.cli._common import FINDINGS, FINE, common, own_folder

if TYPE_CHECKING:
    from collections.abc import Mapping

HEADER = "Written by `croupier schema`."


@click.command(short_help="Write the JSON Schemas for editors.")
@click.option("--check", is_flag=True, help="Write nothing; fail if a schema is not as it should be.")
@common
@click.pass_context
def command(ctx: click.Context, *, check: bool) -> None:
    """Write spec/schema/, by which editors complete and check specs.

    In Croupier's own folder also those of the conformance protocol and of the files of vectors.
    """
    ctx.exit(write(ctx, check=check))


def write(ctx: click.Context, *, check: bool = False) -> int:
    """Bring the schemas up to date, or find out whether they are; the exit code."""
    from croupier.conformance.schemas import schemas as published
    from croupier.rules.schemas import schemas
    from croupier.spec.data import data
    from croupier.spec.writing import sync_folder

    folder = own_folder(ctx) / "schema"
    texts = {f"{kind}.schema.json": text_of(schema) for kind, schema in schemas().items()}
    if folder == data("spec", "schema").resolve():
        texts |= {name: text_of(schema) for name, schema in published().items()}
    changed = sync_folder(folder, texts, header=HEADER, check=check)
    return told(changed, "spec/schema", check=check, by="croupier schema")


def told(changed: tuple[str, ...], where: str, *, check: bool, by: str) -> int:
    """Say which files changed or are stale; the exit code."""
    if not changed:
        click.echo(f"{where}/ is up to date.")
        return FINE
    for name in changed:
        click.echo(f"  {'stale' if check else 'wrote'} {where}/{name}")
    if check:
        click.echo(f"{where}/ is not what the specs say. Run `{by}`, and commit what it writes.")
    return FINDINGS if check else FINE


def text_of(schema: Mapping[str, object]) -> str:
    """A schema as it is written."""
    return json.dumps({"$comment": HEADER, **schema}, indent=2, ensure_ascii=False) + "\n"
