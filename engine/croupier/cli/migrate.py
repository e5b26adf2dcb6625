"""`croupier migrate`: documents of older formats rewritten in the present one, where they stand."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cli._common import FINDINGS, FINE, common, own_folder, report, spec_folder

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.rules.migrations import Migrated
    from croupier.spec import Fault

FOLDERS = {"variants": "*.yaml", "cases": "*.yaml", "witnesses": "*.yaml", "house": "*.yaml", "sources": "*.yaml",
           "rulings": "*.md"}  # fmt: skip
PAPERS = ("glossary.yaml", "site.yaml", "renamed.yaml", "unproven.yaml", "catalogue.yaml")


@click.command(short_help="Rewrite documents of older formats in the present one.")
@click.argument("files", nargs=-1, metavar="[FILES]...", type=click.Path(path_type=Path))
@click.option("--check", is_flag=True, help="Write nothing; fail if a document is in an older format.")
@common
@click.pass_context
def command(ctx: click.Context, files: tuple[Path, ...], *, check: bool) -> None:
    """Rewrite FILES, or every document of the folder of specs, in the present format of documents.

    Only what the format wants is touched: comments and layout stay as they are.
    """
    paths = tuple(dict.fromkeys(_named(ctx, files) if files else _documents(own_folder(ctx))))
    if not paths:
        raise click.UsageError("There are no documents here to migrate.")
    ctx.exit(_migrate(ctx, paths, check=check))


def _migrate(ctx: click.Context, paths: tuple[Path, ...], *, check: bool) -> int:
    from croupier.rules.migrations import MIGRATIONS, migrated
    from croupier.spec import SpecError
    from croupier.spec.reading import read_plain
    from croupier.spec.writing import write_whole

    faults: list[Fault] = []
    older = 0
    for path in paths:
        shown = _shown(path)
        try:
            found = migrated(read_plain(shown), shown)
        except SpecError as error:
            faults += error.faults
            continue
        if found.way:
            older += 1
            if not check:
                write_whole(path.resolve(), found.text)
            click.echo(_told(shown, found, check=check))
    code = report(ctx, faults)
    if code == FINE and not older:
        click.echo(f"{_many(len(paths))} in format {len(MIGRATIONS)}, the present one: all is up to date.")
    if check and older:
        click.echo("Run `croupier migrate` to rewrite what is in an older format.")
    return FINDINGS if check and older else code


def _told(shown: str, found: Migrated, *, check: bool) -> str:
    changes = "; ".join(migration.does for migration in found.way)
    was = f"in format {found.before}" if found.before else "without a format"
    return f"  stale {shown}, {was}" if check else f"  wrote {shown}, {was} so far: now it {changes}"


def _many(number: int) -> str:
    return "1 document is" if number == 1 else f"{number} documents are"


# Which


def _documents(root: Path) -> Iterator[Path]:
    """Every document of a folder of specs."""
    for folder, pattern in FOLDERS.items():
        yield from sorted((root / folder).glob(pattern))
    yield from (root / name for name in PAPERS if (root / name).is_file())


def _named(ctx: click.Context, files: Iterable[Path]) -> Iterator[Path]:
    """The files, and the documents of folders."""
    for path in files:
        if path.is_dir():
            inside = (
                each for each in sorted(path.rglob("*")) if each.suffix == ".yaml" or each.parent.name == "rulings"
            )
            yield from (each for each in inside if each.is_file())
        elif path.is_file():
            yield path
        else:
            raise click.UsageError(f"There is no file '{path}'.{_hint(ctx, path)}")


def _hint(ctx: click.Context, path: Path) -> str:
    """The file of a variant, where its slug was given."""
    meant = (spec_folder(ctx) or Path("spec")) / "variants" / f"{path.name}.yaml"
    return f" Did you mean '{_shown(meant)}'?" if meant.is_file() else ""


def _shown(path: Path) -> str:
    """The path from here, if it lies here."""
    whole = path.absolute()
    return (whole.relative_to(Path.cwd()) if whole.is_relative_to(Path.cwd()) else path).as_posix()
