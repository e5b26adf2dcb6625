"""The stub in a draw: burns, service, and what is shuffled when it runs out. For phases that serve cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from croupier.table import Offer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.table import Card, Table
    from croupier.table.state import Dead

KINDS = {"burn": "burns", "fold": "folded hands", "discard": "discards"}
"""How a card died, and the word of the reshuffle policy that speaks of it; no word speaks of those given up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Service:
    """What a draw remembers of its service."""

    burned: bool = False
    waiting: bool = False
    """Whether somebody due cannot be served before the dealer has shuffled."""


BEGUN = Service()


def service(table: Table) -> Service:
    """The present step's service."""
    state: Service = table.round
    return state


def serve(table: Table) -> None:
    """Give everyone due their cards, in order, until all are served or the stub is used up."""
    if table.due and table.stub and _to_burn(table):
        table.burn()
        table.round = replace(service(table), burned=True)
    for place, (seat, count) in enumerate(table.due):
        if count > len(table.stub):
            _run_out(table, seat, count, table.due[place + 1 :])
            return
        table.serve(seat, count)
    table.due = ()
    if service(table).waiting:
        table.round = replace(service(table), waiting=False)


def _run_out(table: Table, seat: int, count: int, others: tuple[tuple[int, int], ...]) -> None:
    """Serve what is left; the rest has to wait for the dealer."""
    left = len(table.stub)
    if left:
        table.serve(seat, left)
    table.due = ((seat, count - left), *others)
    table.round = replace(service(table), waiting=True)


def _to_burn(table: Table) -> bool:
    """Whether a card is still to be burned before anybody is served."""
    return table.rules.policies["burn"] == "one before each draw" and not service(table).burned


def shuffle_offer(table: Table) -> Offer:
    """The dealer's shuffle: all the cards, in any order."""
    cards = tuple(card for dead in _allowed(table, table.due[0][0]) for card in dead.cards)
    return Offer("shuffle", len(cards), len(cards), cards)


def shuffle(table: Table, order: tuple[Card, ...]) -> None:
    """Make the given cards the new stub, in the order the caller gives."""
    shuffled = set(order)
    table.dead = tuple(dead for dead in table.dead if not shuffled & set(dead.cards))
    table.stub += order
    table.tell("shuffle", table.button, cards=order, place="stub", seen="nobody")


def replaceable(table: Table, wanted: int) -> int:
    """How many of the cards wanted the next player can certainly be given, after those already due.

    Discards are left out of the count, since nobody may be given their own.
    """
    left = len(table.stub) - _to_burn(table) - sum([count for _, count in table.due])
    if left < wanted:
        free = [dead for dead in table.dead if dead.how in {"burn", "fold"} and KINDS[dead.how] in _reshuffled(table)]
        left += sum(len(dead.cards) for dead in free)
    return max(0, min(left, wanted))


def _reshuffled(table: Table) -> tuple[str, ...]:
    words = table.policies["reshuffle"]
    assert isinstance(words, tuple), "the answer is a list of words"
    return words


def _allowed(table: Table, seat: int) -> Iterator[Dead]:
    """The dead cards that may be shuffled to serve a seat.

    What somebody threw who still waits for cards, or may still ask for some in this draw, is not among them: they
    could be dealt their own.
    """
    spares, words = table.policies["reshuffle_spares"], _reshuffled(table)
    waiting = {seat, *table.queue, *(each for each, _ in table.due)}
    for dead in table.dead:
        kind = KINDS.get(dead.how, "")
        here = dead.step == table.at
        spared = kind == "discards" and (
            (dead.seat in waiting and (here or spares == "own discards"))
            or (here and spares == "this round's discards")
        )
        if kind in words and not spared:
            yield dead
