"""`croupier completion`: the script by which a shell completes what is begun."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from croupier.cli._common import common

SHELLS = ("bash", "zsh", "fish")
NAME = "croupier"
_VARIABLE = "_CROUPIER_COMPLETE"
"""Where the script asks; click looks there before anything else."""


@click.command(short_help="Print the script that lets a shell complete commands.")
@click.argument("shell", metavar="|".join(SHELLS), type=click.Choice(SHELLS))
@common
@click.pass_context
def command(ctx: click.Context, *, shell: str) -> None:
    """Print what lets a shell complete commands, variants, clauses and house rules.

    In ~/.bashrc: eval "$(croupier completion bash)"; in ~/.zshrc likewise; in fish: croupier completion fish | source
    """
    kind = get_completion_class(shell)
    assert kind, "click knows these shells"
    click.echo(kind(ctx.find_root().command, {}, NAME, _VARIABLE).source(), nl=False)
