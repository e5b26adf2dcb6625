"""What a run says of each clause, in a sign and a word. The tick always means: as specified."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from croupier.conformance.outcomes import Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.conformance.report import Report, Result
    from croupier.website.runs import Implementation

KEPT, BROKEN, SILENT, UNCLEAR, UNTRIED = "✓", "✗", "!", "?", "·"
LEGEND: Mapping[str, str] = {
    KEPT: "as specified, in every hand about it that was tried",
    f"{BROKEN} and a word": "not as specified in at least one: *wrong* (the result), *accepts* (an illegal action), "
    "*refuses* (a legal one)",
    f"{SILENT} and a word": "no answer in at least one: *error* (it says so itself), *crash*, *timeout*, *protocol*",
    f"{UNCLEAR} unclear": "in a hand about it another rule was broken, so that nobody can tell",
    UNTRIED: "not tried: unsupported, skipped, not run, or no hand is about it; whoever points at the dot is told",
}
_WORDS: Mapping[Outcome, str] = {
    Outcome.WRONG: "wrong",
    Outcome.ACCEPTED_ILLEGAL: "accepts",
    Outcome.REFUSED_LEGAL: "refuses",
    Outcome.CRASH: "crash",
    Outcome.TIMEOUT: "timeout",
    Outcome.ERROR: "error",
    Outcome.PROTOCOL: "protocol",
}
_SILENCE = frozenset({Outcome.CRASH, Outcome.TIMEOUT, Outcome.ERROR, Outcome.PROTOCOL})
MOST_TOLD = 200
"""Failures that a page tells in full."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """What is printed of one clause."""

    sign: str
    word: str = ""
    why: str
    """In a whole sentence, without its full stop."""
    failure: str = ""
    """The id of the first question that shows it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """An implementation, and what is to be said of it."""

    who: Implementation
    marks: Mapping[str, Mark]
    """By the full id of a clause."""
    failures: tuple[Result, ...]
    anchors: Mapping[str, str]
    """Where its page tells a failure, by the id of the question."""


def judged(who: Implementation) -> Judged:
    """Everything that pages say of it."""
    failures = tuple(each for each in who.report.results if outcome_of(each) in _WORDS)
    anchors = {each.id: f"failure-{number}" for number, each in enumerate(failures[:MOST_TOLD], 1)}
    return Judged(who=who, marks=marks(who.report), failures=failures, anchors=anchors)


@dataclass(slots=True)
class _Evidence:
    """What became of the questions about one clause."""

    passed: int = 0
    elsewhere: int = 0
    """They failed by another clause."""
    broken: list[Result] = field(default_factory=list)
    silent: list[Result] = field(default_factory=list)
    untried: Counter[str] = field(default_factory=Counter)


NO_HAND = Mark(sign=UNTRIED, why="not tried: no hand of this run is about it")


def outcome_of(result: Result) -> Outcome:
    """What it would be if nobody had known of the failure."""
    return result.was or result.outcome


def marks(report: Report) -> dict[str, Mark]:
    """The mark of every clause, by its full id, about which something was asked. A withheld run says nothing."""
    found: dict[str, _Evidence] = {}
    for result in report.results:
        for clause in dict.fromkeys((*result.clauses, *filter(None, (result.clause,)))):
            _weigh(found.setdefault(clause, _Evidence()), clause, result)
    if report.footer.withheld:
        withheld = Mark(sign=UNTRIED, why=f"withheld: {report.footer.withheld}")
        return dict.fromkeys(found, withheld)
    return {clause: _mark(evidence) for clause, evidence in found.items()}


def _weigh(evidence: _Evidence, clause: str, result: Result) -> None:
    real = outcome_of(result)
    if real is Outcome.PASSED:
        evidence.passed += 1
    elif not result.outcome.counts:
        evidence.untried[f"{result.outcome}: {result.why or 'no reason was given'}"] += 1
    elif real in _SILENCE:
        evidence.silent.append(result)
    elif clause == (result.clause or next(iter(result.clauses), "")):
        evidence.broken.append(result)
    else:
        evidence.elsewhere += 1


def _mark(evidence: _Evidence) -> Mark:
    """The worst that is known."""
    tried = evidence.passed + evidence.elsewhere + len(evidence.broken) + len(evidence.silent)
    for sign, failed in ((BROKEN, evidence.broken), (SILENT, evidence.silent)):
        if failed:
            first = outcome_of(failed[0])
            known = ", a known failure" if failed[0].was else ""
            why = f"{first}{known}: {len(failed)} of {_hands(tried)}"
            return Mark(sign=sign, word=_WORDS.get(first, str(first)), why=why, failure=failed[0].id)
    if evidence.elsewhere:
        why = f"in {_hands(evidence.elsewhere)} another rule was broken, so that nobody can tell"
        return Mark(sign=UNCLEAR, word="unclear", why=why)
    if evidence.passed:
        return Mark(sign=KEPT, why=f"as specified, in {_hands(evidence.passed)}")
    return Mark(sign=UNTRIED, why=f"not tried: {evidence.untried.most_common(1)[0][0]}")


def _hands(number: int) -> str:
    return f"{number} hand{'s' * (number != 1)}"
