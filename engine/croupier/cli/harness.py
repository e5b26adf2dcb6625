"""`croupier harness`: programs by which an engine in any language answers the conformance protocol."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cli._common import common

if TYPE_CHECKING:
    from collections.abc import Mapping

    from click.shell_completion import CompletionItem

RUN = re.compile(r"croupier conform -- (.+)")
"""How the head of a harness says that it is run."""


def harnesses() -> Mapping[str, Path]:
    """The harness of each language."""
    from croupier.spec.data import data

    folders = sorted(each for each in data("features", "harnesses").iterdir() if each.is_dir())
    return {folder.name: next(folder.glob("[Hh]arness.*")) for folder in folders}


def how(file: Path) -> str:
    """What is typed to run it, as it says itself."""
    found = RUN.search(file.read_text(encoding="utf-8"))
    assert found, f"{file.name} says how it is run"
    return found[1].strip()


@click.group(invoke_without_command=True, short_help="Begin a harness, by which your engine can be checked.")
@common
@click.pass_context
def command(ctx: click.Context) -> None:
    """List the languages for which there is a harness to begin with.

    A harness is a program of at most a hundred lines that stands between your engine and `croupier conform`. In a
    language that is not among these it is written as easily: see "Validate your engine" on the website.
    """
    if ctx.invoked_subcommand:
        return
    shown = {language: how(file) for language, file in harnesses().items()}
    for language, run in shown.items():
        click.echo(f"  {language.ljust(max(map(len, shown)))}   {run}")
    click.echo("\nBegin with one: croupier harness new LANGUAGE")


def _for_shell(_: click.Context, __: click.Parameter, begun: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    return [CompletionItem(each) for each in harnesses() if each.startswith(begun)]


@command.command(short_help="Write a harness to begin with.")
@click.argument("language", shell_complete=_for_shell)
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE", help="Otherwise it is named as in the list.")
@common
def new(language: str, *, out: Path | None) -> None:
    """Write a harness with a toy in the place of the engine, which can be run at once."""
    file = _file(language)
    place = out or Path(file.name)
    if place.is_dir():
        place /= file.name
    if place.exists() or place.is_symlink():
        raise click.UsageError(f"'{_shown(place)}' is there already, and stays as it is. Name another: --out FILE")
    if not place.parent.is_dir():
        raise click.UsageError(f"There is no folder '{_shown(place.parent)}'.")
    text = file.read_text(encoding="utf-8").replace(file.name, place.name)
    place.write_text(text, encoding="utf-8", newline="\n")
    run = how(file).replace(file.name, _shown(place))
    click.echo(f"  wrote {_shown(place)}\n")
    click.echo(f"  croupier conform --doctor -- {run}   whether it speaks the protocol, step by step")
    click.echo(f"  croupier conform -- {run}{' ' * len('--doctor ')}   whether the engine knows the rules")


def _file(language: str) -> Path:
    """The harness of that language, by its name or by how its files end."""
    from croupier.spec.values import did_you_mean

    known = harnesses()
    asked = language.lower()
    by_suffix = {file.suffix[1:]: file for file in known.values()}
    by_suffix |= {suffix[1:]: file for suffix, file in by_suffix.items() if suffix.startswith("m")}
    found = known.get(asked) or by_suffix.get(asked)
    if found:
        return found
    near = did_you_mean(asked, known)
    listed = ", ".join(known)
    raise click.UsageError(
        f"There is no harness in '{language}'. "
        + (f"Did you mean '{near}'?" if near else f"There are: {listed}; any other language will do as well.")
    )


def _shown(path: Path) -> str:
    return click.format_filename(path.as_posix())
