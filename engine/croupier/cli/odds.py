"""`croupier odds`: how often each kind of hand wins."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import click

from croupier.cli._common import FINDINGS, FINE, common, own_folder, sound
from croupier.cli._offering import profiles_for_shell
from croupier.cli._profiles import anywhere, read_profile
from croupier.cli._progress import progress

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.play.odds import Odds
    from croupier.rules import Rulebook

_BAR = 40


@click.command(short_help="Tell how often each kind of hand wins.")
@click.argument("variants", nargs=-1, metavar="[VARIANT]...", shell_complete=profiles_for_shell)
@click.option("--hands", type=click.IntRange(100, 10_000_000), metavar="N", help="So many hands (20,000).")
@click.option("--players", type=click.IntRange(2, 26), metavar="N", help="So many players (5).")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Other hands for another number.")
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as a JSON list.")
@click.option("--keep", is_flag=True, help="Keep them in features/odds/, from where the rules pages show them.")
@common
@click.pass_context
def command(
    ctx: click.Context, *, variants: tuple[str, ...], hands: int | None, players: int | None, seed: int,
    as_json: bool, keep: bool,
) -> None:  # fmt: skip
    """Play many hands between players who never bet and never fold, and count what wins.

    They draw by a rule that is printed with the numbers. The same seed counts the same hands. Variants may name house
    rules and a house, as in five-card-draw+three-card-limit; without any, all variants are counted that know the rule.
    """
    from croupier.play import CannotStart
    from croupier.play.odds import HANDS, PLAYERS, NoStrategyError, odds
    from croupier.website.odds import keep_odds

    shelf, found = sound(ctx), []
    if keep:
        own_folder(ctx)
        if strangers := [name for name in variants if name not in shelf.variants]:
            raise click.UsageError(f"Only variants of this folder are kept, without house rules, not {strangers[0]}.")
    many, code = hands or HANDS, FINE
    for name in variants or tuple(shelf.kept):
        profile = read_profile(name)
        rules = profile.rules(anywhere(ctx, profile.name, profile.house))
        try:
            with progress(many, name) as tick:
                counted = odds(rules, players=players or PLAYERS, hands=many, seed=seed, tick=tick)
        except (NoStrategyError, CannotStart) as wrong:
            if not variants and isinstance(wrong, NoStrategyError):
                continue  # nobody asked for this one
            click.echo(f"{name}: {wrong}", err=True)
            code = FINDINGS
            continue
        found.append({"variant": name, **asdict(counted)})
        if not as_json:
            click.echo("\n".join(_page(rules, name, counted)))
        if keep:
            keep_odds(shelf, rules, counted)
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=1))
    ctx.exit(code)


def _page(rules: Rulebook, name: str, counted: Odds) -> Iterator[str]:
    yield click.style(f"{rules.name}", bold=True) + click.style(f"  {name}", dim=True)
    most = max(map(counted.part, counted.wins))
    for kind in counted.wins:
        part = counted.part(kind)
        bar = click.style("█" * round(_BAR * part / most), fg="green")
        yield f"  {kind:16} {100 * part:6.2f} % ± {100 * counted.error(part):.2f}  {bar}"
    yield click.style(f"  {counted.hands:,} hands of {counted.players} players, seed {counted.seed}", dim=True)
    yield ""
