"""Reports of runs that never took place, to make pages from and to spoil."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from croupier.conformance.messages import Identity, Started
from croupier.conformance.outcomes import Outcome
from croupier.conformance.report import Footer, Header, Report, Result, tally, withheld

LIMIT, CARDS = "bounce-back/the-draw.limit", "bounce-back/deck.cards"


def result(outcome: Outcome = Outcome.PASSED, *clauses: str, **more: object) -> Result:
    """A hand about these clauses, or about the limit of the draw."""
    about = clauses or (LIMIT,)
    told = {
        "id": "bounce-back/hand-", "title": "A hand", "variant": "bounce-back", "family": "case", "topic": "the draw",
        "level": "result", "clause": "" if outcome is Outcome.PASSED else about[0], **more,
    }  # fmt: skip
    return Result(outcome=outcome, clauses=about, **told)  # type: ignore[arg-type]  # as the tests say


def report(
    *results: Result,
    name: str | None = "toy",
    version: str = "1.0",
    homepage: str | None = None,
    began: str = "2026-01-01",
    stopped: str = "",
    **more: object,
) -> Report:
    """A run of an implementation, or of one that never started. Its questions are told apart by their places."""
    numbered = tuple(
        replace(each, id=f"bounce-back/hand-{place}") if "/hand-" in each.id else each
        for place, each in enumerate(results)
    )
    who = Identity(name=name or "", version=version, language="Go", homepage=homepage)
    started = Started(seq=0, protocol=1, implementation=who, levels=("result",), variants=("bounce-back",))
    header = {
        "croupier": "0.1.0", "spec": "0" * 16, "protocol": 1, "began": f"{began}T12:00:00+00:00", "platform": "Here",
        "command": ("./toy",), "started": started if name is not None else None, "timeout": 5.0, "jobs": 1,
        "questions": len(numbered), **more,
    }  # fmt: skip
    total = tally(numbered)
    footer = Footer(
        counts={str(outcome): count for outcome, count in total.counts.items()},
        passed=total.passed,
        tried=total.tried,
        complete=not stopped,
        stopped=stopped,
        withheld=withheld(numbered),
        seconds=1.5,
    )
    return Report(header=Header(**header), results=numbered, footer=footer)  # type: ignore[arg-type]  # as above


def filed(path: Path, whole: Report) -> Path:
    """The file of a report."""
    path.write_text("".join(f"{line}\n" for line in whole.lines()), encoding="utf-8", newline="\n")
    return path
