"""`croupier new`: the first spec of a variant, with a note on every line."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

import shlex
import shutil
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import click

from croupier.cli import schema
from croupier.cli._common import common, setting, spec_folder
from croupier.cli._offering import all_variants_for_shell
from croupier.cli._profiles import anywhere

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.cli._amending import Tried
    from croupier.rules import Entry

NEXT = {
    "check {slug}": "whether the game can be played, after each change",
    "play {slug}": "a hand of it, against simple bots",
    "site": "its rules as a website",
}


@click.command(short_help="Begin a variant of your own.")
@click.argument("slug")
@click.option("--from", "parent", metavar="VARIANT", shell_complete=all_variants_for_shell,
              help="Begin with this variant, and change what is different.")  # fmt: skip
@click.option("--name", metavar="NAME", help="What players call the game; otherwise it is made from SLUG.")
@common
@click.pass_context
def command(ctx: click.Context, slug: str, *, parent: str | None, name: str | None) -> None:
    """Write spec/variants/SLUG.yaml here: a game that can be played at once, with a note on every line."""
    from croupier.rules.migrations import MIGRATIONS
    from croupier.spec.writing import write_whole

    _check_slug(slug)
    called = _called(name, slug)
    path = _place(ctx, slug)
    text = _extending(ctx, slug, called, parent) if parent is not None else _whole(slug, called, len(MIGRATIONS))
    write_whole(path, text)
    click.echo(f"  wrote {_shown(path)}")
    if not (path.parents[1] / "schema").exists():
        schema.write(ctx)
    click.echo(f"\nOpen {_shown(path)} in an editor: each line is explained there. Then:")
    _print_next(ctx, slug)


# What was asked for


def _check_slug(slug: str) -> None:
    from croupier.spec.values import read_slug

    try:
        read_slug(slug)
    except ValueError as wrong:
        raise click.UsageError(f"{wrong}.") from None


def _called(name: str | None, slug: str) -> str:
    """The name of the game."""
    from croupier.spec.values import read_name

    try:
        return read_name(" ".join(map(str.capitalize, slug.split("-"))) if name is None else name)
    except ValueError as wrong:
        raise click.UsageError(f"{wrong}.") from None


def _place(ctx: click.Context, slug: str) -> Path:
    """Where the spec goes. Nothing may be there, and no file where a folder belongs."""
    root = setting(ctx).spec or Path("spec")
    path = root / "variants" / f"{slug}.yaml"
    for folder in (root, path.parent):
        if _is_there(folder) and not folder.is_dir():
            raise click.UsageError(f"'{_shown(folder)}' is in the way: a folder belongs there, and it is none.")
    if _is_there(path):
        raise click.UsageError(f"'{_shown(path)}' is there already, and stays as it is. Choose another slug.")
    return path


def _is_there(path: Path) -> bool:
    return path.exists() or path.is_symlink()


# What is written


def _whole(slug: str, name: str, format_: int) -> str:
    from croupier.cli._amending import scalar
    from croupier.cli._sheet import whole_game

    return whole_game(slug, scalar(name), format_)


def _extending(ctx: click.Context, slug: str, name: str, parent: str) -> str:
    from croupier.cli._amending import amending, scalar
    from croupier.rules.migrations import MIGRATIONS

    line = _line(ctx, parent)
    if slug in (entry.rules.slug for entry in line):
        raise click.UsageError(f"'{slug}' would begin with itself. Choose another slug.")
    with _trial(ctx, slug, line) as tried:
        return amending(slug, scalar(name), len(MIGRATIONS), line[0].rules, tried)


def _line(ctx: click.Context, name: str) -> list[Entry]:
    """A variant, the one it extends, the one that this one extends, and so on."""
    from croupier.spec.data import data

    entry = anywhere(ctx, name)
    homes = [(root / "variants").resolve() for root in (spec_folder(ctx), data("spec")) if root]
    if entry.written.path.resolve().parent not in homes:
        raise click.UsageError(f"'{name}' lies elsewhere. Put it into spec/variants/ first, so that it is found there.")
    parent = entry.document.extends
    return [entry, *(_line(ctx, parent) if parent else ())]


@contextmanager
def _trial(ctx: click.Context, slug: str, line: list[Entry]) -> Iterator[Tried]:
    """A way to find out whether a spec stands every check, with no other documents than it needs."""
    from croupier.gherkin.checking import check_cases
    from croupier.gherkin.filling import FILLINGS
    from croupier.proof.holes import check_holes
    from croupier.rules import Library
    from croupier.rules.profiles import check_pairs

    with TemporaryDirectory() as folder:
        root = Path(folder)
        own = spec_folder(ctx)
        (root / "variants").mkdir()
        if own and (own / "house").is_dir():
            shutil.copytree(own / "house", root / "house")
        for entry in line:
            shutil.copyfile(entry.written.path, root / "variants" / entry.written.path.name)

        def tried(text: str) -> bool:
            (root / "variants" / f"{slug}.yaml").write_text(text, encoding="utf-8", newline="\n")
            shelf = Library(root)
            entry = shelf.variants.get(slug)
            if entry is None or shelf.faults:
                return False
            return not (check_cases(entry, FILLINGS) or check_pairs(entry) or any(check_holes(entry)))

        yield tried


# What is said


def _print_next(ctx: click.Context, slug: str) -> None:
    """The commands that come next, as they are typed."""
    given = setting(ctx).spec
    begin = f"croupier --spec {shlex.quote(str(given))} " if given else "croupier "
    commands = {begin + command.format(slug=slug): does for command, does in NEXT.items()}
    for typed, does in commands.items():
        click.echo(f"  {typed.ljust(max(map(len, commands)))}   {does}")


def _shown(path: Path) -> str:
    return click.format_filename(path.as_posix())
