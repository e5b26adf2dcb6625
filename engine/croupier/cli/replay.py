"""`croupier replay`: hands that somebody wrote down, held against the rules."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cli._common import FINDINGS, FINE, colourful, common, library

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.histories.replaying import Replayed


@click.command(short_help="Play recorded hands again, and tell where they part from the rules.")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path(exists=True, path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="A list of what came of each hand, for programs.")
@click.option("--write", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Write the hands that agree into FILE: PHH (.phh, .phhs) or our own history (.jsonl).")  # fmt: skip
@common
@click.pass_context
def command(ctx: click.Context, files: tuple[Path, ...], *, as_json: bool, write: Path | None) -> None:
    """Play the hands of FILEs by our rules, up to the first difference.

    FILE is a hand in the PHH format (.phh), many of them (.phhs), our own histories (.jsonl), or a folder of these.
    """
    from croupier.cli._replaying import facts, lines, summary, title, written
    from croupier.histories.replaying import SUFFIXES

    if write and write.suffix not in SUFFIXES:
        raise click.UsageError(f"'{write}': the name of the file to write ends in {', '.join(SUFFIXES)}.")
    found = list(_played(ctx, tuple(_spread(files, SUFFIXES))))
    if as_json:
        import json

        click.echo(json.dumps([facts(each) for each in found], indent=2, ensure_ascii=False))
    else:
        width = max((len(title(each)) for each in found), default=0)
        for each in found:
            for line in lines(each, width, colour=colourful(ctx)):
                click.echo(line)
        click.echo(summary(found))
    if write:
        text, left_out = written(found, write, library(ctx))
        write.write_text(text, encoding="utf-8", newline="\n")
        for why in left_out:
            click.echo(why, err=True)
    fine = set(Counter(each.finding for each in found)) == {"agrees"}
    ctx.exit(FINE if fine else FINDINGS)


def _spread(files: tuple[Path, ...], suffixes: tuple[str, ...]) -> Iterator[Path]:
    """The files named, and those in the folders named. Raises UsageError for a folder without any."""
    for file in files:
        if not file.is_dir():
            yield file
            continue
        inside = sorted(each for each in file.rglob("*") if each.suffix in suffixes and each.is_file())
        if not inside:
            raise click.UsageError(f"There is no file of hands in '{file}': {', '.join(suffixes)}.")
        yield from inside


def _played(ctx: click.Context, files: tuple[Path, ...]) -> Iterator[Replayed]:
    from croupier.cli._progress import progress
    from croupier.histories.replaying import hands_of, replayed
    from croupier.histories.setting import Tables

    shelf = library(ctx)
    tables = Tables(shelf)
    hands = [hand for file in files for hand in hands_of(file)] if sys.stderr.isatty() else None
    with progress(len(hands or ()), "hands") as tick:
        for hand in hands if hands is not None else (hand for file in files for hand in hands_of(file)):
            yield replayed(hand, tables, shelf)
            tick()
