"""How our suite finds a miniature out: by the check of a clause over a hand it has played, or by a scenario."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from croupier.gherkin.checking import told_cases
from croupier.proof import consult, run
from croupier.table import Action
from tests.public import runner
from tests.public.tables import to_the_end
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.play import Hand
    from croupier.proof import Case
    from croupier.rules import Rulebook
    from croupier.table import Record
    from tests.public.miniatures.faults import Miniature
    from tests.public.reading import PublicCase
    from tests.public.tables import Implementation

PUBLISHED = "bounce-back"


def found_by_clause(case: PublicCase, miniature: Miniature) -> set[str]:
    """What the miniature's clauses say of its hand in this case; of ours they say nothing."""
    assert not _said(case, runner.OURS, miniature.clauses)
    return _said(case, miniature.by, miniature.clauses)


def _said(case: PublicCase, by: Implementation, clauses: frozenset[str]) -> set[str]:
    rules = runner.hands(case)[0].rules
    records = (by.record(record) for hand in runner.hands(case, by) for record in _ends(hand))
    return {finding for record in records for finding in consult(rules, record, clauses)[0]}


def _ends(hand: Hand) -> Iterator[Record]:
    """The hand brought to its end: with the least of raises, with the most, and without any."""
    for raising in (offer for offer in hand.legal if offer.verb in {"bet", "raise"}):
        for chips in {raising.least, raising.most}:
            assert hand.actor is not None, "somebody is offered a raise"
            yield to_the_end(hand.act(Action(hand.actor, raising.verb, chips))).record
    yield to_the_end(hand).record


def found_by_scenarios(miniature: Miniature) -> list[str]:
    """The scenarios of a published variant that do not hold where the miniature plays them."""
    return [case.id for case, rules in _scenarios() if run(case, miniature.by.rules(rules)).faults]


@cache
def _scenarios() -> tuple[tuple[Case, Rulebook], ...]:
    entry = LIBRARY.variant(PUBLISHED)
    return tuple((case, entry.under(case.house_rules, case.house)) for case in told_cases(entry))
