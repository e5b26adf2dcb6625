"""The sentences of a bring-in, each with its check. The checks read events and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases._phase import Step, kept
from croupier.policies import cards_showing
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Check, Clause, Finding
    from croupier.table.cards import Card
    from croupier.table.events import Event, Record
    from croupier.table.scene import Scene

VERBS = ("bring_in", "bet")


def bring_in_clauses(step: Step, by: str, aces: str) -> Iterator[Clause]:
    """Who must, how much, and what follows from it."""
    slug, word = step.slug, by.partition(" ")[0]
    text = (
        f"The player with the {word} card showing, an ace counting {aces}, must bring it in: put in the bring-in, a "
        "stake set by the table, or bet in full."
    )
    yield step.clause("by", "must", text, _by(slug, by, aces), reads=("by", "aces"), refuses=True)
    text = (
        "If that player is all-in, the next player to the left who has chips must bring it in. Nobody does where fewer "
        "than two players have chips left."
    )
    yield step.clause("absent", "must", text, _absent(slug, by, aces), refuses=True)
    text = (
        "Whoever brings it in may bet instead: the small bet at a fixed limit, at least that in other games; a player "
        "with fewer chips puts in all of them."
    )
    yield step.clause("complete", "may", text, _complete(slug), refuses=True)
    text = (
        "What is brought in is a bet that the others must call or raise, though no bet in full: to complete it to one "
        "is the first bet, not a raise. A player too short for it brings in all the chips left, and the others owe the "
        "whole bring-in all the same."
    )
    yield step.clause("live", "defines", text, _live(slug))


def _asked(record: Record, slug: str) -> Iterator[tuple[Scene, Event]]:
    return ((scene, event) for scene, event in scenes(record) if event.step == slug and event.what in VERBS)


def _by(slug: str, by: str, aces: str) -> Check:
    """Whoever did it had such a card, if anybody able had one; suits are another matter."""

    def check(record: Record) -> Iterator[Finding]:
        for scene, event in _asked(record, slug):
            wanted = _holders(scene, by, aces)
            if wanted <= scene.able():
                yield kept(event.seat in wanted, f"seat {event.seat} brought it in, not one of {sorted(wanted)}")

    return check


def _absent(slug: str, by: str, aces: str) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        begun = next((scene for scene, event in scenes(record) if (event.what, event.step) == ("step", slug)), None)
        done = list(record.during(slug, *VERBS))
        if begun is not None and record.through(slug):
            yield kept(len(done) == (len(begun.able()) > 1), f"{len(done)} players brought it in")
        for scene, event in _asked(record, slug):
            wanted = _holders(scene, by, aces)
            if not wanted & scene.able():
                heirs = {next(s for s in record.clockwise(seat) if s in scene.able()) for seat in wanted}
                yield kept(event.seat in heirs, f"seat {event.seat} brought it in, not one of {sorted(heirs)}")

    return check


def _holders(scene: Scene, by: str, aces: str) -> set[int]:
    """Those who show a card of the rank in question."""
    ranks = "A23456789TJQK" if aces == "low" else "23456789TJQKA"
    best = max if by == "highest up card" else min

    def rank(card: Card) -> int:
        return ranks.index(card[0])

    shown = {seat: best(map(rank, cards)) for seat in scene.live if (cards := cards_showing(scene, seat))}
    return {seat for seat, each in shown.items() if each == best(shown.values())}


def _complete(slug: str) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        for scene, event in _asked(record, slug):
            if event.what == "bet" and event.chips < scene.stacks[event.seat]:
                full, stakes = record.stakes.amount("small bet"), record.stakes
                most = {
                    "fixed limit": full,
                    "spread limit": max(full, stakes.amounts.get("max bet", full)),
                    "pot limit": max(full, sum(scene.paid) + scene.given),
                }.get(stakes.betting, event.chips)
                yield kept(full <= event.chips <= most, f"seat {event.seat} bet {event.chips} to bring it in")

    return check


def _live(slug: str) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        for scene, event in _asked(record, slug):
            yield kept(event.to == event.chips, f"seat {event.seat} brought it in for {event.to}")
            if event.what == "bring_in":
                due = min(record.stakes.amount("bring-in"), scene.stacks[event.seat])
                yield kept(event.chips == due, f"seat {event.seat} brought it in for {event.chips}, not {due}")

    return check
