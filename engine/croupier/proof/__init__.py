"""Cases, how they are run, and what they prove."""

from __future__ import annotations

from croupier.proof.case import Allowed, Barred, Case, Deed, Expected, Moment, Refused, from_plain
from croupier.proof.expectations import EXPECTATIONS, Expectation
from croupier.proof.running import Outcome, consult, refused_in, run
from croupier.proof.tracing import gaps

__all__ = [
    "EXPECTATIONS",
    "Allowed",
    "Barred",
    "Case",
    "Deed",
    "Expectation",
    "Expected",
    "Moment",
    "Outcome",
    "Refused",
    "consult",
    "from_plain",
    "gaps",
    "refused_in",
    "run",
]
