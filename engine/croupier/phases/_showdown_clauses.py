"""The sentences of a showdown, each with its check. The checks read events and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases._phase import Step, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Clause, Finding
    from croupier.table.events import Record


def showdown_clauses(step: Step) -> Iterator[Clause]:
    """That hands are shown, and who plays for which chips."""
    settles = "When two or more players are left after the last betting round, they show their hands in turn."
    yield step.clause("settles", "must", settles, _settles, refuses=True)
    side_pots = (
        "Nobody can win more from an opponent than they have put into the pot themselves. What others put in beyond an "
        "all-in player's chips makes a side pot, played for by those who paid into it. Every pot is won separately."
    )
    yield step.clause("side-pots", "defines", side_pots, _side_pots)
    yield step.clause("all-chips", "must", "The whole pot is paid out; nothing stays for the next hand.", _all_chips)


def paid(record: Record) -> list[int]:
    """What each seat has put in for good, uncalled bets taken off."""
    chips = [0] * record.seats
    for event in record.of("post", "bet", "call", "raise", "return"):
        chips[event.seat] += -event.chips if event.what == "return" else event.chips
    return chips


def _settles(record: Record) -> Iterator[Finding]:
    live = set(range(record.seats)) - {event.seat for event in record.of("fold")}
    spoke = {event.seat for event in record.of("show", "muck")}
    if record.over and len(live) > 1:
        yield kept(spoke == live, f"seats {sorted(live)} were left, seats {sorted(spoke)} showed or mucked")


def _side_pots(record: Record) -> Iterator[Finding]:
    put = paid(record)
    won = [0] * record.seats
    for event in record.of("win"):
        won[event.seat] += event.chips
    for seat, chips in enumerate(won):
        most = sum(min(other, put[seat]) for other in put)
        if chips:
            yield kept(chips <= most, f"seat {seat} won {chips}, at most {most} were its to win")


def _all_chips(record: Record) -> Iterator[Finding]:
    won = sum(event.chips for event in record.of("win"))
    if record.over:
        yield kept(won == sum(paid(record)), f"{won} chips were won out of {sum(paid(record))}")
