"""First to show: in which order hands are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.table.scene import DEEDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _shown(record: Record) -> list[int]:
    return [event.seat for event in record.of("show", "muck")]


def _last_round(record: Record) -> list[tuple[str, int]]:
    """What was done in the last betting round; nothing if nobody could bet in it."""
    rounds = [event.step for event in record.of("step") if event.step in record.sizes]
    return [(event.what, event.seat) for event in record.during(rounds[-1], *DEEDS)] if rounds else []


def _check(record: Record, first: int | None) -> Iterator[Finding]:
    shown = _shown(record)
    if shown and first is not None:
        order = [seat for seat in record.clockwise(first) if seat in shown]
        yield kept(shown == order, f"hands were shown in the order {shown}, not {order}")


def _last_raiser(record: Record) -> Iterator[Finding]:
    raisers = [seat for what, seat in _last_round(record) if what in {"bet", "raise"}]
    if raisers:
        yield from _check(record, raisers[-1])
    else:
        yield from _first_to_act(record)


def _first_to_act(record: Record) -> Iterator[Finding]:
    """Whoever began the round is first in turn, or would have begun it; or the next who is left if they folded."""
    acted = [seat for _, seat in _last_round(record)]
    shown = _shown(record)
    begins = acted[0] if acted else _would_begin(record)
    if shown and begins is not None:
        yield from _check(record, next(seat for seat in record.clockwise(begins) if seat in shown))


def _would_begin(record: Record) -> int | None:
    """Where the last betting round begins; None where there is none."""
    rounds = [event.step for event in record.of("step") if event.step in record.sizes]
    return record.button + record.number(rounds[-1], "opens") if rounds else None


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
    refuses_where={"losers": "may muck"},
    topic="the showdown",
)
