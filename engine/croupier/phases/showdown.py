"""Showdown: hands are shown in turn, and the pots go to the best of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from croupier.phases._phase import Phase, Refusal, Step
from croupier.phases._showdown_clauses import showdown_clauses
from croupier.policies import Policy, policy
from croupier.table import Offer
from croupier.table.cards import height
from croupier.table.pots import split

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.phases._phase import Clause
    from croupier.table import Action, Pot, Table
    from croupier.table.state import Share

SHOW, MUCK = Offer("show"), Offer("muck")


Strength: TypeAlias = "Mapping[int, int]"
"""How strong the hand of each seat is in one share of the pot; a seat that cannot win it is not there."""
Contest: TypeAlias = "tuple[tuple[Pot, ...], tuple[Strength, ...]]"
"""What a showdown remembers: the pots, and the strengths for each share of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Showdown(Phase):
    """Whoever can still win shows; whoever is beaten may be allowed to muck."""

    word: ClassVar = "showdown"
    noun: ClassVar = "the showdown"
    stands: ClassVar = "last"
    quiet: ClassVar = "show"
    deeds: ClassVar = {"show": ("{seat} shows",), "muck": ("{seat} mucks",)}
    consults: ClassVar[tuple[Policy, ...]] = tuple(
        map(policy, ("first_to_show", "pot_order", "losers", "lone_winner", "odd_chip"))
    )

    def begin(self, table: Table) -> None:
        """Put the players in the order in which they show."""
        played_for = table.pots()
        table.queue = _by_pots(table, played_for, table.live_from(self._first(table)))
        strengths = tuple([_strength(table, share) for share in table.shares])
        table.round = played_for, strengths
        self._go_on(table)

    def offers(self, table: Table) -> tuple[Offer, ...]:
        """Only a beaten player is ever asked."""
        return SHOW, MUCK

    def apply(self, table: Table, action: Action) -> None:
        """Show or muck, then go on."""
        table.queue = table.queue[1:]
        if action.verb == "show":
            table.show(action.seat)
        else:
            table.kill(action.seat, table.hands[action.seat], "muck")
            table.tell("muck", action.seat, cards=table.hands[action.seat], place="muck", seen="owner")
            table.hold(action.seat, ())
        self._go_on(table)

    def why_not(self, table: Table, action: Action) -> Refusal:
        """Neither a show nor a muck."""
        return Refusal(f"{table.at}.settles", "a player shows the hand or mucks it")

    def ended(self, table: Table) -> str:
        """The pot has been paid out."""
        return f"{table.at}.settles"

    def turn(self, table: Table) -> str:
        """The order of showing is a policy."""
        return "policy.first-to-show"

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """See `_showdown_clauses`."""
        yield from showdown_clauses(step)

    def exactly(self) -> Iterator[str]:
        """Who is asked."""
        yield (
            "Whoever can still win part of a pot shows without an action. Where beaten hands may be mucked, only who "
            "is beaten is asked, in turn, and says `show` or `muck`; where they must be shown, nobody is asked."
        )
        yield (
            "Beaten is who, in every pot that they play for, is outranked by a hand shown before; a tie is not enough. "
            "Where nobody has put in a chip, all still play for the main pot, and nothing is paid from it."
        )
        yield (
            "The last bet or raise may have been an all-in for less than a full one. Who began a round is who was "
            "asked first in it."
        )
        yield (
            "Pots are paid without an action once everybody has shown or mucked. Where only one player is left, nobody "
            "is asked anything more, in no step."
        )

    def brief(self) -> str:
        """`the best hand wins`."""
        return "the players left show their hands"

    def _first(self, table: Table) -> int:
        rules = table.rules
        match rules.policies["first_to_show"]:
            case "last raiser" if table.aggressor is not None:
                return table.aggressor
            case "left of dealer":
                return rules.button + 1
            case _:
                return table.opener

    def _go_on(self, table: Table) -> None:
        """Let those show who must; stop at the first who may choose; pay when all have spoken."""
        may_muck = _may_muck(table)
        table.actor = None
        for place, seat in enumerate(table.queue):
            if may_muck and _beaten(table, seat):
                table.actor, table.queue = seat, table.queue[place:]
                return
            table.show(seat)
        _pay(table)


def _by_pots(table: Table, played_for: tuple[Pot, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    """The order of showing, in which players for more pots may go before the others."""
    if table.policies["pot_order"] != "last side pot first":
        return order
    return tuple(sorted(order, key=lambda seat: -sum(seat in pot.seats for pot in played_for)))


def _may_muck(table: Table) -> bool:
    """Whether a beaten hand may be mucked; somebody all-in may make a difference."""
    losers = table.policies["losers"]
    return losers == "may muck" or (losers != "show" and table.able == len(table.live))


def _contest(table: Table) -> Contest:
    contest: Contest = table.round
    return contest


def _strength(table: Table, share: Share) -> Strength:
    held = {seat: share.strength(table.hands[seat], table.board) for seat in table.queue}
    return {seat: strength for seat, strength in held.items() if strength is not None}


def _beaten(table: Table, seat: int) -> bool:
    """Whether hands already shown leave this one nothing to win in any pot that the seat plays for."""
    played_for, strengths = _contest(table)
    for pot in played_for:
        if seat in pot.seats:
            shown = [rival for rival in pot.seats if rival in table.shown]
            mine = [strength for strength in strengths if seat in strength]
            if not (
                all(any(rival in strength and strength[rival] > strength[seat] for rival in shown) for strength in mine)
                if mine
                else any(rival in strength for strength in strengths for rival in shown)
            ):
                return False
    return True


def _pay(table: Table) -> None:
    """A share that nobody can win falls to the others; where nobody can win any, all those shown divide the pot."""
    played_for, strengths = _contest(table)
    names = [share.name if len(strengths) > 1 else "" for share in table.shares]
    for index, pot in enumerate(played_for):
        shown = [seat for seat in pot.seats if seat in table.shown]
        won = {
            name: winners
            for name, share, strength in zip(names, table.shares, strengths, strict=True)
            if (winners := _winners(table, shown, share, strength))
        } or {"": _in_order(table, shown, table.shares[0])}
        for share, chips in split(pot.chips, tuple(won)).items():
            for seat, part in split(chips, won[share]).items():
                table.win(seat, part, index, share)


def _winners(table: Table, shown: list[int], share: Share, strength: Strength) -> tuple[int, ...]:
    """The best of the hands shown, in the order in which odd chips go; nobody where none can win."""
    able = [seat for seat in shown if seat in strength]
    best = max(map(strength.__getitem__, able), default=0)
    return _in_order(table, [seat for seat in able if strength[seat] == best], share)


def _in_order(table: Table, winners: list[int], share: Share) -> tuple[int, ...]:
    left = sorted(winners, key=table.clockwise(table.button + 1).index)
    match table.policies["odd_chip"]:
        case "highest card by suit":
            hands = {seat: share.best(table.hands[seat], table.board) or table.hands[seat] for seat in left}
            return tuple(sorted(left, key=lambda seat: max(map(height, hands[seat])), reverse=True))
        case "last raiser":
            return tuple(sorted(left, key=lambda seat: seat != table.aggressor))
        case _:
            return tuple(left)
