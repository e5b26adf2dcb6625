"""`croupier check`: every document read, and all that is wrong with them told at once."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cli._common import common, faults_of, library, report, spec_folder

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.rules import Entry, Library


@click.command(short_help="Read every spec and report all faults at once.")
@click.argument("files", nargs=-1, metavar="[FILES]...")
@click.option("--format", "form", type=click.Choice(["text", "json", "github"]), default="text", show_default=True,
              help="For people, for programs, or as annotations on GitHub.")  # fmt: skip
@common
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], form: str) -> None:
    """Read variants, houses, sources, rulings and cases, and report all that is wrong with them.

    FILES, or slugs of variants, restrict what is reported. A variant that lies elsewhere is checked too.
    """
    ctx.exit(check(ctx, files, form))


def check(ctx: click.Context, files: tuple[str, ...] = (), form: str = "text") -> int:
    """Print the faults or, where there are none, what is there; the exit code."""
    asked = tuple(path for file in files for path in _named(ctx, file))
    root = spec_folder(ctx)
    shelf = library(ctx, tuple(path for path in asked if not _inside(path, root)))
    faults = list(faults_of(shelf))
    wanted = {shelf.shown(path) for path in asked}
    if files:
        faults = [fault for fault in faults if fault.place.path in wanted]
    if faults or form != "text":
        return report(ctx, faults, form)
    _all_is_well(shelf, [entry for entry in shelf.variants.values() if not files or _concerned(entry, asked)])
    return report(ctx, ())


def _named(ctx: click.Context, file: str) -> Iterator[Path]:
    """The files that a path or a slug means."""
    from croupier.spec.data import data
    from croupier.spec.values import slug_of

    path = Path(file)
    if path.is_dir():
        yield from (each.resolve() for each in sorted(path.rglob("*")) if each.suffix in {".yaml", ".yml", ".md"})
        return
    if path.is_file():
        if not _inside(path.resolve(), spec_folder(ctx)) and (path.suffix != ".yaml" or slug_of(path.stem) != path.stem):
            raise click.UsageError(f"'{file}' is no variant: the file would be called {slug_of(path.stem)}.yaml.")
        yield path.resolve()
        return
    root = spec_folder(ctx) or data("spec")
    of_slug = [root / folder / f"{file}.yaml" for folder in ("variants", "cases")]
    if not of_slug[0].is_file():
        raise click.UsageError(f"There is neither a file nor a variant '{file}'.")
    yield from of_slug


def _inside(path: Path, root: Path | None) -> bool:
    from croupier.spec.data import data

    return path.is_relative_to((root or data("spec")).resolve())


def _concerned(entry: Entry, asked: tuple[Path, ...]) -> bool:
    own = {entry.written.path.resolve()} | ({entry.cases_written.path.resolve()} if entry.cases_written else set())
    return bool(own & set(asked))


def _all_is_well(shelf: Library, entries: list[Entry]) -> None:
    """A line for each variant."""
    rows = [_row(entry) for entry in entries]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        line = "   ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        click.echo(f"{click.style('✓', fg='green')} {line}")
    if len(entries) == len(shelf.variants):
        folders = {"variant": shelf.variants, "house": shelf.houses, "source": shelf.sources, "ruling": shelf.rulings}
        click.echo(", ".join(f"{_many(len(each), noun)}" for noun, each in folders.items()) + ": all is well.")


def _row(entry: Entry) -> tuple[str, ...]:
    rules = entry.rules
    least, most = rules.players
    cases = len(entry.document.examples) + (len(entry.cases.cases) if entry.cases else 0)
    return (rules.slug, rules.name, f"{least} to {most} players", _many(len(rules.steps), "step"),
            _many(len(rules.clauses), "clause"), _many(cases, "case"))  # fmt: skip


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"
