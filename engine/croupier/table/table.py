"""The moves at the table. Phases change a fresh copy of it inside `Hand.act`; nobody ever sees it change."""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING

from croupier.table.events import Event
from croupier.table.pots import unmatched
from croupier.table.state import Dead, State

if TYPE_CHECKING:
    from croupier.table.cards import Card
    from croupier.table.events import Seen


class Table(State):
    """The state of a hand, and all that can be done to it: chips, cards, the record."""

    __slots__ = ()

    # Seats

    @property
    def seats(self) -> int:
        """How many seats were dealt in."""
        return len(self.stacks)

    @property
    def live(self) -> tuple[int, ...]:
        """The seats still in the hand, in seat order."""
        return tuple([seat for seat, out in enumerate(self.folded) if not out])

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats in turn, beginning with the given one."""
        return self.rings[seat % len(self.rings)]

    def live_from(self, seat: int) -> tuple[int, ...]:
        """The seats still in the hand, in turn, beginning with the given one."""
        folded = self.folded
        return tuple([each for each in self.clockwise(seat) if not folded[each]])

    # Chips

    def pay(self, seat: int, chips: int, verb: str) -> None:
        """Move chips from a stack into the betting round (a `post` is dead money and opens no bet)."""
        self.stacks[seat] -= chips
        self.paid[seat] += chips
        if not self.stacks[seat]:
            self.able -= 1
        if verb != "post":
            self.bets[seat] += chips
        self.news.append(_event(Event, (verb, self.at, seat, chips, self.bets[seat], (), "", "all")))

    def return_uncalled(self) -> None:
        """Give back what nobody matched of the highest bet, and end the betting round."""
        seat, chips = unmatched(self.bets)
        if chips:
            self.able += not self.stacks[seat] and not self.folded[seat]
            self.stacks[seat] += chips
            self.paid[seat] -= chips
            self.tell("return", seat, chips=chips)
        self.bets = [0] * len(self.bets)

    def win(self, seat: int, chips: int, pot: int) -> None:
        """Push chips of one pot (0: the main pot) to a winner."""
        self.stacks[seat] += chips
        self.tell("win", seat, chips=chips, place=f"side pot {pot}" if pot else "main pot")

    # Cards

    def deal_around(self, seats: tuple[int, ...], rounds: int) -> None:
        """Give each seat in turn the next card of the stub, face down, so many times. The stub must hold them."""
        around, dealt = len(seats), self.stub[: len(seats) * rounds]
        always = (repeat(what) for what in ("deal", self.at, 0, 0, "hand", "owner"))
        verb, at, chips, to, where, seen = always
        told = zip(verb, at, seats * rounds, chips, to, zip(dealt), where, seen)  # noqa: B905 - the repeats never end
        self.news += map(_event, repeat(Event), told)
        for place, seat in enumerate(seats):
            self.hold(seat, self.hands[seat] + dealt[place::around])
        self.stub = self.stub[len(dealt) :]

    def serve(self, seat: int, count: int) -> None:
        """Give a seat the next cards of the stub as replacements, face down. The stub must hold them."""
        cards, self.stub = self.stub[:count], self.stub[count:]
        self.hold(seat, self.hands[seat] + cards)
        self.served = {**self.served, (self.at, seat): (*self.served.get((self.at, seat), ()), *cards)}
        self.tell("draw", seat, 0, 0, cards, "hand", "owner")

    def burn(self) -> None:
        """Lay the top card of the stub aside unseen."""
        card, self.stub = self.stub[0], self.stub[1:]
        self.dead += (Dead((card,), -1, "burn", self.at),)
        self.tell("burn", cards=(card,), place="muck", seen="nobody")

    def hold(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Put other cards into a hand."""
        self.hands = (*self.hands[:seat], cards, *self.hands[seat + 1 :])

    def drop(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Take cards out of a hand; the others keep their order."""
        self.hold(seat, tuple([card for card in self.hands[seat] if card not in cards]))

    def kill(self, seat: int, cards: tuple[Card, ...], how: str) -> None:
        """Put cards onto the muck."""
        self.dead += (Dead(cards, seat, how, self.at),)

    def fold(self, seat: int) -> None:
        """The seat is out; hand and piles go to the muck unseen."""
        cards = self.hands[seat]
        for step, whose in tuple(self.piles):
            if whose == seat:
                cards += self.take_pile(step, seat)
        self.hold(seat, ())
        self.folded = (*self.folded[:seat], True, *self.folded[seat + 1 :])
        self.left -= 1
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
        self.tell("show", seat, cards=self.hands[seat])

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
        self.news.append(_event(Event, (what, self.at, seat, chips, to, cards, place, seen)))


_event = tuple.__new__
"""Builds a named tuple without its argument parsing: a hand tells some seventy events."""
