"""`croupier booklet`: the rules as a PDF."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cli._common import FINDINGS, FINE, common, on_shelf, sound, variants_for_shell
from croupier.cli.site import build

if TYPE_CHECKING:
    from collections.abc import Sequence

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
_QUIET = ("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
          "--disable-component-update", "--disable-sync", "--no-pdf-header-footer")  # fmt: skip
_PATIENCE = 120


@click.command(short_help="Print the rules as a PDF.")
@click.argument("variant", required=False, shell_complete=variants_for_shell)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Otherwise rules.pdf, or "
              "the variant's name.")  # fmt: skip
@common
@click.pass_context
def command(ctx: click.Context, variant: str | None, out: Path | None) -> None:
    """Make a booklet of all variants, or a sheet of one, with a Chromium or Chrome that is installed here.

    The variable CHROMIUM names another one.
    """
    shelf = sound(ctx)
    slug = on_shelf(shelf, variant).rules.slug if variant else None
    target = (out or Path(f"{slug or 'rules'}.pdf")).resolve()
    browser = _browser()
    if browser is None:
        click.echo("No Chromium or Chrome was found, which makes the PDF. Name one: CHROMIUM=/path/to/it", err=True)
        ctx.exit(FINDINGS)
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder, "site")
        if code := build(ctx, built, quiet=True):
            ctx.exit(code)
        name = f"variants/{slug}/sheet.html" if slug else "variants/booklet.html"
        made = Path(folder, "made.pdf")
        if why := _printed(browser, built / name, made):
            click.echo(f"{browser} made no PDF: {why}", err=True)
            ctx.exit(FINDINGS)
        beside = target.with_name(f".{target.name}.{os.getpid()}")
        shutil.copyfile(made, beside)
        beside.replace(target)
    click.echo(f"wrote {click.format_filename(target.name)}")
    ctx.exit(FINE)


def _browser() -> str | None:
    named = os.environ.get("CHROMIUM")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, BROWSERS)), None)


def _printed(browser: str, page: Path, made: Path) -> str:
    """Why it failed; nothing if it did not."""
    command: Sequence[str] = (browser, *_QUIET, f"--print-to-pdf={made}", page.as_uri())
    try:
        done = subprocess.run(  # noqa: S603 - the browser that whoever asks has installed or named
            command, capture_output=True, encoding="utf-8", errors="replace", timeout=_PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as wrong:
        return str(wrong)
    return "" if made.is_file() else (done.stderr.strip().splitlines() or ["it says nothing"])[-1]
