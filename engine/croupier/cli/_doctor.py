"""`croupier conform --doctor`: what is wrong with a harness, told step by step."""

# ruff: noqa: PLC0415 - the help of the command is quick, too

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

import click

from croupier.cli._common import FINDINGS, FINE, library

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.conformance.doctor import Finding

MOST = 300
"""Characters of a line that are shown."""
HEADS = 6


def doctor(ctx: click.Context, command: tuple[str, ...], seconds: float) -> int:
    """Print the steps as they are taken; the exit code."""
    from croupier.conformance.doctor import STEPS, examine

    ills = []
    for finding in examine(command, library(ctx), seconds):
        ills += [] if finding.well else [finding.step]
        for text in _told(finding):
            click.echo(text)
    click.echo()
    if not ills:
        click.echo(f"The harness is well. Next: croupier conform -- {shlex.join(command)}")
        return FINE
    if any(step.vital for step in STEPS if step.name in ills):
        click.echo("The other steps can only be taken when that is mended.")
    else:
        click.echo(f"Steps that went wrong: {len(ills)}. Everything else about the harness is well.")
    return FINDINGS


def _told(finding: Finding) -> Iterator[str]:
    from croupier.spec.harmless import cut

    if finding.well:
        note = click.style(f"  {cut(finding.note, MOST)}", dim=True) if finding.note else ""
        yield f"{click.style('✓', fg='green')} {finding.step}{note}"
        return
    yield f"{click.style('✗', fg='red', bold=True)} {click.style(finding.step, bold=True)}"
    for head, text in (("sent", finding.sent), ("came", finding.came), ("do", finding.todo)):
        if text:
            yield f"{head:>{HEADS}}  {cut(text, MOST)}"
