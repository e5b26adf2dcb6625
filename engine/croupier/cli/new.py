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
from croupier.cli._offering import parents_for_shell
from croupier.cli._profiles import anywhere, slugs_anywhere

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.cli._amending import Tried
    from croupier.rules import Entry

NEXT = {
    "check {slug}": "whether the game can be played, after each change",
    "play {slug}": "a hand of it, against simple bots",
    "site": "its rules as a website",
}
NEXT_OF_A_HOUSE = {
    "check": "whether every answer is one that can be played, after each change",
    "show {game}@{slug}": "the rules of a game, played there",
    "play {game}@{slug}": "a hand of it, against simple bots",
}


@click.command(short_help="Begin a variant or a house of your own.")
@click.argument("slug")
@click.option("--house", is_flag=True, help="Begin a house: an answer to each question that games leave open.")
@click.option("--from", "parent", metavar="VARIANT", shell_complete=parents_for_shell,
              help="Begin with this variant (or, with --house, this house), and change what is different.")  # fmt: skip
@click.option("--name", metavar="NAME", help="What players call it; otherwise it is made from SLUG.")
@common
@click.pass_context
def command(ctx: click.Context, slug: str, *, house: bool, parent: str | None, name: str | None) -> None:
    """Write spec/variants/SLUG.yaml here: a game that can be played at once, with a note on every line.

    With --house it is spec/house/SLUG.yaml, and a game is played there by house: SLUG, or as GAME@SLUG.
    """
    _check_slug(slug)
    called = _called(name, slug)
    path = _place(ctx, "house" if house else "variants", slug)
    _write(ctx, path, _house(ctx, slug, called, parent or "home") if house else _variant(ctx, slug, called, parent))
    click.echo(f"\nOpen {_shown(path)} in an editor: each line is explained there. Then:")
    _print_next(ctx, slug, NEXT_OF_A_HOUSE if house else NEXT)


def _write(ctx: click.Context, path: Path, text: str) -> None:
    from croupier.spec.writing import write_whole

    write_whole(path, text)
    click.echo(f"  wrote {_shown(path)}")
    if not (path.parents[1] / "schema").exists():
        schema.write(ctx)


# What was asked for


def _check_slug(slug: str) -> None:
    from croupier.spec.values import read_slug

    try:
        read_slug(slug)
    except ValueError as wrong:
        raise click.UsageError(f"{wrong}.") from None


def _called(name: str | None, slug: str) -> str:
    """The name of the game or the house."""
    from croupier.spec.values import read_name

    try:
        return read_name(" ".join(map(str.capitalize, slug.split("-"))) if name is None else name)
    except ValueError as wrong:
        raise click.UsageError(f"{wrong}.") from None


def _place(ctx: click.Context, folder: str, slug: str) -> Path:
    """Where the spec goes. Nothing may be there, and no file where a folder belongs."""
    root = setting(ctx).spec or Path("spec")
    path = root / folder / f"{slug}.yaml"
    for above in (root, path.parent):
        if _is_there(above) and not above.is_dir():
            raise click.UsageError(f"'{_shown(above)}' is in the way: a folder belongs there, and it is none.")
    if _is_there(path):
        raise click.UsageError(f"'{_shown(path)}' is there already, and stays as it is. Choose another slug.")
    return path


def _is_there(path: Path) -> bool:
    return path.exists() or path.is_symlink()


# What is written


def _variant(ctx: click.Context, slug: str, name: str, parent: str | None) -> str:
    from croupier.cli._amending import amending, scalar
    from croupier.cli._sheet import whole_game
    from croupier.rules.migrations import MIGRATIONS

    if parent is None:
        return whole_game(slug, scalar(name), len(MIGRATIONS))
    line = _line(ctx, parent)
    if slug in (entry.rules.slug for entry in line):
        raise click.UsageError(f"'{slug}' would begin with itself. Choose another slug.")
    with _trial(ctx, slug, line) as tried:
        return amending(slug, scalar(name), len(MIGRATIONS), line[0].rules, tried)


def _house(ctx: click.Context, slug: str, name: str, parent: str) -> str:
    from croupier.cli._amending import scalar
    from croupier.cli._house_sheet import whole_house
    from croupier.rules import Library
    from croupier.rules.migrations import MIGRATIONS
    from croupier.spec import SpecError
    from croupier.spec.values import did_you_mean

    shelf = Library(spec_folder(ctx))
    if parent not in shelf.houses:
        if shelf.faults:
            raise SpecError(shelf.faults)
        near = did_you_mean(parent, shelf.houses)
        known = f"Did you mean '{near}'?" if near else f"There are: {', '.join(shelf.houses)}."
        raise click.UsageError(f"There is no house '{parent}'. {known}")
    return whole_house(slug, scalar(name), len(MIGRATIONS), parent, shelf.houses[parent])


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


def _print_next(ctx: click.Context, slug: str, following: Mapping[str, str]) -> None:
    """The commands that come next, as they are typed."""
    given = setting(ctx).spec
    begin = f"croupier --spec {shlex.quote(str(given))} " if given else "croupier "
    own = sorted(((given or Path("spec")) / "variants").glob("*.yaml"))
    game = own[0].stem if own else slugs_anywhere(ctx)[0]
    commands = {begin + command.format(slug=slug, game=game): does for command, does in following.items()}
    for typed, does in commands.items():
        click.echo(f"  {typed.ljust(max(map(len, commands)))}   {does}")


def _shown(path: Path) -> str:
    return click.format_filename(path.as_posix())
