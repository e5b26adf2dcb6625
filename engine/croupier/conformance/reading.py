"""A report read back from a file that may come from a stranger, and is believed only where it agrees with itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar, cast

from croupier.conformance.outcomes import Outcome
from croupier.conformance.report import REPORT, Footer, Header, Report, Result, clean, tally, withheld
from croupier.conformance.wording import NotAMessageError, parsed
from croupier.spec import models
from croupier.spec.annotations import options
from croupier.spec.harmless import harmless

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    Row = TypeVar("Row", Header, Result, Footer)

LONGEST = 1_000_000
"""Bytes of a line: the runner writes far shorter ones."""
_NONE = "it is no report of `croupier conform --out`"


class NotAReportError(ValueError):
    """A file that is no report, or one that cannot be believed; the text says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Filed:
    """A report, and the file that it was read from."""

    report: Report
    digest: str
    """Of the file, so that a copy of it has a name of its own."""
    path: Path
    shrunk: Mapping[str, Mapping[str, object]]
    """For the failures that were made smaller, by the id of the question: the smallest hand that still fails."""


def read_report(path: Path) -> Filed:
    """The report in a file. Raises NotAReportError, with the line, and OSError."""
    digest = sha256()
    with path.open("rb") as file:
        lines = _numbered(iter(lambda: file.readline(LONGEST + 1), b""), digest.update)
        try:
            header = _header(lines)
            results, shrunk, footer = _results(lines)
        except NotAReportError as wrong:
            raise NotAReportError(f"{harmless(path.as_posix())}: {wrong}") from None
    report = Report(header=header, results=results, footer=footer)
    if untrue := _contradiction(report):
        raise NotAReportError(f"{harmless(path.as_posix())}: it contradicts itself: {untrue}")
    return Filed(report=report, digest=digest.hexdigest()[:12], path=path, shrunk=shrunk)


def _numbered(lines: Iterable[bytes], seen: Any) -> Iterator[tuple[int, dict[str, object]]]:  # noqa: ANN401 - hashlib's
    """The lines as JSON that can be printed, each with its number."""
    for number, line in enumerate(lines, 1):
        seen(line)
        if len(line) > LONGEST:
            raise NotAReportError(f"line {number} is longer than any that a run writes")
        try:
            yield number, parsed(line)
        except NotAMessageError as wrong:
            raise NotAReportError(_NONE if number == 1 else f"line {number}: {_cut_off(line, str(wrong))}") from None


def _cut_off(line: bytes, wrong: str) -> str:
    return wrong if line.endswith(b"\n") else "the file is cut off here"


def _header(lines: Iterator[tuple[int, dict[str, object]]]) -> Header:
    _, told = next(lines, (0, None))
    if told is None:
        raise NotAReportError("it is empty")
    if told.get("line") != "header":
        raise NotAReportError(_NONE)
    if told.get("report") != REPORT:
        version = clean(told.get("report"))
        raise NotAReportError(f"it is a report of version {version}, and this Croupier reads version {REPORT}")
    header = _made(Header, 1, told)
    try:
        aware = datetime.fromisoformat(header.began).tzinfo is not None
    except ValueError:
        aware = False
    if not aware:
        raise NotAReportError("line 1: `began` is no time with its zone, such as 2026-01-31T12:00:00+00:00")
    return header


def _results(
    lines: Iterator[tuple[int, dict[str, object]]],
) -> tuple[tuple[Result, ...], dict[str, Mapping[str, object]], Footer]:
    results: list[Result] = []
    shrunk: dict[str, Mapping[str, object]] = {}
    for number, told in lines:
        if told.get("line") == "footer":
            footer = _made(Footer, number, told)
            if next(lines, None):
                raise NotAReportError(f"line {number + 1}: nothing may follow the footer; one file holds one run")
            return tuple(results), shrunk, footer
        if told.get("line") != "result":
            raise NotAReportError(f"line {number}: it is neither a result nor the footer")
        result = _made(Result, number, told)
        results.append(result)
        smaller = clean(told.get("shrunk"))
        if isinstance(smaller, Mapping):
            shrunk[result.id] = smaller
    raise NotAReportError(f"it is cut off after {len(results)} results: the last line is no footer")


def _made(kind: type[Row], number: int, told: dict[str, object]) -> Row:
    """The line as the class that writes it; keys of a later Croupier are passed over, and smaller hands stay JSON."""
    known = options(cast("type", kind)).keys() - {"shrunk"}
    made, errors = models.validate(kind, clean({key: value for key, value in told.items() if key in known}))
    if errors:
        where = ".".join(str(step) for step in errors[0]["loc"][1:])
        raise NotAReportError(f"line {number}: `{clean(where)}`: {clean(errors[0]['msg'])}")
    assert isinstance(made, kind)
    return made


def _contradiction(report: Report) -> str:
    """What the footer says otherwise than the results; empty where they agree."""
    results, footer = report.results, report.footer
    found = tally(results)
    if {str(each): count for each, count in found.counts.items()} != dict(footer.counts):
        return "the footer counts other outcomes than there are"
    if (found.passed, found.tried, len(results)) != (footer.passed, footer.tried, report.header.questions):
        return "the footer adds up to something else"
    if len({each.id for each in results}) != len(results):
        return "a question is answered twice"
    if footer.complete and (footer.stopped or Outcome.NOT_RUN in found.counts or report.header.only):
        return "it calls itself complete, and is not"
    if withheld(results) and not footer.withheld:
        return f"it should be withheld, because {withheld(results)}"
    return ""
