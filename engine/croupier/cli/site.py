"""`croupier site`: the rules as a website."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

import html
import json
import shutil
import tempfile
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cli._common import FINDINGS, FINE, common, faults_of, library, report, resolved, sound, spec_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from croupier.conformance.reading import Filed
    from croupier.rules import Library


@click.command(short_help="Write and build the website.")
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", help="Otherwise it goes to site/."
)
@click.option(
    "--playground",
    "folders",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    multiple=True,
    help="Let people play and change the rules on the pages; Pyodide lies in this folder.",
)
@click.option("--serve", is_flag=True, help="Show it to a browser here, and build it again when a spec changes.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port of --serve.")
@common
@click.pass_context
def command(ctx: click.Context, *, out: Path | None, folders: tuple[Path, ...], serve: bool, port: int) -> None:
    """Write a page for each variant and build the website, as mkdocs.yml says or, without one, like ours."""
    if not serve:
        ctx.exit(build(ctx, out, folders=folders))
    from croupier.cli._serving import listen
    from croupier.cli._serving import serve as show

    with listen(_folder(ctx, out), port) as server, tempfile.TemporaryDirectory() as desk:
        whole = partial(build, ctx, out, folders=folders, desk=Path(desk))
        code = whole()
        if code:
            ctx.exit(code)
        # A page that can be played on is made with all the others, for it names what lies beside them.
        quick = (lambda _: whole()) if folders else partial(_refresh, ctx, _folder(ctx, out), Path(desk))
        show(server, whole, quick, spec_folder(ctx))


def build(
    ctx: click.Context,
    out: Path | None = None,
    reports: Sequence[Filed] | None = None,
    folders: tuple[Path, ...] = (),
    *,
    publish: bool = False,
    desk: Path | None = None,
    quiet: bool = False,
) -> int:
    """Write and build, perhaps with other reports than those beside the variants; the exit code.

    With `publish`, the addresses of the website are promised from now on. Where there is no mkdocs.yml, one is made on
    the desk, if there is one, and stays there. Where there are folders, Pyodide lies in them, and one can play on the
    pages.
    """
    from croupier.website.build import site
    from croupier.website.furnishing import furniture

    folder = _folder(ctx, out)
    whole = resolved(folder)
    shelf = sound(ctx)
    with _configuration(spec_folder(ctx), shelf, told=bool(reports), desk=desk) as config:

        def work() -> object:
            there = furniture(folders, shelf.root) if folders else None
            return site(shelf, config, folder, reports=reports, furniture=there, publish=publish)

        code = _tried(ctx, work)
    if code == FINE and not quiet:
        shown = whole.relative_to(Path.cwd()) if whole.is_relative_to(Path.cwd()) else folder
        click.echo(f"The website is in {click.format_filename(shown)}/: open index.html.")
    return code


def _refresh(ctx: click.Context, folder: Path, desk: Path, slugs: Collection[str]) -> int:
    """Only the rules pages of some variants, in a website that was built before; the exit code."""
    from croupier.website.refreshing import refresh

    shelf, root = library(ctx), spec_folder(ctx)
    if report(ctx, faults_of(shelf, only=slugs)):
        return FINDINGS
    own = root.parent / "mkdocs.yml" if root else desk
    code = _tried(ctx, lambda: refresh(shelf, own if own.is_file() else desk / "mkdocs.yml", folder, slugs))
    if code == FINE:
        click.echo(
            f"{', '.join(f'variants/{slug}.html' for slug in sorted(slugs))}: as the spec now; the rest follows."
        )
    return code


def _tried(ctx: click.Context, work: Callable[[], object]) -> int:
    """The exit code; whatever is wrong has been told."""
    from croupier.spec import SpecError
    from croupier.website.build import SiteError
    from croupier.website.furnishing import NoPlaygroundError

    try:
        work()
    except NoPlaygroundError as missing:
        raise click.UsageError(f"{missing}.") from None
    except SpecError as error:
        return report(ctx, error.faults)
    except SiteError as error:
        click.echo(f"The website could not be built.\n{error}", err=True)
        return FINDINGS
    return FINE


def _folder(ctx: click.Context, out: Path | None) -> Path:
    root = spec_folder(ctx)
    return out or (root.parent if root else Path.cwd()) / "site"


@contextmanager
def _configuration(root: Path | None, shelf: Library, *, told: bool, desk: Path | None) -> Iterator[Path]:
    """The project's mkdocs.yml. One that has none gets ours, with our looks and its own pages."""
    from croupier.spec.data import data
    from croupier.website.looks import style_sheet
    from croupier.website.page import home_page

    own = root.parent / "mkdocs.yml" if root else data("mkdocs.yml")
    if own.exists():
        yield own
        return
    assert root is not None, "ours is there"
    title = shelf.site.title or root.parent.name or "The rules"
    with tempfile.TemporaryDirectory() as folder:
        config = (desk or Path(folder)) / "mkdocs.yml"
        shutil.rmtree(config.parent / "spec", ignore_errors=True)
        config.write_text(_settings(shelf, title, data("mkdocs.yml"), told=told), encoding="utf-8", newline="\n")
        pages = config.parent / "spec" / "pages"
        shutil.copytree(data("spec", "pages", "assets"), pages / "assets")
        with (pages / "assets" / "croupier.css").open("a", encoding="utf-8", newline="\n") as looks:
            looks.write(style_sheet(shelf.site))
        (pages / "index.md").write_text(home_page(shelf, title), encoding="utf-8", newline="\n")
        if (root / "pages").is_dir():
            shutil.copytree(root / "pages", pages, dirs_exist_ok=True)
        yield config


def _settings(shelf: Library, title: str, ours: Path, *, told: bool) -> str:
    """Ours, without what we say of our own specs. JSON is YAML, and knows how to quote."""
    from croupier.spec.licence import licence_of
    from croupier.website.compare import LEAST
    from croupier.website.editions import editions
    from croupier.website.implementations import REPORTS
    from croupier.website.language_keys import PAGES

    licence = licence_of(shelf.root)
    nav: list[object] = [{"Home": "index.md"}, {"Variants": "variants/index.md"}]
    nav += [{"Compare": "compare/index.md"}] if len(shelf.variants) >= LEAST else []
    nav += [{"Documented games": "reference/catalogue.md"}] if shelf.catalogue else []
    nav += [path.name for path in sorted((shelf.root / "pages").glob("*.md")) if path.name != "index.md"]
    nav += [{"Changes": "changes/index.md"}] if editions(shelf) else []
    nav += [{"Houses": "reference/house.md"}]
    nav += [{"Rulings": "reference/rulings.md"}] if shelf.rulings else []
    nav += [{"Glossary": "reference/glossary.md"}] if shelf.glossary else []
    nav += [{"Language": [{title: f"reference/{name}"} for name, title in PAGES.items()]}]
    if told or any((shelf.root / REPORTS).glob("*.jsonl")):
        nav += [{"Implementations": "implementations/index.md"}]
    nav += [{"Protocol": "reference/protocol.md"}]
    settings = {
        "INHERIT": ours.as_posix(),
        "site_name": title.replace("<", "&lt;"),  # the theme prints it as it is
        "site_description": shelf.site.summary,
        "site_url": shelf.site.address or "",
        "copyright": f"Rules: {html.escape(licence)}." if licence else "",
        "nav": nav,
        "validation": {"nav": {"omitted_files": "info"}},
    }
    return json.dumps(settings, indent=2) + "\n"
