"""The report of a run, as data: a header, a line for each question, a footer. Pages are made from it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Literal

from croupier.conformance.messages import Level, Started
from croupier.conformance.outcomes import Outcome
from croupier.conformance.vector import Vector
from croupier.conformance.wording import plain
from croupier.spec.harmless import cut, harmless

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from croupier.rules import Library

REPORT = 1
"""The version of the report; it has nothing to do with that of the protocol, or of Croupier."""
LONGEST = 4000
"""Letters of a text that somebody else wrote; what is beyond is cut off."""
_NOTHING_LEARNT = frozenset({Outcome.ERROR, Outcome.CRASH, Outcome.TIMEOUT, Outcome.PROTOCOL})


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """The first line: who was asked what, by whom, when and where."""

    line: Literal["header"] = "header"
    report: int = REPORT
    croupier: str
    """Our version."""
    spec: str
    """A digest of the rules that were held against it."""
    protocol: int
    began: str
    """The time, as ISO 8601 writes it."""
    platform: str
    command: tuple[str, ...]
    chapters: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For each variant that was asked about the chapters of its page, in their order."""
    started: Started | None
    """What the implementation says of itself; nothing where it never did."""
    level: Level | None = None
    """The level asked for; where none was, each question was asked at the highest that is offered."""
    variants: tuple[str, ...] = ()
    """The run was about these alone."""
    clauses: tuple[str, ...] = ()
    """The run was about these alone."""
    vectors: str = ""
    """The file or folder from which the questions came, if they are not those that come with Croupier."""
    timeout: float
    jobs: int
    questions: int
    known: int = 0
    """Known failures that were listed."""

    @property
    def only(self) -> tuple[str, ...]:
        """What the run was about, where that was not everything. A level alone may be all that there is to ask."""
        return (*self.variants, *self.clauses, *((self.vectors,) if self.vectors else ()))


