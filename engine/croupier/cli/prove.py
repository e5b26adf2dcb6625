"""`croupier prove`: for every sentence of the rules the hand that proves it, and every mistake that would show."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from croupier.cli._common import (
    FINDINGS,
    FINE,
    common,
    on_shelf,
    own_folder,
    sound,
    spec_folder,
    variants_for_shell,
)
from croupier.cli._progress import progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.cli._proving import Sought
    from croupier.proof.ledger import Ledger
    from croupier.rules import Library


@click.command(short_help="Prove that every rule is pinned by a hand.")
@click.argument("variants", nargs=-1, metavar="[VARIANT]...", shell_complete=variants_for_shell)
@click.option("--json", "as_json", is_flag=True, help="Print the ledgers as a JSON list.")
@click.option("--anew", is_flag=True, help="Prove once more what was proven before, and rests on the same.")
@click.option("--seek", is_flag=True, help="Seek a hand for every mutant that is open, and add it to spec/witnesses/.")
@common
@click.pass_context
def command(ctx: click.Context, *, variants: tuple[str, ...], as_json: bool, anew: bool, seek: bool) -> None:
    """Change the rules in every way a mistake could, and find for each change the hand that shows it.

    Each option is set otherwise, each step left out, each answer of a house replaced, the ranking got wrong: under no
    house rule, each by itself, and each pair. A changed rulebook must fail a case that people told, or be shown to
    play the same hands in a small world all of whose hands were played. Then every clause's own check, and its
    sentence, must contradict what was changed.

    In a folder of your own the ledgers are kept in features/proof/, and made anew only where something has changed.
    """
    shelf = sound(ctx)
    slugs = tuple(dict.fromkeys(on_shelf(shelf, name).rules.slug for name in variants)) or tuple(shelf.proven)
    ledgers = _ledgers(ctx, shelf, slugs, anew=anew)
    if seek:
        ctx.exit(_seek(ctx, shelf, ledgers))
    if as_json:
        click.echo(json.dumps([each.plain() for each in ledgers], ensure_ascii=False, indent=1))
    else:
        for each in ledgers:
            _print(each)
    ctx.exit(FINE if all(each.whole for each in ledgers) else FINDINGS)


def stage(ctx: click.Context) -> int:
    """Bring the ledgers of the variants that come with Croupier up to date; the exit code."""
    shelf = sound(ctx)
    if not shelf.is_ours:
        click.echo("Your variants are proven when you ask for it: croupier prove")
        return FINE
    ledgers = _ledgers(ctx, shelf, tuple(shelf.proven), anew=False)
    for each in ledgers:
        _print(each)
    return FINE if all(each.whole for each in ledgers) else FINDINGS


def _ledgers(ctx: click.Context, shelf: Library, slugs: Sequence[str], *, anew: bool) -> tuple[Ledger, ...]:
    """The ledgers, those that are still true read from where they are kept."""
    from croupier.cli._ledgers import HEADER, kept, rests_on, text_of
    from croupier.cli._proving import proven
    from croupier.proof.proving import parts_of
    from croupier.spec.data import data
    from croupier.spec.writing import refuse_foreign, write_whole

    folder = spec_folder(ctx)
    place = folder.parent / "features" / "proof" if folder else data("features", "proof")
    files = {slug: place / f"{slug}.json" for slug in slugs}
    prints = {slug: rests_on(shelf, slug) for slug in slugs}
    found = {
        slug: before for slug, path in files.items() if not anew and (before := kept(path, prints[slug])) is not None
    }
    missing = [slug for slug in slugs if slug not in found]
    if folder:
        refuse_foreign(place, [files[slug].name for slug in missing], header=HEADER)
    with progress(sum(len(parts_of(shelf.variants[slug])) for slug in missing), "proving") as tick:
        made = proven(shelf, missing, tick) if missing else {}
    for slug, it in made.items() if folder else ():
        write_whole(files[slug], text_of(it, prints[slug]))
    return tuple({**found, **made}[slug] for slug in slugs)


def _seek(ctx: click.Context, shelf: Library, ledgers: Sequence[Ledger]) -> int:
    """Look for what settles the open mutants; the exit code. What is found is told, and hands are kept."""
    from croupier.cli._proving import searches, sought
    from croupier.gherkin.keeping import keep_witnesses

    root = own_folder(ctx)
    left = 0
    for it in ledgers:
        asked = list(searches(shelf, it))
        before = shelf.variants[it.variant].witnesses
        kept = {each.id: each for each in before.cases} if before else {}
        with progress(len(asked), "seeking") as tick:
            for search, found in sought(asked, tick):
                left += found.example is None
                click.echo(f"{it.variant}: {search.mutant}\n  {_told(found)}")
                if found.example:
                    kept[found.example.id] = found.example
                    keep_witnesses(root, it.variant, kept.values())  # at once, so that nothing is lost
    return FINDINGS if left else FINE


def _told(found: Sought) -> str:
    if found.example:
        return f"is told apart by {found.example.id}, now in spec/witnesses/: {found.example.title}"
    if found.apart:
        return f"plays otherwise in the small world `{found.apart}`, and no sentence was found that tells it"
    if found.world:
        return (
            f"plays the same hands in every small world, and `{found.world}` asks for what it changes: where you are "
            "sure, say so under `equivalent` in unproven.yaml"
        )
    return "was told apart by no hand, and no small world asks for what it changes"


def _print(it: Ledger) -> None:
    """A line of figures, then whatever is left to prove."""
    click.echo(_line(it))
    for heading, findings in it.findings():
        click.echo(f"  {heading}:")
        for finding in findings:
            click.echo(f"    {finding}")
    if it.of("open"):
        click.echo("  `croupier prove --seek` looks for hands that tell them apart, and for small worlds.")


def _line(it: Ledger) -> str:
    mark = click.style("✓", fg="green") if it.whole else click.style("✗", fg="red")
    kinds = ("killed", "stillborn", "equivalent", "unreachable", "display only", "open")
    counts = ", ".join(f"{count:,} {kind}" for kind in kinds if (count := len(it.of(kind))))
    states = sum(world.states for world in it.worlds)
    return (
        f"{mark} {it.variant}   {it.clauses} clauses   {len(it.verdicts):,} mutants: {counts}   "
        f"{len(it.worlds)} worlds of {states:,} states"
    )
