"""`croupier serve`: the reference engine behind the protocol, on standard input and output."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

import sys

import click

from croupier.cli._common import common, library


@click.command(short_help="Answer the conformance protocol with our own engine.")
@common
@click.pass_context
def command(ctx: click.Context) -> None:
    """Read requests of the conformance protocol from standard input, a line of JSON each, and answer them.

    This is what `croupier conform` talks to when it is given `-- croupier serve`; a harness of one's own can be
    compared with it, line by line.
    """
    from croupier.conformance.serving import Server, serve

    for answer in serve(iter(sys.stdin.buffer.readline, b""), Server(library(ctx))):
        sys.stdout.buffer.write(f"{answer}\n".encode())
        sys.stdout.buffer.flush()
