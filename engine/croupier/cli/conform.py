"""`croupier conform`: somebody else's implementation, held against the rules."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from croupier.cli._common import FAULT_OF_OURS, FINDINGS, FINE, common, library, variants_for_shell

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.conformance.report import Report

_INTERRUPTED = 130
_OPTIONS = (
    click.option("--variant", "variants", multiple=True, metavar="VARIANT", shell_complete=variants_for_shell,
                 help="Only hands of this variant; more than once for several."),
    click.option("--clause", "clauses", multiple=True, metavar="CLAUSE",
                 help="Only what is about this clause, such as bounce-back/the-draw.limit; likewise."),
    click.option("--level", type=click.Choice(["ranking", "result", "legal", "full"]),
                 help="How closely one looks; by default as closely as the implementation offers."),
    click.option("--vectors", type=click.Path(path_type=Path), metavar="PATH",
                 help="Hands of a file or folder instead: those of croupier vectors, or the small ones of a report."),
    click.option("--known-failures", "known", type=click.Path(path_type=Path), metavar="FILE",
                 help="A list of what is known to fail, an id a line. It is run, and must fail."),
    click.option("--write-known-failures", "write_known", type=click.Path(dir_okay=False, path_type=Path),
                 metavar="FILE", help="Write that list."),
    click.option("--timeout", type=click.FloatRange(min=0.01, max=3600), default=5.0, show_default=True,
                 metavar="SECONDS", help="How long one waits for an answer."),
    click.option("--restarts", type=click.IntRange(min=0), default=10, show_default=True, metavar="NUMBER",
                 help="How often a run, all jobs together, starts it again without one answer in between."),
    click.option("--jobs", type=click.IntRange(min=1), metavar="NUMBER",
                 help="How many are run at the same time; by default one for each core."),
    click.option("--shrink/--no-shrink", default=True,
                 help="Look for the smallest hand that fails in the same way; by default for the first few failures."),
    click.option("--doctor", is_flag=True, help="Say step by step what is wrong with a harness, and run no vectors."),
    click.option("--format", "form", type=click.Choice(["text", "json", "junit"]), default="text", show_default=True,
                 help="For people, as lines of JSON, or for programs that read JUnit."),
    click.option("--out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
                 help="Also write the whole report there, as lines of JSON."),
)  # fmt: skip


def _with_options(function: Callable[..., None]) -> Callable[..., None]:
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


@click.command(short_help="Hold somebody's implementation against the rules.")
@_with_options
@click.argument("words", nargs=-1, type=click.UNPROCESSED, metavar="-- COMMAND...")
@common
@click.pass_context
def command(ctx: click.Context, /, **wishes: Any) -> None:  # noqa: ANN401 - click has checked them
    """Start COMMAND, talk to it in the conformance protocol, and report what it does otherwise than the rules say.

    COMMAND reads requests from its standard input and writes answers to its standard output, a line of JSON each. Our
    own engine is one: croupier conform -- croupier serve

    Outcomes are kept apart: an illegal action that was accepted is not a crash. What is unsupported, or was skipped,
    stays out of the percentage. Exit code 1 means that something was found, 3 that a part of Croupier failed, 130 that
    somebody interrupted it.
    """
    if wishes["doctor"] and wishes["words"]:
        from croupier.cli._doctor import doctor

        ctx.exit(doctor(ctx, wishes["words"], wishes["timeout"]))
    from croupier.cli._conforming import asked_for, check_command, known_in, order_of, report_to, run_with_progress
    from croupier.conformance.running import Run

    check_command(wishes["words"])
    known = known_in(wishes["known"])
    shelf = library(ctx)
    order = order_of(shelf, wishes, known)
    questions, notes = asked_for(ctx, shelf, order)
    run = Run(shelf, questions, order, notes)
    if not run.questions:
        raise click.UsageError("There is nothing to ask about that: no hand of these variants, clauses and this level.")
    report = run_with_progress(run)
    ours = {each.subject.id for each in questions}
    here = tuple(f"{slug}/" for slug in order.variants)
    gone = [id_ for id_ in known if id_ not in ours and (not here or id_.startswith(here))]
    report_to(ctx, report, wishes, known, gone)
    ctx.exit(_code(report))


def _code(report: Report) -> int:
    from croupier.conformance.outcomes import Outcome
    from croupier.conformance.running import INTERRUPTED

    if report.footer.stopped == INTERRUPTED:
        return _INTERRUPTED
    if any(each.outcome is Outcome.KIT for each in report.results):
        return FAULT_OF_OURS
    return FINDINGS if report.findings or report.footer.withheld else FINE
