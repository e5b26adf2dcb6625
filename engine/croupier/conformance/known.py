"""The list of known failures: an id a line. They are run, and must fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.conformance.outcomes import Outcome
from croupier.spec.harmless import harmless

if TYPE_CHECKING:
    from collections.abc import Collection

    from croupier.conformance.report import Report

_FAILED = frozenset({Outcome.WRONG, Outcome.ACCEPTED_ILLEGAL, Outcome.REFUSED_LEGAL, Outcome.ERROR, Outcome.CRASH,
                     Outcome.TIMEOUT, Outcome.PROTOCOL})  # fmt: skip
"""What can be known beforehand. Nobody is to blame for what was not run, or went wrong in us."""


def read_known(text: str) -> tuple[str, ...]:
    """The ids of a list. Raises ValueError, with the line, where one cannot be an id."""
    found: dict[str, None] = {}
    for number, whole in enumerate(text.splitlines(), 1):
        id_ = whole.partition("#")[0].strip()
        if len(id_.split()) > 1:
            raise ValueError(f"line {number}: an id has no blanks; what comes after it is a comment, and begins with #")
        if id_:
            found[id_] = None
    return tuple(found)


def counted(outcome: Outcome, *, known: bool) -> Outcome:
    """The outcome, where such a failure is known, or is not."""
    if not known:
        return outcome
    if outcome is Outcome.PASSED:
        return Outcome.UNEXPECTED_PASS
    return Outcome.KNOWN if outcome in _FAILED else outcome


def known_text(report: Report, before: Collection[str]) -> str:
    """The list as it should be after a run: what failed in it, and what was listed before and not tried now."""
    failed = {each.id: each.was or each.outcome for each in report.results if (each.was or each.outcome) in _FAILED}
    tried = {each.id for each in report.results if each.outcome.counts}
    told = {id_: "not tried" for id_ in before if id_ not in tried} | {id_: str(what) for id_, what in failed.items()}
    started = report.header.started
    who = f"{started.implementation.name} {started.implementation.version}" if started else "an implementation"
    head = f"# Known failures of {harmless(who)}: an id a line. They are run, and must fail.\n"
    return head + "".join(f"{id_}  # {what}\n" for id_, what in sorted(told.items()))
