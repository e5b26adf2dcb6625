"""The moves at the table. Phases change a fresh copy of it inside `Hand.act`; nobody ever sees it change."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from croupier.table.events import FOR_ALL, Dealt
from croupier.table.pots import pots, unmatched
from croupier.table.state import Dead, State, rings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.table.cards import Card
    from croupier.table.events import Seen
    from croupier.table.pots import Pot


class Table(State):
    """The state of a hand, and all that can be done to it: chips, cards, the record."""

    __slots__ = ()

    # Seats

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats in turn, beginning with the given one."""
        around = rings(len(self.stacks))
        return around[seat % len(around)]

    def live_from(self, seat: int) -> tuple[int, ...]:
        """The seats still in the hand, in turn, beginning with the given one."""
        live = self.live
        place = bisect_left(live, seat % len(self.stacks))
        return live[place:] + live[:place]

    def able_among(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Those of some seats still in the hand that have chips left to bet."""
        return seats if self.able == len(self.live) else tuple([seat for seat in seats if self.stacks[seat]])

    # Chips

    def pay(self, seat: int, chips: int, verb: str, stake: str = "") -> None:
        """Move chips from a stack into the betting round (a `post` is dead money and opens no bet)."""
        self.stacks[seat] = left = self.stacks[seat] - chips
        if not left:
            self.able -= 1
        if verb != "post":
            self.bets[seat] += chips
        self.news += ((verb, self.at, seat, chips, self.bets[seat], (), stake, "all"),)

    def give(self, seat: int, chips: int, stake: str = FOR_ALL) -> None:
        """Move chips from a stack into the main pot, as dead money that counts for everybody."""
        if chips:
            self.pay(seat, chips, "post", stake)
            self.given += ((seat, chips),)

    def pots(self) -> tuple[Pot, ...]:
        """The pots as they stand."""
        paid = self.paid
        for seat, chips in self.given:
            paid[seat] -= chips
        return pots(paid, self.live, sum([chips for _, chips in self.given]))

    def return_uncalled(self) -> None:
        """Give back what nobody matched of the highest bet, and end the betting round."""
        self.return_unmatched(self.bets)
        self.bets = [0] * len(self.bets)
        self.asked, self.brought = 0, None

    def return_unmatched(self, put_in: Sequence[int]) -> None:
        """Give back what one seat has put in beyond all others."""
        seat, chips = unmatched(put_in)
        if chips:
            self.able += not self.stacks[seat] and seat in self.live
            self.stacks[seat] += chips
            self.tell("return", seat, chips)

    def win(self, seat: int, chips: int, pot: int, share: str = "") -> None:
        """Push chips of one pot (0: the main pot), or of a share of it, to a winner. Of none, nothing happens."""
        if chips:
            self.stacks[seat] += chips
            place = f"side pot {pot}" if pot else "main pot"
            self.tell("win", seat, chips, 0, (), f"{place}, {share}" if share else place)

    # Cards

    def deal_around(self, seats: tuple[int, ...], rounds: int, seen: Seen = "owner") -> None:
        """Give each seat in turn the next card of the stub, so many times; those all see lie face up.

        The stub must hold them.
        """
        around, dealt, hands = len(seats), self.stub[: len(seats) * rounds], list(self.hands)
        for turn, seat in enumerate(seats):
            hands[seat] += dealt[turn::around]
        self.hands, self.stub = tuple(hands), self.stub[len(dealt) :]
        if seen == "all":
            self.up |= frozenset(dealt)
        self.news += (Dealt(self.at, seats, dealt, seen),)

    def lay(self, place: str, count: int) -> None:
        """Lay the next cards of the stub face up on the table. The stub must hold them."""
        cards, self.stub = self.stub[:count], self.stub[count:]
        self.board = {**self.board, place: (*self.board.get(place, ()), *cards)}
        for card in cards:
            self.tell("deal", -1, 0, 0, (card,), place)

    def serve(self, seat: int, count: int, seen: Seen = "owner") -> None:
        """Give a seat the next cards of the stub as replacements; those all see lie up. The stub must hold them."""
        cards, self.stub = self.stub[:count], self.stub[count:]
        self.hold(seat, self.hands[seat] + cards)
        self.served += ((self.at, seat, cards),)
        if seen == "all":
            self.up |= frozenset(cards)
        self.tell("draw", seat, 0, 0, cards, "hand", seen)

    def burn(self) -> None:
        """Lay the top card of the stub aside unseen."""
        card, self.stub = self.stub[0], self.stub[1:]
        self.kill(-1, (card,), "burn")
        self.tell("burn", cards=(card,), place="muck", seen="nobody")

    def hold(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Put other cards into a hand."""
        hands = list(self.hands)
        hands[seat] = cards
        self.hands = tuple(hands)

    def drop(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Take cards out of a hand; the others keep their order."""
        kept = list(self.hands[seat])
        for card in cards:
            kept.remove(card)
        self.hold(seat, tuple(kept))
        if self.up:
            self.up -= frozenset(cards)

    def kill(self, seat: int, cards: tuple[Card, ...], how: str) -> None:
        """Put cards onto the muck."""
        self.dead += (_named(Dead, (cards, seat, how, self.at)),)

    def fold(self, seat: int) -> None:
        """The seat is out; hand and piles go to the muck unseen."""
        cards = self.hands[seat]
        if self.piles:
            for step, whose in tuple(self.piles):
                if whose == seat:
                    cards += self.take_pile(step, seat)
        self.hold(seat, ())
        if self.up:
            self.up -= frozenset(cards)
        place = self.live.index(seat)
        self.live = self.live[:place] + self.live[place + 1 :]
        self.able -= self.stacks[seat] > 0
        self.kill(seat, cards, "fold")
        self.tell("fold", seat, 0, 0, cards, "muck", "owner")

    def lay_pile(self, step: str, seat: int, cards: tuple[Card, ...]) -> None:
        """Lay cards before a player, apart from the hand and the muck."""
        self.piles = {**self.piles, (step, seat): cards}

    def take_pile(self, step: str, seat: int) -> tuple[Card, ...]:
        """Take a pile away; nothing if there is none."""
        cards = self.piles.get((step, seat), ())
        self.piles = {key: pile for key, pile in self.piles.items() if key != (step, seat)}
        return cards

    def show(self, seat: int) -> None:
        """Turn a hand up for all to see."""
        self.shown = {**self.shown, seat: self.hands[seat]}
        self.tell("show", seat, 0, 0, self.hands[seat])

    def expose(self, seat: int, card: Card) -> None:
        """Let everybody see one card of a hand."""
        self.known |= {card}
        self.tell("show_card", seat, cards=(card,), place="hand")

    # Record

    def tell(  # noqa: PLR0917 - in the order of an event's fields, since keywords cost on every event
        self,
        what: str,
        seat: int = -1,
        chips: int = 0,
        to: int = 0,
        cards: tuple[Card, ...] = (),
        place: str = "",
        seen: Seen = "all",
    ) -> None:
        """Add an event of the present step."""
        self.news += ((what, self.at, seat, chips, to, cards, place, seen),)


_named = tuple.__new__
"""Builds a named tuple without its argument parsing."""
