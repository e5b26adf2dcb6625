"""What `croupier conform` finds in an engine behind its harness, and what is known of it beforehand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from croupier.conformance.asking import Terms
from croupier.conformance.running import Order, Run
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.conformance.messages import Level
    from croupier.conformance.questions import Question
    from croupier.conformance.report import Result

HERE = Path(__file__).parent


def results(questions: Sequence[Question], level: Level, *command: str) -> tuple[Result, ...]:
    """What became of the questions."""
    order = Order(terms=Terms(command=command, patience=60), began="2026-01-01T00:00:00Z", level=level)
    report = Run(LIBRARY, questions, order).go()
    assert not report.footer.stopped
    return report.results


def known_failures(name: str) -> dict[str, str]:
    """What is listed as failing, with the reason. A reason is a heading of `spec/pages/engines.md`."""
    file = HERE / "known-failures" / f"{name}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    told = (each.partition("#") for each in lines if not each.startswith("#"))
    return {id_.strip(): reason.strip() for id_, _, reason in told}
