"""Every wrong engine of a variant."""

from __future__ import annotations

from functools import cache

from tests.conformance.wrong.answers import deaf_to_agreements, wrong_answers
from tests.conformance.wrong.betting import wrong_betting
from tests.conformance.wrong.engine import Wrong
from tests.conformance.wrong.options import wrong_options
from tests.conformance.wrong.ranking import wrong_rankings
from tests.conformance.wrong.showing import wrong_showdowns
from tests.conformance.wrong.telling import leaks, never_refused
from tests.shipped import FOUNDING, LIBRARY

VARIANTS = FOUNDING


@cache
def wrong_engines(slug: str) -> tuple[Wrong, ...]:
    """Those that play a variant, in the order of its page."""
    entry = LIBRARY.variant(slug)
    refusing = tuple(id_ for id_, clause in entry.clauses.items() if clause.refuses)
    return (
        *wrong_options(entry.rules),
        *wrong_answers(entry),
        *wrong_betting(entry.rules),
        *wrong_showdowns(entry.rules),
        *wrong_rankings(),
        *leaks(entry),
        *never_refused(entry, refusing),
        *deaf_to_agreements(entry, tuple(LIBRARY.houses)),
    )
