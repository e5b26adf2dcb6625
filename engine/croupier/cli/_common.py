"""What the commands share: the options that all of them have, the library they read, the words for faults."""

# ruff: noqa: PLC0415 - only a command that needs a room waits for it

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import click

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

    from click.shell_completion import CompletionItem

    from croupier.rules import Entry, Library
    from croupier.rules.entry import Sound
    from croupier.rules.rulings import Scopes
    from croupier.spec import Fault

    Function = TypeVar("Function", bound=Callable[..., Any])

CHECKED = "croupier.library"
"""Where a command of several stages keeps the library that the first of them found sound."""
FINE, FINDINGS, FAULT_OF_OURS = 0, 1, 3
"""Exit codes; 2 is click's, for what cannot be understood."""


@dataclass(slots=True)
class Setting:
    """What was asked for on the command line, before or after the command's name."""

    spec: Path | None = None
    traceback: bool = False


def setting(ctx: click.Context) -> Setting:
    """What was asked for, wherever on the command line."""
    return ctx.find_root().ensure_object(Setting)


def common(function: Function) -> Function:
    """The options that stand before or after the command's name."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


def _set_spec(ctx: click.Context, _: click.Parameter, folder: Path | None) -> None:
    if folder:
        setting(ctx).spec = folder


def _set_traceback(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:  # noqa: FBT001 - click's signature
    if wanted:
        setting(ctx).traceback = True


def _set_colour(ctx: click.Context, _: click.Parameter, wanted: bool | None) -> None:  # noqa: FBT001 - as above
    if wanted is not None:
        ctx.color = ctx.find_root().color = wanted
    elif ctx.color is None and (os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"):
        ctx.color = False


_OPTIONS = (
    click.option(
        "--spec", type=click.Path(exists=True, file_okay=False, path_type=Path), metavar="DIR", expose_value=False,
        callback=_set_spec, help="Read this folder of specs.",
    ),
    click.option("--color/--no-color", "colour", default=None, expose_value=False, callback=_set_colour, is_eager=True,
                 help="Colours, or none; by default where a person reads, and NO_COLOR is not set."),
    click.option("--traceback", is_flag=True, expose_value=False, callback=_set_traceback,
                 help="Show where in Croupier an error arose."),
)  # fmt: skip


def colourful(ctx: click.Context) -> bool:
    """Whether what is printed may have colours."""
    return sys.stdout.isatty() if ctx.color is None else ctx.color


def cores() -> int:
    """How many processes can be at work at once."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def resolved(path: Path) -> Path:
    """The path without links. One that leads back to itself is a question of usage."""
    try:
        return path.resolve()
    except (OSError, RuntimeError):  # RuntimeError: a loop, before Python 3.13
        raise click.UsageError(f"'{path}' leads nowhere: it is a link, and comes back to itself.") from None


def spec_folder(ctx: click.Context) -> Path | None:
    """The folder of specs that was named, or the one here; None: the specs that come with Croupier."""
    here = Path("spec")
    folder = setting(ctx).spec or (here if here.is_dir() else None)
    return resolved(folder) if folder else None


def own_folder(ctx: click.Context) -> Path:
    """The folder of specs, for a command that writes: never the one that came with Croupier, unasked."""
    folder = spec_folder(ctx)
    if folder is None:
        raise click.UsageError("There is no folder spec/ here to write for. Go to your project, or name it: --spec DIR")
    return folder


def library(
    ctx: click.Context,
    guests: tuple[Path, ...] = (),
    *,
    sound: Mapping[str, Sound] | None = None,
    scopes: Scopes | None = None,
    houses_do: bool = False,
) -> Library:
    """The specs, and variants that lie elsewhere; without those that are known to be sound.

    Where there are no variants, the command ends, unless there are houses and these alone will do.
    """
    from croupier.rules import Library
    from croupier.spec.reading import why_unreadable

    found = Library(spec_folder(ctx), guests, sound=sound, scopes=scopes)
    folder = found.root / "variants"
    houses = houses_do and any((found.root / "house").glob("*.yaml"))
    if not (guests or houses or any(folder.glob("*.yaml")) or why_unreadable(folder)):
        raise click.UsageError(f"There are no variants in {found.shown(folder)}/.")
    return found


