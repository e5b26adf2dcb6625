"""`croupier check`: every document read, and all that is wrong with them told at once."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cli._common import CHECKED, FINE, common, faults_of, guest, library, report, resolved, spec_folder

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.rules import Entry, Library


@click.command(short_help="Read every spec and report all faults at once.")
@click.argument("files", nargs=-1, metavar="[FILES]...")
@click.option("--format", "form", type=click.Choice(["text", "json", "github"]), default="text", show_default=True,
              help="For people, for programs, or as annotations on GitHub.")  # fmt: skip
@click.option("--thorough", is_flag=True, help="Let the cards that cases do not tell fall in three ways, not in one.")
@common
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], form: str, *, thorough: bool) -> None:
    """Read variants, houses, sources, rulings and cases, and report all that is wrong with them.

    FILES, or slugs of variants, restrict what is reported. A variant that lies elsewhere is checked too.
    """
    ctx.exit(check(ctx, files, form, thorough=thorough))


def check(ctx: click.Context, files: tuple[str, ...] = (), form: str = "text", *, thorough: bool = False) -> int:
    """Print the faults or, where there are none, what is there; the exit code."""
    asked = tuple(path for file in files for path in _named(ctx, file))
    shelf = library(ctx)
    guests = tuple(path for path in asked if not path.is_relative_to(shelf.root))
    shelf = library(ctx, guests)
    only = {path.stem for path in asked} if files else None
    faults = list(faults_of(shelf, thorough=thorough, only=only))
    wanted = {shelf.shown(path) for path in asked}
    if files:
        faults = [fault for fault in faults if fault.place.path in wanted]
    if any(fault.level == "error" for fault in faults) or form != "text":
        return report(ctx, faults, form)
    entries = [entry for entry in shelf.variants.values() if not files or _concerned(entry, asked)]
    _print_variants([_row(entry, shelf.houses) for entry in entries])
    if faults:
        click.echo()
        report(ctx, faults)
    elif files:
        click.echo(f"{_many(len(asked), 'file')}: all is well.")
    else:
        _print_counts(shelf)
    if not files:
        ctx.meta[CHECKED] = shelf
    return FINE


def _named(ctx: click.Context, file: str) -> Iterator[Path]:
    """The files that a path or a slug means."""
    from croupier.spec.data import data
    from croupier.spec.values import did_you_mean

    root = spec_folder(ctx) or data("spec").resolve()
    path = resolved(Path(file))
    if path.is_dir():
        if not path.is_relative_to(root):
            raise click.UsageError(f"'{file}' is another folder. To check it: croupier --spec {file} check")
        yield from (each for each in sorted(path.rglob("*")) if each.is_file())
    elif path.is_file():
        yield path if path.is_relative_to(root) else guest(Path(file))
    else:
        of_slug = [root / folder / f"{file}.yaml" for folder in ("variants", "cases")]
        if not of_slug[0].is_file():
            near = did_you_mean(file, [each.stem for each in (root / "variants").glob("*.yaml")])
            hint = f" Did you mean '{near}'?" if near else ""
            raise click.UsageError(f"There is neither a file nor a variant '{file}'.{hint}")
        yield from (each for each in of_slug if each.is_file())


def _concerned(entry: Entry, asked: tuple[Path, ...]) -> bool:
    own = {entry.written.path.resolve()} | ({entry.cases_written.path.resolve()} if entry.cases_written else set())
    return bool(own & set(asked))


def _print_variants(rows: list[tuple[str, ...]]) -> None:
    """A line for each."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        line = "   ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        click.echo(f"{click.style('✓', fg='green')} {line}")


def _print_counts(shelf: Library) -> None:
    counts = {"variant": len(shelf.variants), "house": len(shelf.houses), "source": len(shelf.sources),
              "ruling": len(shelf.rulings)}  # fmt: skip
    click.echo(", ".join(_many(number, noun) for noun, number in counts.items()) + ": all is well.")


def _row(entry: Entry, houses: Iterable[str]) -> tuple[str, ...]:
    from croupier.proof.holes import fewer_elsewhere

    rules = entry.rules
    least, most = rules.players
    cases = len(entry.document.examples) + (len(entry.cases.cases) if entry.cases else 0)
    return (rules.slug, rules.name, f"{least} to {most} players", _many(len(rules.steps), "step"),
            _many(len(rules.clauses), "clause"), _many(cases, "case"),
            _lasts(fewer_elsewhere(entry, houses)))  # fmt: skip


def _lasts(players: Mapping[str, int]) -> str:
    """In which houses the deck does not suffice for all the players stated."""
    told = [f"{number} in {house}" for house, number in players.items()]
    return f"the deck suffices for {', '.join(told)}" if told else ""


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"
