"""First to show: in which order hands are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._last_round import last_deeds, last_raiser, last_round
from croupier.policies._policy import Policy, kept
from croupier.policies._show_groups import shown_in_groups
from croupier.policies._showing import BY_CARDS, begins_by_cards
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record

OPENER, LEFT_OF_BLIND, LEFT_OF_BRING_IN = 2, 3, 4
"""What `Record.number` gives for a round that begins with who made the first bet of the hand."""


def _check(record: Record, first: int | None) -> Iterator[Finding]:
    for shown in shown_in_groups(record) if first is not None else ():
        order = [seat for seat in record.clockwise(first or 0) if seat in shown]
        yield kept(shown == order, f"hands were shown in the order {shown}, not {order}")


def _last_raiser(record: Record) -> Iterator[Finding]:
    raiser = last_raiser(record)
    yield from _first_to_act(record) if raiser is None else _check(record, raiser)


def _first_to_act(record: Record) -> Iterator[Finding]:
    """Whoever began the round is first in turn, or would have begun it; or the next who is left if they folded."""
    acted = [seat for _, seat in last_deeds(record)]
    yield from _check(record, acted[0] if acted else _would_begin(record))


def _would_begin(record: Record) -> int | None:
    """Where the last betting round begins; None where there is none."""
    step = last_round(record)
    if step is None:
        return None
    number, first = record.number(step, "opens"), next(record.of("bet"), None)
    if number in {LEFT_OF_BLIND, LEFT_OF_BRING_IN}:
        return next(
            (event.seat + 1 for event in reversed(record.events) if event.step in record.forced and event.chips), 0
        )
    if number in BY_CARDS:
        begun = next(scene for scene, event in scenes(record) if event.step == step)
        return begins_by_cards(record, begun, number, begun.live)
    return first.seat if number == OPENER and first else record.button + min(number, 1)


def _left_of_dealer(record: Record) -> Iterator[Finding]:
    yield from _check(record, record.button + 1)


POLICY = Policy(
    word="first_to_show",
    asks="Who shows first at the showdown?",
    says={
        "last raiser": "The player who made the last bet or raise of the last betting round shows first. If nobody "
        "bet in it, the player who began it does, or the next still in the hand; where there was no betting, the "
        "first player still in the hand, clockwise from where it would have begun. The others follow clockwise.",
        "first to act": "The player who begins the last betting round shows first, and the others follow clockwise.",
        "left of dealer": "The first player to the dealer's left shows first, and the others follow clockwise.",
    },
    checks={"last raiser": _last_raiser, "first to act": _first_to_act, "left of dealer": _left_of_dealer},
    modality=dict.fromkeys(("last raiser", "first to act", "left of dealer"), "must"),
    refuses=("last raiser", "first to act", "left of dealer"),
    refuses_where={"losers": ("may muck", "may muck unless somebody is all-in")},
    topic="the showdown",
)
