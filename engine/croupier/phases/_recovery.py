"""Discards taken back: who may, how many, for which cards. For phases in which that can happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from croupier.phases._phase import Refusal, the
from croupier.spec.values import in_words, slug_of
from croupier.table import Offer

if TYPE_CHECKING:
    from croupier.table import Action, Card, Table

Number = Literal["as discarded", "up to as discarded"]
"""How many cards come back."""
Given = Literal["any cards", "replacements only"]
"""Which cards are given up for them."""
DEED = {"take_back": ("{seat} gives up {cards} and takes back {takes}",)}


class Recovery(NamedTuple):
    """The terms on which the discards of a draw come back."""

    draw: str
    """The draw's name."""
    number: Number = "as discarded"
    given: Given = "any cards"

    def pile(self, table: Table, seat: int) -> tuple[Card, ...]:
        """What lies there to be taken back."""
        return table.piles.get((slug_of(self.draw), seat), ())

    def offers(self, table: Table, seat: int) -> tuple[Offer, ...]:
        """The exchange, if there is one that can be made."""
        pile, among = self.pile(table, seat), self._givable(table, seat)
        least = len(pile) if self.number == "as discarded" else 1
        most = min(len(pile), len(among))
        return (Offer("take_back", least, most, among, pile),) if pile and least <= most else ()

    def why_not(self, table: Table, action: Action, clause: tuple[str, str, str]) -> Refusal:
        """A wrong number of cards, or cards from elsewhere.

        The clauses speak of what lies there, of what may be given up, and of how many.
        """
        nothing_there, not_given, count = clause
        pile = self.pile(table, action.seat)
        takes = action.takes or pile
        if not pile or not set(takes) <= set(pile):
            there = "only what the player threw" if pile else "nothing that the player threw"
            return Refusal(nothing_there, f"{there} in {the(self.draw)} can be taken back")
        if not set(action.cards) <= set(self._givable(table, action.seat)) or _twice(action.cards) or _twice(takes):
            whence = "in the player's hand" if self.given == "any cards" else f"received in {the(self.draw)}"
            return Refusal(not_given, f"only cards {whence} can be given up, each once")
        many = in_words(len(pile))
        thrown = "one card was thrown away" if len(pile) == 1 else f"{many} cards were thrown away"
        exact = f"{thrown}, so {many} must be given up for {'it' if len(pile) == 1 else 'them'}"
        upto = f"a player gives up as many cards as come back, {many} at most"
        return Refusal(count, exact if self.number == "as discarded" else upto)

    def exchange(self, table: Table, action: Action) -> None:
        """Give cards up for those taken back; what is given up is dead, and what is left still lies there."""
        seat, source = action.seat, slug_of(self.draw)
        taken = action.takes or self.pile(table, seat)
        given = tuple(sorted(action.cards, key=table.hands[seat].index))
        left = tuple(card for card in table.take_pile(source, seat) if card not in taken)
        table.drop(seat, given)
        table.kill(seat, given, "given up")
        if left:
            table.lay_pile(source, seat, left)
        table.tell("give_up", seat, cards=given, place="muck", seen="owner")
        table.hold(seat, table.hands[seat] + taken)
        table.tell("take_back", seat, cards=taken, place="hand", seen="owner")

    def clear(self, table: Table) -> None:
        """What nobody took back is dead from now on."""
        source = slug_of(self.draw)
        for step, seat in tuple(table.piles):
            if step == source:
                table.kill(seat, table.take_pile(source, seat), "discard")

    def _givable(self, table: Table, seat: int) -> tuple[Card, ...]:
        if self.given == "any cards":
            return table.hands[seat]
        draw = slug_of(self.draw)
        received = {card for step, whose, cards in table.served if (step, whose) == (draw, seat) for card in cards}
        return tuple(card for card in table.hands[seat] if card in received)


def _twice(cards: tuple[Card, ...]) -> bool:
    return len(set(cards)) < len(cards)
