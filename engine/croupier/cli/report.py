"""`croupier report`: pages from the reports of `croupier conform`."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cli._common import FINDINGS, FINE, common, library, resolved

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from croupier.conformance.reading import Filed


@click.command(short_help="Make pages and badges from reports.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...",
                type=click.Path(exists=True, dir_okay=False, path_type=Path))  # fmt: skip
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", required=True,
              help="Where they go.")  # fmt: skip
@click.option("--rules", metavar="URL", help="Where the website of the rules is, so that pages can link to it.")
@click.option("--site", "whole", is_flag=True, help="Build the whole website there, rules and all.")
@common
@click.pass_context
def command(ctx: click.Context, *, files: tuple[Path, ...], out: Path, rules: str | None, whole: bool) -> None:
    """Make pages from reports that `croupier conform --out FILE` wrote: who keeps which rule, and how it was found out.

    There is a page for each implementation and one for each variant, in Markdown; a badge for each implementation, as a
    picture and for shields.io; and a copy of the data. Of several runs of one implementation the newest whole one
    speaks for it. Every figure, date included, comes from the reports: the same reports make the same pages.
    """
    from croupier.cli import site
    from croupier.website.filing import file_away
    from croupier.website.implementations import made
    from croupier.website.runs import implementations, standing

    if rules is not None and not rules.startswith(("https://", "http://")):
        raise click.UsageError(f"'{rules}' is no address of a website: it would begin with https://")
    if rules and whole:
        raise click.UsageError("With --site the rules are on the same website: leave --rules out.")
    reports = _read(ctx, files)
    for each in implementations(reports):
        version = each.declared.version if each.declared else ""
        click.echo(f"{each.name} {version}".rstrip() + f": {standing(each.report)}")
    if whole:
        ctx.exit(site.build(ctx, out, reports))
    resolved(out)
    address = f"{rules.rstrip('/')}/" if rules else None
    changed = file_away(made(library(ctx), reports, address=address), out)
    many = f"{len(changed)} file{'s' * (len(changed) != 1)} changed" if changed else "Nothing has changed"
    click.echo(f"{many} in {click.format_filename(out)}/: begin with index.md.")


def _read(ctx: click.Context, files: Iterable[Path]) -> Sequence[Filed]:
    """All reports, or all that is wrong with them."""
    from croupier.conformance.reading import NotAReportError, read_report

    reports, code = [], FINE
    for path in dict.fromkeys(files):
        try:
            reports.append(read_report(path))
        except NotAReportError as wrong:
            click.echo(str(wrong), err=True)
            code = FINDINGS
    if code:
        ctx.exit(code)
    return reports
