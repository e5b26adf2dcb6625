"""Bring-in: the player with the lowest or highest card showing must make a small bet, or a whole one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from croupier.phases import _bring_in_clauses as clauses
from croupier.phases._phase import Phase, Refusal, Step
from croupier.phases._showing import showing
from croupier.policies import Policy, policy
from croupier.table import Offer
from croupier.table.cards import RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.phases._phase import Clause
    from croupier.table import Action, Card, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class BringIn(Phase):
    """A forced bet with a choice of two sizes. The betting round that follows begins with it."""

    word: ClassVar = "bring_in"
    noun: ClassVar = "the bring-in"
    quiet: ClassVar = "bring_in"
    deeds: ClassVar = {
        "bring_in": ("{seat} brings it in",),
        "bet": ("{seat} completes to {chips}",),
    }
    consults: ClassVar[tuple[Policy, ...]] = (policy("suit_order"),)

    by: Literal["lowest up card", "highest up card"]
    """Whose card says who must bring it in."""
    aces: Literal["high", "low"] = "high"
    """Whether an ace is the highest card or the lowest."""

    def begin(self, table: Table) -> None:
        """Ask whoever has the card, or the next to the left with chips; nobody where nobody could answer."""
        order = table.able_among(table.live_from(self._seat(table)))
        table.actor = order[0] if table.able > 1 else None

    def offers(self, table: Table) -> tuple[Offer, ...]:
        """The bring-in, or a bet in full as far as the chips go."""
        seat = table.actor
        assert seat is not None, "somebody is to act"
        least, left = table.stakes.amount("bring-in"), table.stacks[seat]
        forced = Offer("bring_in", price=min(least, left))
        if left <= least:
            return (forced,)
        full, most = self._span(table, left)
        return forced, Offer("bet", min(full, left), min(most, left))

    def apply(self, table: Table, action: Action) -> None:
        """Put the chips in; whoever did has spoken."""
        seat = action.seat
        if action.verb == "bring_in":
            due = table.stakes.amount("bring-in")
            table.pay(seat, min(due, table.stacks[seat]), "bring_in")
            table.asked = due
        else:
            table.pay(seat, action.chips, "bet")
            table.opened = seat if table.opened is None else table.opened
        table.forced = table.brought = seat
        table.actor = None

    def why_not(self, table: Table, action: Action) -> Refusal:
        """Nobody may check or fold; a completion is a whole bet."""
        clause = f"{table.at}.by"
        if action.verb == "bet" and not action.cards and len(offers := self.offers(table)) > 1:
            _, bet = offers
            if action.chips > table.stacks[action.seat]:
                return Refusal("betting.table-stakes", f"the player has only {table.stacks[action.seat]}")
            return Refusal(f"{table.at}.complete", f"a bet here is {str(bet).removeprefix('bet, ')}")
        return Refusal(clause, "the player with that card brings it in or bets in full")

    def turn(self, table: Table) -> str:
        """The clause that says whose card counts, or who stands in."""
        return f"{table.at}.by" if table.actor == self._seat(table) else f"{table.at}.absent"

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """See `_bring_in_clauses`."""
        yield from clauses.bring_in_clauses(step, self.by, self.aces)

    def exactly(self) -> Iterator[str]:
        """What the two verbs mean."""
        yield "`bring_in` has no amount: it puts the bring-in into the pot, or all the player has. `bet` has one."
        yield "The bring-in is no bet in full. Whoever makes it has acted, and is asked again only to answer a bet."

    def stakes(self) -> Mapping[str, str]:
        """The bring-in, and the bet to which it can be completed."""
        return {"bring-in": "by", "small bet": "complete"}

    def forces(self) -> tuple[str, ...]:
        """The bring-in."""
        return ("bring-in",)

    def numbers(self) -> Mapping[str, int]:
        """1 the lowest, 2 the highest card; 2 more where an ace is low."""
        return {"by": 1 + (self.by == "highest up card") + 2 * (self.aces == "low")}

    def compares_showing(self) -> bool:
        """A card says who brings it in."""
        return True

    def brief(self) -> str:
        """What the table of rounds says."""
        return f"the {self.by} brings it in"

    def _seat(self, table: Table) -> int:
        """Whose card it is, all-in or not."""
        best = max if self.by == "highest up card" else min
        by_suit = table.policies["suit_order"] == "spades, hearts, diamonds, clubs"
        seats = [seat for seat in table.live_from(table.button + 1) if showing(table, seat)]

        def worth(seat: int) -> tuple[int, int]:
            rank, suit = best(map(self._height, showing(table, seat)))
            return rank, suit if by_suit else 0

        return best(seats, key=worth) if seats else table.live_from(table.button + 1)[0]

    def _height(self, card: Card) -> tuple[int, int]:
        low = card[0] == "A" and self.aces == "low"
        return -1 if low else RANKS.index(card[0]), SUITS.index(card[1])

    def _span(self, table: Table, left: int) -> tuple[int, int]:
        """The least and the most by the betting structure, for a player with chips enough."""
        full, betting = table.stakes.amount("small bet"), table.stakes.betting
        if betting == "fixed limit":
            return full, full
        if betting == "pot limit":
            return full, max(full, sum(table.paid))
        return full, max(full, table.stakes.amount("max bet") if betting == "spread limit" else left)
