"""`croupier vectors`: hands to be played by other implementations, as plain JSON."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import click

from croupier.cli._common import (
    FINE,
    common,
    faults_of,
    guest,
    library,
    own_folder,
    report,
    sound,
    spec_folder,
    variant,
    variants_for_shell,
)
from croupier.cli._progress import progress
from croupier.cli.schema import told

LEVELS = ("result", "legal", "full", "ranking")
MOST = 1_000_000


class Wanted(NamedTuple):
    """The options that say which hands, and how they are told."""

    hands: int | None
    seed: int
    level: str


@click.command(short_help="Write hands for other implementations.")
@click.argument("variants", nargs=-1, metavar="[VARIANT]...", shell_complete=variants_for_shell)
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", help="Where the files go.")
@click.option("--hands", type=click.IntRange(0, MOST), metavar="N", help="So many hands for each variant, beside its "
              "cases (64 by default); at level ranking, of each table of all hands (all by default).")  # fmt: skip
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Other hands for another number.")
@click.option("--level", type=click.Choice(LEVELS), default="legal", show_default=True, help="What is expected: the "
              "result alone, what is legal at each step, or all there is to see; or hands to be compared.")  # fmt: skip
@common
@click.pass_context
def command(
    ctx: click.Context, *, variants: tuple[str, ...], out: Path | None, hands: int | None, seed: int, level: str
) -> None:
    """Write hands with what is expected of them, as JSON that says what it is made from.

    Every case that people told, and hands made at random: legal ones, ones at an edge (short stacks, short decks, full
    tables, ties), and ones that end in something illegal. They are chosen so that every clause is shown and refuses.
    The same seed makes the same hands. At level ranking, name rankings instead of variants.

    Without --out, and in the folder of Croupier itself, this makes features/vectors/, which comes with it.
    """
    if out is None:
        if variants or hands is not None or level != "legal":
            raise click.UsageError("Say where the files are to go: --out DIR")
        ctx.exit(_write_ours(ctx))
    began = perf_counter()
    wanted = Wanted(hands, seed, level)
    count = _tables(variants, out, wanted) if level == "ranking" else _hands(ctx, variants, out, wanted)
    took = perf_counter() - began
    click.echo(f"{count:,} hands in {click.format_filename(out)}/, {took:.1f} s, {count / took:,.0f} a second.")


def write(ctx: click.Context) -> int:
    """Bring the vectors that come with Croupier up to date where the specs have changed; the exit code."""
    from croupier.conformance.vectors import sync

    shelf = sound(ctx)
    if not shelf.is_ours:
        click.echo("Those of your variants are made when they are asked for: croupier vectors --out DIR")
        return FINE
    own_folder(ctx)
    return told(sync(shelf, anew=False), "features/vectors", check=False, by="croupier vectors")


def _write_ours(ctx: click.Context) -> int:
    """Make what comes with Croupier, in Croupier's own folder."""
    from croupier.conformance.vectors import sync

    shelf = library(ctx)
    if not (shelf.is_ours and spec_folder(ctx)):
        raise click.UsageError("Say where the files are to go: --out DIR")
    return told(sync(sound(ctx), anew=True), "features/vectors", check=False, by="croupier vectors")


def _hands(ctx: click.Context, names: tuple[str, ...], out: Path, wanted: Wanted) -> int:
    from croupier.conformance.making import HANDS, Commission, most, write

    guests = tuple(guest(Path(name)) for name in names if name.endswith(".yaml") and Path(name).is_file())
    shelf = library(ctx, guests)
    slugs = tuple(dict.fromkeys(variant(ctx, name).rules.slug for name in names)) or tuple(shelf.kept)
    if code := report(ctx, faults_of(shelf, only=slugs)):
        ctx.exit(code)
    count = HANDS if wanted.hands is None else wanted.hands
    commission = Commission(variants=slugs, hands=count, seed=wanted.seed, level=wanted.level)  # type: ignore[arg-type]  # no other
    with progress(sum(most(shelf, commission, slug) for slug in slugs)) as tick:
        return write(shelf, commission, out, lambda more: tick(more=more))


def _tables(rankings: tuple[str, ...], out: Path, wanted: Wanted) -> int:
    from croupier.conformance.ranking import how_many
    from croupier.conformance.tabled import write_tables
    from croupier.evaluators import words
    from croupier.spec.values import did_you_mean

    for word in rankings:
        if word not in words(ours=True):
            near = did_you_mean(word, words(ours=True))
            more = f"Did you mean '{near}'?" if near else f"There are: {', '.join(words(ours=True))}."
            raise click.UsageError(f"There is no ranking '{word}'. {more}")
    chosen = tuple(dict.fromkeys(rankings)) or words(ours=True)
    counts = [min(wanted.hands or how_many(word), how_many(word)) for word in chosen]
    with progress(sum(counts)) as tick:
        return write_tables(dict(zip(chosen, counts, strict=True)), out, lambda more: tick(more=more))
