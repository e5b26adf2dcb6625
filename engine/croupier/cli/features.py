"""`croupier features`: the scenarios, made from the specs and their cases."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cli._common import FINE, common, on_shelf, own_folder, sound, variants_for_shell
from croupier.cli.schema import told

if TYPE_CHECKING:
    from croupier.rules import Entry


@click.command(short_help="Write the scenarios.")
@click.argument("variants", nargs=-1, metavar="[VARIANT]...", shell_complete=variants_for_shell)
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", help="Where the files go, if "
              "not to features/generated/.")  # fmt: skip
@click.option("--check", is_flag=True, help="Write nothing; fail if a scenario is not as it should be.")
@common
@click.pass_context
def command(ctx: click.Context, *, variants: tuple[str, ...], out: Path | None, check: bool) -> None:
    """Write features/generated/: for each variant its scenarios as Gherkin, and the same as JSON.

    Those of silver and bronze variants are made when they are asked for: croupier features VARIANT --out DIR
    """
    if (variants or out) and check:
        raise click.UsageError("--check looks at features/generated/, and at all of it.")
    if variants and out is None:
        raise click.UsageError("Say where the files are to go: --out DIR")
    ctx.exit(write(ctx, check=check) if out is None else _write_there(ctx, variants, out))


def write(ctx: click.Context, *, check: bool = False) -> int:
    """Bring the scenarios up to date, or find out whether they are; the exit code."""
    from croupier.gherkin.features import sync

    folder = own_folder(ctx).parent / "features" / "generated"
    shelf = sound(ctx)
    for entry in shelf.kept.values():
        _remark_on(entry)
    changed = sync(shelf, folder, check=check)
    return told(changed, "features/generated", check=check, by="croupier features")


def _write_there(ctx: click.Context, names: tuple[str, ...], out: Path) -> int:
    """Write the scenarios of some variants, or of all that are proven, to another folder; the exit code."""
    from croupier.gherkin.features import HEADER, texts_of
    from croupier.spec.writing import refuse_foreign, write_whole

    shelf = sound(ctx)
    entries = [on_shelf(shelf, name) for name in names] or list(shelf.kept.values())
    texts: dict[str, str] = {}
    for entry in entries:
        _remark_on(entry)
        texts |= texts_of(shelf, entry.rules.slug)
    refuse_foreign(out, tuple(texts), header=HEADER)
    for name, text in texts.items():
        write_whole(out / name, text)
        click.echo(f"  wrote {click.format_filename(out / name)}")
    return FINE


def _remark_on(entry: Entry) -> None:
    """Say so where there is nothing to make scenarios of."""
    if not entry.document.examples and not entry.lenders and not any(document.cases for document, _ in entry.further):
        slug = entry.rules.slug
        click.echo(f"{slug} has no examples yet, and so no scenarios: tell one under `examples:` in its spec.")
