"""Runs of other people's implementations, sorted by who was asked; the newest whole one speaks for each."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from typing import TYPE_CHECKING

from croupier.conformance.report import tally
from croupier.spec.values import slug_of
from croupier.website.prose import listed

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from croupier.conformance.messages import Identity
    from croupier.conformance.reading import Filed
    from croupier.conformance.report import Report

NAMELESS = "somebody who never said who"
_HANDS, _RANKINGS = "hands", "ranking"
_LONGEST = 40
_TAKEN = frozenset({"index", "aux", "con", "nul", "prn"})
"""Names that no page of an implementation may have: the first is ours, the others are those of Windows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Implementation:
    """Somebody who was asked, perhaps more than once."""

    slug: str
    """The name of the page."""
    filed: Filed
    """The run that speaks for it."""
    others: tuple[Filed, ...]
    """Its other runs, the newest first."""
    rankings: bool = False
    """Whether these are its runs about rankings alone, beside others about whole hands."""

    @property
    def report(self) -> Report:
        """What the run has to say."""
        return self.filed.report

    @property
    def declared(self) -> Identity | None:
        """Who it says it is."""
        return self.report.header.started.implementation if self.report.header.started else None

    @property
    def name(self) -> str:
        """What it calls itself."""
        name = (self.declared.name if self.declared else "").strip() or NAMELESS
        return f"{name} (rankings)" if self.rankings else name

    @property
    def data(self) -> str:
        """The name of the copy of its report."""
        return data_name(self.slug, self.filed)


def data_name(slug: str, filed: Filed) -> str:
    """The name that a copy of a report has: it ends in a digest of what is in it."""
    return f"{slug}-{filed.digest}.jsonl"


def implementations(reports: Iterable[Filed]) -> tuple[Implementation, ...]:
    """Everybody who was asked, by name; of two copies of a report one is passed over."""
    runs: dict[tuple[str, ...], list[Filed]] = {}
    for filed in {each.digest: each for each in reports}.values():
        runs.setdefault(_who(filed.report), []).append(filed)
    slugs: set[str] = set()
    found = []
    for who in sorted(runs):
        ordered = sorted(runs[who], key=_worth, reverse=True)
        twin = who[-1] == _RANKINGS and (*who[:-1], _HANDS) in runs
        slug = _slug(f"{who[1]} rankings" if twin else who[1], slugs)
        slugs.add(slug)
        others = sorted(ordered[1:], key=_time, reverse=True)
        found.append(Implementation(slug=slug, filed=ordered[0], others=tuple(others), rankings=twin))
    return tuple(found)


def _who(report: Report) -> tuple[str, ...]:
    """What makes two runs those of one implementation; one that never started is known by its command.

    A run about rankings alone does not speak for one about hands, nor the other way round.
    """
    about = _RANKINGS if report.header.level == _RANKINGS else _HANDS
    started = report.header.started
    if started is None:
        return ("", "", *report.header.command, about)
    who = started.implementation
    return (who.name.casefold().strip(), who.name.strip(), who.language.casefold(), about)


def _slug(name: str, taken: Collection[str]) -> str:
    stem = slug_of(name)[:_LONGEST].strip("-") or "nameless"
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    return next(each for each in names if each not in taken and each not in _TAKEN)


def _worth(filed: Filed) -> tuple[int, datetime, str]:
    """A whole run speaks before a partial one, a later one before an earlier one."""
    footer = filed.report.footer
    return (0 if footer.withheld else 1 + footer.complete, *_time(filed))


def _time(filed: Filed) -> tuple[datetime, str]:
    return datetime.fromisoformat(filed.report.header.began).astimezone(UTC), filed.digest


# What it comes to, in words


def day(report: Report) -> str:
    """The day on which the run began, where it did."""
    return report.header.began[:10]


def levels(report: Report) -> str:
    """The levels at which questions were answered, or asked."""
    found = dict.fromkeys(each.level for each in report.results if each.level and each.outcome.counts)
    return listed(sorted(found)) if found else report.header.level or ""


def standing(report: Report) -> str:
    """`115 of 122, 94.2 %`; a run that is withheld, or was not about everything, says so first."""
    if report.footer.withheld:
        return "withheld"
    total = tally(report.results)
    words = f"{total.passed} of {total.tried}, {total.share}"
    return words if report.footer.complete else f"partial: {words}"
