"""The sentences of the ante, each with its check. The checks read events and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases._phase import kept
from croupier.table.events import BIG_BLIND, FOR_ALL

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.phases._phase import Clause, Finding, Step
    from croupier.table.events import Record


def from_everyone(step: Step, stake: str) -> Iterator[Clause]:
    """What everyone pays, and what comes back."""

    def check(record: Record) -> Iterator[Finding]:
        paid = dict.fromkeys(range(record.seats), 0)
        for event in record.during(step.slug, "post"):
            paid[event.seat] += event.chips
        due = record.stakes.amount(stake)
        for seat, chips in paid.items():
            if record.stacks[seat] >= due:
                yield kept(chips == due, f"seat {seat} posted {chips}, the {stake} is {due}")

    text = "Before the deal every player puts the ante, a stake set by the table, into the pot."
    yield step.clause("amount", "must", text, check, reads=("amount",))

    def returned(record: Record) -> Iterator[Finding]:
        posted = {event.seat: event.chips for event in record.during(step.slug, "post")}
        back = {event.seat: event.chips for event in record.during(step.slug, "return")}
        excess = {seat: chips - _covered(posted, seat) for seat, chips in posted.items()}
        due = {seat: chips for seat, chips in excess.items() if chips > 0}
        if due or back:
            yield kept(back == due, f"{back} came back of the antes {posted}, by seat")

    text = "What one player has put in beyond what any other could put in goes back to that player."
    yield step.clause("unmatched", "must", text, returned)


def from_one(step: Step, stake: str, by: str) -> Iterator[Clause]:
    """Who pays for all, and whose the chips are then."""

    def check(record: Record) -> Iterator[Finding]:
        posted = [(event.seat, event.chips, event.place) for event in record.during(step.slug, "post")]
        for seat in (record.button,) if by == "dealer" else _big_blinds(record):
            chips = min(record.stakes.amount(stake), record.stacks[seat])
            due = [(seat, chips, FOR_ALL)] if chips else []
            yield kept(posted == due, f"{posted} were posted, not {due}")

    who = "the dealer" if by == "dealer" else "the player who posts the big blind"
    text = f"Before the deal {who} puts the ante, a stake set by the table, into the pot for everybody."
    yield step.clause("amount", "must", text, check, reads=("amount", "by"))
    text = "Whoever has fewer chips than that puts them all in and is all-in; nobody makes up for it."
    yield step.clause("short", "must", text, check)

    def everybody_s(record: Record) -> Iterator[Finding]:
        back = list(record.during(step.slug, "return"))
        yield kept(not back, f"{back} came back of the ante")

    text = "That ante belongs to the main pot, for which everybody plays; none of it comes back."
    yield step.clause("for-all", "defines", text, everybody_s)


def _big_blinds(record: Record) -> Iterator[int]:
    """Who posts the big blind later; nobody where the ante took the last chips for it."""
    return (event.seat for event in record.of("blind") if event.place == BIG_BLIND)


def _covered(posted: Mapping[int, int], seat: int) -> int:
    """The most that anybody else has posted."""
    return max((chips for other, chips in posted.items() if other != seat), default=0)
