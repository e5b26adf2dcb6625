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

EVEN_IF_PAT = "one in each draw, even if all stand pat"
COMPLETING = "dealt if it completes the draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class Service:
    """What a draw remembers of its service."""

    burned: bool = False
    waiting: bool = False
    """Whether somebody due cannot be served before the dealer has shuffled."""
    held: tuple[tuple[int, int], ...] = ()
    """Cards held back, so that nobody gets too many in a row: (seat, how many)."""
    late: bool = False
    """Whether the cards held back are being dealt now."""
    down: tuple[tuple[int, int], ...] = ()
    """Of who is not served face down alone: how many of their cards are, the first ones; (seat, how many)."""
    last: int = -1
    """Who received the last card; nobody after a burn."""
    serving: int = -1
    """Who has been begun with, and still gets cards after a shuffle."""


BEGUN = Service()


def service(table: Table) -> Service:
    """The present step's service."""
    state: Service = table.round
    return state


def serve(table: Table, in_a_row: int | None, *, done: bool) -> None:
    """Give everyone due their cards, in order, until all are served or the dealer must shuffle.

    Nobody gets more than `in_a_row` cards at a time; what is held back follows once all are `done` with discarding.
    """
    while True:
        while table.due:
            if _completes(table, in_a_row):
                table.bottom = None
            if not _serve_next(table, in_a_row):
                table.round = replace(service(table), waiting=True)
                return
        state = service(table)
        if state.waiting:
            state = table.round = replace(state, waiting=False)
        if not state.held or not done:
            break
        table.due, table.round = state.held, replace(state, held=(), late=True)
    if done and table.policies["burn"] == EVEN_IF_PAT and _to_burn(table) and available(table):
        table.burn()
        table.round = replace(service(table), burned=True, last=-1)


def _completes(table: Table, in_a_row: int | None) -> bool:
    """Whether the bottom card is the last that anybody is due in the draw, and so is dealt; tried out on a copy."""
    last = len(table.due) == 1 and not table.queue
    if not last or table.policies["bottom_card"] != COMPLETING or not held_back(table):
        return False
    trial = table.copy()
    trial.bottom = None
    return _serve_next(trial, in_a_row) and not trial.stub and not service(trial).held


def _serve_next(table: Table, in_a_row: int | None) -> bool:
    """Serve the first player due; whether the stub held enough for it."""
    if not available(table):
        return False
    seat, count = table.due[0]
    if _to_burn(table):
        table.burn()
        table.round = replace(service(table), burned=True, last=-1)
    if in_a_row:
        count = _begin(table, seat, count, in_a_row)
    given = min(count, available(table))
    if given:
        _give(table, seat, given)
    rest = table.due[1:]
    table.due = ((seat, count - given), *rest) if given < count else rest
    if in_a_row:
        table.round = replace(service(table), last=seat if given else -1, serving=seat if given < count else -1)
    return given == count


def _give(table: Table, seat: int, count: int) -> None:
    """Deal cards face down as long as some are due so, then face up."""
    hidden, down = count, dict(service(table).down)
    if seat in down:
        served = sum(len(cards) for step, whose, cards in table.served if (step, whose) == (table.at, seat))
        hidden = min(count, max(0, down[seat] - served))
    if hidden:
        table.serve(seat, hidden)
    if count > hidden:
        table.serve(seat, count - hidden, "all")


def _begin(table: Table, seat: int, count: int, in_a_row: int) -> int:
    """How many cards a player gets now: what is too many in a row is held back, and a late card may need a burn."""
    state = service(table)
    if count > in_a_row:
        table.round = replace(state, held=(*state.held, (seat, count - in_a_row)))
    if state.late and state.serving != seat and _burns_late(table, seat, state):
        table.burn()
    return min(count, in_a_row)


def _burns_late(table: Table, seat: int, state: Service) -> bool:
    match table.policies["late_card_burn"]:
        case "only if nobody drew later":
            return state.last == seat
        case "always":
            return True
        case _:
            return False


def _to_burn(table: Table) -> bool:
    """Whether a card is still to be burned before anybody is served."""
    return table.rules.policies["burn"] != "none" and not service(table).burned


def available(table: Table) -> int:
    """How many cards of the stub may be dealt now."""
    return len(table.stub) - held_back(table)


def held_back(table: Table) -> bool:
    """Whether the bottom card of the deck lies in the stub and stays there, unless it completes the draw."""
    if table.rules.policies["bottom_card"] == "dealt last":
        return False
    return bool(table.stub) and table.stub[-1] == table.bottom


def shuffle_offer(table: Table) -> Offer:
    """The dealer's shuffle: all the cards, in any order."""
    cards = tuple(_allowed(table))
    return Offer("shuffle", len(cards), len(cards), cards)


def shuffle(table: Table, order: tuple[Card, ...]) -> None:
    """Make the given cards the new stub, in the order the caller gives."""
    shuffled = set(order)
    table.dead = tuple(dead for dead in table.dead if not shuffled & set(dead.cards))
    stays = tuple(card for card in table.stub if card not in shuffled)
    if not stays:
        table.bottom = None
    table.stub = order + stays
    table.tell("shuffle", table.button, cards=order, place="stub", seen="nobody")


def can_serve(table: Table, in_a_row: int | None) -> bool:
    """Whether everybody due can be served, however the dealer shuffles; tried out on this table.

    Those who have not discarded yet stand pat; only then comes what is held back, and perhaps the bottom card.
    """
    served = _serve_all(table, in_a_row)
    if table.queue and served:
        table.queue = ()
        return _serve_all(table, in_a_row)
    return served


def _serve_all(table: Table, in_a_row: int | None) -> bool:
    """Give everyone due their cards now, and shuffle for it; whether that was possible."""
    done = not table.queue
    serve(table, in_a_row, done=done)
    while service(table).waiting:
        cards = tuple(_allowed(table))
        if not cards:
            return False
        shuffle(table, cards)
        serve(table, in_a_row, done=done)
    return True


def plainly(table: Table, wanted: int, in_a_row: int | None) -> bool:
    """Whether the stub alone holds so many cards, and all that are due before."""
    burns, due = int(_to_burn(table)), sum([count for _, count in table.due])
    if in_a_row:
        held = service(table).held
        burns += sum([-(-count // in_a_row) for count in (wanted, *(many for _, many in (*held, *table.due)))])
        due += sum(count for _, count in held)
    return available(table) - burns - due >= wanted


def _reshuffled(table: Table) -> tuple[str, ...]:
    words = table.policies["reshuffle"]
    assert isinstance(words, tuple), "the answer is a list of words"
    return words


def _allowed(table: Table) -> Iterator[Card]:
    """The cards that may be shuffled to serve whoever is due."""
    words = _reshuffled(table)
    for dead in table.dead:
        kind = KINDS.get(dead.how, "")
        if kind in words and not (kind == "discards" and _spared(table, dead)):
            yield from dead.cards
    if held_back(table) and "bottom card" in words:
        yield table.stub[-1]


def _spared(table: Table, dead: Dead) -> bool:
    """Whether discards stay out, so that nobody is dealt what they threw themselves."""
    here = dead.step == table.at
    match table.policies["reshuffle_spares"]:
        case "cards just thrown":
            return here and dead.seat == table.due[0][0]
        case "this round's discards":
            return here
        case "nothing":
            return False
        case _:
            return dead.seat in {*table.queue, *(seat for seat, _ in (*table.due, *service(table).held))}
