"""`croupier site`: the rules as a website."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cli._common import FINDINGS, FINE, common, report, sound, spec_folder

if TYPE_CHECKING:
    from collections.abc import Iterator

_DEFAULT = """\
INHERIT: '{ours}'
site_name: '{name}'
nav:
  - Home: index.md
  - Variants: variants/index.md
  - House rules: reference/house.md
  - Rulings: reference/rulings.md
  - Glossary: reference/glossary.md
validation:
  nav: {{omitted_files: info}}
"""
_INDEX = """\
# The rules

[The variants](variants/index.md), the [rules of the house](reference/house.md), and [the words](reference/glossary.md).
"""


@click.command(short_help="Write and build the website.")
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", help="Otherwise it goes to site/."
)
@click.option("--serve", is_flag=True, help="Show it to a browser here, and build it again when a spec changes.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port of --serve.")
@common
@click.pass_context
def command(ctx: click.Context, *, out: Path | None, serve: bool, port: int) -> None:
    """Write a page for each variant and build the website, as mkdocs.yml says or, without one, like ours."""
    code = build(ctx, out)
    if code or not serve:
        ctx.exit(code)
    from croupier.cli._serving import serve as show

    show(_folder(ctx, out), lambda: build(ctx, out), spec_folder(ctx), port)


def build(ctx: click.Context, out: Path | None = None) -> int:
    """Write and build; the exit code."""
    from croupier.spec import SpecError
    from croupier.website.build import SiteError, site

    folder = _folder(ctx, out)
    shelf = sound(ctx)
    with _configuration(spec_folder(ctx)) as config:
        try:
            site(shelf, config, folder)
        except SpecError as error:
            return report(ctx, error.faults)
        except SiteError as error:
            click.echo(f"The website could not be built.\n{error}", err=True)
            return FINDINGS
    here = folder.resolve().is_relative_to(Path.cwd())
    shown = folder.resolve().relative_to(Path.cwd()) if here else folder
    click.echo(f"The website is in {click.format_filename(shown)}/: open index.html.")
    return FINE


def _folder(ctx: click.Context, out: Path | None) -> Path:
    root = spec_folder(ctx)
    return out or (root.parent if root else Path.cwd()) / "site"


@contextmanager
def _configuration(root: Path | None) -> Iterator[Path]:
    """The project's mkdocs.yml. One that has none gets ours, with our looks and its own pages."""
    from croupier.spec.data import data

    own = root.parent / "mkdocs.yml" if root else data("mkdocs.yml")
    if own.exists():
        yield own
        return
    assert root is not None, "ours is there"
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder, "mkdocs.yml")
        text = _DEFAULT.format(ours=data("mkdocs.yml").as_posix(), name=root.parent.name.replace("'", "''"))
        config.write_text(text, encoding="utf-8", newline="\n")
        pages = config.parent / "spec" / "pages"
        shutil.copytree(data("spec", "pages", "assets"), pages / "assets")
        (pages / "index.md").write_text(_INDEX, encoding="utf-8", newline="\n")
        if (root / "pages").is_dir():
            shutil.copytree(root / "pages", pages, dirs_exist_ok=True)
        yield config
