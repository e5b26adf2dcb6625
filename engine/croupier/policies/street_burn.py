"""Street burn: whether a card is laid aside before cards are dealt in the middle of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Check, Finding
    from croupier.table.events import Record


def _burns(count: int) -> Check:
    """So many before the first deal after a betting round, and none before another."""

    def check(record: Record) -> Iterator[Finding]:
        bet = False
        for step in dict.fromkeys(event.step for event in record.events):
            bet |= step in record.sizes
            events = list(record.during(step, "burn", "deal"))
            moves = [event.what for event in events]
            if "deal" in moves:
                for_all = record.number(step, "spared") and events[-1].seat < 0
                due = count * bet * (not for_all)
                right = moves.count("burn") == due and "burn" not in moves[due:]
                yield kept(right, f"in {step} the cards came as {', '.join(moves)}")
                bet = False

    return check


POLICY = Policy(
    word="street_burn",
    asks="Is a card burned before each street?",
    says={
        "none": "No card is burned before cards are dealt.",
        "one before each street": "After a betting round, before any card of the next deal, the top card of the deck "
        "is burned: laid aside face down, unseen.",
    },
    checks={"none": _burns(0), "one before each street": _burns(1)},
    modality={"none": "must", "one before each street": "must"},
    topic="every deal",
)
