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

_FOLDERS = ("variants", "cases", "witnesses")
"""Where the documents of a variant lie."""


@click.command(short_help="Read every spec and report all faults at once.")
@click.argument("files", nargs=-1, metavar="[FILES]...")
@click.option("--format", "form", type=click.Choice(["text", "json", "github"]), default="text", show_default=True,
              help="For people, for programs, or as annotations on GitHub.")  # fmt: skip
@click.option("--thorough", is_flag=True, help="Let the cards that cases do not tell fall in three ways, not in one.")
@click.option("--anew", is_flag=True, help="Play what was found without fault before, and has not changed since, too.")
@common
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...], form: str, *, thorough: bool, anew: bool) -> None:
    """Read variants, houses, sources, rulings and cases, and report all that is wrong with them.

    FILES, or slugs of variants, restrict what is reported. A variant that lies elsewhere is checked too.
    """
    ctx.exit(check(ctx, files, form, thorough=thorough, anew=anew))


def check(
    ctx: click.Context, files: tuple[str, ...] = (), form: str = "text", *, thorough: bool = False, anew: bool = False
) -> int:
    """Print the faults or, where there are none, what is there; the exit code."""
    from croupier.cli._verdicts import Verdicts

    asked = tuple(path for file in files for path in _named(ctx, file))
    root = library(ctx, houses_do=True).root
    guests = tuple(path for path in asked if not path.is_relative_to(root))
    named = {path.stem for path in asked} if files else None
    verdicts = None if guests else Verdicts(root, anew=named if anew or thorough else ())
    sound = {slug: it.sound for slug, it in verdicts.sound.items()} if verdicts else None
    shelf = library(ctx, guests, sound=sound, scopes=verdicts.scopes if verdicts else None, houses_do=True)
    known = verdicts.played if verdicts else frozenset()
    only = shelf.variants.keys() if named is None else shelf.variants.keys() & named
    faults = list(faults_of(shelf, thorough=thorough, only=only - known))
    rows = {slug: _row(shelf.variants[slug], shelf.houses) for slug in only | (known & shelf.variants.keys())}
    if verdicts:
        verdicts.remember(shelf, only | known, faults, rows)
        rows |= {slug: verdicts.sound[slug].row for slug in shelf.sound}
    if files:
        wanted = {shelf.shown(path) for path in asked}
        faults = [fault for fault in faults if fault.place.path in wanted]
        rows = {slug: row for slug, row in rows.items() if not _own(shelf, slug).isdisjoint(asked)}
    if any(fault.level == "error" for fault in faults) or form != "text":
        return report(ctx, faults, form)
    _print_variants([rows[slug] for slug in sorted(rows)])
    if faults:
        click.echo()
        report(ctx, faults)
    elif files:
        click.echo(f"{_many(len(asked), 'file')}: all is well.")
    else:
        _print_counts(shelf)
    if not files:
        ctx.meta[CHECKED] = library(ctx) if shelf.sound else shelf
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
        of_slug = [root / folder / f"{file}.yaml" for folder in _FOLDERS]
        if not of_slug[0].is_file():
            near = did_you_mean(file, [each.stem for each in (root / "variants").glob("*.yaml")])
            hint = f" Did you mean '{near}'?" if near else ""
            raise click.UsageError(f"There is neither a file nor a variant '{file}'.{hint}")
        yield from (each for each in of_slug if each.is_file())


def _own(shelf: Library, slug: str) -> set[Path]:
    """The documents of a variant."""
    here = {(shelf.root / folder / f"{slug}.yaml").resolve() for folder in _FOLDERS}
    return here | {guest for guest in shelf.guests if guest.stem == slug}


def _print_variants(rows: list[tuple[str, ...]]) -> None:
    """A line for each."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        line = "   ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        click.echo(f"{click.style('✓', fg='green')} {line}")


def _print_counts(shelf: Library) -> None:
    sources = {*shelf.sources, *(source for known in shelf.sound.values() for source in known.sources)}
    counts = {"variant": len(shelf.variants) + len(shelf.sound), "house": len(shelf.houses), "source": len(sources),
              "ruling": len(shelf.scopes)}  # fmt: skip
    click.echo(", ".join(_many(number, noun) for noun, number in counts.items()) + ": all is well.")


def _row(entry: Entry, houses: Iterable[str]) -> tuple[str, ...]:
    from croupier.proof.holes import fewer_elsewhere

    rules = entry.rules
    least, most = rules.players
    cases = len(entry.document.examples) + sum(len(document.cases) for document, _ in entry.further)
    return (rules.slug, rules.name, f"{least} to {most} players", _many(len(rules.steps), "step"),
            _many(len(rules.clauses), "clause"), _many(cases, "case"),
            _lasts(fewer_elsewhere(entry, houses)))  # fmt: skip


def _lasts(players: Mapping[str, int]) -> str:
    """In which houses the deck does not suffice for all the players stated."""
    told = [f"{number} in {house}" for house, number in players.items()]
    return f"the deck suffices for {', '.join(told)}" if told else ""


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"
