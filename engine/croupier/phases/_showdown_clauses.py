"""The sentences of a showdown, each with its check. The checks read events and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases._phase import Step, kept
from croupier.table.scene import aftermath, layers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Check, Clause, Finding
    from croupier.table.events import Record


def showdown_clauses(step: Step) -> Iterator[Clause]:
    """That hands are shown, and who plays for which chips."""
    settles = "When two or more players are left after the last betting round, they show their hands in turn."
    yield step.clause("settles", "must", settles, _settles(step.slug), refuses=True)
    side_pots = (
        "Nobody can win more from an opponent than they have put into the pot themselves. What others put in beyond an "
        "all-in player's chips makes a side pot, played for by those who paid into it. Every pot is won separately."
    )
    yield step.clause("side-pots", "defines", side_pots, _side_pots)
    yield step.clause("all-chips", "must", "The whole pot is paid out; nothing stays for the next hand.", _all_chips)


def _settles(slug: str) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        end = aftermath(record)
        spoke = [event.seat for event in record.during(slug, "show", "muck")]
        if record.over and len(end.live) > 1:
            live = sorted(end.live)
            yield kept(sorted(spoke) == live, f"seats {live} were left, seats {sorted(spoke)} showed or mucked")
        for event in record.during(slug, "show", "muck"):
            whole = sorted(event.cards) == sorted(end.hands[event.seat])
            yield kept(whole, f"seat {event.seat} held other cards than {event.cards}")

    return check


def _side_pots(record: Record) -> Iterator[Finding]:
    end = aftermath(record)
    put = end.paid
    won: dict[int, int] = {}
    for event in record.of("win"):
        won[event.seat] = won.get(event.seat, 0) + event.chips
    for seat, chips in won.items():
        most = sum(min(other, put[seat]) for other in put) + end.given
        yield kept(chips <= most, f"seat {seat} won {chips}, at most {most} were its to win")
    if record.over:
        yield from _separately(record)


def _separately(record: Record) -> Iterator[Finding]:
    """Each pot goes, whole, to some of those who play for it."""
    wins = list(record.of("win"))
    for pot in layers(record):
        chips = sum(event.chips for event in wins if event.pot == pot.name)
        yield kept(chips == pot.chips, f"{chips} of {pot.chips} chips were won in the {pot.name}")
        winners = {event.seat for event in wins if event.pot == pot.name}
        yield kept(winners <= pot.seats, f"seats {sorted(winners - pot.seats)} did not play for the {pot.name}")


def _all_chips(record: Record) -> Iterator[Finding]:
    if record.over:
        won, put = sum(event.chips for event in record.of("win")), sum(aftermath(record).paid) + aftermath(record).given
        yield kept(won == put, f"{won} chips were won out of {put}")
