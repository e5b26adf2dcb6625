"""The command `croupier` itself: its subcommands, and what becomes of everything that goes wrong in them."""

# ruff: noqa: PLC0415 - only a command that needs a room waits for it

from __future__ import annotations

import gc
import os
import sys
import traceback
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, NoReturn

import click

from croupier.cli._common import FAULT_OF_OURS, FINDINGS, common, setting

if TYPE_CHECKING:
    from collections.abc import Callable

INTERRUPTED, PIPE_CLOSED = 130, 141
"""As shells count: 128 and the signal."""

_EPILOG = """\b
Exit codes:
  0  all is well
  1  something was found: a fault in a spec, a stale file, a failed test
  2  the command line cannot be understood
  3  a fault of Croupier itself; please report it

Without --spec it is the folder spec/ here, and where there is none, the variants that come with Croupier."""


class Commands(click.Group):
    """The modules beside this one, imported when they are needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The public modules of the room, in alphabetical order."""
        room = str(Path(__file__).parent)
        return sorted(module.name for module in iter_modules([room]) if not module.name.startswith("_"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The `command` of the module of that name."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command = import_module(f"croupier.cli.{cmd_name}").command
        assert isinstance(command, click.Command), f"{cmd_name} is a command"
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does, with the name that was probably meant."""
        if not (ctx.resilient_parsing or args[0].startswith("-") or self.get_command(ctx, args[0])):
            from croupier.spec.values import did_you_mean

            near = did_you_mean(args[0], self.list_commands(ctx))
            ctx.fail(f"There is no command '{args[0]}'." + (f" Did you mean '{near}'?" if near else ""))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """Run the command. Whatever escapes it is told in plain words."""
        try:
            return super().invoke(ctx)
        except (click.ClickException, click.exceptions.Exit):
            raise
        except KeyboardInterrupt:
            click.echo(err=True)
            ctx.exit(INTERRUPTED)
        except BrokenPipeError:
            ctx.exit(_closed())
        except Exception as error:  # noqa: BLE001 - nobody should have to read a traceback they did not ask for
            ctx.exit(_tell(error, ctx))


@click.group(cls=Commands, epilog=_EPILOG, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="croupier", message="%(prog)s %(version)s")
@common
def croupier() -> None:
    """Poker variants written once: the game, the rules page, the scenarios, and the proof that they agree."""


def main() -> NoReturn:
    """Run the command line and leave with its exit code."""
    gc.set_threshold(500_000)  # a command keeps most of what it makes; looking through it took a tenth of the time
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure: Callable[..., None] | None = getattr(stream, "reconfigure", None)
        if reconfigure:  # a terminal that has no ♠ gets a question mark, and not an error
            reconfigure(errors="replace")
    try:
        code = croupier.main(prog_name="croupier", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        code = error.exit_code
    except (click.Abort, KeyboardInterrupt):
        code = INTERRUPTED
    except BrokenPipeError:
        code = _closed()
    except OSError as error:
        click.echo(f"The output: {error.strerror or error}", err=True)
        _closed()
        code = FINDINGS
    gc.freeze()  # nor is anything gained by a last look
    sys.exit(code if isinstance(code, int) else 0)


def _closed() -> int:
    """Nobody can read our output any more: say nothing, not even at the very end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.__stdout__, sys.__stderr__):
        if stream is not None:
            os.dup2(nowhere, stream.fileno())
    return PIPE_CLOSED


def _tell(error: Exception, ctx: click.Context) -> int:
    """A letter about the error, and the exit code that goes with it."""
    from croupier.plugins import blamed
    from croupier.spec import SpecError, render
    from croupier.spec.writing import NotOursError

    in_full = setting(ctx).traceback
    if in_full:
        click.echo("".join(traceback.format_exception(error)), err=True, nl=False)
    if isinstance(error, SpecError):
        colour = sys.stderr.isatty() if ctx.color is None else ctx.color
        click.echo(render(error.faults, colour=colour), err=True)
        return FINDINGS
    if isinstance(error, NotOursError):
        click.echo(str(error), err=True)
        return FINDINGS
    if isinstance(error, OSError):
        click.echo(f"{error.filename or 'The output'}: {error.strerror or error}", err=True)
        return FINDINGS
    if theirs := blamed(error):
        click.echo(f"The package {theirs} has made a mistake: {type(error).__name__}: {error}\n"
                   "It is not part of Croupier. Please tell whoever made it.", err=True)  # fmt: skip
        return FINDINGS
    here = traceback.extract_tb(error.__traceback__)[-1]
    spot = f"{Path(here.filename).name}, line {here.lineno}"
    click.echo(f"Croupier has made a mistake: {type(error).__name__} in {spot}: {error}\n"
               "The fault is ours. Please report it, with the command and the spec you gave it."
               + ("" if in_full else " More about it: croupier --traceback …"), err=True)  # fmt: skip
    return FAULT_OF_OURS
