"""A report for people: what came of each chapter, and each failure with the sentence that it broke."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.conformance.outcomes import Outcome
from croupier.conformance.parts import parts
from croupier.conformance.questions import HAND
from croupier.conformance.report import claimed, is_unclaimed, tally, why_partial
from croupier.spec.harmless import cut, harmless

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from croupier.conformance.messages import Level
    from croupier.conformance.report import Report, Result, Shrunk, Tally

WIDEST = 300
MOST_TOLD = 20
"""Failures that are told in full; the others are named."""


def in_words(report: Report) -> Iterator[str]:
    """The report, line by line, safe to print."""
    yield from _head(report)
    yield from _chapters(report)
    shown = [each for each in report.findings if each.outcome is not Outcome.NOT_RUN]
    small = [each for each in shown if each.shrunk]
    like = [each for each in shown if each.as_if and not each.shrunk]
    others = [each for each in shown if not each.as_if and not each.shrunk]
    for number, result in enumerate((*small, *others)[:MOST_TOLD], 1):
        yield ""
        yield from map(_safe, _failure(number, result))
    for words in dict.fromkeys(each.as_if for each in like):
        yield from _named(f"more as if {words}", [each for each in like if each.as_if == words])
    yield from _named("more", (*small, *others)[MOST_TOLD:])
    yield ""
    yield from map(_safe, _sum(report))


def _named(what: str, results: Sequence[Result]) -> Iterator[str]:
    if results:
        yield ""
        yield _safe(f"{len(results)} {what}:")
        yield from (_safe(f"  {each.id}: {each.outcome}") for each in results)


def _safe(line: str) -> str:
    return cut(harmless(line), WIDEST)


def _head(report: Report) -> Iterator[str]:
    header = report.header
    if header.started:
        who = header.started.implementation
        yield _safe(f"{who.name} {who.version} ({who.language}), held against Croupier {header.croupier}")


# Chapter by chapter


def _chapters(report: Report) -> Iterator[str]:
    """In the order of the page; a chapter that nobody asked about is left out."""
    pages = report.header.chapters
    variants = dict.fromkeys(each.variant for each in report.results)
    order = ((variant, topic) for variant in variants for topic in pages.get(variant, ()))
    chapters: dict[tuple[str, str], list[Result]] = {place: [] for place in order}
    for each in claimed(report):
        chapters.setdefault((each.variant, each.topic), []).append(each)
    found = {place: own for place, own in chapters.items() if own}
    wide = max((len(topic) for _, topic in found), default=0)
    before = None
    for (variant, topic), own in found.items():
        if variant != before:
            yield ""
            yield variant or "rankings"
            before = variant
        yield f"  {topic.ljust(wide)}  {_row(tally(own))}".rstrip()


def _row(own: Tally) -> str:
    of = f"{own.passed} of {own.tried}" if own.tried else "none"
    return f"{of.rjust(12)}{own.share.rjust(8)}   {counts_in_words(own.counts, but=Outcome.PASSED)}"


def counts_in_words(counts: Mapping[Outcome, int], but: Outcome | None = None) -> str:
    """`3 wrong result, 1 crash`."""
    return ", ".join(f"{count} {outcome}" for outcome, count in counts.items() if outcome is not but)


# Failure by failure


def _failure(number: int, result: Result) -> Iterator[str]:
    where = " ".join((f"in the house {result.house}", *(f"with {name}" for name in result.house_rules)))
    yield f"{number}. {result.id}: {result.outcome}"
    yield f"   {result.title}" + (f" ({where})" if result.house_rules else "")
    yield from _columns(parts(result))
    for place, line in enumerate(result.stderr[-_LAST_LINES:]):
        yield f"   {('' if place else 'stderr').ljust(10)}  {line}"
    if result.shrunk:
        yield from _shrunk(result.shrunk)


def _shrunk(small: Shrunk) -> Iterator[str]:
    """The smallest hand, as a scenario where there is one."""
    yield ""
    yield f"   The smallest hand that fails like that ({small.vector.id}):"
    yield from (f"     {line}" for line in small.scenario or small.story)
    yield from _columns(parts(small))


def _columns(told: Mapping[str, str]) -> Iterator[str]:
    yield from (f"   {what.ljust(10)}  {text}" for what, text in told.items())


_LAST_LINES = 4


# The sum


def _sum(report: Report) -> Iterator[str]:
    footer = report.footer
    asked = claimed(report)
    total = tally(asked)
    many = len(asked)
    yield f"{many} question{'s' * (many != 1)}: {counts_in_words(total.counts) or 'nothing to ask'}."
    yield from _reasons(asked)
    if left := dict.fromkeys(each.variant for each in report.results if is_unclaimed(report, each)):
        yield f"Not claimed: {', '.join(left)}."
    if footer.tried and not footer.withheld:
        yield f"As specified: {footer.passed} of {footer.tried} that were tried, {total.share}."
        yield from _below(report.results)
    if footer.withheld:
        yield f"This run says nothing about the rules: {footer.withheld}."
    if not footer.complete:
        yield f"The run is partial: {why_partial(report)}."
    yield from (f"Note: {each}." for each in footer.notes)


def _below(results: Sequence[Result]) -> Iterator[str]:
    """What the same answers come to at lower levels, where one is right there that is wrong at its own.

    Twins are about what a lower level does not ask for.
    """
    hands = [each for each in results if each.outcome.counts and each.level in HAND and each.family != "twins"]
    lower = [level for level in reversed(HAND) if any(each.right_at == level for each in hands)]
    for level in HAND[HAND.index(lower[0]) :: -1] if lower else ():
        tried = [each for each in hands if each.level in HAND[HAND.index(level) :]]
        right = [each for each in tried if _is_right(each, level)]
        passes = ": it passes at that level" if len(right) == len(tried) else ""
        yield f"  {len(right)} of {len(tried)} at level {level}, by the same answers{passes}."


def _is_right(result: Result, level: Level) -> bool:
    if result.outcome in {Outcome.PASSED, Outcome.UNEXPECTED_PASS}:
        return True
    return result.right_at is not None and HAND.index(result.right_at) >= HAND.index(level)


def _reasons(results: Iterable[Result]) -> Iterator[str]:
    """Why something was not tried, each reason once."""
    found: dict[tuple[Outcome, str], int] = {}
    for each in results:
        if each.outcome in {Outcome.UNSUPPORTED, Outcome.SKIPPED}:
            found[each.outcome, each.why] = found.get((each.outcome, each.why), 0) + 1
    told_ = list(found.items())
    for (outcome, why), count in told_[:_MOST_REASONS]:
        yield f"  {count} {outcome}: {why or 'no reason was given'}"
    if len(told_) > _MOST_REASONS:
        yield f"  … and {len(told_) - _MOST_REASONS} more reasons"


_MOST_REASONS = 10
