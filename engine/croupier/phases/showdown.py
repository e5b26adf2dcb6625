"""Showdown: hands are shown in turn, and the pots go to the best of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from croupier.phases._phase import Phase, Refusal, Step
from croupier.phases._showdown_clauses import showdown_clauses
from croupier.policies import Policy, policy
from croupier.table import Offer, pots
from croupier.table.pots import split

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Clause
    from croupier.table import Action, Pot, Table

SHOW, MUCK = Offer("show"), Offer("muck")


@dataclass(frozen=True, slots=True, kw_only=True)
class Showdown(Phase):
    """Whoever can still win shows; whoever is beaten may be allowed to muck."""

    word: ClassVar = "showdown"
    noun: ClassVar = "the showdown"
    stands: ClassVar = "last"
    quiet: ClassVar = "show"
    deeds: ClassVar = {"show": ("{seat} shows",), "muck": ("{seat} mucks",)}
    consults: ClassVar[tuple[Policy, ...]] = tuple(map(policy, ("first_to_show", "losers", "lone_winner", "odd_chip")))

    def begin(self, table: Table) -> None:
        """Put the players in the order in which they show."""
        table.queue = table.live_from(self._first(table))
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

    def brief(self) -> str:
        """`the best hand wins`."""
        return "the players left show their hands"

    def _first(self, table: Table) -> int:
        match table.policies["first_to_show"]:
            case "last raiser" if table.aggressor is not None:
                return table.aggressor
            case "left of dealer":
                return table.button + 1
            case _:
                return table.opener

    def _go_on(self, table: Table) -> None:
        """Let those show who must; stop at the first who may choose; pay when all have spoken."""
        table.actor = None
        while table.queue:
            seat = table.queue[0]
            if table.policies["losers"] == "may muck" and self._beaten(table, seat):
                table.actor = seat
                return
            table.queue = table.queue[1:]
            table.show(seat)
        self._pay(table)

    def _beaten(self, table: Table, seat: int) -> bool:
        """Whether a hand already shown beats this one in every share of every pot that the seat plays for."""
        return (
            bool(table.shown)
            and any(table.paid)
            and all(
                any(
                    share.rank(table.shown[rival]) > share.rank(table.hands[seat])
                    for rival in pot.seats
                    if rival in table.shown
                )
                for pot in pots(table.paid, table.live)
                if seat in pot.seats
                for share in table.shares
            )
        )

    def _pay(self, table: Table) -> None:
        for index, pot in enumerate(pots(table.paid, table.live)):
            parts = split(pot.chips, tuple(range(len(table.shares))))
            for share, chips in parts.items():
                winners = self._winners(table, pot, share)
                for seat, won in split(chips, winners).items():
                    if won:
                        table.win(seat, won, index)
        table.over = True

    def _winners(self, table: Table, pot: Pot, share: int) -> tuple[int, ...]:
        """The best hands shown among those who play for the pot, in the order in which odd chips go."""
        order = table.clockwise(table.button + 1)
        strength = {
            seat: table.shares[share].rank(table.shown[seat])
            for seat in order
            if seat in pot.seats and seat in table.shown
        }
        best = max(strength.values())
        return tuple(seat for seat in order if strength.get(seat) == best)