def guest(path: Path) -> Path:
    """A variant's document that lies anywhere; its name is going to be the slug."""
    from croupier.spec.values import slug_of

    if path.suffix != ".yaml" or slug_of(path.stem) != path.stem:
        raise click.UsageError(f"'{path}' is no variant: that would be a file such as {slug_of(path.stem)}.yaml.")
    return resolved(path)


def variant(ctx: click.Context, name: str) -> Entry:
    """The variant of that slug, name or file. Raises SpecError where its documents have faults."""
    if name.endswith(".yaml") and Path(name).is_file():
        return library(ctx, (guest(Path(name)),)).variant(Path(name).stem)
    return on_shelf(library(ctx), name)


def on_shelf(shelf: Library, name: str) -> Entry:
    """The variant of that slug or name, of specs that are being read. Raises as `variant` does."""
    from croupier.spec.values import did_you_mean, slug_of

    for slug in (name, slug_of(name)):
        try:
            return shelf.variant(slug)
        except KeyError:
            continue
    for entry in shelf.variants.values():
        if slug_of(name) in map(slug_of, entry.rules.also_known_as):
            return entry
    near = did_you_mean(slug_of(name), shelf.variants)
    known = f"Did you mean '{near}'?" if near else there_are(shelf.variants)
    raise click.UsageError(f"There is no variant '{name}'. {known}")


MOST_TOLD = 12


def there_are(names: Iterable[str]) -> str:
    """`There are: bounce-back, double-draw.`, or the first of many and where the others are told."""
    names = tuple(names)
    first, more = names[:MOST_TOLD], len(names) - MOST_TOLD
    others = f" and {more} more; `croupier show` tells of each, `croupier check` lists them" if more > 0 else ""
    return f"There are: {', '.join(first)}{others}."


def variants_for_shell(ctx: click.Context, _: click.Parameter, begun: str) -> list[CompletionItem]:
    """The slugs that a shell can offer. No document is read for it."""
    from click.shell_completion import CompletionItem

    from croupier.spec.data import data

    files = sorted(((spec_folder(ctx) or data("spec")) / "variants").glob(f"{begun}*.yaml"))
    return [CompletionItem(file.stem) for file in files]


def report(ctx: click.Context, faults: Iterable[Fault], form: str = "text") -> int:
    """Print the faults; the exit code that goes with them."""
    from croupier.spec import render

    found = tuple(faults)
    text = render(found, form, colour=form == "text" and colourful(ctx))  # type: ignore[arg-type]  # click has checked it
    if text:
        click.echo(text)
    return FINDINGS if any(fault.level == "error" for fault in found) else FINE


def faults_of(shelf: Library, *, thorough: bool = False, only: Collection[str] | None = None) -> Iterator[Fault]:
    """Everything that is wrong with any document, with what they say together, and with the examples.

    With `only`, no other variants' hands are played.
    """
    from croupier.rules.crosschecks import check_links
    from croupier.rules.publishing import check_published

    found = [
        fault
        for slug, entry in shelf.variants.items()
        if only is None or slug in only
        for fault in _faults_in_play(entry, thorough=thorough)
    ]
    found += check_links(shelf)
    found += check_published(shelf)
    shelf.read_all()
    yield from shelf.faults
    yield from found


def _faults_in_play(entry: Entry, *, thorough: bool) -> Iterator[Fault]:
    """What is wrong with the cases of a variant, with house rules in pairs, and with the numbers of players."""
    from croupier.gherkin.checking import check_cases
    from croupier.gherkin.filling import FILLINGS
    from croupier.proof.holes import check_holes
    from croupier.rules.profiles import check_pairs

    yield from check_cases(entry, FILLINGS if thorough else FILLINGS[:1])
    yield from check_pairs(entry)
    yield from check_holes(entry)


def sound(ctx: click.Context) -> Library:
    """The specs, once they have been checked. Ends the command with the faults, where there are some."""
    if CHECKED in ctx.meta:
        return cast("Library", ctx.meta[CHECKED])
    shelf = library(ctx)
    if report(ctx, faults_of(shelf)):
        ctx.exit(FINDINGS)
    return shelf
