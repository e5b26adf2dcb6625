"""What `croupier conform` is given, and what it shows: usage told before anything runs, progress, the report."""

from __future__ import annotations

import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from croupier.cli._common import colourful, cores, faults_of, on_shelf
from croupier.cli._common import report as faults_told
from croupier.cli._progress import progress
from croupier.conformance.asking import Terms
from croupier.conformance.junit import junit
from croupier.conformance.known import known_text, read_known
from croupier.conformance.running import Order
from croupier.conformance.stored import NotToBeAskedError, stored
from croupier.conformance.telling import in_words
from croupier.conformance.vectors import questions
from croupier.gherkin.notation import Untrue
from croupier.spec.values import did_you_mean
from croupier.spec.writing import write_whole

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from croupier.conformance.questions import Question
    from croupier.conformance.report import Report, Result
    from croupier.conformance.running import Run
    from croupier.rules import Library

# What it is given


def check_command(words: Sequence[str]) -> None:
    """Raises UsageError where there is no such program."""
    if not words:
        raise click.UsageError("Which implementation? Its command comes last, after --: croupier conform -- COMMAND")
    if shutil.which(words[0]) is None:
        there = Path(words[0]).is_file()
        why = "is no program: it may not be executed" if there else "is no program that could be found"
        raise click.UsageError(f"'{words[0]}' {why}.")


def known_in(path: Path | None) -> tuple[str, ...]:
    """The ids of a list of known failures. Raises UsageError where it cannot be read."""
    if path is None:
        return ()
    try:
        return read_known(path.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise click.UsageError(f"'{path}' cannot be read: {wrong.strerror or wrong}.") from None
    except UnicodeDecodeError:
        raise click.UsageError(f"'{path}' is not UTF-8.") from None
    except ValueError as wrong:
        raise click.UsageError(f"'{path}', {wrong}.") from None


def order_of(shelf: Library, wishes: Mapping[str, Any], known: Sequence[str]) -> Order:
    """What is wanted. Raises UsageError for variants and clauses that there are not."""
    slugs = tuple(dict.fromkeys(on_shelf(shelf, name).rules.slug for name in wishes["variants"]))
    return Order(
        terms=Terms(command=wishes["words"], patience=wishes["timeout"], restarts=wishes["restarts"]),
        began=datetime.now(UTC).isoformat(timespec="seconds"),
        level=wishes["level"],
        vectors=wishes["vectors"],
        variants=slugs,
        clauses=tuple(id_ for said in wishes["clauses"] for id_ in _clauses(shelf, said, slugs)),
        known=frozenset(known),
        jobs=wishes["jobs"] or cores(),
        shrink=wishes["shrink"],
    )


def asked_for(ctx: click.Context, shelf: Library, order: Order) -> tuple[tuple[Question, ...], list[str]]:
    """The questions, and what is strange about them. Raises UsageError where a file holds none."""
    notes: list[str] = []
    try:
        if order.vectors is not None:
            return tuple(stored(shelf, order.vectors, notes)), notes
        return tuple(questions(shelf, order.variants)), notes
    except NotToBeAskedError as wrong:
        raise click.UsageError(f"{wrong}.") from None
    except OSError as wrong:
        raise click.UsageError(f"'{order.vectors}' cannot be read: {wrong.strerror or wrong}.") from None
    except Untrue:
        ctx.exit(faults_told(ctx, faults_of(shelf, only=order.variants or None)))


def _clauses(shelf: Library, said: str, slugs: Collection[str]) -> Iterator[str]:
    """The clauses meant: one by its full id, or all of that name in the variants that are asked about."""
    known = [f"{slug}/{id_}" for slug, entry in shelf.variants.items() for id_ in entry.clauses]
    found = [id_ for id_ in known if said in {id_, id_.partition("/")[2]}]
    if not found:
        near = did_you_mean(said, known if "/" in said else {id_.partition("/")[2] for id_ in known})
        raise click.UsageError(f"There is no clause '{said}'." + (f" Did you mean '{near}'?" if near else ""))
    yield from (id_ for id_ in found if not slugs or id_.partition("/")[0] in slugs)


# What it shows


def run_with_progress(run: Run) -> Report:
    """Run it; where a person looks on, with a bar on standard error."""
    findings = 0

    def told(result: Result) -> None:
        nonlocal findings
        findings += result.outcome.is_finding
        tick(f"{findings} finding{'s' * (findings != 1)}")

    with progress(len(run.questions), "asking") as tick:
        return run.go(told)


def report_to(
    ctx: click.Context, report: Report, wishes: Mapping[str, Any], known: Sequence[str], gone: Sequence[str]
) -> None:
    """Print the report, and write what is to be written."""
    lines = "".join(f"{line}\n" for line in report.lines())
    match wishes["form"]:
        case "json":
            click.echo(lines, nl=False)
        case "junit":
            click.echo(junit(report), nl=False)
        case _:
            for line in in_words(report):
                click.echo(_painted(line) if colourful(ctx) else line)
    if gone:
        click.echo(f"There is no such question any more, so take it off the list: {', '.join(gone)}", err=True)
    if wishes["out"]:
        write_whole(wishes["out"], lines)
    if wishes["write_known"]:
        _write_known(wishes["write_known"], report, known)


def _painted(line: str) -> str:
    """A number, an id and an outcome begin a failure; no number: a heading, or a remark."""
    if line[:1].isdigit() and ". " in line[:6]:
        return click.style(line, fg="red", bold=True)
    return click.style(line, bold=True) if line and not line.startswith(" ") else line


def _write_known(path: Path, report: Report, known: Sequence[str]) -> None:
    why = report.footer.withheld or report.footer.stopped
    if why:
        click.echo(f"{path} was not written: {why}.", err=True)
        return
    write_whole(path, known_text(report, known))
    click.echo(f"Wrote {path}.", err=True)