@dataclass(frozen=True, slots=True, kw_only=True)
class Shrunk:
    """The smallest hand found that fails in the same way; `croupier conform --vectors` plays those of a report."""

    vector: Vector
    level: Level
    at: int | None = None
    """As in a result, as is all that follows."""
    after: bool = False
    action: str = ""
    expected: str = ""
    got: str = ""
    why: str = ""
    clause: str = ""
    unsure: bool = False
    sentence: str = ""
    page: str = ""
    as_if: str = ""
    """By which other answer or option the implementation would be right: `odd_chip were "last raiser"`."""
    story: tuple[str, ...] = ()
    """The hand in words, line by line."""
    scenario: tuple[str, ...] = ()
    """The hand as the lines of a scenario; none where Gherkin has no words for it."""
    asked: int
    """The requests that it took."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """One question, and what became of it."""

    line: Literal["result"] = "result"
    id: str
    title: str
    variant: str = ""
    house: str = ""
    house_rules: tuple[str, ...] = ()
    family: str
    topic: str
    """The chapter of the rules: the topic of the clause that the question is there for."""
    clauses: tuple[str, ...]
    """The clauses that it is about, the one it is there for first."""
    level: Level | None
    outcome: Outcome
    was: Outcome | None = None
    """What it would be if it were not a known failure."""
    at: int | None = None
    """The place of the action before which, or at which, the difference shows first."""
    after: bool = False
    """Whether it came of the action before that place."""
    action: str = ""
    """The action of which it came, or else the one at that place, in words; nothing at the end of the hand."""
    expected: str = ""
    got: str = ""
    clause: str = ""
    """The clause that was not kept, as well as can be told."""
    unsure: bool = False
    """Whether it may as well be another one of those that the hand is about."""
    sentence: str = ""
    """What it says."""
    page: str = ""
    """Where it stands: an address where that of the website is known, else the way from its top."""
    why: str = ""
    as_if: str = ""
    """By which other answer or option it would have been right: `odd_chip were "last raiser"`."""
    right_at: Level | None = None
    """The highest of the lower levels at which the same answer would be right."""
    shrunk: Shrunk | None = None
    """The same failure in its smallest hand; only the first few failures have one, and only one of each clause."""
    exit: int | None = None
    """How the process had ended, if it had: its exit code, or the number of a signal, negative."""
    stderr: tuple[str, ...] = ()
    """Its last words, where it was lost."""
    seconds: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Footer:
    """The last line: what it comes to."""

    line: Literal["footer"] = "footer"
    counts: Mapping[str, int]
    """For each outcome that occurred, how often."""
    passed: int
    tried: int
    """All but what is unsupported, skipped, not run, or a fault of the kit; the whole of which `passed` is a part."""
    complete: bool
    """Whether every question was asked that there was to ask of it, about all variants, clauses and rankings."""
    stopped: str = ""
    """Why the run ended early."""
    withheld: str = ""
    """Why nothing about the rules can be learnt from it."""
    notes: tuple[str, ...] = ()
    """Whatever else was strange."""
    seconds: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """The whole of it."""

    header: Header
    results: tuple[Result, ...]
    footer: Footer

    def lines(self) -> Iterator[str]:
        """JSON, a line each. What strangers said in it can be printed."""
        for each in (self.header, *self.results, self.footer):
            yield json.dumps(clean(plain(each)), ensure_ascii=False, separators=(",", ":"))

    @property
    def findings(self) -> tuple[Result, ...]:
        """What is not as it should be."""
        return tuple(each for each in self.results if each.outcome.is_finding)


@dataclass(frozen=True, slots=True)
class Tally:
    """How often each outcome occurred."""

    counts: Mapping[Outcome, int]

    @property
    def tried(self) -> int:
        """Those that count."""
        return sum(count for outcome, count in self.counts.items() if outcome.counts)

    @property
    def passed(self) -> int:
        """Those that were as specified; also where it is a surprise."""
        return sum(self.counts.get(each, 0) for each in (Outcome.PASSED, Outcome.UNEXPECTED_PASS))

    @property
    def share(self) -> str:
        """`97.4 %`; never rounded up to all of them."""
        if not self.tried:
            return ""
        tenths = 1000 * self.passed // self.tried
        return f"{tenths // 10} %" if tenths % 10 == 0 else f"{tenths / 10:.1f} %"


def tally(results: Iterable[Result]) -> Tally:
    """The count of outcomes, in the order in which they are told everywhere."""
    counted = Counter(each.outcome for each in results)
    return Tally({outcome: counted[outcome] for outcome in Outcome if counted[outcome]})


def is_unclaimed(report: Report, result: Result) -> bool:
    """Whether it is about a variant that the implementation never said it plays."""
    started = report.header.started
    unknown = started is not None and bool(result.variant) and result.variant not in started.variants
    return unknown and result.outcome is Outcome.UNSUPPORTED


def claimed(report: Report) -> tuple[Result, ...]:
    """What it was asked about; everything, where it claims no variant of those."""
    found = tuple(each for each in report.results if not is_unclaimed(report, each))
    return found or report.results


def withheld(results: Sequence[Result]) -> str:
    """Why a run says nothing about the rules, where that is so."""
    tried = {each.was or each.outcome for each in results if each.outcome.counts}
    if not tried:
        return "nothing was tried"
    return "not one question got a proper answer" if tried <= _NOTHING_LEARNT else ""


def why_partial(report: Report) -> str:
    """What the run was not about, or why it ended early; empty for a whole one."""
    if report.footer.complete or report.footer.stopped:
        return report.footer.stopped
    only = report.header.only or (f"the level {report.header.level}" if report.header.level else "",)
    return f"it was about {', '.join(only)} only" if any(only) else "not every question was asked"


def spec_digest(library: Library) -> str:
    """A digest of all documents of the rules, the same wherever they lie."""
    digest = sha256()
    for path in sorted(library.root.rglob("*.yaml")):
        digest.update(f"{path.relative_to(library.root).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def clean(value: object) -> object:
    """JSON with every text made safe to print, and short enough to read."""
    if isinstance(value, str):
        return cut(harmless(value), LONGEST)
    if isinstance(value, Mapping):
        return {harmless(key): clean(each) for key, each in value.items()}
    return [clean(each) for each in value] if isinstance(value, list) else value
