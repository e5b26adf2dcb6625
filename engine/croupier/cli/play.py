"""`croupier play`: a variant at the kitchen table, against simple bots."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

import sys
from random import SystemRandom

import click

from croupier.cli._common import colourful, common, variants_for_shell
from croupier.cli._profiles import anywhere, read_profile

STRUCTURES = ("fixed-limit", "pot-limit", "no-limit", "spread-limit")
MOST = 1_000_000_000
CHIPS = click.IntRange(1, MOST)


@click.command(short_help="Play a variant against simple bots.")
@click.argument("name", metavar="VARIANT", shell_complete=variants_for_shell)
@click.option("--seats", type=click.IntRange(2), help="Players at the table, you included.")
@click.option("--stack", type=CHIPS, default=100, show_default=True, help="Chips of each player.")
@click.option("--betting", type=click.Choice(STRUCTURES), help="The betting structure, if not the variant's usual one.")
@click.option("--ante", type=click.IntRange(0, MOST), help="The ante, if not the usual one.")
@click.option("--bet", type=CHIPS, help="The fixed bet, or the least one.")
@click.option("--max-bet", type=CHIPS, help="The most that a spread-limit bet adds.")
@click.option("--hands", type=click.IntRange(1), help="How many hands; otherwise until you leave.")
@click.option("--seed", type=click.IntRange(0), help="Deal the cards of an earlier game again.")
@click.option("--plain", is_flag=True, help="No colours and no frames, as in a pipe.")
@common
@click.pass_context
def command(
    ctx: click.Context, name: str, *, seats: int | None, stack: int, betting: str | None, ante: int | None,
    bet: int | None, max_bet: int | None, hands: int | None, seed: int | None, plain: bool,
) -> None:  # fmt: skip
    """Play VARIANT, a slug, a name, or a file, in the terminal. Say “help” at the table.

    With house rules: five-card-draw+three-card-limit. In another house: five-card-draw@casino.
    """
    from croupier.cli._game import Game
    from croupier.cli._screen import Screen
    from croupier.play import CannotStart, start
    from croupier.play.sitting import Sitting, table_stakes, usual_seats

    profile = read_profile(name)
    rules = profile.rules(anywhere(ctx, profile.name, profile.house))
    structure = betting.replace("-", " ") if betting else None
    stakes = table_stakes(rules, structure, {"ante": ante, "bet": bet, "max bet": max_bet})
    places = usual_seats(rules) if seats is None else seats
    try:
        start(rules, stacks=[stack] * places, deck=rules.deck, stakes=stakes)
    except CannotStart as cannot:
        raise click.UsageError(f"{cannot.why}. {rules.clause(cannot.clause).text} ({cannot.clause})") from None
    dice = SystemRandom().randrange(1_000_000) if seed is None else seed
    sitting = Sitting(rules=rules, stakes=stakes, stack=stack, seats=places, seed=dice)
    Game(sitting=sitting, screen=Screen(plain=plain or not sys.stdout.isatty(), colour=colourful(ctx))).play(hands)
